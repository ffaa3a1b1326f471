/** People play while one thing after another fails; then everybody's story is checked against the log. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asSeat, below, type Random, randomFrom, SPECTATOR } from '@deadlight/engine';
import type { TableDoc } from '../../src/store/store.ts';
import { shardOf } from '../../src/table/shards.ts';
import { GAMES, opened } from '../journey.ts';
import { ask } from '../postgres-there.ts';
import { Traveller } from '../traveller.ts';
import { type Account, type Kept, violationsOf } from './check-story.ts';
import type { ClusterThere } from './cluster-there.ts';
import { CLOCKS, FAULTS, PARTITIONS, STANDBY } from './faults.ts';
import { keptOf } from './kept-of.ts';

export interface OrdealOptions {
  readonly seed: string;
  readonly tables: number;
  /** The names of the faults, one after another. */
  readonly inTurn: readonly string[];
  /** Number of decisions that must be acknowledged, if need be after the faults. */
  readonly decisions: number;
  /** One question in this many is checked: everything that anybody was shown while it was open. */
  readonly viewed: number;
  /** One table in this many has a spectator. */
  readonly watched: number;
  /** Milliseconds after which a page asks again, and after which it gives up a line. */
  readonly again?: number;
  readonly silence?: number;
  /** After each fault: its name, and milliseconds from its end until every seat saw its table again. */
  onFault?(name: string, away: number, report: Report): void;
}

export interface Report {
  readonly faults: Readonly<Record<string, number>>;
  /** Acknowledged to people, and of those, how many have been checked. */
  readonly decisions: number;
  readonly checked: number;
  readonly tables: number;
  readonly views: number;
  /** Milliseconds from the end of a fault until every seat saw its table again, at worst. */
  readonly longestAway: number;
  readonly violations: readonly string[];
}

interface Party {
  readonly table: string;
  readonly people: number;
  readonly travellers: readonly Traveller[];
}

/** Milliseconds after which a table that does not go on is a violation. */
const LONGEST = 60_000;
const LOOK = 20;
const MAX_TRIES = 5;
/** Number of tables that are opened at a time. */
const MAX_OPENING = 8;

export class Ordeal {
  readonly #cluster: ClusterThere;
  readonly #options: OrdealOptions;
  readonly #random: Random;
  readonly #parties = new Set<Party>();
  readonly #faults: Record<string, number> = {};
  readonly #violations: string[] = [];
  #isOver = false;
  #begun = 0;
  #decisions = 0;
  #checked = 0;
  #views = 0;
  #longestAway = 0;

  constructor(cluster: ClusterThere, options: OrdealOptions) {
    this.#cluster = cluster;
    this.#options = options;
    this.#random = randomFrom(options.seed);
  }

  get report(): Report {
    return {
      faults: this.#faults,
      decisions: this.#decisions,
      checked: this.#checked,
      tables: this.#begun,
      views: this.#views,
      longestAway: this.#longestAway,
      violations: this.#violations,
    };
  }

  async run(): Promise<Report> {
    const { inTurn, decisions, onFault } = this.#options;
    const all = { ...FAULTS, ...PARTITIONS, ...CLOCKS, ...STANDBY };
    const filling = this.#keepFull();
    const step = decisions / (inTurn.length + 1);
    let before = 0;
    for (const name of inTurn) {
      // Some of it is always played while nothing is wrong.
      await this.#play(Math.max(before + step, this.#decisions + step / 4));
      before = this.#decisions;
      await all[name]!(this.#cluster, this.#random);
      this.#faults[name] = (this.#faults[name] ?? 0) + 1;
      const away = await this.#untilBack(name);
      this.#longestAway = Math.max(this.#longestAway, away);
      onFault?.(name, away, this.report);
      if (this.#violations.length > 0) break;
    }
    await this.#play(decisions);
    this.#isOver = true;
    await filling;
    for (const party of [...this.#parties]) await this.#end(party);
    return this.report;
  }

  /** Plays until a number of decisions are acknowledged. */
  async #play(until: number): Promise<void> {
    let last = this.#decisions;
    let since = performance.now();
    while (this.#decisions < until && this.#violations.length === 0) {
      await sleep(LOOK);
      if (this.#decisions > last) since = performance.now();
      last = this.#decisions;
      if (performance.now() - since > LONGEST) this.#violations.push('nobody goes on');
    }
  }

  /** Begins tables where others are over, whatever fails meanwhile. */
  async #keepFull(): Promise<void> {
    const opening = new Set<Promise<void>>();
    while (!this.#isOver) {
      for (const party of this.#parties)
        if (party.travellers.every(({ isDone }) => isDone)) await this.#end(party);
      const missing = this.#options.tables - this.#parties.size - opening.size;
      const count = Math.min(missing, MAX_OPENING - opening.size);
      for (let n = 0; n < count; n++) {
        const one = this.#begin()
          .catch((error: Error) => void this.#violations.push(`no table: ${error.message}`))
          .finally(() => opening.delete(one));
        opening.add(one);
      }
      await sleep(LOOK);
    }
    await Promise.all(opening);
  }

  async #begin(): Promise<void> {
    const n = this.#begun++;
    const { seed, viewed, watched, again, silence } = this.#options;
    const which = GAMES[n % GAMES.length]!;
    const { table, cookies } = await this.#opened(which);
    const pages = n % watched === 0 ? cookies : cookies.slice(0, which.people);
    const travellers = pages.map((cookie, i) => {
      const own = randomFrom(`${seed}:${n}:${i}`);
      const traveller = new Traveller(() => this.#gateway(), table, cookie, `${n}-${i}`, own, {
        keepsView: (number) => (n + number) % viewed === 0,
        ...(again !== undefined && { again }),
        ...(silence !== undefined && { silence }),
      });
      traveller.onTaken = () => this.#decisions++;
      return traveller;
    });
    this.#parties.add({ table, people: which.people, travellers });
  }

  /** A page that meets with trouble before the game has begun tries again. */
  async #opened(which: (typeof GAMES)[number]): ReturnType<typeof opened> {
    for (let times = 1; ; times++) {
      try {
        return await opened(this.#gateway(), which);
      } catch (error) {
        if (times === MAX_TRIES) throw error;
      }
    }
  }

  /** Any gateway that runs serves anybody. */
  #gateway(): string {
    const running = this.#cluster.gateways.filter(({ isRunning }) => isRunning);
    const from = running.length > 0 ? running : this.#cluster.gateways;
    return from[below(this.#random, from.length)]!.at;
  }

  /** Everything is mended: every seat must see its table again, as it is. */
  async #untilBack(fault: string): Promise<number> {
    const since = performance.now();
    // A game that is over may be put away meanwhile.
    for (const party of this.#parties)
      for (const traveller of party.travellers)
        while (traveller.moment === null && this.#parties.has(party)) {
          await sleep(LOOK);
          if (performance.now() - since < LONGEST) continue;
          const why = await this.#stateOf(party.table);
          this.#violations.push(`${party.table}: a page is not back after: ${fault}; ${why}`);
          return LONGEST;
        }
    return Math.round(performance.now() - since);
  }

  /** The owner of a table, as far as the database knows, and the load of the machine. */
  async #stateOf(table: string): Promise<string> {
    const [lease] = await ask(
      this.#cluster.database,
      `SELECT owner, epoch, (expires - now())::text AS left,
        owner IN (SELECT id FROM member WHERE expires > now()) AS "isMember",
        (SELECT count(*)::int FROM member WHERE expires > now()) AS members
      FROM lease WHERE shard = $1`,
      [shardOf(table)],
    );
    return `${JSON.stringify(lease)}; load ${loadavg().join(' ')}`;
  }

  /** Waits for a database that is away. */
  async #kept(table: string): ReturnType<typeof keptOf> {
    const since = performance.now();
    for (;;) {
      try {
        return await keptOf(this.#cluster.database, table);
      } catch (error) {
        if (performance.now() - since > LONGEST) throw error;
        await sleep(LOOK);
      }
    }
  }

  /** Checks the story of a table, and forgets it. */
  async #end(party: Party): Promise<void> {
    this.#parties.delete(party);
    const { table, people, travellers } = party;
    for (const traveller of travellers) traveller.close();
    const { doc, log } = await this.#kept(table);
    const accounts = travellers.map(({ taken, shown }, i): Account => {
      this.#checked += taken.size;
      for (const views of shown.values()) this.#views += views.size;
      return { seat: i < people ? asSeat(i) : SPECTATOR, taken, shown };
    });
    const found = await violationsOf(doc, log, accounts);
    for (const { troubles } of travellers)
      found.push(...troubles.map((trouble) => `${table}: ${trouble}`));
    if (found.length > 0)
      found.push(`all that is known of it: ${keepEvidence(doc, log, accounts)}`);
    this.#violations.push(...found);
  }
}

/** A file with what the checker has read. */
function keepEvidence(doc: TableDoc, log: readonly Kept[], accounts: readonly Account[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'deadlight-ordeal-')), `${doc.id}.json`);
  const told = accounts.map(({ seat, taken, shown }) => ({
    seat,
    taken: [...taken],
    shown: [...shown].map(([number, views]) => [number, ...views]),
  }));
  writeFileSync(file, JSON.stringify({ doc, log, told }));
  return file;
}
