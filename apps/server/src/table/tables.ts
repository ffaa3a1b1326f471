/**
 * All tables of this server, or of a shard that it holds. Most of them are at rest: they are in the store alone, and are read
 * when somebody comes, or when they have something to do by themselves. Nothing walks over all of them.
 */
import { setImmediate } from 'node:timers/promises';
import type { OnlineTableSettings } from '@deadlight/host';
import { Notices } from '../notices/notices.ts';
import { audit } from '../operator/audit.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import { type DueTask, type Entry, LeaseLost, type Notice, type TableDoc } from '../store/store.ts';
import type { Span } from './calendar.ts';
import type { Reader, TableDirectory, TableHandle } from './directory.ts';
import { type Line, Listing } from './listing.ts';
import { OnlineTable } from './online-table.ts';
import { loadRulesets } from './rulesets.ts';
import type { ServerServices, TableServices } from './services.ts';
import { asOfToday, newTable, type Prepared, preparedTable } from './table-doc.ts';
import { TableDoor, type TablesInside } from './table-door.ts';
import { type LobbyLine, lobbyLineOf } from './table-info.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds after which a table without people is dropped from memory. */
const RESTING = MINUTE;
/** Number of tables swept in one go, and of those left alone that are looked at in one sweep. */
const AT_ONCE = 200;
const LOOKED_AT = 1000;
/** Milliseconds after which it is seen whether somebody still looks at a table, and until something is sent again. */
const LOOKS = 15_000;
const AGAIN = 5 * MINUTE;
/** Number of due tasks that are done in one go. */
const TASKS = 100;
/** A table where nobody sits disappears; somebody who sits there comes back, perhaps tonight, perhaps next week. */
const UNUSED = 30 * MINUTE;

export class Tables implements TableDirectory, TablesInside {
  readonly #services: TableServices;
  readonly #inMemory = new Map<string, OnlineTable>();
  /** Those that are just being read, or removed: null where there is none. */
  readonly #coming = new Map<string, Promise<OnlineTable | null>>();
  /** Those in memory where nobody is, the first that rested first. */
  readonly #resting = new Set<string>();
  /** Since when these tables are looked after here. */
  #since = 0;
  #hasEnded = false;
  readonly #listing: Listing;
  /** What has changed on the list while it is filled; null while it is not. */
  #changedLines: Map<string, Line | number> | null = null;
  readonly #counts = { open: 0, playing: 0, over: 0 };
  #outages: readonly Span[] = [];
  #isAtWork = false;
  readonly #notices: Notices;
  /** Notices that are on their way. */
  readonly #telling = new Set<string>();

  /** `shown`: how many of them the lobby shows at most. */
  constructor(services: ServerServices, shown?: number) {
    this.#listing = new Listing(shown);
    this.#notices = new Notices(services.people, services.sender, services.now);
    this.#services = {
      ...services,
      open: (table, log) => this.#open(table, log),
      isThere: async (table) => (await this.#find(table)) !== null,
      outages: () => this.#outages,
      saved: (before, doc) => {
        this.#note(before, doc);
        services.changed();
      },
    };
  }

  /** Learns what is in the store; tables are read when they are needed. */
  async load(): Promise<void> {
    const { store, now } = this.#services;
    this.#since = now();
    this.#outages = await store.outages();
    const tally = await store.tally();
    for (const { state, tables } of tally) this.#counts[state] += tables;
    await loadRulesets(tally);
    await this.#fillListing();
  }

  #add(doc: TableDoc, since?: number): OnlineTable {
    const table = new OnlineTable(doc, this.#services, since);
    this.#inMemory.set(doc.id, table);
    return table;
  }

  /** Maintains what is known of all tables incrementally. */
  #note(before: TableDoc | null, doc: TableDoc | null): void {
    if (before !== null) this.#counts[before.state]--;
    if (doc !== null) this.#counts[doc.state]++;
    const { id, created } = (doc ?? before)!;
    const listed = doc === null ? null : lobbyLineOf(doc);
    this.#listing.put(id, created, listed);
    this.#changedLines?.set(id, listed === null ? created : { created, listed });
    if (this.#listing.isShort) void this.#refillListing();
  }

  async #refillListing(): Promise<void> {
    if (this.#changedLines !== null) return;
    try {
      await this.#fillListing();
      this.#services.changed();
    } catch (error) {
      if (!(error instanceof LeaseLost))
        this.#services.log.error({ err: error }, 'the list of tables could not be filled');
    }
  }

  async #fillListing(): Promise<void> {
    this.#changedLines = new Map();
    try {
      const { most } = this.#listing;
      const docs = await this.#services.store.listed(most);
      const lines = docs.flatMap((doc): Line[] => {
        const listed = lobbyLineOf(asOfToday(doc));
        return listed === null ? [] : [{ created: doc.created, listed }];
      });
      this.#listing.fill(lines, docs.length === most);
      for (const [id, line] of this.#changedLines)
        if (typeof line === 'number') this.#listing.put(id, line, null);
        else this.#listing.put(id, line.created, line.listed);
    } finally {
      this.#changedLines = null;
    }
  }

  /** How many tables are in a state. */
  count(state: TableDoc['state']): number {
    return this.#counts[state];
  }

  find(id: string): TableHandle {
    return new TableDoor(id, this);
  }

  inMemory(id: string): OnlineTable | undefined {
    return this.#inMemory.get(id);
  }

  async wake(id: string): Promise<OnlineTable> {
    const table = await this.#find(id);
    if (table === null) throw new NotPermitted('no-table');
    return table;
  }

  /** Null if there is none. */
  #find(id: string): Promise<OnlineTable | null> | OnlineTable {
    const table = this.#inMemory.get(id);
    if (table !== undefined) return table;
    return this.#coming.get(id) ?? this.#meanwhile(id, this.#read(id));
  }

  /** Requests for the table meanwhile get the same result. */
  #meanwhile(id: string, coming: Promise<OnlineTable | null>): Promise<OnlineTable | null> {
    const settled = coming.finally(() => this.#coming.delete(id));
    this.#coming.set(id, settled);
    return settled;
  }

  async #read(id: string): Promise<OnlineTable | null> {
    const kept = await this.#services.store.table(id);
    if (this.#hasEnded) throw new LeaseLost();
    if (kept === null) return null;
    const { doc, last } = kept;
    return this.#add(asOfToday(doc), Math.max(this.#since, doc.changed, last?.at ?? 0));
  }

  async record(id: string, reader: Reader): Promise<string> {
    return (await this.wake(id)).record(reader);
  }

  async create(
    { guest }: Pick<Client, 'guest'>,
    settings: OnlineTableSettings,
    prepared?: Prepared,
  ): Promise<string> {
    const table =
      prepared === undefined
        ? await newTable(guest, settings, this.#services)
        : await preparedTable(guest, settings, prepared, this.#services);
    await this.#open(table);
    if (prepared !== undefined) await (await this.wake(table.id)).begin();
    return table.id;
  }

  async #open(table: TableDoc, begun: readonly Entry[] = []): Promise<void> {
    const { limits, store } = this.#services;
    const { open, playing, over } = this.#counts;
    if (open + playing + over >= limits.allTables) throw new NotPermitted('full');
    if ((await store.openedBy(table.owner)) >= limits.tables) throw new NotPermitted('too-many');
    // Where there is a table, its log is complete.
    await Promise.all(begun.map((entry, place) => store.append(table.id, place, entry)));
    await store.save(table);
    const { id, owner: by, game } = table;
    audit(this.#services.log, 'open', { table: id, by, game });
    this.#add(table);
    this.#note(null, table);
    this.#services.changed();
  }

  get listed(): readonly LobbyLine[] {
    return this.#listing.newest;
  }

  /** Carries out operator orders. */
  async runOperatorOrders(): Promise<void> {
    for (const order of await this.#services.store.orders()) {
      const table = await this.#find(order.table);
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
      // Those that are being told are still among them: a slow one does not keep the others waiting.
      const due = await store.dueTasks(now(), TASKS + this.#telling.size);
      if (due.length > 0) this.#outages = await store.outages();
      for (const task of due) {
        if (task.why.do === 'tell') void this.#tell(task, task.why.notice);
        else if (task.why.do === 'put-away') await this.#putAway(task);
        else await store.endTask(task, await (await this.#find(task.table))?.wake());
      }
    } finally {
      this.#isAtWork = false;
    }
  }

  /** Whatever hinders it at the moment, nothing is lost: it is tried again. */
  async #putAway(task: DueTask): Promise<void> {
    const { store, now, log } = this.#services;
    const { table: id } = task;
    try {
      const doc = this.#inMemory.get(id)?.doc ?? (await store.table(id))?.doc;
      if (doc?.state === 'over' && !doc.faulty) await store.putAway(id);
      await store.endTask(task);
    } catch (error) {
      log.warn({ table: id, why: (error as Error).message }, 'a log was not put away');
      await store.endTask(task, now() + AGAIN);
    }
  }

  /** It is done once it was sent: if the server dies in between, it is sent again, under the same name. */
  async #tell(task: DueTask, notice: Notice): Promise<void> {
    const name = `${task.table} ${task.id}`;
    if (this.#telling.has(name)) return;
    this.#telling.add(name);
    const { store, now, log } = this.#services;
    try {
      await store.endTask(task, (await this.#told(task, notice)) ?? undefined);
    } catch (error) {
      log.error({ table: task.table, err: error }, 'a notice failed');
      await store.endTask(task, now() + AGAIN).catch(() => {});
    } finally {
      this.#telling.delete(name);
    }
  }

  /** When to look again; null if nothing more is to be told. */
  async #told(task: DueTask, notice: Notice): Promise<number | null> {
    const table = await this.#find(task.table);
    const guest = table?.guestIn(notice.seat) ?? null;
    if (table === null || guest === null) return null;
    const { now } = this.#services;
    // Before the game is played again for it.
    const when = await this.#notices.whenToTell(guest, notice);
    if (when === null || when > now()) return when;
    const to = await table.addresseeOf(notice);
    if (to === null) return null;
    if (to === 'later') return now() + LOOKS;
    const outcome = await this.#notices.tell(task.id, to, notice);
    if (outcome === 'soon') return now() + LOOKS;
    const end = notice.until ?? notice.since + DAY;
    return outcome === 'done' || now() + AGAIN > end ? null : now() + AGAIN;
  }

  /** Removes abandoned tables, and sends who has gone. Works in slices, so that nothing waits for the whole sweep. */
  async sweep(): Promise<void> {
    let looked = 0;
    for (const [id, table] of this.#inMemory) {
      if (++looked % AT_ONCE === 0) await setImmediate();
      const since = table.emptySince;
      if (since !== null) this.#letRest(id, table, since);
      else {
        this.#resting.delete(id);
        table.tellPresence();
      }
    }
    this.#forgetOldest();
    await this.#clear();
  }

  #letRest(id: string, table: OnlineTable, since: number): void {
    if (this.#services.now() - since <= RESTING) return;
    if (table.isLoaded) table.unload();
    const { visitedUntil, doc } = table;
    // A table that somebody only looks at was not left alone; its document need not say so every time.
    if (visitedUntil !== null && visitedUntil - doc.changed > DAY) void table.touch(visitedUntil);
    this.#resting.add(id);
  }

  /** What is not in the store, as who has said what, is known for as long as there is room for it. */
  #forgetOldest(): void {
    let tooMany = this.#resting.size - this.#services.limits.resting;
    for (const id of this.#resting) {
      if (tooMany-- <= 0) return;
      this.#resting.delete(id);
      if (this.#inMemory.get(id)?.rest()) this.#inMemory.delete(id);
    }
  }

  /** What was left alone for too long is removed. */
  async #clear(): Promise<void> {
    const { store, limits, now } = this.#services;
    const [unused, unfinished, finished] = [UNUSED, limits.abandoned * DAY, limits.finished * DAY];
    const before = {
      unused: now() - unused,
      unfinished: now() - unfinished,
      finished: now() - finished,
    };
    for (const id of await store.abandoned(before, LOOKED_AT)) {
      const table = await this.#find(id);
      if (table === null) continue;
      const { state, seats } = table.doc;
      const isUnused = state === 'open' && seats.every(({ guest }) => guest === null);
      const most = isUnused ? unused : state === 'over' ? finished : unfinished;
      const active = await this.#activeUntil(table);
      if (now() - active < most) await table.touch(active);
      else if (table.rest()) await this.#meanwhile(id, this.#remove(table));
    }
  }

  /** When something last happened at a table: only its log tells of decisions. */
  async #activeUntil(table: OnlineTable): Promise<number> {
    if (table.emptySince === null) return this.#services.now();
    const kept = await this.#services.store.table(table.id);
    return Math.max(table.doc.changed, kept?.last?.at ?? 0);
  }

  async #remove({ id, doc }: OnlineTable): Promise<null> {
    this.#inMemory.delete(id);
    this.#resting.delete(id);
    await this.#services.store.remove(id);
    this.#note(doc, null);
    this.#services.changed();
    audit(this.#services.log, 'deleted', { table: id, by: null, state: doc.state });
    return null;
  }

  /** Another process holds them from now on: nothing more is done or sent here. */
  handOff(): void {
    this.#hasEnded = true;
    for (const table of this.#inMemory.values()) table.handOff();
    this.#inMemory.clear();
  }

  /** The server stops: finishes work in progress, and stops the clocks. */
  async suspend(): Promise<void> {
    await Promise.all([...this.#inMemory.values()].map((table) => table.suspend()));
  }
}
