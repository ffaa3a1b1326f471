/**
 * The law of views, for the wire: two tables that differ only in what a seat cannot know send it the same
 * bytes, in as many messages, for as long as it learns nothing of the difference.
 */
import {
  type Answer,
  allSeats,
  asSeat,
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
import { type FromServer, loadGame, Screen, TableHost } from '@deadlight/host';
import { expect } from 'vitest';
import type { Client } from '../src/socket/client.ts';
import type { TableDoc, VoteDoc } from '../src/store/store.ts';
import { Attendance } from '../src/table/attendance.ts';
import { Clock } from '../src/table/clock.ts';
import type { MatchLog } from '../src/table/match-log.ts';
import { EMPTY } from '../src/table/seating.ts';
import { infoFor } from '../src/table/table-info.ts';
import { Vote } from '../src/table/vote.ts';

const guestIn = (seat: Seat): string => `guest ${seat}`;

const docFor = (game: string, seats: number): TableDoc => ({
  id: 'table',
  game,
  rules: 1,
  options: {},
  seats: allSeats(seats).map((seat) => ({
    ...EMPTY,
    guest: guestIn(seat),
    name: `P${seat}`,
  })),
  owner: guestIn(asSeat(0)),
  listed: true,
  friends: false,
  spectators: true,
  hints: true,
  chat: true,
  join: true,
  programs: false,
  clock: { bank: 900, more: 30 },
  bots: 'survivor',
  state: 'playing',
  ended: false,
  faulty: false,
  wasRead: false,
  vote: null,
  next: null,
  banned: [],
  promised: null,
  deal: null,
  whatIf: null,
  created: 0,
  changed: 0,
  secret: '00'.repeat(32),
});

/** Somebody would like to take back everything. */
const VOTE: VoteDoc = {
  number: 0,
  about: { do: 'rewind', to: 0 },
  by: asSeat(0),
  guest: null,
  key: null,
  began: 0,
  until: 1,
  said: [[asSeat(0), 'yes']],
};

/**
 * A table in the middle of a game, with a page before it: what a `Match` gives a host, without the way there. Clocks run,
 * and there is a vote about taking all of it back, so that everything is told that a server tells of a table.
 */
export class Stand {
  readonly match: Match;
  readonly host: TableHost;
  readonly sent: string[] = [];
  readonly #doc: TableDoc;
  readonly #client: Client;
  readonly #attendance = new Attendance(0);
  readonly #vote: Vote;
  readonly #clock: Clock;
  #now = 0;
  #turns = 0;

  /** A page that `watches` belongs to somebody who has a seat, and shows what everybody may see. */
  constructor(
    app: ConstructorParameters<typeof TableHost>[1],
    table: Table,
    eye: Seat,
    watches = false,
  ) {
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
      whyNotUndo: () => null,
      setup: { seed: '' },
    } as never;
    const players = Array.from({ length: table.state.seats }, (_, seat) => ({
      kind: 'person' as const,
      name: `P${seat}`,
    }));
    this.host = new TableHost('table', app, this.match, players);
    const sendText = (text: string): void => void this.sent.push(text);
    const send = (message: FromServer): void => sendText(JSON.stringify(message));
    this.#doc = docFor(table.game.id, table.state.seats);
    this.#client = {
      guest: guestIn(watches ? asSeat(0) : eye),
      from: 'here',
      seq: 0,
      seen: true,
      isAt: () => true,
      send,
      sendText,
      disconnect: () => {},
    };
    this.#attendance.begin(this.#client, 0, { watches });
    const screen = new Screen(this.#attendance.seatsOf(this.#client, this.#doc.seats), send);
    expect(screen.eye).toBe(eye);
    this.#attendance.of(this.#client)!.screen = screen;
    this.#vote = new Vote(VOTE, [asSeat(0)]);
    this.#clock = new Clock(this.#doc.clock!, table.state.seats, () => true);
    this.#clock.ask(table.asked, this.#now);
    this.#clock.run(true, this.#now);
    this.host.join(screen);
    this.#tellAround();
  }

  /** What the server says of a table besides the game itself. */
  #tellAround(): void {
    // All that a vote and the clocks ask of the play.
    const play = {
      host: this.host,
      stepAt: () => ({ decisions: 0, told: 0 }),
    } as unknown as MatchLog;
    const about = { table: this.#doc, attendance: this.#attendance, vote: this.#vote, play };
    this.#client.send({ say: 'table', table: infoFor(this.#client, about, this.#now) });
    this.#client.send({
      say: 'time',
      waited: 0,
      paused: false,
      clock: this.#clock.times(this.#now),
    });
  }

  decide(seat: Seat, answer: Answer): void {
    const { table } = this.match;
    const turns = table.pending.length === 1;
    if (turns) this.#turns++;
    this.#now += 1000;
    this.#clock.leftOf(seat, this.#now);
    table.learned = NOBODY;
    table.decide(seat, answer);
    this.host.tell();
    if (turns) this.#clock.ask(table.asked, this.#now);
    this.#tellAround();
  }
}

export function anyAnswer(table: Table, seat: Seat, random: Random): Answer {
  const { min, max } = table.choose(seat);
  const options = table.options(seat);
  if (min === 1 && max === 1) return options[below(random, options.length)]!;
  return options.slice(0, min);
}

/** In a world that was only imagined it may be that nothing is offered at all. */
function isOffered(table: Table, seat: Seat, answer: Answer): boolean {
  try {
    const options = table.options(seat);
    return [answer].flat().every((option) => options.includes(option));
  } catch (error) {
    if ((error as Error).name === 'Broken') return false;
    throw error;
  }
}

/** Compares a number of positions of random games; returns how many messages were the same. */
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
        messages += sameFrom(app, table, eye === -1 ? SPECTATOR : asSeat(eye), random);
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
  const watches = eye === SPECTATOR && below(random, 2) === 0;
  const here = new Stand(app, table.clone(), eye, watches);
  const other = redeal(table, eye, `${below(random, 1e9)}`);
  // The same dice on both, so that only what is hidden differs.
  other.state.random.length = 0;
  other.state.random.push(...table.state.random);
  const there = new Stand(app, other, eye, watches);
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
