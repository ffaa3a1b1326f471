/** The match of a table, its clocks and its log: everything is durable before anybody hears of it. */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  at,
  type Chain,
  type Decision,
  type Match,
  type Option,
  printAnswer,
  type Seat,
  SPECTATOR,
} from '@deadlight/engine';
import {
  NOTICE_DELAYS,
  type Screen,
  type StandingAnswer,
  standingAnswer,
  type TableHost,
  type Times,
  type ToServer,
} from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import {
  type Entry,
  type Notice,
  type Plan,
  type Step,
  StoreUnavailable,
  type TableDoc,
  type Task,
  type Waits,
} from '../store/store.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { calendarsOf } from './calendar.ts';
import { Clock } from './clock.ts';
import { enact, matchOf, playerIn, saidBy } from './enact.ts';
import { HELD_OVER_DAYS } from './pace.ts';
import { rulesetFor } from './rulesets.ts';
import type { ServerServices, TableServices } from './services.ts';
import { marked } from './state-hashes.ts';

type Act = Extract<ToServer, { say: 'decide' | 'undo' }>;

/** Milliseconds that those wait who come to a table that is not to be played at the moment: they come again at once. */
const SUSPECT = 1000;

/** Milliseconds after which a bot that is to move, with nobody there, is looked after. */
const BOTS = 10_000;
/** Milliseconds after which somebody may be told by a second way: how long they have chosen is seen then. */
const SECOND = Math.min(...NOTICE_DELAYS) * 60_000;
/** Part of the time after which somebody is reminded. */
const REMINDS = 0.8;
/** Time slice in milliseconds for replaying a log. */
const SLICE = 8;

let turns: Promise<unknown> = Promise.resolve();

/** Logs are replayed in turns: each turn of the event loop advances one of them. */
function nextTurn(): Promise<unknown> {
  turns = turns.then(() => setImmediate());
  return turns;
}

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

export const standingIn = ({ seats }: TableDoc): MatchLog['standing'] =>
  seats.map(({ standing }) => standing);

export class MatchLog {
  readonly host: TableHost;
  readonly clock: Clock | null;
  /** By seat: what it answers without being asked. */
  standing: readonly (readonly StandingAnswer[])[];
  /** The table has agreed to a pause. */
  #paused: boolean;
  readonly #steps: Steps;
  readonly #services: ServerServices;
  /** How long the log is. */
  #length: number;
  readonly #links: Acknowledgements;
  /** The links of accepted decisions, by id. */
  readonly #done: Map<string, string>;
  /** Whether the log says already what the table waits for. */
  readonly #tellsWaits: boolean;
  /** What is asked, and since when. */
  #question: number;
  #askedAt: number;
  #isNewQuestion = false;
  /**
   * The seats that are asked, those of them that have not answered yet, and those that have to be told so: all but whoever
   * has just answered, since several questions in a row are one turn.
   */
  #asked: readonly Seat[] = [];
  #open: readonly Seat[] = [];
  #newlyAsked: readonly Seat[] = [];
  #isNewTurn = false;

  private constructor(
    host: TableHost,
    steps: Steps,
    table: TableDoc,
    services: TableServices,
    log: readonly Entry[],
    links: Acknowledgements,
    done: Map<string, string>,
  ) {
    this.host = host;
    this.#steps = steps;
    this.#services = services;
    this.#length = log.length;
    this.#tellsWaits = log.at(-1)?.waits !== undefined;
    this.standing = standingIn(table);
    this.#links = links;
    this.#done = done;
    const isTimed = (seat: Seat): boolean => at(host.players, seat, 'player').kind === 'person';
    const { clock, seats } = table;
    const stops = { calendars: calendarsOf(table), outages: () => services.outages() };
    this.clock = clock === null ? null : new Clock(clock, seats.length, isTimed, log, stops);
    this.#paused = log.findLast((entry) => entry.do === 'clock')?.paused ?? false;
    this.#question = this.#number;
    const now = services.now();
    const last = log.at(-1);
    this.#askedAt = last?.waits?.since ?? last?.at ?? now;
    this.#asked = [...host.match.table.asked];
    this.#open = [...host.match.table.pending];
    if (log.length === 0) {
      this.#newlyAsked = this.#asked;
      this.#isNewTurn = true;
    }
    this.clock?.resume(this.#asked, now);
  }

  /** Plays the match again from its log. */
  static async resume(table: TableDoc, services: TableServices): Promise<MatchLog> {
    const { id, game, rules, seats } = table;
    // A table is ended on the rules that it was begun with.
    const ruleset = await rulesetFor(game, rules).catch(() => {
      throw new NotPermitted('old-rules');
    });
    if (await services.store.isSuspect(id)) {
      await sleep(SUSPECT);
      throw new StoreUnavailable('another process waits for the rules of this table');
    }
    const log = await services.store.log(id);
    const match = services.inRules(id, () => matchOf(table, ruleset));
    const steps = new Steps();
    const links = new Acknowledgements(table);
    const done = new Map<string, string>();
    const play = (entry: Entry, place: number): void => {
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
    };
    steps.mark(match);
    for (let at = 0; at < log.length; ) {
      // Long games do not keep the others waiting.
      await nextTurn();
      const end = performance.now() + SLICE;
      services.inRules(id, () => {
        while (at < log.length && performance.now() < end) play(log[at]!, at++);
      });
    }
    const host = services.inRules(id, () =>
      ruleset.host(
        id,
        match,
        seats.map((seat) => playerIn(seat, table.bots)),
      ),
    );
    if (table.ended) host.end();
    return new MatchLog(host, steps, table, services, log, links, done);
  }

  /** The same for all: it says how often the game has gone on or back. */
  get #number(): number {
    return this.host.match.numberFor(SPECTATOR);
  }

  /** Calls the rules under the watchdog: a call that never returns is known to be this table's. */
  ask<T>(work: (host: TableHost) => T): T {
    return this.#services.inRules(this.host.id, () => work(this.host));
  }

  /** Accepts a page's decision, unless it was accepted before; returns the link that acknowledges it. */
  async act(screen: Screen, message: Act): Promise<{ readonly isNew: boolean; link: string }> {
    const { seat } = message;
    const id = `${seat}:${message.id}`;
    const before = this.#done.get(id);
    if (before !== undefined) return { isNew: false, link: before };
    const now = this.#services.now();
    const left = this.clock?.leftOf(seat, now);
    if (message.say === 'decide') {
      this.ask((host) => host.decide(screen, seat, message.says, message.at));
      await this.#commit({ do: 'decide', seat, says: message.says, id, at: now, ...left });
    } else {
      this.ask((host) => host.undo(screen, seat));
      await this.#commit({ do: 'undo', seat, id, at: now, ...left });
    }
    const link = this.#links.last;
    this.#done.set(id, link);
    this.#services.decided('person');
    return { isNew: true, link };
  }

  /** What a seat answers by itself; undefined if its person is asked, or a bot. */
  standingAnswer(seat: Seat): Option | undefined {
    const player = at(this.host.players, seat, 'player');
    if (player.kind !== 'person' || player.program === true) return undefined;
    const answers = this.standing[seat] ?? [];
    if (answers.length === 0) return undefined;
    return this.ask(({ match, app }) => standingAnswer(match, app.telling, answers, seat));
  }

  /** Takes the answer of a bot, for itself or for somebody; or the standing answer of a seat. */
  async answer(seat: Seat, answer: Answer, as: 'bot' | 'stand-in' | 'standing'): Promise<void> {
    const { match } = this.host;
    const now = this.#services.now();
    const left = as === 'bot' ? {} : this.clock?.leftOf(seat, now);
    const more = as === 'stand-in' ? ({ by: 'bot', ...left } as const) : left;
    this.ask(() => match.decide(seat, answer));
    const says = printAnswer(match.game, answer);
    await this.#commit({ do: 'decide', seat, says, at: now, ...more });
    this.#services.decided(as === 'standing' ? 'person' : 'bot');
  }

  /** Whether a decision with this id has been accepted. */
  hasTaken(id: string): boolean {
    return this.#done.has(id);
  }

  /** Rewinds to a question, as the table has agreed. */
  async rewind(step: number, id: string | null): Promise<void> {
    const found = this.#steps.find(step);
    if (found === undefined) throw new NotPermitted('refused');
    this.ask((host) => host.rewind(found.decisions));
    const at = this.#services.now();
    await this.#commit({ do: 'rewind', to: found.decisions, at, ...(id !== null && { id }) });
    if (id !== null) this.#done.set(id, this.#links.last);
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Clocks and bots stop, or go on; a table without clocks has nothing else to keep. */
  async pause(paused: boolean): Promise<void> {
    const at = this.#services.now();
    this.#paused = paused;
    this.clock?.pause(paused, at);
    await this.#commit(this.clock?.entry(at) ?? { do: 'clock', left: [], turn: null, paused, at });
  }

  /** Stores the state of the clocks. */
  async keepClock(): Promise<void> {
    if (this.clock !== null) await this.#commit(this.clock.entry(this.#services.now()));
  }

  /** The game begins: from now on its log says what it waits for. */
  async begin(): Promise<void> {
    if (!this.#tellsWaits) await this.pause(false);
  }

  async #commit(entry: Step): Promise<void> {
    const { match } = this.host;
    this.#turn(entry.at ?? this.#services.now(), 'seat' in entry ? entry.seat : null);
    this.#open = [...match.table.pending];
    const told: Entry = { ...marked(entry, match), waits: this.#waits };
    const plans = this.#plans;
    this.#isNewTurn = false;
    await this.#services.store.append(this.host.id, this.#length, told, plans);
    this.#length++;
    this.#steps.mark(match);
    const said = saidBy(entry, match);
    if (said !== null) this.#links.add(said);
  }

  /** All that was said at the table, and the key to it: only for when the game is over. */
  get chain(): Chain {
    return this.#links.chain;
  }

  /** If something else is asked than before, the clocks count for it from now on. */
  #turn(now: number, by: Seat | null): void {
    if (this.#number === this.#question) return;
    this.#question = this.#number;
    this.#askedAt = now;
    this.#isNewQuestion = true;
    const { asked } = this.host.match.table;
    this.#newlyAsked = asked.filter((seat) => seat !== by && !this.#open.includes(seat));
    this.#isNewTurn = this.#newlyAsked.length > 0 || asked.join() !== this.#asked.join();
    this.#asked = [...asked];
    this.clock?.ask(asked, now);
  }

  get #waits(): Waits {
    const { asked, pending } = this.host.match.table;
    const now = this.#services.now();
    const left = this.clock?.remaining(now) ?? null;
    const since = this.#askedAt;
    return {
      asked: [...asked],
      open: [...pending],
      since,
      ...(left !== null && { left }),
      ...this.clock?.leftEach(now),
    };
  }

  /** A table over days goes on though nobody comes: it is looked at when time is up, or when somebody else than a person is to move. */
  get looks(): Plan[] {
    if (this.clock?.isOverDays !== true) return [];
    const next = this.nextLook(this.#services.now());
    const id = `look ${this.#length}`;
    const tasks: Task[] = next === null ? [] : [{ id, at: next, why: { do: 'look' } }];
    return [{ topic: 'turn', tasks }];
  }

  get #plans(): Plan[] | undefined {
    if (this.clock?.isOverDays !== true) return undefined;
    return this.#isNewTurn ? [...this.looks, this.#notices] : this.looks;
  }

  /** Those who are asked are told so, wherever they are, and reminded when most of their time has passed. */
  get #notices(): Plan {
    const now = this.#services.now();
    const { match, players, isOver } = this.host;
    const people = match.table.asked.filter(
      (seat) => at(players, seat, 'player').kind === 'person',
    );
    const upIn = this.clock?.upIn(now) ?? null;
    const until = upIn === null ? null : now + upIn;
    const tasks = people.flatMap((seat) => {
      const told = (about: Notice['about'], when: number): Task[] => {
        const id = `${about} ${this.#length} ${seat}`;
        const notice = { about, seat, since: when, until };
        const second = { ...notice, again: true } as const;
        return [
          { id, at: when, why: { do: 'tell', notice } },
          { id: `${id} again`, at: when + SECOND, why: { do: 'tell', notice: second } },
        ];
      };
      return [
        ...(this.#newlyAsked.includes(seat) ? told('turn', now) : []),
        ...(upIn === null ? [] : told('reminder', Math.round(now + REMINDS * upIn))),
      ];
    });
    return { topic: 'notice', tasks: isOver ? [] : tasks };
  }

  /** When the table has something to do by itself; null if it waits for people alone. */
  nextLook(now: number): number | null {
    if (this.host.isOver || this.#paused) return null;
    const { table } = this.host.match;
    const answersItself = table.pending.some((seat) => this.standingAnswer(seat) !== undefined);
    if (answersItself) return Math.max(now, this.#askedAt + HELD_OVER_DAYS[1]);
    if (this.host.nextBot !== undefined) return now + BOTS;
    const upIn = this.clock?.upIn(now) ?? null;
    return upIn === null ? null : now + upIn;
  }

  /** Whether something else is asked than at the last call. */
  hasTurned(): boolean {
    const isNew = this.#isNewQuestion;
    this.#isNewQuestion = false;
    return isNew;
  }

  get askedAt(): number {
    return this.#askedAt;
  }

  /** Milliseconds since the question was put. */
  waited(now: number): number {
    return Math.max(0, now - this.#askedAt);
  }

  times(now: number): Times {
    return {
      waited: this.waited(now),
      paused: this.#paused,
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
