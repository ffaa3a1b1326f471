/** The course of a running game: decisions of people and bots, and the clocks. */
import { type Answer, at } from '@deadlight/engine';
import {
  type Screen,
  type Seat,
  type ToServer,
  wishedFor,
  withAnswer,
  withoutAnswer,
} from '@deadlight/host';
import { BotMoves, type BotTurn } from '../bots/bot-moves.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { Announcer } from './announcer.ts';
import { keepEnd } from './game-end.ts';
import { HeldAnswers } from './held-answers.ts';
import type { MatchLog } from './match-log.ts';
import type { Screens } from './screens.ts';
import { hasSeat, isBots, own, seatsOf, withStanding } from './seating.ts';
import { StandingMoves } from './standing-moves.ts';
import type { TableCore } from './table-core.ts';
import type { Votes } from './votes.ts';

type Act = Extract<ToServer, { say: 'decide' | 'undo' }>;
type AboutStanding = Extract<ToServer, { say: 'standing' | 'revoke' }>;

/** Who answers for somebody whom the others do not wait for: a bot that takes no time to think. */
const QUICK = 'survivor';
/** Timers last no longer than this: a clock may have weeks left, which is more than a timer can count. */
const LONGEST_TIMER = 3_600_000;
/** Milliseconds after which it is seen whether a table over days has gone on by itself. */
const LOOK_AFTER = 10_000;

export class GameCourse {
  readonly #core: TableCore;
  readonly #votes: Votes;
  readonly #announcer: Announcer;
  readonly #screens: Screens;
  readonly #bots: BotMoves;
  readonly #held: HeldAnswers;
  readonly #standing: StandingMoves;
  readonly #standIn: (late: Seat) => Promise<void>;
  /** The others do not wait for a late player: a bot answers this once. */
  skips = false;
  #timer: NodeJS.Timeout | undefined;

  /** `standIn` has a bot play for somebody. */
  constructor(
    core: TableCore,
    votes: Votes,
    announcer: Announcer,
    screens: Screens,
    standIn: (late: Seat) => Promise<void>,
  ) {
    this.#core = core;
    this.#standIn = standIn;
    this.#votes = votes;
    this.#announcer = announcer;
    this.#screens = screens;
    this.#held = new HeldAnswers(core.services.tempo);
    this.#bots = new BotMoves(core.services, {
      next: () => this.#nextBot(),
      take: (turn, answer) => core.alone(() => this.#takeBot(turn, answer)),
    });
    this.#standing = new StandingMoves(this.#held, {
      play: () => this.#movingAlone,
      now: () => core.services.now(),
      alone: (job) => core.alone(job),
      told: (play) => this.told(play),
    });
  }

  /** The match is forgotten. */
  stop(): void {
    this.skips = false;
    this.#held.stop();
    this.#standing.stop();
    clearTimeout(this.#timer);
  }

  act(client: Client, play: MatchLog, screen: Screen, message: Act): Promise<void> | undefined {
    if (this.#core.doc.ended) throw new NotPermitted('refused', 'the game has been ended');
    if (message.say === 'decide' && this.#areSeveral) {
      const { services, forPage, attendance, doc } = this.#core;
      const came = (): number => attendance.cameAt(message.seat, doc.seats);
      const wait = this.#held.waitFor(play, message, services.now(), came);
      if (wait > 0) {
        const take = (): Promise<void> => this.#takeHeld(client, play, screen, message);
        this.#held.hold(message.seat, wait, () => void forPage(client, message, take));
        return undefined;
      }
    }
    return this.#take(client, play, screen, message);
  }

  /** A seat answers by itself from now on, or no longer does. Its own pages alone are told. */
  async answerItself(client: Client, message: AboutStanding): Promise<void> {
    const play = await this.#core.playing();
    const { doc, attendance } = this.#core;
    if (doc.state !== 'playing' || doc.ended)
      throw new NotPermitted('refused', 'the game is not being played');
    const { seat } = message;
    const { standing, program } = own(doc, client.guest, seat);
    if (program !== null) throw new NotPermitted('refused', 'a program answers in person');
    const now = play.ask(({ match, app }) =>
      message.say === 'revoke'
        ? withoutAnswer(standing, message.about)
        : withAnswer(standing, wishedFor(match, app.telling, message), match.table.vars),
    );
    await this.#core.keep(withStanding(doc, client.guest, seat, now));
    for (const page of attendance.clients)
      if (attendance.of(page)?.screen?.eye === seat) this.#screens.tellStanding(page);
    this.goOn();
  }

  /** Whether people could tell by the time that it took who had nothing to choose. */
  get #areSeveral(): boolean {
    const [first, ...others] = this.#core.doc.seats.filter(({ guest }) => guest !== null);
    return others.some(({ guest }) => guest !== first?.guest);
  }

  async #take(client: Client, play: MatchLog, screen: Screen, message: Act): Promise<void> {
    const { isNew, link } = await play.act(screen, message);
    client.send({ say: 'taken', id: message.id, link });
    if (message.say === 'undo')
      this.#standing.askInPerson(message.seat, play.host.match.numberFor(message.seat));
    if (isNew) await this.told(play);
  }

  /** The page may have left since; the answer counts as long as the seat is still theirs. */
  async #takeHeld(client: Client, play: MatchLog, screen: Screen, message: Act): Promise<void> {
    const { doc, play: now } = this.#core;
    if (now !== play || doc.ended || !seatsOf(client.guest, doc.seats).includes(message.seat))
      throw new NotPermitted('stale');
    await this.#take(client, play, screen, message);
  }

  /** Sends everybody the result. */
  async told(play: MatchLog): Promise<void> {
    play.ask((host) => host.tell());
    if (play.hasTurned()) {
      // Over days nobody waits for the late player at every question of the same turn.
      this.skips &&= this.#isOverDays && play.clock?.lateSeat(this.#core.services.now()) != null;
      const hadVote = this.#votes.open !== null;
      await this.#votes.dropLate();
      this.runClock();
      if (play.clock !== null) this.#announcer.times();
      // A rewind would now take back more.
      if (hadVote) this.#announcer.info();
    }
    if (play.host.isOver) {
      this.#votes.drop();
      await keepEnd(this.#core, play);
    }
    this.goOn();
  }

  get #isOverDays(): boolean {
    return this.#core.doc.clock?.days !== undefined;
  }

  get #havePlayers(): boolean {
    return this.#core.attendance.havePlayers(this.#core.doc.seats);
  }

  /** Lets bots and clocks go on, as long as somebody is there, or the table is played over days. */
  goOn(somebody = this.#havePlayers): void {
    this.runClock(somebody);
    this.#bots.go();
    this.#standing.go();
  }

  runClock(somebody = this.#havePlayers): void {
    clearTimeout(this.#timer);
    const { doc, play, services, alone } = this.#core;
    const clock = play?.clock;
    if (clock == null) return;
    const now = services.now();
    clock.run((somebody || clock.isOverDays) && doc.state === 'playing', now);
    const isWaited = doc.clock?.end === 'wait' || this.skips || !this.#votes.isFreeForLate;
    const wait = isWaited ? null : clock.upIn(now);
    if (wait === null) return;
    const soon = Math.min(wait, LONGEST_TIMER);
    this.#timer = setTimeout(() => void alone(() => this.#checkTime()), soon).unref();
  }

  /** When the server must look at a table over days again even if nobody opens it; null if it waits for people only. */
  get nextLook(): number | null {
    const { doc, play, services } = this.#core;
    if (play === null || doc.state !== 'playing' || !this.#goesOnAlone) return null;
    const now = services.now();
    const { open } = this.#votes;
    if (open !== null) return open.until + LOOK_AFTER;
    const next = play.nextLook(now);
    if (next === null || next > now) return next;
    return doc.clock?.end === 'wait' ? null : now + LOOK_AFTER;
  }

  /** Where everybody has left their seat to a bot, nobody waits for the game. */
  get #goesOnAlone(): boolean {
    return this.#isOverDays && this.#core.doc.seats.some((seat) => !isBots(seat));
  }

  /** Time is up: what was chosen for that when the table was opened happens, or the others choose. */
  async #checkTime(): Promise<void> {
    const { doc, play, services } = this.#core;
    const late = play?.clock?.lateSeat(services.now());
    if (play == null || !this.#votes.isFreeForLate || this.skips) return;
    // A timer may fire slightly early.
    if (late === undefined) return this.goOn();
    const { end = 'vote' } = doc.clock!;
    if (end === 'bot' && late !== null) return this.#standIn(late);
    if (end === 'bot' || end === 'skip') {
      await play.keepClock();
      this.skips = true;
      return this.goOn();
    }
    // There is nobody who could choose.
    if (this.#votes.voters({ do: 'late', seat: late }).length === 0) return;
    await play.keepClock();
    await this.#votes.askAboutLate(late);
  }

  /** The match, while it goes on without an answer of a person. */
  get #movingAlone(): MatchLog | null {
    const { doc, play, attendance } = this.#core;
    if (play === null || doc.state !== 'playing') return null;
    if (attendance.isEmpty && !this.#goesOnAlone) return null;
    return play.paused || this.#votes.holdsBots ? null : play;
  }

  #nextBot(): BotTurn | null {
    const { doc } = this.#core;
    const play = this.#movingAlone;
    if (play === null) return null;
    const { match, nextBot } = play.host;
    if (nextBot !== undefined)
      return { play, seat: nextBot, level: doc.bots, whose: this.#whoWaits };
    const [late] = this.skips ? match.table.pending : [];
    return late === undefined ? null : { play, seat: late, level: QUICK, whose: this.#whoWaits };
  }

  /** Whose thinking time a bot uses here: a player's, if one is present. */
  get #whoWaits(): string {
    const clients = [...this.#core.attendance.clients];
    const { seats } = this.#core.doc;
    const plays = clients.find(({ guest }) => hasSeat(guest, seats));
    return (plays ?? clients[0])?.from ?? '';
  }

  async #takeBot({ play, seat }: BotTurn, answer: Answer): Promise<void> {
    const { match } = play.host;
    if (this.#core.play !== play || !match.table.pending.includes(seat)) return;
    const { guest } = at(this.#core.doc.seats, seat, 'seat');
    await play.answer(seat, answer, guest === null ? 'bot' : 'stand-in');
    await this.told(play);
  }
}
