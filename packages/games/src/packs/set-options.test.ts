/** A set of cards: off, it is as if it were not there; on, its cards are in the decks, with their names. */
import { asSeat, checkSetup, Table } from '@deadlight/engine';
import { names, tally } from '@deadlight/engine/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldMedicine } from '../../../../templates/set/field-medicine.ts';
import type { PlayableGame } from '../playable.ts';

let games: Readonly<Record<string, PlayableGame>>;
let without: typeof games;
let deckAt: (index: number) => number;

beforeEach(async () => {
  vi.resetModules();
  ({ GAMES: without } = await import('../games.ts'));
  vi.resetModules();
  vi.doMock('./sets.ts', () => ({ SETS: [fieldMedicine] }));
  ({ GAMES: games } = await import('../games.ts'));
  ({
    ZONE: { itemDeck: deckAt },
  } = await import('../survival/zones.ts'));
});

afterEach(() => {
  vi.doUnmock('./sets.ts');
  vi.resetModules();
});

const start = (from: typeof games, id: string, options = {}): Table => {
  const { game } = from[id]!;
  return Table.start(game, checkSetup(game, { seats: 3, seed: 'sets', options }));
};

/** The green deck, from the top. */
const GREEN = asSeat(2);
const green = (table: Table): string[] => names(table, deckAt(GREEN));

describe('a set of cards', () => {
  it('is switched on by a table option of its name, in the games that have cards of it', () => {
    expect(games['nemesis']!.game.options['fieldMedicine']).toEqual([false, true]);
    expect(games['lockdown']!.game.options).not.toHaveProperty('fieldMedicine');
  });

  it('changes nothing while it is off', () => {
    for (const id of ['nemesis', 'lockdown'])
      expect(green(start(games, id))).toEqual(green(start(without, id)));
  });

  it('is shuffled into its decks while it is on', () => {
    const table = start(games, 'nemesis', { fieldMedicine: true });
    expect(tally(green(table))).toEqual({
      ...tally(green(start(without, 'nemesis'))),
      'field-dressing': fieldMedicine.items[0]!.copies,
    });
    expect(green(table).slice(0, 3)).not.toEqual([
      'field-dressing',
      'field-dressing',
      'field-dressing',
    ]);
  });

  it('says what it is in every language, and so do its cards', () => {
    const { texts } = games['nemesis']!;
    for (const language of ['en', 'de', 'fr', 'es'] as const) {
      const own = fieldMedicine.texts[language];
      expect(texts[language]).toMatchObject({
        tableOption: { fieldMedicine: own.option },
        item: { 'field-dressing': own.items['field-dressing']!.name },
        forms: { item: { 'field-dressing': own.items['field-dressing']!.form } },
      });
      expect(games['lockdown']!.texts[language]).not.toHaveProperty('tableOption.fieldMedicine');
    }
  });
});
