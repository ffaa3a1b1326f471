import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Arrival } from './arrival.ts';
import { PATIENCE, Stay } from './stay.ts';

type Line =
  | { readonly to: 'owner'; readonly do: 'begin'; readonly visit: number; readonly base: number }
  | {
      readonly to: 'owner';
      readonly do: 'say';
      readonly visit: number;
      readonly n: number;
      readonly what: string;
    }
  | {
      readonly to: 'gateway';
      readonly visit: number;
      readonly m: number;
      readonly done: number;
      readonly view: number;
    }
  | { readonly to: 'gateway'; readonly visit: number; readonly unknown: true };

/** A page, its gateway, a bus that does what it likes, and owners who may die. */
class World {
  readonly stay = new Stay<string>();
  #arrival: Arrival | null = null;
  /** What the table's log says: it outlives its owners. */
  readonly log: string[] = [];
  /** What the page was shown: how long the log was. */
  readonly shown: number[] = [];
  readonly acknowledged: string[] = [];
  /** What only one owner did, and nobody keeps. */
  readonly talked: string[] = [];
  readonly bus: Line[] = [];
  now = 0;

  constructor() {
    this.enter();
  }

  enter(): void {
    const base = this.stay.begin(this.now);
    const { visit } = this.stay;
    this.bus.push({ to: 'owner', do: 'begin', visit, base });
    for (const { n, what } of this.stay.waiting)
      this.bus.push({ to: 'owner', do: 'say', visit, n, what });
  }

  say(what: string): void {
    const n = this.stay.say(what, this.now);
    this.bus.push({ to: 'owner', do: 'say', visit: this.stay.visit, n, what });
  }

  die(): void {
    this.#arrival = null;
    this.talked.length = 0;
  }

  wait(): void {
    this.now += PATIENCE;
    if (this.stay.isOver(this.now)) this.enter();
  }

  deliver(index: number): void {
    const [line] = this.bus.splice(index, 1);
    this.#hear(line!);
  }

  repeat(index: number): void {
    this.#hear(this.bus[index]!);
  }

  #hear(line: Line): void {
    if (line.to === 'owner') this.#own(line);
    else if ('unknown' in line) this.stay.doubt(line.visit);
    else if (this.stay.hear(line.visit, line.m) === 'take') {
      this.shown.push(line.view);
      this.acknowledged.push(...this.stay.done(line.done, this.now));
    }
  }

  #own(line: Extract<Line, { to: 'owner' }>): void {
    const { visit } = line;
    if (line.do === 'begin') {
      this.#arrival ??= new Arrival();
      if (this.#arrival.begin(visit, line.base)) this.#answer(line.base);
      return;
    }
    const verdict = this.#arrival?.hear(visit, line.n) ?? 'doubt';
    if (verdict === 'doubt') this.bus.push({ to: 'gateway', visit, unknown: true });
    if (verdict !== 'take') return;
    const { n, what } = line;
    // A decision has an id; talk has none, and is not repeated where it is known.
    if (!this.log.includes(what)) this.log.push(what);
    if (!this.#arrival!.isDone(n)) this.talked.push(what);
    this.#arrival!.finish(n);
    this.#answer(n);
  }

  #answer(done: number): void {
    const { visit } = this.#arrival!;
    const m = this.#arrival!.next();
    this.bus.push({ to: 'gateway', visit, m, done, view: this.log.length });
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'say' as const }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('deliver' as const), at: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), at: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), at: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'die' as const }) },
);

function run(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): {
  world: World;
  said: string[];
} {
  const world = new World();
  const said: string[] = [];
  for (const one of steps) {
    const at = 'at' in one ? one.at % Math.max(1, world.bus.length) : 0;
    if (one.do === 'say') {
      said.push(`d${said.length}`);
      world.say(said.at(-1)!);
    } else if (one.do === 'wait') world.wait();
    else if (one.do === 'die') world.die();
    else if (world.bus.length === 0) continue;
    else if (one.do === 'deliver') world.deliver(at);
    else if (one.do === 'repeat') world.repeat(at);
    else world.bus.splice(at, 1);
  }
  return { world, said };
}

/** From now on nothing is lost. */
function heal(world: World): void {
  for (let round = 0; round < 20; round++) {
    while (world.bus.length > 0) world.deliver(0);
    world.wait();
  }
}

describe('visits on a bus that loses, repeats, delays and overtakes', () => {
  test('everything is done once, in order, and acknowledged in the end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { world, said } = run(steps);
        heal(world);
        expect(world.log).toEqual(said);
        expect(world.acknowledged).toEqual(said);
        expect(world.stay.waiting).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('nothing is acknowledged that is not done, and no view goes back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { world } = run(steps);
        expect(world.log.slice(0, world.acknowledged.length)).toEqual(world.acknowledged);
        expect(world.shown).toEqual(world.shown.toSorted((a, b) => a - b));
      }),
      { numRuns: 2000 },
    );
  });

  test('a live owner does nothing twice, even without an id', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { world, said } = run(steps.filter((one) => one.do !== 'die'));
        heal(world);
        expect(world.talked).toEqual(said);
      }),
      { numRuns: 2000 },
    );
  });

  test('a quiet visit goes on; one without acknowledgements ends, with backoff', () => {
    const stay = new Stay<string>();
    stay.begin(0);
    expect(stay.isOver(PATIENCE - 1)).toBe(false);
    expect(stay.isOver(PATIENCE)).toBe(true);
    stay.begin(PATIENCE);
    expect(stay.isOver(2 * PATIENCE)).toBe(false);
    expect(stay.isOver(3 * PATIENCE)).toBe(true);
    stay.begin(3 * PATIENCE);
    stay.done(0, 3 * PATIENCE);
    expect(stay.isOver(100 * PATIENCE)).toBe(false);
    stay.say('hello', 100 * PATIENCE);
    expect(stay.isOver(101 * PATIENCE - 1)).toBe(false);
    expect(stay.isOver(101 * PATIENCE)).toBe(true);
  });
});
