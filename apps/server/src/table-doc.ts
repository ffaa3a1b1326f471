/** Tables as they are opened. */
import { randomBytes } from 'node:crypto';
import { checkSetup } from '@deadlight/engine';
import { GAME_IDS, LEVELS, loadGame, type OnlineWish } from '@deadlight/host';
import { Denied } from './client.ts';
import { diceOf } from './dice.ts';
import { EMPTY } from './seating.ts';
import { newSecret } from './secret.ts';
import type { TableDoc } from './store.ts';

const fresh = (owner: string, now: number) =>
  ({
    id: randomBytes(9).toString('base64url'),
    owner,
    state: 'open',
    ended: false,
    next: null,
    created: now,
    changed: now,
    secret: newSecret(),
  }) as const;

export async function newTable(owner: string, wish: OnlineWish, now: number): Promise<TableDoc> {
  if (!GAME_IDS.includes(wish.game) || !LEVELS.includes(wish.bots)) throw new Denied('bad-wish');
  const { game } = await loadGame(wish.game);
  let options: OnlineWish['options'];
  try {
    ({ options } = checkSetup(game, { ...wish, seed: 'check' }));
  } catch {
    throw new Denied('bad-wish');
  }
  return {
    ...wish,
    ...fresh(owner, now),
    game: game.id,
    rules: game.rules,
    options,
    seats: new Array(wish.seats).fill(EMPTY),
    deal: null,
  };
}

/** The same people play again, on the rules of today; the same deal needs those it was dealt by. */
export async function tableAgain(
  table: TableDoc,
  owner: string,
  same: boolean,
  now: number,
): Promise<TableDoc> {
  const { game } = await loadGame(table.game);
  if (same && game.rules !== table.rules) throw new Denied('old-rules');
  return {
    ...table,
    ...fresh(owner, now),
    rules: game.rules,
    seats: table.seats.map(({ guest, also, name }) => ({ ...EMPTY, guest, also, name })),
    deal: same ? diceOf(table) : null,
  };
}

/** A table that was kept by an older server. */
export const asOfToday = (table: TableDoc): TableDoc => ({
  ...NEWER,
  ...table,
  seats: table.seats.map((seat) => ({ ...EMPTY, ...seat })),
});

const NEWER = { chat: true, join: true, clock: null, ended: false, next: null, deal: null };
