/** Whole games on a rough road, and what must be true of them afterwards. */
import {
  allSeats,
  asSeat,
  type Game,
  type GameRecord,
  Match,
  randomFrom,
  readRecord,
  type Seat,
  SPECTATOR,
  viewOf,
} from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { expect, vi } from 'vitest';
import type { Entry } from '../src/store/store.ts';
import { Guest } from '../src/testing.ts';
import type { Kept } from './kept.ts';
import { type Roughness, RoughRoad } from './rough-road.ts';
import { Traveller } from './traveller.ts';
import { printOf } from './view-print.ts';

export const ROUGH: Roughness = { drop: 20, double: 30, overtake: 30, delay: 200, cut: 4 };

export const GAMES = [
  { game: 'panic', seats: 4, people: 4 },
  { game: 'nemesis', seats: 3, people: 2 },
  { game: 'lockdown', seats: 2, people: 2 },
] as const;

/** Opens a table and seats people at it, on a smooth road; gives the table and their cookies. */
export async function opened(where: number | string, which: (typeof GAMES)[number]) {
  const guests = await Promise.all(
    Array.from({ length: which.people + 1 }, () => new Guest().connect(where)),
  );
  const owner = guests[0]!;
  const table = await owner.open({ game: which.game, seats: which.seats, bots: 'random' });
  const people = guests.slice(0, which.people);
  for (const [seat, guest] of people.entries()) {
    if (seat > 0) await guest.enter(table);
    await guest.sit(asSeat(seat), `P${seat + 1}`);
    if (seat > 0) guest.say({ say: 'ready', ready: true });
  }
  await owner.until(() =>
    owner.info!.seats.every(({ kind, ready }, i) => kind !== 'person' || i === 0 || ready),
  );
  owner.say({ say: 'start' });
  await owner.until(() => owner.info!.state === 'playing', 'the start');
  for (const guest of guests) guest.close();
  return { table, cookies: guests.map(({ cookie }) => cookie!) };
}

export interface Journey {
  readonly decisions: number;
  readonly views: number;
  readonly resyncs: number;
  readonly connections: number;
}

/** Plays games at once, each by people who travel a rough road, and checks that all agree on everything. */
export async function travel(
  port: number,
  { log }: Kept,
  games: number,
  seed: string,
  rough: Roughness = ROUGH,
): Promise<Journey> {
  const random = randomFrom(seed);
  const road = await RoughRoad.to(port, random, rough);
  const journeys = await Promise.all(
    Array.from({ length: games }, async (_, n) => {
      const which = GAMES[n % GAMES.length]!;
      const { table, cookies } = await opened(port, which);
      const travellers = cookies.map(
        (cookie, i) =>
          new Traveller(road.port, table, cookie, `${n}-${i}`, randomFrom(`${seed}:${n}:${i}`)),
      );
      const name = `${which.game} ${n}`;
      await vi.waitFor(
        () => {
          if (!travellers.every(({ isDone }) => isDone)) expect.fail(`${name} does not end`);
        },
        { timeout: 240_000, interval: 50 },
      );
      for (const traveller of travellers) traveller.close();
      return { table, travellers, which, name };
    }),
  );
  road.close();
  for (const what of ['drop', 'double', 'overtake', 'delay', 'cut'] as const)
    if (rough[what] > 0) expect(road.happened[what]).toBeGreaterThan(0);
  const total = { decisions: 0, views: 0, resyncs: 0, connections: 0 };
  for (const { table, travellers, which } of journeys) {
    const { game } = await loadGame(which.game);
    const text = await (await fetch(`http://127.0.0.1:${port}/record/${table}`)).text();
    const record = readRecord(text, { [game.id]: game });
    const truth = viewsOf(record, game);
    for (const [i, traveller] of travellers.entries()) {
      expect(traveller.troubles).toEqual([]);
      const seat = i < which.people ? asSeat(i) : SPECTATOR;
      for (const [number, views] of traveller.shown)
        for (const view of views) {
          total.views++;
          if (truth.get(seat)?.get(number)?.has(view) !== true)
            expect.fail(`seat ${seat} of ${table} saw at ${number} what was not there`);
        }
      total.resyncs += traveller.resyncs;
      total.connections += traveller.connections;
    }
    const kept = idsIn(await log(table));
    expect(new Set(kept).size).toBe(kept.length);
    const acknowledged = travellers.flatMap(({ taken }) => [...taken.keys()]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.toSorted()).toEqual(kept.toSorted());
    total.decisions += record.decisions.length;
  }
  return total;
}

type Truth = ReadonlyMap<Seat, ReadonlyMap<number, ReadonlySet<string>>>;

/** Everything that anybody could rightly see on the way, by seat and number of the question. */
function viewsOf(record: GameRecord, game: Game): Truth {
  const match = new Match(game, record.setup);
  const seats = [SPECTATOR, ...allSeats(record.setup.seats)];
  const truth = new Map(seats.map((seat) => [seat, new Map<number, Set<string>>()]));
  const look = (): void => {
    for (const seat of seats) {
      const views = truth.get(seat)!;
      const number = match.numberFor(seat);
      const seen = views.get(number) ?? new Set();
      seen.add(printOf(viewOf(match.table, seat)));
      views.set(number, seen);
    }
  };
  look();
  for (const { seat, says } of record.decisions) {
    match.say(seat, says);
    look();
  }
  return truth;
}

/** The ids of what people have decided, as they are in a log. */
export const idsIn = (log: readonly Entry[]): string[] =>
  log
    .flatMap((entry) => ('id' in entry ? (entry.id ?? []) : []))
    .map((id) => id.slice(id.indexOf(':') + 1));
