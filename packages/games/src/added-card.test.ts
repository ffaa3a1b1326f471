/** A new card in one box changes no existing recording: stored data uses names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, readRecord, replay } from '@deadlight/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pack } from './packs/pack.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures');
/** Some of the corpus: a number that depended on the order of content would show in any game. */
const EVERY = 4;

/** The games, with a card more at the head of every list of a box's content. */
async function gamesWithMore(from: Pack): Promise<typeof import('./games.ts')> {
  vi.resetModules();
  vi.doMock('./packs/items.ts', async (original) => {
    const items = await original<typeof import('./packs/items.ts')>();
    const { ITEMS } = items;
    const item = { ...ITEMS.find(({ weapon }) => weapon)!, id: 'added', name: 'added', from };
    return { ...items, ITEMS: [item, ...ITEMS] };
  });
  vi.doMock('./packs/characters.ts', async (original) => {
    const cards = await original<typeof import('./packs/characters.ts')>();
    const card = { ...cards.ACTION_CARDS[0]!, id: 'added', name: 'added' };
    return { ...cards, ACTION_CARDS: [card, ...cards.ACTION_CARDS] };
  });
  vi.doMock('./packs/intruders.ts', async (original) => {
    const intruders = await original<typeof import('./packs/intruders.ts')>();
    const wound = { ...intruders.WOUNDS[0]!, id: 'added', from };
    return { ...intruders, WOUNDS: [wound, ...intruders.WOUNDS] };
  });
  return import('./games.ts');
}

function recorded(id: string, games: Parameters<typeof readRecord>[1]): GameRecord[] {
  const folder = join(FIXTURES, id);
  return readdirSync(folder)
    .filter((file, i) => file.endsWith('.deadlight') && i % EVERY === 0)
    .map((file) => readRecord(readFileSync(join(folder, file), 'utf8'), games));
}

afterEach(() => {
  vi.doUnmock('./packs/items.ts');
  vi.doUnmock('./packs/characters.ts');
  vi.doUnmock('./packs/intruders.ts');
  vi.resetModules();
});

describe('a card that is added', () => {
  it.each([
    ['ship', 'lockdown'],
    ['base', 'nemesis'],
    ['ship', 'panic'],
  ] as const)('to the box of the %s breaks no recorded game of %s', async (from, id) => {
    const { GAMES } = await gamesWithMore(from);
    const { game } = GAMES[id]!;
    expect(game.kinds.some(({ name }) => name === 'added' || name === `${from}:added`)).toBe(
      id !== 'panic',
    );
    for (const record of recorded(id, { [id]: game }))
      expect(replay(game, record).table.over).not.toBeNull();
  });
});
