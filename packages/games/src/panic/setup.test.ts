import { codeOf, NO_SEAT, type Seat, SPECTATOR, viewOf } from '@deadlight/engine';
import { dealer, expectFair, names, seatsOf, tally } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { SEARCH_CARDS } from './data/search-cards.ts';
import { game as panic } from './game.ts';
import { COLOURS } from './things.ts';
import type { PanicTable } from './vars.ts';
import { DOMAIN, VERB } from './words.ts';
import { ROOMS, ZONE } from './zones.ts';

const DEALS = 400;
const SEATS = [4, 5, 6] as const;

const { start, deals } = dealer(panic, DEALS);

const dealtTo = (table: PanicTable, seat: Seat): string[] =>
  names(table, ZONE.hand(seat)).filter((name) => !name.startsWith('infection-'));

/** The search cards in the order before dealing, as far as it matters: the dealt ones, then the deck. */
const searchCards = (table: PanicTable): string[] => [
  ...names(table, ZONE.discard),
  ...seatsOf(table).flatMap((seat) => dealtTo(table, seat)),
  ...names(table, ZONE.deck).toReversed(),
];

const count = (list: readonly string[], name: string): number =>
  list.filter((one) => one === name).length;

const doorHolder = (table: PanicTable): number =>
  seatsOf(table).find((seat) => table.zone(ZONE.door(seat)).length > 0) ?? -1;

const hostOf = (table: PanicTable): Seat =>
  seatsOf(table).find((seat) => dealtTo(table, seat).includes('host')) ?? NO_SEAT;

/** The cards of a set with their copies, as they are defined (cards.test.ts compares them with the print). */
const copiesIn = (set: string): Record<string, number> =>
  Object.fromEntries(
    SEARCH_CARDS.filter((card) => card.set === set).map(({ id, copies }) => [id, copies]),
  );
const CORE = copiesIn('core');
const BONUS = copiesIn('bonus');

describe('setting up the station', () => {
  it('[PAN-SETUP-01] the reactor lies in the middle, upright, and nothing else lies there', () => {
    for (const seats of SEATS) {
      const { table } = start(seats, 'reactor');
      expect(names(table, ZONE.station)).toEqual(['reactor']);
      const laid = table.vars.cell.filter((cell) => cell >= 0);
      expect(laid).toHaveLength(1);
      expect(ROOMS[table.vars.cell.indexOf(laid[0]!)]).toBe('reactor');
      expect(DOMAIN.cell.print(laid[0]!)).toBe('o');
    }
  });

  it('[PAN-SETUP-01, PAN-ACT-01] the player who begins can place the first room card next to it', () => {
    for (const table of deals(4)) {
      const cells = table
        .options(table.pending[0]!)
        .filter((option) => codeOf(option) === VERB.explore.code)
        .map((option) => DOMAIN.cell.print(VERB.explore.value(option, 0)));
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) expect(['n1', 'e1', 's1', 'w1']).toContain(cell);
    }
  });

  it('[PAN-SETUP-04] the room deck has all 19 other cards, fresh side up', () => {
    for (const table of deals(4)) {
      const deck = names(table, ZONE.roomDeck);
      expect(deck).toHaveLength(19);
      expect(new Set(deck).size).toBe(19);
      expect(deck).not.toContain('reactor');
      expect(table.vars.used).not.toContain(true);
    }
  });

  it('[PAN-SETUP-04] the hive is one of the last three rooms, each of them as often', () => {
    const places = deals(5).map((table) => names(table, ZONE.roomDeck).indexOf('hive'));
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    expectFair(places, 3);
  });

  it('[PAN-SETUP-04] the open terminal is anywhere in the lower pile, and never above it', () => {
    const places = deals(6).map((table) => names(table, ZONE.roomDeck).indexOf('terminal-open'));
    const highest = Math.max(...places);
    // Eight or nine cards, the terminal itself and the hive.
    expect([9, 10]).toContain(highest);
    expect(new Set(places).size).toBe(highest + 1);
  });

  it('[PAN-SETUP-04] the other 17 rooms are shuffled: each comes up first, and each in the lower pile', () => {
    const tops = deals(4).map((table) => names(table, ZONE.roomDeck).at(-1)!);
    expectFair(tops, 17);
    const bottoms = deals(4).map((table) => names(table, ZONE.roomDeck)[3]!);
    expect(new Set(bottoms).size).toBe(18);
  });

  it('[PAN-SETUP-04] nobody knows a room below the top one', () => {
    const { table } = start(4, 'secret');
    for (const seat of [...seatsOf(table), SPECTATOR]) {
      const deck = viewOf(table, seat).zones['roomDeck']!;
      expect(Object.keys(deck.placed!)).toEqual(['18']);
      expect(deck.hidden).toEqual({ room: 18 });
    }
  });
});

describe('setting up the search deck', () => {
  it.each(SEATS)(
    '[PAN-SETUP-02] %i players: 46 search cards, or 52 with the bonus cards',
    (seats) => {
      expect(tally(searchCards(start(seats, 'cards').table))).toEqual(CORE);
      const bonus = start(seats, 'cards', { bonus: true }).table;
      expect(tally(searchCards(bonus))).toEqual({ ...CORE, ...BONUS });
    },
  );

  it.each(SEATS)(
    '[PAN-SETUP-02] %i players: the host and at least n gas cans are among the 3n top cards',
    (seats) => {
      const gas: number[] = [];
      const alarms: number[] = [];
      for (const table of deals(seats)) {
        const top = searchCards(table).slice(0, 3 * seats);
        expect(count(top, 'host')).toBe(1);
        gas.push(count(top, 'gas-can'));
        alarms.push(count(top, 'parasite-alarm'));
      }
      // Just the n cans at times, but the 2n-1 random cards may hold more of them, and alarms.
      expect(Math.min(...gas)).toBe(seats);
      expect(Math.max(...gas)).toBeGreaterThan(seats + 1);
      expect(Math.min(...alarms)).toBe(0);
      expect(Math.max(...alarms)).toBeGreaterThan(1);
      // On average n + (2n-1) random cards, 12-n cans among the 45-n cards they come from.
      const mean = gas.reduce((sum, n) => sum + n, 0) / gas.length;
      const expected = seats + ((2 * seats - 1) * (12 - seats)) / (45 - seats);
      expect(Math.abs(mean - expected)).toBeLessThan(0.35);
    },
  );

  it.each(SEATS)(
    '[PAN-SETUP-02] %i players: the host is anywhere among these 3n cards',
    (seats) => {
      const quiet = deals(seats).filter((table) => table.zone(ZONE.discard).length === 0);
      const places = quiet.map((table) => searchCards(table).indexOf('host'));
      expect(Math.max(...places)).toBe(3 * seats - 1);
      expectFair(places, 3 * seats);
    },
  );

  it('[PAN-SETUP-02] the gas cans are spread over the 3n cards, and the deck below is shuffled', () => {
    const tables = deals(4);
    const last = tables.filter((table) => names(table, ZONE.deck).at(-1) === 'gas-can').length;
    expect(last).toBeGreaterThan(DEALS / 4);
    expect(last).toBeLessThan(DEALS / 2);
    const bottoms = new Set(tables.map((table) => names(table, ZONE.deck)[0]!));
    expect(bottoms).toEqual(new Set(Object.keys(CORE).filter((name) => name !== 'host')));
  });

  it('[PAN-SETUP-02] without the option no bonus card is in play, and with it they are shuffled in', () => {
    const firsts = new Set<string>();
    for (const table of deals(4, { bonus: true }))
      for (const name of searchCards(table).slice(0, 12)) firsts.add(name);
    for (const name of ['night-vision', 'parasite-signal', 'sniper-rifle'])
      expect(firsts).toContain(name);
  });

  it.each(SEATS)(
    '[PAN-SETUP-03] %i players: the antidote is never dealt, and lies anywhere in the lower half',
    (seats) => {
      const places = deals(seats, { bonus: true }).map((table) => {
        expect(table.zone(ZONE.deck).length + table.zone(ZONE.discard).length + 2 * seats).toBe(52);
        return names(table, ZONE.deck).indexOf('antidote');
      });
      expect(Math.min(...places)).toBe(0);
      expect(Math.max(...places)).toBe(25);
      expect(new Set(places).size).toBe(26);
    },
  );
});

describe('dealing', () => {
  it.each(SEATS)(
    '[PAN-SETUP-05] %i players: three own infection cards and two search cards',
    (seats) => {
      for (const table of deals(seats)) {
        expect(table.vars.health).toEqual(Array.from({ length: 2 * seats }, () => 4));
        for (const seat of seatsOf(table)) {
          expect(table.zone(ZONE.hand(seat))).toHaveLength(5);
          expect(count(names(table, ZONE.hand(seat)), `infection-${COLOURS[seat]}`)).toBe(3);
          expect(dealtTo(table, seat)).toHaveLength(2);
          expect(dealtTo(table, seat)).not.toContain('parasite-alarm');
          expect(table.zone(ZONE.laid(seat))).toHaveLength(0);
        }
      }
    },
  );

  it('[PAN-SETUP-05] each player sees only their own cards', () => {
    const { table } = start(5, 'hands');
    for (const seat of seatsOf(table)) {
      const { zones } = viewOf(table, seat);
      for (const other of seatsOf(table)) {
        const hand = zones[`hand/${other + 1}`]!;
        expect(hand.size).toBe(5);
        if (other === seat) expect(hand.cards).toEqual(names(table, ZONE.hand(seat)).sort());
        else expect(hand.hidden).toEqual({ card: 5 });
      }
      expect(zones['deck']!.cards ?? zones['deck']!.placed).toBeUndefined();
    }
  });

  it('[PAN-SETUP-06] each alarm dealt is discarded and replaced, and brings a gray parasite into the reactor', () => {
    const alarms: number[] = [];
    for (const table of deals(6)) {
      const discard = names(table, ZONE.discard);
      expect(discard.every((name) => name === 'parasite-alarm')).toBe(true);
      const parasites = ROOMS.flatMap((room, at) =>
        names(table, ZONE.room(at))
          .filter((name) => /^(gray|black)-/.test(name))
          .map((name) => `${name.split('-')[0]} ${room}`),
      );
      expect(parasites).toEqual(discard.map(() => 'gray reactor'));
      expect(table.zone(ZONE.supply)).toHaveLength(10 - discard.length);
      expect(table.zone(ZONE.deck)).toHaveLength(46 - 12 - discard.length);
      alarms.push(discard.length);
    }
    expect(new Set(alarms)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('[PAN-SETUP-07] a player dealt the host is infected, and nobody else can tell', () => {
    const hosts: number[] = [];
    for (const table of deals(4)) {
      const log = table.log!;
      const host = hostOf(table);
      hosts.push(host);
      for (const seat of seatsOf(table)) {
        expect(names(table, ZONE.status(seat))).toEqual([seat === host ? 'infected' : 'human']);
        const { zones } = viewOf(table, seat);
        expect(zones['infected']).toBeUndefined();
        for (const other of seatsOf(table))
          if (other !== seat)
            expect(zones[`status/${other + 1}`]).toEqual({ size: 1, hidden: { status: 1 } });
        if (seat !== host)
          expect(log.linesFor(seat).map((line) => line.what)).not.toContain('infected');
      }
      expect(names(table, ZONE.infected)).toEqual(host < 0 ? [] : [`mark-${COLOURS[host]}`]);
      if (host >= 0)
        expect(viewOf(table, host).zones[`status/${host + 1}`]!.cards).toEqual(['infected']);
    }
    // Dealt to anybody, or still in the deck.
    expect(new Set(hosts)).toEqual(new Set([-1, 0, 1, 2, 3]));
  });

  it.each(SEATS)(
    '[PAN-SETUP-08] %i players: anyone may become start player, with the doors closed',
    (seats) => {
      const starters = deals(seats).map((table) => {
        expect(table.vars.doorsOpen).toBe(false);
        expect(seatsOf(table).flatMap((seat) => names(table, ZONE.door(seat)))).toEqual([
          'door-card',
        ]);
        return doorHolder(table);
      });
      expectFair(starters, seats);
    },
  );

  it('[PAN-TURN-01] [PAN-SETUP-09] the start player begins, his two characters being the only ones on the board', () => {
    for (const table of deals(4)) {
      const log = table.log!;
      const first = doorHolder(table);
      expect(table.pending).toEqual([first]);
      expect(table.trail).toBe('round/team > turn/act');
      expect(table.vars.active).toBe(first);
      expect(log.linesFor(SPECTATOR).map((line) => line.what)).not.toContain('parasite-phase');
      const pawns = names(table, ZONE.room(0)).filter((name) => /(trooper|android)$/.test(name));
      const colour = COLOURS[first]!;
      expect(pawns.sort()).toEqual([`${colour}-android`, `${colour}-trooper`]);
      expect(table.zone(ZONE.barracks)).toHaveLength(6);
    }
  });
});
