/** Tables as they are opened. */
import { checkSetup, commitmentTo } from '@deadlight/engine';
import { GAME_IDS, LEVELS, loadGame, type OnlineTableSettings } from '@deadlight/host';
import { newSecret } from '../secret.ts';
import { NotPermitted } from '../socket/client.ts';
import type { SeatDoc, TableDoc } from '../store/store.ts';
import { diceOf } from './dice.ts';
import { EMPTY, FORMER } from './seating.ts';
import type { ServerServices } from './services.ts';

type Opening = Pick<ServerServices, 'newId' | 'now'>;

const fresh = (owner: string, { newId, now }: Opening) =>
  ({
    id: newId(),
    owner,
    state: 'open',
    ended: false,
    faulty: false,
    wasRead: false,
    vote: null,
    next: null,
    promised: null,
    banned: [],
    whatIf: null,
    created: now(),
    changed: now(),
    secret: newSecret(),
  }) as const;

export async function newTable(
  owner: string,
  settings: OnlineTableSettings,
  opening: Opening,
): Promise<TableDoc> {
  if (!GAME_IDS.includes(settings.game) || !LEVELS.includes(settings.bots))
    throw new NotPermitted('bad-settings');
  const { game } = await loadGame(settings.game);
  let options: OnlineTableSettings['options'];
  try {
    ({ options } = checkSetup(game, { ...settings, seed: 'check' }));
  } catch {
    throw new NotPermitted('bad-settings');
  }
  return {
    ...settings,
    ...fresh(owner, opening),
    game: game.id,
    rules: game.rules,
    options,
    seats: new Array(settings.seats).fill(EMPTY),
    deal: null,
  };
}

/** A table that opens by itself: who sits there, and of which dice its cards lie as at other tables. */
export interface Prepared {
  readonly people: readonly { readonly guest: string; readonly name: string }[];
  readonly dice: { readonly name: string; readonly secret: string };
}

export async function preparedTable(
  owner: string,
  settings: OnlineTableSettings,
  { people, dice: { name, secret } }: Prepared,
  opening: Opening & Pick<ServerServices, 'people'>,
): Promise<TableDoc> {
  const table = await newTable(owner, settings, opening);
  const none = new Array<null>(settings.seats).fill(null);
  const seats = await Promise.all(
    none.map(async (_, seat) => {
      const person = people[seat];
      if (person === undefined) return EMPTY;
      const { calendar } = await opening.people.traitsOf(person.guest);
      return { ...EMPTY, ...person, ready: true, calendar: calendar?.calendar ?? null };
    }),
  );
  const commitment = commitmentTo(secret, name, `${table.game} ${table.rules}`);
  const deal = { table: name, commitment, secret, gave: none, promised: none };
  return { ...table, seats, deal };
}

/** The same people play again, on the rules of today; the same deal needs those it was dealt by. */
export async function tableAgain(
  table: TableDoc,
  owner: string,
  same: boolean,
  opening: Opening,
): Promise<TableDoc> {
  const { game } = await loadGame(table.game);
  if (same && game.rules !== table.rules) throw new NotPermitted('old-rules');
  return {
    ...table,
    ...fresh(owner, opening),
    banned: table.banned,
    rules: game.rules,
    // The key of a program is for one table.
    seats: table.seats.map(({ guest, also, name, program, calendar }) =>
      guest === FORMER || program !== null ? EMPTY : { ...EMPTY, guest, also, name, calendar },
    ),
    deal: same ? diceOf(table) : null,
  };
}

/** A table that goes on from the middle of a finished game, with other decisions: each takes a seat, and nobody waits long. */
export const tableWhatIf = (
  table: TableDoc,
  owner: string,
  at: number,
  opening: Opening,
): TableDoc => ({
  ...table,
  ...fresh(owner, opening),
  banned: table.banned,
  seats: table.seats.map(() => EMPTY),
  listed: false,
  friends: false,
  spectators: true,
  join: true,
  programs: false,
  clock: null,
  deal: diceOf(table),
  whatIf: { table: table.id, at },
});

/** Why a table cannot be reopened; null if it can. */
export function whyNotReopen({ id, faulty, wasRead, next }: TableDoc): string | null {
  if (!faulty) return `table ${id} was not closed for its rules`;
  if (wasRead || next !== null)
    return `one of the players has read the record of table ${id}: its dice are known`;
  return null;
}

/** A table that was kept by an older server. */
export const asOfToday = (table: TableDoc): TableDoc => ({
  ...NEWER,
  ...table,
  seats: table.seats.map((seat) => ({ ...EMPTY, ...eyesOf(table, seat), ...seat })),
});

/** An older server did not keep who has seen what. */
const eyesOf = ({ state }: TableDoc, { guest, also = [] }: SeatDoc): Pick<SeatDoc, 'seen'> => ({
  seen: state === 'open' || guest === null ? [] : [guest, ...also],
});

const NEWER = {
  friends: false,
  chat: true,
  join: false,
  programs: false,
  vote: null,
  clock: null,
  ended: false,
  faulty: false,
  wasRead: false,
  next: null,
  promised: null,
  banned: [],
  deal: null,
  whatIf: null,
};
