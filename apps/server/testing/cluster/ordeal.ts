/** People play while one thing after another fails; then everybody's story is checked against the log. */
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Random, randomFrom, SPECTATOR } from '@deadlight/engine';
import { GAMES, opened } from '../journey.ts';
import { Traveller } from '../traveller.ts';
import { type Account, violationsOf } from './check-story.ts';
import type { ClusterThere } from './cluster-there.ts';
import { FAULTS, PARTITIONS } from './faults.ts';
import { keptOf } from './kept-of.ts';

export interface OrdealOptions {
  readonly seed: string;
  readonly tables: number;
  /** The names of the faults, one after another. */
  readonly inTurn: readonly string[];
  /** So many must be acknowledged, after the faults if need be. */
  readonly decisions: number;
  /** One table in so many is checked view by view. */
  readonly viewed: number;
  onFault?(report: Report): void;
}

export interface Report {
  readonly faults: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly tables: number;
  readonly views: number;
  /** Milliseconds from the end of a fault until every seat saw its table again, at worst. */
  readonly longestAway: number;
  readonly violations: readonly string[];
}

interface Party {
  readonly table: string;
  readonly travellers: readonly Traveller[];
}

/** Milliseconds after which a table that does not go on is a violation. */
const LONGEST = 60_000;
const LOOK = 20;
const MOST_TRIES = 3;

export class Ordeal {
  readonly #cluster: ClusterThere;
  readonly #options: OrdealOptions;
  readonly #random: Random;
  readonly #parties = new Set<Party>();
  readonly #faults: Record<string, number> = {};
  readonly #violations: string[] = [];
  #begun = 0;
  #decisions = 0;
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
      tables: this.#begun,
      views: this.#views,
      longestAway: Math.round(this.#longestAway),
      violations: this.#violations,
    };
  }

  async run(): Promise<Report> {
    const { inTurn, decisions, onFault } = this.#options;
    const all = { ...FAULTS, ...PARTITIONS };
    await this.#fill();
    for (const [n, name] of inTurn.entries()) {
      await this.#play(((n + 1) * decisions) / (inTurn.length + 1));
      await all[name]!(this.#cluster, this.#random);
      this.#faults[name] = (this.#faults[name] ?? 0) + 1;
      await this.#untilBack(name);
      onFault?.(this.report);
      if (this.#violations.length > 0) break;
    }
    await this.#play(decisions);
    for (const party of [...this.#parties]) await this.#end(party);
    return this.report;
  }

  /** Goes on until so many decisions are acknowledged; new tables are begun where others are over. */
  async #play(until: number): Promise<void> {
    let last = this.#decisions;
    let since = performance.now();
    while (this.#decisions < until && this.#violations.length === 0) {
      await sleep(LOOK);
      await this.#fill();
      if (this.#decisions > last) since = performance.now();
      last = this.#decisions;
      if (performance.now() - since > LONGEST) this.#violations.push('nobody goes on');
    }
  }

  async #fill(): Promise<void> {
    for (const party of this.#parties)
      if (party.travellers.every(({ isDone }) => isDone)) await this.#end(party);
    const missing = this.#options.tables - this.#parties.size;
    await Promise.all(Array.from({ length: missing }, () => this.#begin()));
  }

  async #begin(): Promise<void> {
    const n = this.#begun++;
    const { seed, viewed } = this.#options;
    const which = GAMES[n % GAMES.length]!;
    const { table, cookies } = await this.#opened(which);
    const travellers = cookies.map((cookie, i) => {
      const own = randomFrom(`${seed}:${n}:${i}`);
      const keepsViews = n % viewed === 0;
      const traveller = new Traveller(() => this.#gateway(), table, cookie, `${n}-${i}`, own, {
        keepsViews,
      });
      traveller.onTaken = () => this.#decisions++;
      return traveller;
    });
    this.#parties.add({ table, travellers });
  }

  /** A page that meets with trouble before the game has begun tries again. */
  async #opened(which: (typeof GAMES)[number]): ReturnType<typeof opened> {
    for (let times = 1; ; times++) {
      try {
        return await opened(this.#gateway(), which);
      } catch (error) {
        if (times === MOST_TRIES) throw error;
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
  async #untilBack(fault: string): Promise<void> {
    const since = performance.now();
    for (const { table, travellers } of this.#parties)
      for (const traveller of travellers)
        while (traveller.moment === null) {
          await sleep(LOOK);
          if (performance.now() - since < LONGEST) continue;
          this.#violations.push(`${table}: a page is not back after: ${fault}`);
          return;
        }
    this.#longestAway = Math.max(this.#longestAway, performance.now() - since);
  }

  /** Checks the story of a table, and forgets it. */
  async #end(party: Party): Promise<void> {
    this.#parties.delete(party);
    const { table, travellers } = party;
    for (const traveller of travellers) traveller.close();
    const { doc, log } = await keptOf(this.#cluster.database, table);
    const accounts = travellers.map(({ taken, shown }, i): Account => {
      for (const views of shown.values()) this.#views += views.size;
      return { seat: i < travellers.length - 1 ? i : SPECTATOR, taken, shown };
    });
    this.#violations.push(...(await violationsOf(doc, log, accounts)));
    for (const { troubles } of travellers)
      this.#violations.push(...troubles.map((trouble) => `${table}: ${trouble}`));
  }
}
