import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { playOn } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { game as nemesis } from '../nemesis/game.ts';
import { type SurvivalGame, supplyOf } from './book.ts';
import { newBook } from './new-book.ts';

const { content, place, hooks } = nemesis.book;

describe('a new Book', () => {
  it('has every part by default', () => {
    const book = newBook({});
    for (const part of Object.keys(nemesis.book) as (keyof typeof book)[])
      expect(Object.keys(book[part])).toEqual(Object.keys(nemesis.book[part]));
  });

  it('changes only what the game writes', () => {
    const book = newBook({ supplies: { doors: 3 }, variants: { freeQuests: true } });
    expect({ ...book.supplies, doors: 12 }).toEqual(newBook({}).supplies);
    expect({ ...book.variants, freeQuests: false }).toEqual(newBook({}).variants);
    expect(book.odds).toEqual(newBook({}).odds);
  });

  it('is enough for a third game that says what it is played with, where, and how it ends', () => {
    const third: SurvivalGame = {
      ...nemesis,
      book: newBook({
        content,
        place: { board: place.board, tokenAt: place.tokenAt },
        hooks: { checkLast: hooks.checkLast, ranOut: hooks.ranOut },
        supplies: { doors: 9 },
      }),
    };
    for (const seed of ['a', 'b', 'c']) {
      const setup = checkSetup(third, { seats: 1, seed, options: { mode: 'coop' } });
      const table = Table.start(third, setup);
      playOn(table, randomFrom(seed), () => expect(table.vars.door.length).toBeGreaterThan(0), 400);
      expect(supplyOf(table, 'doors')).toBe(9);
    }
  });
});
