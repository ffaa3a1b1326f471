import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { facilityEffects, facilityEventEffects } from './lockdown/book.ts';
import { EVENTS as FACILITY_EVENTS } from './lockdown/data/events.ts';
import { ROOMS as FACILITY_ROOMS } from './lockdown/data/rooms.ts';
import { COMPUTERS } from './lockdown/data/tokens.ts';
import { shipEffects, shipEventEffects } from './nemesis/book.ts';
import { EVENTS as SHIP_EVENTS } from './nemesis/data/events.ts';
import { ROOMS as SHIP_ROOMS } from './nemesis/data/rooms.ts';
import { ACTION_CARDS, CHARACTERS } from './packs/characters.ts';
import { ITEMS } from './packs/items.ts';
import type { Pack } from './packs/pack.ts';
import type { Effect } from './survival/effect.ts';
import type { EventEffect } from './survival/event-effect.ts';
import type { EventSheet } from './survival/event-sheet.ts';
import type { EventRule } from './survival/events/rule.ts';
import { LANGUAGES, Voice } from './text/voice.ts';

/** Stands for what a Room does: an Action unfolds it before it asks for a rule. */
const UNFOLDED = ['free-room'] as const;

type Done = keyof typeof shipEffects | keyof typeof facilityEffects | (typeof UNFOLDED)[number];
type None<T extends never> = T;
/** Does not compile while a kind of term has no implementation in any game. */
type Undone = None<Exclude<Effect['does'], Done>>;

type DoneByEvents = keyof typeof shipEventEffects | keyof typeof facilityEventEffects;
type UndoneByEvents = None<Exclude<EventEffect['does'], DoneByEvents>>;

/** The Action cards that can come into a game of a box: guests bring theirs to the facility. */
const decksIn = (pack: Pack): readonly string[] =>
  CHARACTERS.flatMap(({ from, deck, abroad }) =>
    from === pack ? deck : pack === 'base' ? (abroad?.deck ?? deck) : [],
  );

interface Doing {
  readonly id: string;
  readonly does: readonly Effect[];
}

const thingsIn = (pack: Pack): Doing[] => [
  ...ACTION_CARDS.filter(({ id }) => decksIn(pack).includes(id)),
  ...ITEMS.filter(({ from }) => from === undefined || from === pack),
];

const PLAYED: readonly (readonly [string, Readonly<Record<string, unknown>>, readonly Doing[]])[] =
  [
    ['nemesis', shipEffects, [...thingsIn('ship'), ...SHIP_ROOMS]],
    ['lockdown', facilityEffects, [...thingsIn('base'), ...FACILITY_ROOMS, ...COMPUTERS]],
  ];

const unfolded: ReadonlySet<string> = new Set(UNFOLDED);

describe.each(PLAYED)('every term in %s', (game, rules, things) => {
  it('has a rule that does it', () => {
    const none: Undone[] = [];
    expect(none).toEqual([]);
    expect(things.length).toBeGreaterThan(80);
    const undone = things.flatMap(({ id, does }) =>
      does
        .filter(({ does: name }) => !(name in rules) && !unfolded.has(name))
        .map((term) => `${id}: ${term.does}`),
    );
    expect(undone).toEqual([]);
  });

  it.each(LANGUAGES)('has a text that says it in %s', (language) => {
    const voice = new Voice(language, GAMES[game]!.texts[language]);
    const terms = new Set(things.flatMap(({ does }) => does.map((term) => term.does)));
    expect([...terms].filter((term) => !voice.has(`effect.${term}`))).toEqual([]);
  });
});

const DRAWN: readonly (readonly [
  string,
  Readonly<Record<string, EventRule>>,
  readonly EventSheet[],
])[] = [
  ['nemesis', shipEventEffects, SHIP_EVENTS],
  ['lockdown', facilityEventEffects, FACILITY_EVENTS],
];

describe.each(DRAWN)('every term of an Event card in %s', (game, rules, events) => {
  it('has a rule that does it, and each card at most one that takes several steps', () => {
    const none: UndoneByEvents[] = [];
    expect(none).toEqual([]);
    expect(events.length).toBeGreaterThanOrEqual(20);
    for (const { id, does } of events) {
      expect(does.length, id).toBeGreaterThan(0);
      expect(
        does.filter((term) => !(term.does in rules)),
        id,
      ).toEqual([]);
      expect(does.filter((term) => rules[term.does]!.stepwise).length, id).toBeLessThan(2);
    }
  });

  it.each(LANGUAGES)('has a text that says it in %s', (language) => {
    const voice = new Voice(language, GAMES[game]!.texts[language]);
    const terms = events.flatMap(({ does }) => does);
    expect(terms.filter(({ does }) => !voice.has(`eventEffect.${does}`))).toEqual([]);
  });
});
