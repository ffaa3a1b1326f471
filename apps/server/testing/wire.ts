/**
 * The law of views, for the wire: two tables that differ only in what a seat cannot know send it the same
 * bytes, in as many messages, for as long as it learns nothing of the difference.
 */
import {
  below,
  checkSetup,
  includes,
  Log,
  type Match,
  NOBODY,
  type Random,
  randomFrom,
  redeal,
  type Seat,
  SPECTATOR,
  Table,
} from '@deadlight/engine';
import { loadGame, Screen, TableHost } from '@deadlight/host';
import { expect } from 'vitest';

/** A table in the middle of a game, with a page before it: what a `Match` gives a host, without the way there. */
class Stand {
  readonly match: Match;
  readonly host: TableHost;
  readonly sent: string[] = [];
  #turns = 0;

  constructor(app: ConstructorParameters<typeof TableHost>[1], table: Table, eye: Seat) {
    const log = new Log();
    table.log = log;
    const numberFor = (): number => this.#turns;
    this.match = {
      table,
      log,
      game: table.game,
      decisions: [],
      numberFor,
      undoable: () => 0,
      undoBar: () => null,
      setup: { seed: '' },
    } as never;
    const players = Array.from({ length: table.state.seats }, (_, seat) => ({
      kind: 'person' as const,
      name: `P${seat}`,
    }));
    this.host = new TableHost('table', app, this.match, players);
    this.host.join(
      new Screen(eye === SPECTATOR ? [] : [eye], (message) =>
        this.sent.push(JSON.stringify(message)),
      ),
    );
  }

  decide(seat: Seat, answer: number | readonly number[]): void {
    const { table } = this.match;
    if (table.pending.length === 1) this.#turns++;
    table.learned = NOBODY;
    table.decide(seat, answer);
    this.host.tell();
  }
}

function anyAnswer(table: Table, seat: Seat, random: Random): number | readonly number[] {
  const { min, max } = table.choose(seat);
  const options = table.options(seat);
  if (min === 1 && max === 1) return options[below(random, options.length)]!;
  return options.slice(0, min);
}

/** In a world that was only imagined it may be that nothing is offered at all. */
function isOffered(table: Table, seat: Seat, answer: number | readonly number[]): boolean {
  try {
    const options = table.options(seat);
    return [answer].flat().every((option) => options.includes(option as number));
  } catch (error) {
    if ((error as Error).name === 'Broken') return false;
    throw error;
  }
}

/** Compares so many positions of random games; gives how many messages were the same. */
export async function expectSameBytes(
  game: string,
  positions: number,
  seed: string,
): Promise<number> {
  const app = await loadGame(game);
  const random = randomFrom(seed);
  let messages = 0;
  for (let done = 0, n = 0; done < positions; n++) {
    const [least, most] = [app.game.seats.min, app.game.seats.max];
    const seats = least + below(random, most - least + 1);
    const setup = { seats, seed: `${seed}:${n}`, options: {} };
    const ruled = checkSetup(app.game, setup);
    const table = Table.start(app.game, ruled);
    for (let at = 0; at < 600 && table.over === null && done < positions; at++) {
      if (below(random, 8) === 0 && table.pending.length === table.asked.length) {
        const eye = below(random, seats + 1) - 1;
        messages += sameFrom(app, table, eye === -1 ? SPECTATOR : eye, random);
        done++;
      }
      const { pending } = table;
      const seat = pending[below(random, pending.length)]!;
      table.decide(seat, anyAnswer(table, seat, random));
    }
  }
  return messages;
}

function sameFrom(
  app: ConstructorParameters<typeof TableHost>[1],
  table: Table,
  eye: Seat,
  random: Random,
): number {
  const here = new Stand(app, table.clone(), eye);
  const other = redeal(table, eye, `${below(random, 1e9)}`);
  // The same dice on both, so that only what is hidden differs.
  other.state.random.length = 0;
  other.state.random.push(...table.state.random);
  const there = new Stand(app, other, eye);
  expect(there.sent).toEqual(here.sent);
  for (let step = 0; step < 12; step++) {
    const [a, b] = [here.match.table, there.match.table];
    const both = a.pending.filter((seat) => b.pending.includes(seat));
    const seat = both[below(random, both.length)];
    if (seat === undefined) break;
    const answer = anyAnswer(a, seat, random);
    if (!isOffered(b, seat, answer)) break;
    const before = here.sent.length;
    here.decide(seat, answer);
    there.decide(seat, answer);
    const learned = includes(a.learned | b.learned, eye) || a.over !== null || b.over !== null;
    if (learned) break;
    expect(there.sent.slice(before)).toEqual(here.sent.slice(before));
  }
  return here.sent.length;
}
