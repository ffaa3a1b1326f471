/**
 * What must hold for every game. Each property runs on generated games; a failure prints the seed
 * and the smallest counterexample.
 */

import { isDeepStrictEqual } from 'node:util';
import {
  allSeats,
  applyChanges,
  asSeat,
  below,
  type Changes,
  canonical,
  checkSetup,
  type Game,
  includes,
  Log,
  Match,
  type OptionValue,
  parseAnswer,
  printAnswer,
  printOption,
  randomFrom,
  readRecord,
  redeal,
  replaceRandom,
  replay,
  type Seat,
  type Setup,
  Table,
  type View,
  viewOf,
  Watch,
  writeRecord,
} from '@deadlight/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySeat } from './disguise.ts';
import { anyAnswer, goesOn, playOn, somewhereIn } from './random-play.ts';

export interface Conformance<V> {
  /** Fails if the rules do not allow these winners. */
  checkEnding(table: Table<V>): void;
  /** Fails if state outside zones, such as markers, breaks the rules; called at every question. */
  checkTable?(table: Table<V>): void;
  /** Games to generate for each property. */
  readonly runs: number;
  /** Makes runs repeatable; without it each run generates its own games. */
  readonly seed?: number;
}

interface Case {
  readonly setup: Setup;
  readonly seed: string;
}

/** Any number of seats, any table options, any seed. */
function anyGame<V>(game: Game<V>): fc.Arbitrary<Case> {
  const options: fc.Arbitrary<Record<string, OptionValue>> = fc.record(
    Object.fromEntries(
      Object.entries(game.options).map(([name, values]) => [name, fc.constantFrom(...values)]),
    ),
  );
  return fc
    .record({ seats: fc.integer(game.seats), seed: fc.nat(), options })
    .map(({ seats, seed, options: chosen }) => ({
      setup: checkSetup(game, { seats, seed: String(seed), options: chosen }),
      seed: String(seed),
    }));
}

/** Every thing is in exactly the zone that it names. */
export function expectConserved<V>(table: Table<V>, things: number): void {
  const { zones, where } = table.state;
  const lies = new Array<number>(things).fill(0);
  zones.forEach((list, zone) => {
    for (const thing of list) {
      lies[thing]!++;
      if (where[thing] !== zone)
        expect.fail(
          `thing ${thing} lies in ${table.game.zones.list[zone]!.name} without knowing it`,
        );
    }
  });
  if (where.length !== things || lies.some((times) => times !== 1))
    expect.fail(
      `of ${things} things, these lie in no zone or in two: ${lies.flatMap((times, thing) => (times === 1 ? [] : [thing])).join()}`,
    );
}

const backsOf = <V>(table: Table<V>): string =>
  table.state.face
    .map((face) => table.game.kinds[face]!.back)
    .sort()
    .join();

const seatsOf = <V>(table: Table<V>): Seat[] => allSeats(table.state.seats);

/** Fails with the place where two long texts differ, instead of printing both. */
function expectSame(text: string, wanted: string): void {
  if (text === wanted) return;
  let at = 0;
  while (text[at] === wanted[at]) at++;
  const part = (of: string): string => of.slice(Math.max(0, at - 150), at + 150);
  expect.fail(`they part here:\n  ${part(text)}\nand here:\n  ${part(wanted)}`);
}

const seen = <V>(table: Table<V>, seat: Seat): string => canonical(viewOf(table, seat));

/** A seat's view without the question: nobody may learn something from a question alone. */
const onTheTable = <V>(table: Table<V>, seat: Seat): string =>
  canonical({ ...viewOf(table, seat), asked: null, question: null });

export function conformance<V>(
  game: Game<V>,
  { checkEnding, checkTable, runs, seed: from }: Conformance<V>,
): void {
  const cases = anyGame(game);
  // In a short game, most moments would be after the end.
  const reach = Math.min(200, game.longest);
  const check = (property: (generated: Case) => void, share = 1): void =>
    fc.assert(fc.property(cases, property), {
      numRuns: Math.max(1, Math.round(runs * share)),
      ...(from !== undefined && { seed: from }),
    });

  describe(`${game.id} keeps the laws of the engine`, () => {
    it('the same setup, seed and decisions give the same state, saved and restored at every step', () => {
      check(({ setup, seed }) => {
        const straight = Table.start(game, setup);
        const played = playOn(straight, randomFrom(seed));
        let saved = Table.start(game, setup);
        for (const { seat, answer } of played) {
          saved = new Table(game, JSON.parse(JSON.stringify(saved.state)));
          saved.decide(seat, answer);
        }
        expect(saved.hash).toBe(straight.hash);
      });
    });

    it('keeping a log changes nothing', () => {
      check(({ setup, seed }) => {
        const silent = Table.start(game, setup);
        const told = Table.start(game, setup, new Log());
        for (const { seat, answer } of playOn(silent, randomFrom(seed))) told.decide(seat, answer);
        expect(told.hash).toBe(silent.hash);
      }, 4);
    });

    it('every game ends within its bound, with winners that the rules allow', () => {
      check(({ setup, seed }) => {
        const table = Table.start(game, setup);
        playOn(table, randomFrom(seed));
        expect(table.over).not.toBeNull();
        checkEnding(table);
      }, 4);
    });

    it('nothing appears or vanishes', () => {
      check(({ setup, seed }) => {
        const table = Table.start(game, setup);
        const things = table.state.where.length;
        const backs = backsOf(table);
        const expectSound = (): void => {
          expectConserved(table, things);
          checkTable?.(table);
        };
        playOn(table, randomFrom(seed), expectSound);
        expectSound();
        expect(backsOf(table)).toBe(backs);
      });
    });

    it('an option is what its notation says, and a game what its record says', () => {
      check(({ setup, seed }) => {
        const match = new Match(game, setup);
        const random = randomFrom(seed);
        for (let n = 0; goesOn(match.table, n); n++) {
          const { table } = match;
          const seat = table.pending[below(random, table.pending.length)]!;
          const options = table.options(seat).slice();
          const said = options.map((option) => printOption(game, option));
          expect(new Set(said).size).toBe(said.length);
          options.forEach((option, i) => {
            expect(parseAnswer(game, said[i]!, false)).toBe(option);
          });
          const answer = anyAnswer(table, seat, random);
          const { min, max } = table.choose(seat);
          const reread = parseAnswer(game, printAnswer(game, answer), min !== 1 || max !== 1);
          expect(reread).toEqual(answer);
          match.decide(seat, answer);
        }
        const record = readRecord(writeRecord(match), { [game.id]: game });
        expect(replay(game, record).table.hash).toBe(match.table.hash);
      });
    });

    it('no seat can tell a table from one where everything it cannot know is redealt', () => {
      check(({ setup, seed }) => {
        const random = randomFrom(`${seed}:watch`);
        playOn(Table.start(game, setup), randomFrom(seed), (table, at) => {
          const seat = asSeat(below(random, setup.seats));
          const other = redeal(table, seat, `${seed}:${at}`);
          expectSame(seen(other, seat), seen(table, seat));
          expectConserved(other, table.state.where.length);
        });
      });
    });

    it('a redeal depends only on what the seat knows, and can be played', () => {
      check(({ setup, seed }) => {
        const random = randomFrom(`${seed}:watch`);
        const table = somewhereIn(game, setup, seed, below(random, reach));
        for (const seat of seatsOf(table)) {
          const once = redeal(table, seat, 'a');
          expect(redeal(redeal(table, seat, 'b'), seat, 'a').hash).toBe(once.hash);
          playOn(once, randomFrom(seed));
        }
      });
    });

    it('two such tables keep looking alike until the seat learns the difference', () => {
      check(({ setup, seed }) => {
        const random = randomFrom(`${seed}:mirror`);
        const table = somewhereIn(game, setup, seed, below(random, reach));
        // With answers outstanding, other seats' secret answers would be withdrawn on one table only.
        while (table.over === null && table.pending.length < table.asked.length)
          table.decide(table.pending[0]!, anyAnswer(table, table.pending[0]!, random));
        if (table.over !== null) return;
        for (const seat of seatsOf(table)) mirror(table, seat, randomFrom(`${seed}:${seat}`));
      }, 8);
    });

    it('simultaneous answers give the same state in any order, and betray nothing before the last', () => {
      check(({ setup, seed }) => {
        const random = randomFrom(`${seed}:order`);
        playOn(Table.start(game, setup), randomFrom(seed), (table) => {
          if (table.pending.length > 1) expectOrderFree(table, random);
        });
      });
    });

    it('nothing else tells who has answered either: no number, no undo, no refusal', () => {
      check(({ setup, seed }) => {
        const match = new Match(game, setup);
        const random = randomFrom(`${seed}:silence`);
        for (let n = 0; goesOn(match.table, n); n++) {
          const { table } = match;
          if (table.asked.length > 1) expectSilence(match, random);
          else match.decide(table.pending[0]!, anyAnswer(table, table.pending[0]!, random));
        }
      });
    });

    it('a view and its changes give the next view, even if the game is restored or goes back', () => {
      check(({ setup, seed }) => {
        const match = new Match(game, setup);
        const random = randomFrom(seed);
        const page = new Page(match.table);
        for (let n = 0; goesOn(match.table, match.decisions.length); n++) {
          const seat = match.table.pending[below(random, match.table.pending.length)]!;
          match.decide(seat, anyAnswer(match.table, seat, random));
          page.turn(match.table);
          // Without a limit on going back, the game would never end.
          if (n >= game.longest) continue;
          const chance = below(random, 40);
          if (chance === 0)
            page.turn(new Table(game, JSON.parse(JSON.stringify(match.table.state))));
          if (chance === 1 && match.decisions.length < 200) {
            match.rewind(below(random, match.decisions.length));
            page.turn(match.table);
          }
          if (chance < 10 && match.undoable(seat) > 0) {
            match.undo(seat);
            page.turn(match.table);
          }
        }
      }, 0.1);
    });

    it('what is taken back leaves no trace, and can be done again', () => {
      check(({ setup, seed }) => {
        const match = new Match(game, setup);
        const random = randomFrom(seed);
        const hashes: string[] = [];
        const told: number[] = [];
        for (let n = 0; goesOn(match.table, n); n++) {
          hashes[match.decisions.length] = match.table.hash;
          told[match.decisions.length] = match.log.entries.length;
          const seat = match.table.pending[below(random, match.table.pending.length)]!;
          match.decide(seat, anyAnswer(match.table, seat, random));
          const back = match.undoable(seat);
          if (back === 0 || below(random, 4) > 0) continue;
          const { hash } = match.table;
          const again = match.decisions.slice(-back);
          for (let i = 0; i < back; i++) match.undo(seat);
          expect(match.table.hash).toBe(hashes[match.decisions.length]);
          expect(match.log.entries.length).toBe(told[match.decisions.length]);
          for (const decision of again) match.say(decision.seat, decision.says);
          expect(match.table.hash).toBe(hash);
        }
      });
    });
  });
}

/** Everything that a seat can find out about a match. */
function noticed<V>(match: Match<V>, seat: Seat): string {
  const refusals = [
    () => match.say(seat, 'no such thing'),
    () => match.say(seat, 'no such thing', match.numberFor(seat) + 1),
    () => match.undoable(seat) === 0 && match.undo(seat),
  ].map((attempt) => {
    try {
      return attempt();
    } catch (error) {
      return String(error);
    }
  });
  return canonical([
    viewOf(match.table, seat),
    match.numberFor(seat),
    match.undoable(seat),
    match.whyNotUndo(seat),
    refusals,
    match.log.linesFor(seat),
  ]);
}

/** Lets all answer a simultaneous question, in any order; the observer must notice nothing. */
function expectSilence<V>(match: Match<V>, random: ReturnType<typeof randomFrom>): void {
  const asked = match.table.asked.slice();
  const at = new Map(asked.map((seat) => [seat, match.numberFor(seat)]));
  const order = asked.toSorted(() => below(random, 3) - 1);
  const everyone = everySeat(match.table);
  while (order.length > 0) {
    const seat = order.shift()!;
    const others = everyone.filter((other) => other !== seat);
    const before = others.map((other) => noticed(match, other));
    const says = printAnswer(match.game, anyAnswer(match.table, seat, random));
    match.say(seat, says, at.get(seat)!);
    if (order.length === 0) return;
    others.forEach((other, i) => {
      expectSame(noticed(match, other), before[i]!);
    });
    if (below(random, 3) > 0) continue;
    match.undo(seat);
    others.forEach((other, i) => {
      expectSame(noticed(match, other), before[i]!);
    });
    expect(() => match.say(seat, says, at.get(seat)!)).toThrow('too late');
    match.say(seat, says, match.numberFor(seat));
  }
}

/** Remote watchers: each is sent the whole view once, and then only changes. */
class Page<V> {
  readonly #watch: Watch<V>;
  readonly #views: Map<Seat, View<V>>;

  constructor(table: Table<V>) {
    this.#watch = new Watch(table);
    this.#views = new Map(everySeat(table).map((seat) => [seat, this.#watch.follow(seat)]));
  }

  turn(table: Table<V>): void {
    for (const [seat, changes] of this.#watch.look(table)) {
      const sent = JSON.parse(JSON.stringify(changes)) as Changes;
      const view = applyChanges(this.#views.get(seat)!, sent);
      const wanted = viewOf(table, seat);
      if (!isDeepStrictEqual(view, wanted)) expectSame(canonical(view), canonical(wanted));
      this.#views.set(seat, view);
    }
  }
}

/** Plays two tables that a seat cannot tell apart, with the same dice, until it learns the difference. */
export function mirror<V>(
  table: Table<V>,
  seat: Seat,
  random: ReturnType<typeof randomFrom>,
): void {
  const here = table.clone(new Log());
  const there = redeal(table, seat, 'mirror');
  there.log = new Log();
  replaceRandom(there.state.random, table.state.random);
  for (let steps = 0; steps < 30; steps++) {
    const both = here.pending.filter((other) => there.pending.includes(other));
    const actor = both[below(random, both.length)];
    if (actor === undefined) return;
    const answer = anyAnswer(here, actor, random);
    const offered = there.options(actor);
    const legal = typeof answer === 'number' ? [answer] : answer;
    if (!legal.every((option) => offered.includes(option))) return;
    const before = [here.log!.entries.length, there.log!.entries.length] as const;
    here.learned = 0;
    there.learned = 0;
    here.decide(actor, answer);
    there.decide(actor, answer);
    if (here.over !== null || there.over !== null) return;
    const learned = includes(here.learned | there.learned, seat);
    if (learned && onTheTable(there, seat) !== onTheTable(here, seat)) return;
    expectSame(seen(there, seat), seen(here, seat));
    // Apart from order, the log may tell no more than the view shows, even of what was learned.
    const told = [here.log!.linesFor(seat, before[0]), there.log!.linesFor(seat, before[1])].map(
      (lines) => (learned ? lines.map(canonical).sort() : lines.map(canonical)),
    );
    expect(told[1]).toEqual(told[0]);
  }
}

function expectOrderFree<V>(table: Table<V>, random: ReturnType<typeof randomFrom>): void {
  const answers = table.pending.map((seat) => ({
    seat,
    answer: anyAnswer(table.clone(), seat, random),
  }));
  const forward = table.clone();
  const backward = table.clone();
  answers.forEach(({ seat, answer }, i) => {
    const waiting = answers.slice(i + 1).map((other) => other.seat);
    const before = waiting.map((other) => seen(forward, other));
    forward.decide(seat, answer);
    if (waiting.length > 0) expect(waiting.map((other) => seen(forward, other))).toEqual(before);
  });
  for (const { seat, answer } of answers.toReversed()) backward.decide(seat, answer);
  expect(backward.hash).toBe(forward.hash);
}
