import { readFileSync } from 'node:fs';
import { asSeat, FIRST_SEAT } from '@deadlight/engine';
import { dealer, names } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { isContamination } from '../survival/things.ts';
import { DEAD, type SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { ATTACKS, WEAKNESSES, WOUNDS } from './data/box.ts';
import { COORDINATES } from './data/course.ts';
import { EVENTS } from './data/events.ts';
import { INTRUDER_CARDS } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';

const DEALS = 200;

const { start, deals } = dealer(nemesis, DEALS);

const objective = (id: string) => OBJECTIVES.find((one) => one.id === id)!;
const inDeck = (deck: string, players: number): string[] =>
  OBJECTIVES.filter((one) => one.deck === deck && one.players <= players).map(({ id }) => id);

describe('what is dealt', () => {
  it('gives each of four players a Corporate and a Personal Objective, none for five [NEM-EX-1]', () => {
    const dealt = new Set<string>();
    for (const table of deals(4))
      for (let seat = FIRST_SEAT; seat < 4; seat++) {
        const own = names(table, ZONE.objectives(seat));
        expect(own.map((id) => objective(id).deck).sort()).toEqual(['corporate', 'personal']);
        for (const id of own) dealt.add(id);
      }
    // All that are for four or fewer come up, and only they.
    expect([...dealt].sort()).toEqual([...inDeck('corporate', 4), ...inDeck('personal', 4)].sort());
    expect(dealt).not.toContain('aliens-on-a-spaceship');
    expect(dealt).not.toContain('the-final-enlightenment');
  });

  it.each([3, 4])('deals exactly the Help cards 1 to %i, in any order [NEM-EX-2]', (seats) => {
    const orders = new Set<string>();
    for (const { vars } of deals(seats)) {
      const numbers = vars.number.slice(0, seats);
      expect(numbers.toSorted()).toEqual(Array.from({ length: seats }, (_, i) => i + 1));
      orders.add(numbers.join());
    }
    expect(orders.size).toBe(seats === 3 ? 6 : 24);
  });
});

/** A hibernating Scout on a safe ship, at the jump. */
function sleeper(seed: string, given: object): SurvivalTable {
  const { table } = start(2, seed);
  const laidOut = nemesisRigging.given.parse({
    crew: ['scout', 'captain'],
    places: { scout: 'asleep' },
    turn: 'events',
    time: 14,
    engines: { 1: 'intact', 2: 'intact', 3: 'intact' },
    coordinates: 'coordinates-1',
    course: 'A',
    ...given,
  });
  nemesisRigging.rig(table, laidOut);
  table.run();
  return table;
}

describe('the contamination check', () => {
  it.each([
    ['an INFECTED card', { decks: { scout: ['infected'] } }],
    ['a Larva and clean cards', { larva: ['scout'], discards: { scout: ['clean', 'clean'] } }],
  ])(
    'after %s kills if one of four cards is Contamination, and only then [NEM-EX-24]',
    (_, given) => {
      let deaths = 0;
      for (let i = 0; i < DEALS; i++) {
        const table = sleeper(`check-${i}`, given);
        const drawn = table.zone(ZONE.deck(asSeat(0))).slice(-4);
        const fatal = drawn.some((card) => isContamination(table.kind(card)));
        expect(table.over).not.toBeNull();
        expect(table.vars.fate[0] === DEAD).toBe(fatal);
        // Hand and discard pile are in the deck of which four are drawn.
        expect(table.zone(ZONE.hand(asSeat(0)))).toHaveLength(0);
        expect(table.zone(ZONE.discard(asSeat(0)))).toHaveLength(0);
        if (fatal) deaths++;
      }
      // Four of eleven cards, or two among twelve: 36 and 58 in a hundred.
      expect(deaths).toBeGreaterThan(DEALS / 5);
      expect(deaths).toBeLessThan((DEALS * 3) / 4);
    },
  );
});

/** The rule of each card in the catalogue, by its id. */
const catalogue = new Map(
  readFileSync(new URL('../../../../rules/nemesis.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, text] = /^- \*\*NEM-CARD-([\w-]+)\*\* (.*)$/.exec(line) ?? [];
      return id && text ? [[id, text] as const] : [];
    }),
);

const list = (types: readonly string[]): string =>
  types.map((type) => type[0]!.toUpperCase() + type.slice(1)).join(', ');

describe('cards as the catalogue has them', () => {
  it('moves the Intruders of each Event through its Corridor, and ends it as it says', () => {
    const after = {
      discard: 'discarded',
      reshuffle: 'shuffled back into the deck',
      remove: 'removed from the game, deck and discard pile shuffled together',
    } as const;
    for (const { id, moves, corridor, after: end } of EVENTS)
      expect(catalogue.get(id), id).toContain(
        `(${list(moves)} move through Corridor ${corridor}; then ${after[end]})`,
      );
    expect(EVENTS).toHaveLength(20);
  });

  it('gives each Attack card its blood and its symbols', () => {
    for (const { id, blood, symbols } of ATTACKS)
      expect(catalogue.get(id), id).toContain(
        `(${blood === 'retreat' ? 'retreat symbol' : `blood ${blood}`}; ${list(symbols)})`,
      );
    expect(ATTACKS).toHaveLength(20);
  });

  it('gives each Serious Wound its copies, and knows every Weakness', () => {
    for (const { id, copies } of WOUNDS) expect(catalogue.get(id), id).toContain(`(x${copies})`);
    for (const id of WEAKNESSES) expect(catalogue.has(id), id).toBe(true);
  });

  it('sends the ship where the Coordinates say', () => {
    const place = { earth: 'Earth', mars: 'Mars', venus: 'Venus', 'deep-space': 'Deep Space' };
    COORDINATES.forEach((spaces, i) => {
      const said = spaces.map((to, space) => `${'ABCD'[space]} ${place[to]}`).join(', ');
      expect(catalogue.get(`coordinates-${i + 1}`)).toContain(`: ${said}.`);
    });
  });

  it('uses each Objective from its number of players on', () => {
    for (const { id, deck, players } of OBJECTIVES) {
      const name = deck[0]!.toUpperCase() + deck.slice(1);
      const said = deck === 'team' ? '(Solo/Coop)' : `(${name}, ${players}+ players)`;
      expect(catalogue.get(id), id).toContain(said);
    }
  });

  it('gives each Intruder Action card its Corridor and its draw', () => {
    for (const { id, move, attack } of INTRUDER_CARDS)
      expect(catalogue.get(id), id).toContain(
        `(move: ${move === 'any' ? 'any Corridor' : `Corridor ${move}`}; attack: draw ${attack}; special)`,
      );
    expect(INTRUDER_CARDS).toHaveLength(10);
  });
});
