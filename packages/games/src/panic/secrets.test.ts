import {
  allSeats,
  asSeat,
  below,
  canonical,
  checkSetup,
  codeOf,
  FIRST_SEAT,
  HIDDEN,
  type Kind,
  Log,
  type Option,
  type Random,
  randomFrom,
  type Seat,
  SPECTATOR,
  shuffle,
  Table,
  viewOf,
} from '@deadlight/engine';
import { disguise, everySeat, seedsUntil } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { game as panic } from './game.ts';
import { COLOURS, KIND, kindOf } from './things.ts';
import type { PanicTable } from './vars.ts';
import { VERB } from './words.ts';
import { ROOMS, ZONE } from './zones.ts';

type Options = Readonly<Record<string, boolean | number>>;

const start = (seed: string, seats: number, options: Options = {}, log: Log | null = null) =>
  Table.start(panic, checkSetup(panic, { seats, seed, options }), log);

/** Plays a game at random and looks at it before every decision. */
function play(
  seed: string,
  log: Log | null,
  look: (table: PanicTable, random: Random, decision: { seat: Seat; option: Option }) => void,
): void {
  const random = randomFrom(`${seed} played`);
  const seats = 4 + below(random, 3);
  const table = start(seed, seats, { bonus: below(random, 2) === 0, vote: true }, log);
  for (let n = 0; n < 600 && table.over === null; n++) {
    const seat = table.pending[0]!;
    const options = table.options(seat);
    const option = options[below(random, options.length)]!;
    look(table, random, { seat, option });
    table.decide(seat, option);
  }
}

/** Another table that must look the same to a seat: what it cannot see is anything else. */
function masked(table: PanicTable, seat: Seat, random: Random): PanicTable {
  const other = disguise(table, seat, random);
  const { zones } = other.state;
  // Any number of players could be infected, in any order, and have done anything.
  for (const zone of [ZONE.infected, ZONE.infectors, ZONE.killers]) {
    const loose = zones[ZONE.unmarked]!;
    if (loose.length > 0) other.move(loose[below(random, loose.length)]!, zone);
    shuffle(random, zones[zone]!);
  }
  // Somebody else could be the last human of the last scan.
  const human = asSeat(below(random, table.state.seats));
  if (human !== seat) other.move(zones[ZONE.unmarked]!.at(-1)!, ZONE.lone(human));
  return other;
}

const SEEDS = Array.from({ length: 12 }, (_, i) => `secrets-${i}`);

describe('who knows what', () => {
  it('[PAN-INFO-privateToPlayer-01, PAN-INFO-privateToPlayer-02, PAN-INFO-hidden-01, PAN-INFO-hidden-02, PAN-INFO-hidden-03] views and questions of a player depend on nothing hidden from them', () => {
    let looks = 0;
    for (const seed of seedsUntil('secrets', 12, () => looks > 1000))
      play(seed, null, (table, random) => {
        if (below(random, 6) > 0) return;
        for (const seat of everySeat(table)) {
          const other = masked(table, seat, random);
          expect(canonical(viewOf(other, seat))).toBe(canonical(viewOf(table, seat)));
          looks++;
        }
      });
  });

  it('[PAN-INFO-privateToPlayer-01, PAN-INFO-privateToPlayer-02, PAN-INFO-hidden-01, PAN-INFO-hidden-03] public actions of others tell a player nothing that is hidden from them', () => {
    const open: readonly number[] = [
      VERB.move.code,
      VERB.run.code,
      VERB.stay.code,
      VERB.treat.code,
      VERB.end.code,
    ];
    let looks = 0;
    for (const seed of seedsUntil('secrets', 12, () => looks > 1000))
      play(seed, null, (table, random, { seat: actor, option }) => {
        if (!open.includes(codeOf(option))) return;
        const after = table.clone(new Log());
        after.decide(actor, option);
        if (after.over !== null) return;
        for (const seat of everySeat(table)) {
          const other = masked(table, seat, random);
          other.log = new Log();
          other.decide(actor, option);
          expect(canonical(viewOf(other, seat))).toBe(canonical(viewOf(after, seat)));
          expect(other.log.linesFor(seat)).toEqual(after.log!.linesFor(seat));
          looks++;
        }
      });
  });

  it('[PAN-INFO-public-01, PAN-INFO-public-02, PAN-INFO-public-03, PAN-INFO-public-04, PAN-INFO-public-05, PAN-INFO-public-06, PAN-INFO-public-07] everyone sees the board, the open cards and the sizes of hands and decks', () => {
    const open = ['station', 'discard', 'supply', 'barracks', 'fallen'];
    for (const seed of SEEDS)
      play(seed, null, (table, random) => {
        if (below(random, 10) > 0) return;
        const size = (zone: number): number => table.zone(zone).length;
        for (const seat of everySeat(table)) {
          const { zones, vars } = viewOf(table, seat);
          expect(vars).toEqual(table.vars);
          const seats = allSeats(table.state.seats);
          const names = [
            ...open.map((name) => [name, ZONE[name as 'station']] as const),
            ...ROOMS.map((name, i) => [`room/${name}`, ZONE.room(i)] as const),
            ...seats.map((i) => [`laid/${i + 1}`, ZONE.laid(i)] as const),
            ...seats.map((i) => [`door/${i + 1}`, ZONE.door(i)] as const),
          ];
          for (const [name, zone] of names)
            expect(zones[name]?.cards?.length ?? 0).toBe(size(zone));
          for (const i of seats) expect(zones[`hand/${i + 1}`]?.size ?? 0).toBe(size(ZONE.hand(i)));
          expect(zones['deck']?.size ?? 0).toBe(size(ZONE.deck));
          expect(zones['roomDeck']?.size ?? 0).toBe(size(ZONE.roomDeck));
          const top = table.top(ZONE.roomDeck);
          if (top >= 0) {
            const seen = zones['roomDeck']!;
            const name = seen.cards?.at(-1) ?? seen.placed?.[seen.size - 1];
            expect(name).toBe(panic.kinds[table.kind(top)]!.name);
          }
        }
      });
  });

  it('[PAN-INFO-public-08, PAN-INFO-privateToPlayer-02, PAN-INFO-privateToPlayer-03] the log names drawn and traded cards, infections and cures only to those concerned', () => {
    const seen: Record<string, number> = {};
    const wanted = ['drew', 'trade', 'infected', 'repelled'];
    for (const seed of seedsUntil('secrets', 12, () => wanted.every((what) => seen[what]))) {
      const log = new Log();
      let seats = 0;
      play(seed, log, (table) => {
        seats = table.state.seats;
      });
      for (const entry of log.entries) {
        const party = [entry.data['seat'], entry.data['partner']].filter(
          (name) => name !== undefined,
        );
        for (let seat = SPECTATOR; seat < seats; seat++) {
          const mine = party.includes(`@seat.${COLOURS[seat]}`);
          const lines = new Log();
          lines.entries.push(entry);
          const [line] = lines.linesFor(seat);
          const { what } = entry;
          if (what === 'drew') {
            expect(line!.data['card'] === HIDDEN).toBe(!mine);
          } else if (what === 'trade') {
            expect(line!.data['given'] === HIDDEN).toBe(!mine);
            expect(line!.data['received'] === HIDDEN).toBe(!mine);
          } else if (['cured', 'infected', 'repelled'].includes(what))
            expect(line !== undefined).toBe(mine);
          else if (line !== undefined)
            // Nothing else ever names a card that says who is infected.
            expect(JSON.stringify(line.data)).not.toMatch(/host|@card\.infection|@status|@mark/);
          seen[what] = (seen[what] ?? 0) + 1;
        }
      }
    }
  });
});

describe('set-up of the variants', () => {
  const count = (table: PanicTable, kind: Kind): number =>
    table.state.face.filter((face) => face === kind).length;

  it('[PAN-VAR-01] each player has two infection cards, or three', () => {
    for (const [fewerInfections, cards] of [
      [true, 2],
      [false, 3],
    ] as const) {
      const table = start('infections', 6, { fewerInfections });
      for (let seat = FIRST_SEAT; seat < 6; seat++) {
        const kind = kindOf(`infection-${COLOURS[seat]}`);
        expect(table.count(ZONE.hand(seat), kind)).toBe(cards);
        expect(count(table, kind)).toBe(cards);
        expect(table.zone(ZONE.hand(seat))).toHaveLength(cards + 2);
      }
    }
  });

  it('[PAN-VAR-05] the second host lies in the middle of the search deck, for five or six players', () => {
    for (let i = 0; i < 40; i++) {
      const seats = 5 + (i % 2);
      const table = start(`hosts-${i}`, seats, { secondHost: true });
      expect(count(table, KIND.host)).toBe(2);
      // Half of the 46 other cards lie below it; it is too deep to be dealt.
      expect(table.kind(table.zone(ZONE.deck)[23]!)).toBe(KIND.host);
      expect(count(start(`hosts-${i}`, seats), KIND.host)).toBe(1);
    }
    expect(count(start('hosts', 4, { secondHost: true }), KIND.host)).toBe(1);
  });
});
