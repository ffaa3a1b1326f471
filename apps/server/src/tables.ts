/** All tables of this server. */
import { randomBytes } from 'node:crypto';
import { checkSetup } from '@deadlight/engine';
import { GAME_IDS, LEVELS, type Listed, loadGame, type OnlineWish } from '@deadlight/host';
import { type Around, type Client, Denied, EMPTY, OnlineTable } from './online-table.ts';
import { newSecret } from './secret.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A table that nobody came to disappears. */
const UNUSED = 30 * MINUTE;
/** A game that is over is kept for so long, and one that was left alone. */
const FINISHED = 30 * DAY;
const ABANDONED = 90 * DAY;

export class Tables {
  readonly #around: Around;
  readonly #perGuest: number;
  readonly #all = new Map<string, OnlineTable>();

  constructor(around: Around, perGuest: number) {
    this.#around = around;
    this.#perGuest = perGuest;
  }

  /** Takes up all that was kept. Games are played again when somebody comes. */
  async load(): Promise<void> {
    for (const doc of await this.#around.store.tables())
      this.#all.set(doc.id, new OnlineTable(doc, this.#around));
  }

  get size(): number {
    return this.#all.size;
  }

  find(id: string): OnlineTable {
    const table = this.#all.get(id);
    if (table === undefined) throw new Denied('no-table');
    return table;
  }

  async create({ guest }: Client, wish: OnlineWish): Promise<string> {
    const own = [...this.#all.values()].filter(
      ({ doc }) => doc.owner === guest && doc.state !== 'over',
    );
    if (own.length >= this.#perGuest) throw new Denied('too-many');
    if (!GAME_IDS.includes(wish.game) || !LEVELS.includes(wish.bots)) throw new Denied('bad-wish');
    const { game } = await loadGame(wish.game);
    let options: OnlineWish['options'];
    try {
      ({ options } = checkSetup(game, { ...wish, seed: 'check' }));
    } catch {
      throw new Denied('bad-wish');
    }
    const id = randomBytes(9).toString('base64url');
    const now = this.#around.now();
    const { listed, spectators, hints, bots } = wish;
    const table = new OnlineTable(
      {
        id,
        game: game.id,
        rules: game.rules,
        options,
        seats: new Array(wish.seats).fill(EMPTY),
        owner: guest,
        listed,
        spectators,
        hints,
        bots,
        state: 'open',
        created: now,
        changed: now,
        secret: newSecret(),
      },
      this.#around,
    );
    await this.#around.store.save(table.doc);
    this.#all.set(id, table);
    this.#around.changed();
    return id;
  }

  get listed(): Listed[] {
    return [...this.#all.values()].flatMap((table) => table.listed ?? []).slice(-200);
  }

  /** Clears away what nobody comes back to. */
  async sweep(): Promise<void> {
    const now = this.#around.now();
    for (const [id, table] of this.#all) {
      const { changed, state } = table.doc;
      const since = table.emptySince;
      const most = state === 'open' ? UNUSED : state === 'over' ? FINISHED : ABANDONED;
      if (since === null || now - Math.max(since, changed) < most) continue;
      this.#all.delete(id);
      await this.#around.store.remove(id);
      this.#around.changed();
    }
    for (const table of this.#all.values()) table.tellPresence();
  }
}
