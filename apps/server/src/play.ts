/** The match of a table, its clocks and its log: what happens is durable before anybody hears of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  type Chain,
  type Decision,
  fairSeed,
  type Match,
  printAnswer,
  type Seat,
  SPECTATOR,
  saidDecision,
  saidRewind,
  saidUndo,
} from '@deadlight/engine';
import type { Player, Ruleset, Screen, TableHost, Times, ToServer } from '@deadlight/host';
import { Acknowledgements } from './acknowledgements.ts';
import type { Around } from './around.ts';
import { Denied } from './client.ts';
import { Clock } from './clock.ts';
import { diceOf } from './dice.ts';
import { marked } from './marks.ts';
import { rulesetFor } from './rulesets.ts';
import { isBots } from './seating.ts';
import { type Entry, type SeatDoc, type TableDoc, Unkept } from './store.ts';

type Act = Extract<ToServer, { say: 'decide' | 'undo' }>;

/** Milliseconds that those wait who come to a table that is not to be played at the moment: they come again at once. */
const SUSPECT = 1000;

/** After how many decisions each question was put; who has answered it since shows nowhere. */
class Steps {
  readonly #at: number[] = [];
  /** How much of the log had been told by then. */
  readonly #told: number[] = [];

  mark({ decisions, log, table }: Match): void {
    while ((this.#at.at(-1) ?? -1) >= decisions.length) {
      this.#at.pop();
      this.#told.pop();
    }
    if (table.pending.length !== table.asked.length) return;
    this.#at.push(decisions.length);
    this.#told.push(log.entries.length);
  }

  get count(): number {
    return this.#at.length;
  }

  /** The last question before the present one that a seat has answered. */
  lastOf(seat: Seat, decisions: readonly Decision[]): number | undefined {
    const own = decisions.slice(0, this.#at.at(-1)).findLastIndex((one) => one.seat === seat);
    return own < 0 ? undefined : this.#at.findLastIndex((at) => at <= own);
  }

  /** The decisions before a question, and what had been told; undefined if there is no such question. */
  find(step: number): { readonly decisions: number; readonly told: number } | undefined {
    const decisions = this.#at[step];
    return decisions === undefined ? undefined : { decisions, told: this.#told[step]! };
  }
}

export class Play {
  readonly host: TableHost;
  readonly clock: Clock | null;
  readonly #steps: Steps;
  readonly #around: Around;
  /** How long the log is. */
  #length: number;
  readonly #links: Acknowledgements;
  /** The links of what was taken, by its id. */
  readonly #done: Map<string, string>;
  /** What is asked, and since when. */
  #question: number;
  #askedAt: number;

  private constructor(
    host: TableHost,
    steps: Steps,
    table: TableDoc,
    around: Around,
    log: readonly Entry[],
    links: Acknowledgements,
    done: Map<string, string>,
  ) {
    this.host = host;
    this.#steps = steps;
    this.#around = around;
    this.#length = log.length;
    this.#links = links;
    this.#done = done;
    const isTimed = (seat: Seat): boolean => host.players[seat]!.kind === 'person';
    const { clock, seats } = table;
    this.clock = clock === null ? null : new Clock(clock, seats.length, isTimed, log);
    this.#question = this.#number;
    const now = around.now();
    this.#askedAt = log.at(-1)?.at ?? now;
    this.clock?.ask(host.match.table.asked, now);
  }

  /** Plays the match again from its log. */
  static async resume(table: TableDoc, around: Around): Promise<Play> {
    const { id, game, rules, seats } = table;
    // A table is ended on the rules that it was begun with.
    const ruleset = await rulesetFor(game, rules).catch(() => {
      throw new Denied('old-rules');
    });
    if (await around.store.isSuspect(id)) {
      await sleep(SUSPECT);
      throw new Unkept('another process waits for the rules of this table');
    }
    const match = matchOf(table, ruleset);
    const log = await around.store.log(id);
    const steps = new Steps();
    const links = new Acknowledgements(table);
    const done = new Map<string, string>();
    steps.mark(match);
    around.asking(id);
    log.forEach((entry, place) => {
      try {
        enact(match, entry);
      } catch (cause) {
        throw new Error(`the log of table ${id} does not fit its rules at ${place}`, { cause });
      }
      steps.mark(match);
      const said = saidBy(entry, match);
      if (said === null) return;
      const link = links.add(said);
      if ('id' in entry && entry.id !== undefined) done.set(entry.id, link);
    });
    const host = ruleset.host(
      id,
      match,
      seats.map((seat) => playerIn(seat, table.bots)),
    );
    return new Play(host, steps, table, around, log, links, done);
  }

  /** The same for all: it says how often the game has gone on or back. */
  get #number(): number {
    return this.host.match.numberFor(SPECTATOR);
  }

  /** Takes what a page has decided, unless it was taken before; gives the link that acknowledges it. */
  async act(screen: Screen, message: Act): Promise<{ readonly isNew: boolean; link: string }> {
    const { seat } = message;
    const id = `${seat}:${message.id}`;
    const before = this.#done.get(id);
    if (before !== undefined) return { isNew: false, link: before };
    const now = this.#around.now();
    const left = this.clock?.leftOf(seat, now);
    this.#around.asking(this.host.id);
    if (message.say === 'decide') {
      this.host.decide(screen, seat, message.says, message.at);
      await this.#commit({ do: 'decide', seat, says: message.says, id, at: now, ...left });
    } else {
      this.host.undo(screen, seat);
      await this.#commit({ do: 'undo', seat, id, at: now, ...left });
    }
    const link = this.#links.last;
    this.#done.set(id, link);
    this.#around.decided();
    return { isNew: true, link };
  }

  /** Takes the answer of a bot, for itself or for somebody. */
  async answer(seat: Seat, answer: Answer, forPerson: boolean): Promise<void> {
    const { match } = this.host;
    const now = this.#around.now();
    const more = forPerson ? ({ by: 'bot', ...this.clock?.leftOf(seat, now) } as const) : {};
    this.#around.asking(this.host.id);
    match.decide(seat, answer);
    const says = printAnswer(match.game, answer);
    await this.#commit({ do: 'decide', seat, says, at: now, ...more });
    this.#around.decided();
  }

  /** Whether something with this id has been taken. */
  hasTaken(id: string): boolean {
    return this.#done.has(id);
  }

  /** Goes back to where a question was put; the table has agreed to it. */
  async rewind(step: number, id: string | null): Promise<void> {
    const found = this.#steps.find(step);
    if (found === undefined) throw new Denied('refused');
    this.#around.asking(this.host.id);
    this.host.rewind(found.decisions);
    const at = this.#around.now();
    await this.#commit({ do: 'rewind', to: found.decisions, at, ...(id !== null && { id }) });
    if (id !== null) this.#done.set(id, this.#links.last);
  }

  /** Keeps how the clocks stand. */
  async keepClock(): Promise<void> {
    if (this.clock !== null) await this.#commit(this.clock.entry(this.#around.now()));
  }

  async #commit(entry: Entry): Promise<void> {
    const { match } = this.host;
    await this.#around.store.append(this.host.id, this.#length, marked(entry, match));
    this.#length++;
    this.#steps.mark(match);
    const said = saidBy(entry, match);
    if (said !== null) this.#links.add(said);
  }

  /** All that was said at the table, and the key to it: only for when the game is over. */
  get chain(): Chain {
    return this.#links.chain;
  }

  /** Whether something else is asked than before; the clocks then count for it. */
  hasTurned(): boolean {
    if (this.#number === this.#question) return false;
    this.#question = this.#number;
    this.#askedAt = this.#around.now();
    this.clock?.ask(this.host.match.table.asked, this.#askedAt);
    return true;
  }

  times(now: number): Times {
    return {
      waited: Math.max(0, now - this.#askedAt),
      clock: this.clock?.times(now) ?? null,
    };
  }

  /** How many questions there have been, the present one among them. */
  get steps(): number {
    return this.#steps.count;
  }

  lastStepOf(seat: Seat): number | undefined {
    return this.#steps.lastOf(seat, this.host.match.decisions);
  }

  stepAt(step: number): ReturnType<Steps['find']> {
    return this.#steps.find(step);
  }
}

/** What was said with an entry of the log, which the match has just been played by. */
export function saidBy(entry: Entry, { decisions }: Match): string | null {
  switch (entry.do) {
    case 'decide':
      // A page may have named its options in another order.
      return saidDecision(decisions.at(-1)!);
    case 'undo':
      return saidUndo(entry.seat);
    case 'rewind':
      return saidRewind(entry.to);
    case 'clock':
      return null;
  }
}

/** A seat as the host knows it. */
export const playerIn = (seat: SeatDoc, level: string): Player =>
  isBots(seat) ? { kind: 'bot', level } : { kind: 'person', name: seat.name };

/** The match of a table as it began. */
export function matchOf(
  table: TableDoc,
  ruleset: Ruleset,
  { marks }: { readonly marks: boolean } = { marks: false },
): Match {
  const { options, seats } = table;
  const seed = fairSeed(diceOf(table));
  return ruleset.newMatch(ruleset.setupFor({ seats: seats.length, seed, options }), { marks });
}

/** Does again what a line of the log says. */
export function enact(match: Match, entry: Entry): void {
  if (entry.do === 'decide') match.say(entry.seat, entry.says);
  else if (entry.do === 'undo') match.undo(entry.seat);
  else if (entry.do === 'rewind') match.rewind(entry.to);
}
