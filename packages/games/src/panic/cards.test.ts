import { checkSetup, FIRST_SEAT, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { type Card, SEARCH_CARDS } from './data/search-cards.ts';
import { game as panic } from './game.ts';
import { isInfected, ownInfection } from './infection.ts';
import { isInfection, KIND, KINDS, kindOf } from './things.ts';
import type { PanicTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** What is printed: copies, set, action points, what becomes of it. */
const PRINTED: Readonly<Record<string, readonly [number, Card['set'], Card['cost'], Card['use']]>> =
  {
    'gas-can': [12, 'core', 0, 'trade'],
    armor: [7, 'core', 0, 'single'],
    ammo: [6, 'core', 0, 'charges'],
    'parasite-alarm': [3, 'core', 0, 'immediate'],
    'first-aid-kit': [3, 'core', 0, 'single'],
    keycard: [3, 'core', 0, 'permanent'],
    'heavy-gun': [2, 'core', 0, 'permanent'],
    grenade: [2, 'core', 1, 'single'],
    'energy-boost': [2, 'core', 0, 'single'],
    'target-scope': [2, 'core', 0, 'permanent'],
    'combat-knife': [2, 'core', 1, 'permanent'],
    'body-scanner': [1, 'core', 1, 'single'],
    host: [1, 'core', 0, 'role'],
    antidote: [1, 'bonus', 0, 'trade'],
    'night-vision': [2, 'bonus', 0, 'permanent'],
    'parasite-signal': [2, 'bonus', 0, 'single'],
    'sniper-rifle': [1, 'bonus', 0, 'permanent'],
  };

const start = (
  seats: number,
  seed: string,
  options: Readonly<Record<string, boolean>> = {},
): PanicTable => Table.start(panic, checkSetup(panic, { seats, seed, options }));

/** How many of each search card are on the table, wherever they lie. */
function copiesOnTable(table: PanicTable): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const card of SEARCH_CARDS) {
    const kind = kindOf(card.id);
    copies[card.id] = table.state.face.filter((face) => face === kind).length;
  }
  return copies;
}

const SEEDS = Array.from({ length: 200 }, (_, i) => `cards-${i}`);

describe('the search cards', () => {
  it('have distinct effects, since notation does not name the card', () => {
    const effects = SEARCH_CARDS.flatMap(({ effect }) => effect?.does ?? []);
    expect(effects.filter((does, i) => effects.indexOf(does) !== i)).toEqual([]);
  });

  it('[PAN-CARD-gas-can, PAN-CARD-armor, PAN-CARD-ammo, PAN-CARD-parasite-alarm, PAN-CARD-first-aid-kit, PAN-CARD-keycard, PAN-CARD-heavy-gun, PAN-CARD-grenade, PAN-CARD-energy-boost, PAN-CARD-target-scope, PAN-CARD-combat-knife, PAN-CARD-body-scanner, PAN-CARD-host, PAN-CARD-antidote, PAN-CARD-night-vision, PAN-CARD-parasite-signal, PAN-CARD-sniper-rifle] are defined as printed', () => {
    const defined = SEARCH_CARDS.map(({ id, copies, set, cost, use }) => [
      id,
      [copies, set, cost, use],
    ]);
    expect(Object.fromEntries(defined)).toEqual(PRINTED);
  });

  it.each([4, 5, 6])(
    '[PAN-CARD-gas-can, PAN-CARD-armor, PAN-CARD-ammo, PAN-CARD-parasite-alarm, PAN-CARD-first-aid-kit, PAN-CARD-keycard, PAN-CARD-heavy-gun, PAN-CARD-grenade, PAN-CARD-energy-boost, PAN-CARD-target-scope, PAN-CARD-combat-knife, PAN-CARD-body-scanner, PAN-CARD-host, PAN-CARD-antidote, PAN-CARD-night-vision, PAN-CARD-parasite-signal, PAN-CARD-sniper-rifle] lie on a table of %s in as many copies as printed, the bonus cards only by agreement',
    (seats) => {
      const printed = (bonus: boolean): Record<string, number> =>
        Object.fromEntries(
          Object.entries(PRINTED).map(([id, [copies, set]]) => [
            id,
            set === 'core' || bonus ? copies : 0,
          ]),
        );
      for (const bonus of [false, true])
        expect(copiesOnTable(start(seats, 'copies', { bonus }))).toEqual(printed(bonus));
    },
  );

  it('[PAN-CARD-parasite-alarm] dealt in setup, an alarm becomes a gray parasite in the reactor and is replaced', () => {
    let dealt = 0;
    for (const seed of SEEDS) {
      const table = start(6, seed);
      const alarms = table.count(ZONE.discard, KIND.alarm);
      const reactor = table
        .zone(ZONE.room(0))
        .map((thing) => KINDS[table.kind(thing)]!.name)
        .filter((name) => /^(gray|black)/.test(name));
      expect(table.zone(ZONE.discard).length).toBe(alarms);
      expect(reactor.length).toBe(alarms);
      expect(reactor.every((name) => name.startsWith('gray'))).toBe(true);
      for (let seat = FIRST_SEAT; seat < 6; seat++) {
        expect(table.count(ZONE.hand(seat), KIND.alarm)).toBe(0);
        expect(table.zone(ZONE.hand(seat)).length).toBe(5);
      }
      dealt += alarms;
    }
    expect(dealt).toBeGreaterThan(0);
  });

  it('[PAN-CARD-host, PAN-INF-02] dealt the host, a player starts infected; nobody else does', () => {
    let dealt = 0;
    for (const seed of SEEDS) {
      const table = start(4, seed);
      for (let seat = FIRST_SEAT; seat < 4; seat++) {
        const holds = table.find(ZONE.hand(seat), KIND.host) >= 0;
        expect(isInfected(table, seat)).toBe(holds);
        if (holds) dealt++;
      }
    }
    expect(dealt).toBeGreaterThan(0);
    expect(dealt).toBeLessThan(SEEDS.length);
  });

  it('[PAN-CARD-antidote] lies in the lower half of the search deck', () => {
    const places = new Set<number>();
    for (const seed of SEEDS) {
      const table = start(4, seed, { bonus: true });
      const deck = table.zone(ZONE.deck);
      const place = deck.findIndex((thing) => table.kind(thing) === KIND.antidote);
      // Half of all 52 cards but the antidote, counted before any were dealt.
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(25);
      places.add(place);
    }
    expect(places.size).toBeGreaterThan(15);
  });

  it('[PAN-INF-04] each player has the three infection cards of their own colour and no others', () => {
    for (const seats of [4, 5, 6]) {
      const table = start(seats, 'infections');
      for (let seat = FIRST_SEAT; seat < seats; seat++) {
        expect(table.count(ZONE.hand(seat), ownInfection(seat))).toBe(3);
        const infections = table
          .zone(ZONE.hand(seat))
          .filter((thing) => isInfection(table.kind(thing)));
        expect(infections.length).toBe(3);
      }
    }
  });
});

/** Plays by a fixed rule of thumb that seeks company, and calls back at every trade. */
function playOut(table: PanicTable, decisions: number, atTrade: () => void): void {
  for (let i = 0; i < decisions && table.over === null; i++) {
    const { pending } = table;
    if (table.trail.endsWith('trade/offer')) atTrade();
    for (const seat of pending) {
      const options = table.options(seat);
      table.decide(seat, options[(i * 7919 + seat * 104729) % options.length]!);
    }
  }
}

describe('trades', () => {
  it('[PAN-TRADE-16] always leave both partners a card to give', () => {
    let trades = 0;
    for (const seed of SEEDS) {
      const table = start(4 + (trades % 3), seed, { bonus: true });
      playOut(table, 600, () => {
        trades++;
        for (const seat of table.pending) {
          expect(table.options(seat).length).toBeGreaterThan(0);
          expect(table.zone(ZONE.hand(seat)).length).toBeGreaterThanOrEqual(5);
          expect(table.count(ZONE.hand(seat), ownInfection(seat))).toBeLessThanOrEqual(3);
        }
      });
    }
    expect(trades).toBeGreaterThan(500);
  }, 60_000);
});
