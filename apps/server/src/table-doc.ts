/** Tables as they are opened. */
import { checkSetup } from '@deadlight/engine';
import { GAME_IDS, LEVELS, loadGame, type OnlineWish } from '@deadlight/host';
import type { Around } from './around.ts';
import { Denied } from './client.ts';
import { diceOf } from './dice.ts';
import { EMPTY } from './seating.ts';
import { newSecret } from './secret.ts';
import type { TableDoc } from './store.ts';

type Opening = Pick<Around, 'newId' | 'now'>;

const fresh = (owner: string, { newId, now }: Opening) =>
  ({
    id: newId(),
    owner,
    state: 'open',
    ended: false,
    faulty: false,
    next: null,
    created: now(),
    changed: now(),
    secret: newSecret(),
  }) as const;

export async function newTable(
  owner: string,
  wish: OnlineWish,
  opening: Opening,
): Promise<TableDoc> {
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
    ...fresh(owner, opening),
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
  opening: Opening,
): Promise<TableDoc> {
  const { game } = await loadGame(table.game);
  if (same && game.rules !== table.rules) throw new Denied('old-rules');
  return {
    ...table,
    ...fresh(owner, opening),
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

const NEWER = {
  chat: true,
  join: true,
  clock: null,
  ended: false,
  faulty: false,
  next: null,
  deal: null,
};
