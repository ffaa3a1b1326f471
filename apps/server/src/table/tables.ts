/** All tables of this server, or of a shard that it holds. */
import { setImmediate } from 'node:timers/promises';
import type { Listed, OnlineTableSettings } from '@deadlight/host';
import { Notices } from '../notices/notices.ts';
import { audit } from '../operator/audit.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { DueTask, Notice, TableDoc } from '../store/store.ts';
import type { Span } from './calendar.ts';
import type { Reader, TableDirectory } from './directory.ts';
import { Listing } from './listing.ts';
import { OnlineTable } from './online-table.ts';
import { loadRulesets } from './rulesets.ts';
import type { ServerServices, TableServices } from './services.ts';
import { asOfToday, newTable } from './table-doc.ts';
import { lineOf } from './table-info.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds after which a table without people is dropped from memory. */
const RESTING = MINUTE;
/** Number of tables swept in one go. */
const AT_ONCE = 200;
/** Milliseconds after which it is seen whether somebody still looks at a table, and until something is sent again. */
const LOOKS = 15_000;
const AGAIN = 5 * MINUTE;
/** Number of due tasks that are done in one go. */
const TASKS = 100;
/** A table where nobody sits disappears; somebody who sits there comes back, perhaps tonight, perhaps next week. */
const UNUSED = 30 * MINUTE;

export class Tables implements TableDirectory {
  readonly #services: TableServices;
  readonly #all = new Map<string, OnlineTable>();
  readonly #listing = new Listing();
  readonly #counts = { open: 0, playing: 0, over: 0 };
  #outages: readonly Span[] = [];
  #isAtWork = false;
  readonly #notices: Notices;
  /** Notices that are on their way. */
  readonly #telling = new Set<string>();

  constructor(services: ServerServices) {
    const { people, log, mayReachPrivate = false } = services;
    this.#notices = new Notices(people, log, mayReachPrivate);
    this.#services = {
      ...services,
      open: (table) => this.#open(table),
      isThere: (table) => this.#all.has(table),
      outages: () => this.#outages,
      saved: (before, doc) => {
        this.#note(before, doc);
        services.changed();
      },
    };
  }

  /** Loads the stored tables. Games are replayed when somebody comes. */
  async load(): Promise<void> {
    const docs = await this.#services.store.tables();
    this.#outages = await this.#services.store.outages();
    await loadRulesets(docs);
    docs.sort((a, b) => a.created - b.created);
    for (const doc of docs) this.#add(asOfToday(doc));
  }

  #add(doc: TableDoc): void {
    this.#all.set(doc.id, new OnlineTable(doc, this.#services));
    this.#note(null, doc);
  }

  /** Maintains the totals over all tables incrementally. */
  #note(before: TableDoc | null, doc: TableDoc | null): void {
    if (before !== null) this.#counts[before.state]--;
    if (doc !== null) this.#counts[doc.state]++;
    this.#listing.put((doc ?? before)!.id, doc === null ? null : lineOf(doc));
  }

  /** How many tables are in a state. */
  count(state: TableDoc['state']): number {
    return this.#counts[state];
  }

  find(id: string): OnlineTable {
    const table = this.#all.get(id);
    if (table === undefined) throw new NotPermitted('no-table');
    return table;
  }

  async record(id: string, reader: Reader): Promise<string> {
    return this.find(id).record(reader);
  }

  async create({ guest }: Pick<Client, 'guest'>, settings: OnlineTableSettings): Promise<string> {
    const table = await newTable(guest, settings, this.#services);
    await this.#open(table);
    return table.id;
  }

  async #open(table: TableDoc): Promise<void> {
    const { limits, store } = this.#services;
    if (this.#all.size >= limits.allTables) throw new NotPermitted('full');
    if ((await store.openedBy(table.owner)) >= limits.tables) throw new NotPermitted('too-many');
    await store.save(table);
    const { id, owner: by, game } = table;
    audit(this.#services.log, 'open', { table: id, by, game });
    this.#add(table);
    this.#services.changed();
  }

  get listed(): readonly Listed[] {
    return this.#listing.newest;
  }

  /** Carries out operator orders. */
  async runOperatorOrders(): Promise<void> {
    for (const order of await this.#services.store.orders()) {
      const table = this.#all.get(order.table);
      if (order.do === 'reopen') await table?.reopen();
      else await table?.end(order.faulty);
    }
  }

  /** Does what tables have to do by themselves, though nobody comes: it is kept in the store, and lost by no restart. */
  async runDueTasks(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    try {
      const { store, now } = this.#services;
      const due = await store.dueTasks(now(), TASKS);
      if (due.length > 0) this.#outages = await store.outages();
      for (const task of due) {
        if (task.why.do === 'tell') void this.#tell(task, task.why.notice);
        else await store.endTask(task, await this.#all.get(task.table)?.wake());
      }
    } finally {
      this.#isAtWork = false;
    }
  }

  /** It is done once it was sent: if the server dies in between, it is sent again, under the same name. */
  async #tell(task: DueTask, notice: Notice): Promise<void> {
    const name = `${task.table} ${task.id}`;
    if (this.#telling.has(name)) return;
    this.#telling.add(name);
    const { store, now, log } = this.#services;
    try {
      const to = (await this.#all.get(task.table)?.addresseeOf(notice)) ?? null;
      const end = notice.until ?? notice.since + DAY;
      if (to === 'later') await store.endTask(task, now() + LOOKS);
      else if (to === null || (await this.#notices.tell(task.id, to, notice)))
        await store.endTask(task);
      else await store.endTask(task, now() + AGAIN > end ? undefined : now() + AGAIN);
    } catch (error) {
      log.error({ table: task.table, err: error }, 'a notice failed');
      await store.endTask(task, now() + AGAIN).catch(() => {});
    } finally {
      this.#telling.delete(name);
    }
  }

  /** Removes abandoned tables, and sends who has gone. Works in slices, so that nothing waits for the whole sweep. */
  async sweep(): Promise<void> {
    let looked = 0;
    for (const [id, table] of this.#all) {
      if (++looked % AT_ONCE === 0) await setImmediate();
      const since = table.emptySince;
      if (since === null) table.tellPresence();
      else await this.#clear(id, table, since);
    }
  }

  async #clear(id: string, table: OnlineTable, since: number): Promise<void> {
    const now = this.#services.now();
    const { finished, abandoned } = this.#services.limits;
    const { changed, state, seats } = table.doc;
    const isUnused = state === 'open' && seats.every(({ guest }) => guest === null);
    const most = isUnused ? UNUSED : (state === 'over' ? finished : abandoned) * DAY;
    if (table.isLoaded && now - since > RESTING) table.unload();
    if (now - Math.max(since, changed) < most) return;
    this.#all.delete(id);
    this.#note(table.doc, null);
    this.#services.changed();
    await this.#services.store.remove(id);
    audit(this.#services.log, 'deleted', { table: id, by: null, state });
  }

  /** Another process holds them from now on: nothing more is done or sent here. */
  handOff(): void {
    for (const table of this.#all.values()) table.handOff();
    this.#all.clear();
  }

  /** The server stops: finishes work in progress, and stops the clocks. */
  async suspend(): Promise<void> {
    await Promise.all([...this.#all.values()].map((table) => table.suspend()));
  }
}
