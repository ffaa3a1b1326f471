/** One table. What is asked of it is done one thing after another; its parts say how. */
import { randomBytes } from 'node:crypto';
import { type Answer, allSeats, asSeat, at } from '@deadlight/engine';
import {
  type Choice,
  type FromServer,
  type OnlineProblem,
  problemOf,
  type Read,
  Screen,
  type Seat,
  type ToServer,
} from '@deadlight/host';
import { BotMoves, type BotTurn } from '../bots/bot-moves.ts';
import { audit, changesTable, detailsOf } from '../operator/audit.ts';
import { Bucket, PAGES_OF_A_TABLE } from '../operator/limits.ts';
import { hashOfSecret } from '../secret.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import { LeaseLost, StoreUnavailable, type TableDoc, type VoteDoc } from '../store/store.ts';
import { inLaterTurn, isTurnOver } from '../store/time-slices.ts';
import { Attendance } from './attendance.ts';
import { Chat } from './chat.ts';
import {
  awaited,
  isDealing,
  promisesOf,
  withoutLuck,
  withoutSilent,
  withRevealed,
} from './dealing.ts';
import type { Reader, TableHandle } from './directory.ts';
import { playerIn } from './enact.ts';
import { checkBanned, heirOf, isBanned, needHost, nextHost, withBanned } from './hosting.ts';
import { MatchLog } from './match-log.ts';
import { checkUnlike, nameFrom, namesOfOthers } from './names.ts';
import { paceOf } from './pace.ts';
import { showHint, showPast } from './private-replies.ts';
import { hashOfCode, newCode } from './seat-codes.ts';
import {
  checkRequest,
  checkStart,
  hasSeat,
  type Opener,
  own,
  seatsOf,
  withDevice,
  withEyes,
  withKey,
  withoutOther,
  withoutOwn,
  withPromise,
  withReady,
  withSeated,
  withStandIn,
  withTakenOver,
} from './seating.ts';
import type { TableServices } from './services.ts';
import { tableAgain, whyNotReopen } from './table-doc.ts';
import { infoFor } from './table-info.ts';
import { Votes } from './votes.ts';

type At<S extends ToServer['say']> = Extract<ToServer, { say: S }>;

/** Who answers for somebody whom the others do not wait for: a bot that takes no time to think. */
const QUICK = 'survivor';
/** Milliseconds after which everybody is told how many look on. */
const WATCHING = 500;

export class OnlineTable implements TableHandle {
  readonly #services: TableServices;
  #doc: TableDoc;
  #play: MatchLog | null = null;
  readonly #attendance: Attendance;
  readonly #chat: Chat;
  readonly #votes: Votes;
  readonly #bots: BotMoves;
  /** The others do not wait for a late player: a bot answers this once. */
  #skips = false;
  #timer: NodeJS.Timeout | undefined;
  #dealTimer: NodeJS.Timeout | undefined;
  /** Presence (here, away or gone) as last sent. */
  #toldPresence = '';
  #work: Promise<void> = Promise.resolve();
  readonly #bucket: Bucket;
  /** What those who only look on may do, by address. */
  readonly #watchers = new Map<string, Bucket>();
  #watchingTimer: NodeJS.Timeout | undefined;

  constructor(doc: TableDoc, services: TableServices) {
    this.#doc = doc;
    this.#services = services;
    this.#attendance = new Attendance(services.now());
    const { rate, burst } = services.limits;
    const times = PAGES_OF_A_TABLE;
    this.#bucket = new Bucket(rate * times, burst * times, services.now());
    this.#chat = new Chat(services, this.#attendance);
    this.#votes = new Votes(services, this.#attendance, {
      doc: () => this.#doc,
      playing: () => this.#playing(),
      keep: (vote) => this.#save({ vote }),
      carryOut: (vote, outcome) => this.#carryOut(vote, outcome),
      counted: () => {
        this.#tellInfo();
        this.#goOn();
      },
    });
    this.#bots = new BotMoves(services, {
      next: () => this.#nextBot(),
      take: (turn, answer) => this.#alone(() => this.#takeBot(turn, answer)),
    });
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  /** Since when nobody is there; null while somebody is. */
  get emptySince(): number | null {
    return this.#attendance.emptySince;
  }

  /** Whether its match is in memory. */
  get isLoaded(): boolean {
    return this.#play !== null;
  }

  /** Those who look on take nothing from those who play, and share what they have by where they come from. */
  mayDoMore({ guest, from }: Client): boolean {
    const now = this.#services.now();
    if (hasSeat(guest, this.#doc.seats)) return this.#bucket.take(now);
    let bucket = this.#watchers.get(from);
    if (bucket === undefined) {
      const { rate, burst } = this.#services.limits;
      bucket = new Bucket(rate, burst, now);
      this.#watchers.set(from, bucket);
    }
    return bucket.take(now);
  }

  // One thing after another

  do(client: Client, message: ToServer): Promise<void> {
    return this.#next(async () => {
      try {
        await this.#perform(client, message);
        if (changesTable(message)) this.#audit(message.say, detailsOf(message), client.guest);
      } catch (error) {
        const id = 'id' in message ? { id: message.id } : {};
        client.send({ say: 'failed', ...this.#failure(error), ...id });
      }
    });
  }

  /** Does what nobody in particular has asked for. */
  #alone(job: () => Promise<void>): Promise<void> {
    return this.#next(async () => {
      try {
        await job();
      } catch (error) {
        this.#tellAll(this.#failure(error).problem);
      }
    });
  }

  #next(job: () => Promise<void>): Promise<void> {
    // What many have asked for does not hold up the others.
    const inTime = (): Promise<void> => (isTurnOver() ? inLaterTurn(job) : job());
    this.#work = this.#work.then(inTime).catch((error: unknown) => {
      this.#services.log.error({ table: this.#doc.id, err: error }, 'a table failed');
      this.#drop();
      this.#tellAll('broken');
    });
    return this.#work;
  }

  #audit(what: string, details: object, by: string | null = null): void {
    audit(this.#services.log, what, { table: this.#doc.id, by, ...details });
  }

  #failure(error: unknown): { problem: OnlineProblem; detail: string } {
    const failure = this.#classify(error);
    this.#services.refused(failure.problem);
    return failure;
  }

  #classify(error: unknown): { problem: OnlineProblem; detail: string } {
    const detail = error instanceof Error ? error.message : '';
    if (error instanceof NotPermitted) return { problem: error.problem, detail };
    if (error instanceof StoreUnavailable) {
      // A shard that is lost is told of once, not by every table in it.
      const level = error instanceof LeaseLost ? 'debug' : 'error';
      this.#services.log[level]({ table: this.#doc.id, why: detail }, 'nothing can be kept');
      this.#drop();
      return { problem: 'unkept', detail: '' };
    }
    const problem = problemOf(error);
    if (problem !== null) return { problem, detail };
    // A mistake of ours stops this table only. Its log is as it was before.
    this.#services.log.error({ table: this.#doc.id, err: error }, 'the rules broke');
    this.#drop();
    return { problem: 'broken', detail: '' };
  }

  #tellAll(problem: OnlineProblem): void {
    for (const client of this.#attendance.clients)
      client.send({ say: 'failed', problem, detail: '' });
  }

  /** Forgets the match, which may be ahead of its log; it is played again from there. */
  #drop(): void {
    this.#play = null;
    this.#votes.restore();
    this.#skips = false;
    clearTimeout(this.#timer);
    this.#stopDealing();
    for (const client of this.#attendance.clients) this.#attendance.of(client)!.screen = null;
  }

  #perform(client: Client, message: ToServer): Promise<void> | undefined {
    const { guest } = client;
    switch (message.say) {
      case 'enter':
        return this.#enter(client, message);
      case 'sit':
        return this.#sit(client, message);
      case 'promise':
        return this.#save({
          seats: withPromise(this.#doc, guest, message.seat, message.promise),
        });
      case 'reveal':
        return this.#reveal(client, message);
      case 'key':
        return this.#newKey(client, message.seat);
      case 'stand':
        return this.#reseat(withoutOwn(this.#doc, guest, message.seat));
      case 'ready':
        return this.#reseat(withReady(this.#doc, guest, message.ready));
      case 'remove':
        return this.#remove(client, message);
      case 'forgive':
        needHost(this.#doc, guest);
        return this.#save({ banned: [] });
      case 'host':
        return this.#save({
          owner: nextHost(this.#doc, guest, message.seat, this.#hostGoneFor),
        });
      case 'start':
        return this.#start(client);
      case 'decide':
      case 'undo':
        return this.#act(client, message);
      case 'look':
        return this.#look(client, message.seat);
      case 'hint':
        return this.#hint(client, message.seat);
      case 'past':
        return this.#past(client, message.step);
      case 'resync':
        return this.#resync(client);
      case 'seen':
        client.seen = message.seen;
        // Whether those look who only look on is nobody's business.
        return hasSeat(guest, this.#doc.seats) ? this.#votes.settle() : undefined;
      case 'back':
        return this.#back(client);
      case 'propose':
        return this.#votes.propose(client, message);
      case 'vote':
        return this.#votes.cast(client, message);
      case 'chat':
        this.#chat.say(this.#doc, client, message);
        return undefined;
      case 'chatting':
        needHost(this.#doc, guest);
        return this.#save({ chat: message.on });
      case 'report':
        this.#chat.report(this.#doc, client, message.line);
        return undefined;
      case 'again':
        return this.#again(client, message.same);
      default:
        throw new NotPermitted('bad-message');
    }
  }

  // Coming and going

  async #enter(client: Client, { key, code, read }: At<'enter'>): Promise<void> {
    checkBanned(this.#doc, client);
    if (key !== undefined) await this.#addDevice(client, { key: hashOfSecret(key) });
    const next = newCode();
    const opener = code === undefined ? null : { code: hashOfCode(code), next: hashOfCode(next) };
    const opened = opener === null ? undefined : await this.#addDevice(client, opener);
    const { spectators, state, seats } = this.#doc;
    const mine = seatsOf(client.guest, seats);
    if (mine.length === 0 && !spectators && state !== 'open') throw new NotPermitted('not-yours');
    if (mine.length === 0 && this.#attendance.watching(seats) >= this.#services.limits.spectators)
      throw new NotPermitted('too-many');
    // The page left while others were waited for: do not let it in.
    if (!client.isAt(this)) return;
    const before = this.#attendance.of(client)?.screen ?? null;
    if (before !== null) this.#play?.host.leave(before);
    this.#attendance.begin(client);
    this.#tellArrival(client, mine.length > 0);
    if (opened !== undefined)
      client.send({ say: 'seated', table: this.#doc.id, seat: opened, code: next });
    this.#chat.show(this.#doc, client);
    // A server that was stopped while it dealt goes on when somebody comes.
    await this.#deal();
    if (this.#doc.state !== 'open') await this.#show(client, read);
    // Its time may have passed while nobody was there.
    if (this.#votes.open === null) this.#goOn();
    else await this.#votes.settle();
    if (state === 'playing') this.#tellTimes([client]);
  }

  /** Gives the seat that another device has now; undefined if it had it before. */
  async #addDevice(client: Client, opener: Opener): Promise<Seat | undefined> {
    const before = this.#doc.seats;
    const seats = withDevice(this.#doc, client.guest, opener);
    if (seats === before) return undefined;
    await this.#save({ seats });
    const seat = asSeat(seats.findIndex((one, at) => one !== before[at]));
    this.#audit('key' in opener ? 'device' : 'code', { seat }, client.guest);
    return seat;
  }

  /** At once, whatever else goes on: nobody waits for a page that is gone. */
  leave(client: Client): void {
    const visit = this.#attendance.end(client, this.#doc, this.#services.now());
    if (visit === undefined) return;
    if (visit.screen !== null) this.#play?.host.leave(visit.screen);
    if (!hasSeat(client.guest, this.#doc.seats)) this.#tellWatchingSoon();
    else if (this.#presence !== this.#toldPresence) this.#tellInfo();
    if (this.#attendance.isEmpty) this.#watchers.clear();
    if (!this.#attendance.havePlayers(this.#doc.seats)) void this.suspend();
  }

  /** Nobody is there, or the server stops: the clocks stand, and that is kept. */
  suspend(): Promise<void> {
    return this.#alone(async () => {
      const play = this.#play;
      if (play?.clock == null || play.clock.upIn(this.#services.now()) === null) return;
      this.#goOn(false);
      await play.keepClock();
    });
  }

  /** It is over, and nobody has won: the operator closes it, or it is faulty. */
  end(faulty = false): Promise<void> {
    return this.#alone(async () => {
      if (this.#doc.state === 'over') return;
      this.#votes.drop();
      await this.#save({ state: 'over', ended: true, faulty, vote: null });
      if (faulty) this.#drop();
      else this.#play?.host.end();
      this.#audit('closed', { faulty });
    });
  }

  /** Its rules are trusted again: it goes on where it was. */
  reopen(): Promise<void> {
    return this.#alone(async () => {
      if (whyNotReopen(this.#doc) !== null) return;
      await this.#save({ state: 'playing', ended: false, faulty: false });
      this.#audit('reopened', {});
      for (const client of this.#attendance.clients) await this.#show(client);
      this.#goOn();
    });
  }

  /** Nobody is there: the match takes no memory until somebody comes. */
  unload(): void {
    void this.#alone(async () => {
      if (this.#attendance.isEmpty) this.#drop();
    });
  }

  /** Another process has it from now on: its people come again, and find it there. */
  handOff(): void {
    this.#drop();
    const clients = [...this.#attendance.clients];
    this.#attendance.clear();
    for (const client of clients) client.disconnect();
  }

  async #show(client: Client, before?: Read): Promise<void> {
    const visit = this.#attendance.of(client)!;
    const play = await this.#playing();
    // A page that has left meanwhile is shown nothing more.
    if (this.#attendance.of(client) !== visit) return;
    if (visit.screen !== null) play.host.leave(visit.screen);
    const mine = seatsOf(client.guest, this.#doc.seats);
    const screen = new Screen(
      mine,
      (message) => {
        client.seq = screen.seq;
        client.send(message);
      },
      { seq: client.seq },
    );
    visit.screen = screen;
    play.ask((host) => host.join(screen, before));
  }

  async #resync(client: Client): Promise<void> {
    const visit = this.#attendance.of(client);
    if (visit === undefined) throw new NotPermitted('no-table');
    if (this.#doc.state === 'open' || this.#doc.faulty) return;
    if (visit.screen === null) await this.#show(client);
    else {
      const { screen } = visit;
      (await this.#playing()).ask((host) => host.resync(screen));
    }
    this.#goOn();
    this.#tellTimes([client]);
  }

  beat(client: Client): void {
    client.send({ say: 'beat', seq: this.#attendance.of(client)?.screen?.seq ?? 0 });
  }

  // Seats

  async #sit(client: Client, { seat, name: called, promise }: At<'sit'>): Promise<void> {
    const { guest } = client;
    checkBanned(this.#doc, client);
    const name = nameFrom(called);
    checkUnlike(name, namesOfOthers(this.#doc, guest, seat));
    if (this.#doc.state !== 'open') return this.#askForSeat(guest, seat, name);
    const code = newCode();
    const sitting = { guest, name, code: hashOfCode(code), promise: promise ?? null };
    await this.#reseat(withSeated(this.#doc, seat, sitting));
    client.send({ say: 'seated', table: this.#doc.id, seat, code });
  }

  async #remove({ guest }: Client, { seat, ban = false }: At<'remove'>): Promise<void> {
    const seats = withoutOther(this.#doc, guest, seat);
    const banned = ban ? withBanned(this.#doc, seat, this.#attendance.clients) : this.#doc.banned;
    await this.#save({ seats, banned });
    for (const client of [...this.#attendance.clients])
      if (ban && isBanned(this.#doc, client)) {
        client.send({ say: 'failed', problem: 'banned', detail: '' });
        this.leave(client);
      }
  }

  get #hostGoneFor(): number {
    return this.#attendance.goneFor(this.#doc.owner, this.#services.now());
  }

  #isGone(seat: Seat): boolean {
    const { seats, clock } = this.#doc;
    if (seats[seat]?.guest == null) return false;
    const now = this.#services.now();
    return this.#attendance.presenceOf(seat, seats, now, paceOf(clock)) === 'gone';
  }

  /**
   * While the game runs, the people at the table decide. If nobody is left, only a person who sat there may come back.
   */
  async #askForSeat(guest: string, seat: Seat, name: string): Promise<void> {
    checkRequest(this.#doc, { guest, seat, isGone: this.#isGone(seat) });
    if (this.#votes.voters({ do: 'sit', seat, name }).length > 0)
      return this.#votes.askForSeat(guest, seat, name);
    if (!at(this.#doc.seats, seat, 'seat').seen.includes(guest))
      throw new NotPermitted('seat-denied', 'nobody is left who could agree');
    return this.#takeOver(guest, seat, name);
  }

  async #takeOver(guest: string, seat: Seat, name: string): Promise<void> {
    const code = newCode();
    const asking = { guest, seat, isGone: this.#isGone(seat) };
    await this.#reseat(withTakenOver(this.#doc, asking, { name, code: hashOfCode(code) }));
    for (const client of this.#clientsOf(guest))
      client.send({ say: 'seated', table: this.#doc.id, seat, code });
  }

  #clientsOf(guest: string): Client[] {
    return [...this.#attendance.clients].filter((client) => client.guest === guest);
  }

  async #newKey(client: Client, seat: Seat): Promise<void> {
    const key = newKey();
    await this.#save({ seats: withKey(this.#doc, client.guest, seat, hashOfSecret(key)) });
    client.send({ say: 'key', table: this.#doc.id, seat, key });
  }

  /** A bot has played for somebody, who gets some time to look. */
  async #back(client: Client): Promise<void> {
    const mine = seatsOf(client.guest, this.#doc.seats);
    const given = mine.filter((seat) => at(this.#doc.seats, seat, 'seat').standIn);
    if (given.length === 0) return;
    const play = await this.#playing();
    for (const seat of given) play.clock?.welcome(seat, this.#services.now());
    await play.keepClock();
    await this.#reseat(withStandIn(this.#doc, given, false));
  }

  /** The seats have changed: while the game runs, pages see the table from other seats. */
  async #reseat(seats: TableDoc['seats']): Promise<void> {
    const before = this.#doc.seats;
    await this.#save({ seats });
    const play = this.#play;
    if (play === null || this.#doc.state !== 'playing') return;
    play.clock?.run(false, this.#services.now());
    for (const [at, seat] of seats.entries())
      play.host.seat(asSeat(at), playerIn(seat, this.#doc.bots));
    for (const client of this.#attendance.clients) {
      const { screen } = this.#attendance.of(client)!;
      if (seatsOf(client.guest, before).join() !== seatsOf(client.guest, seats).join())
        await this.#show(client);
      else if (screen !== null) play.ask((host) => host.resync(screen));
    }
    this.#goOn();
    this.#tellTimes();
  }

  async #start(client: Client): Promise<void> {
    checkStart(this.#doc, client.guest);
    const { seats } = this.#doc;
    const promised = promisesOf(this.#doc, (seat) => this.#attendance.isThere(seat, seats));
    if (promised === null) return this.#begin();
    await this.#save({ promised, seats: withoutLuck(this.#doc) });
    return this.#deal();
  }

  /** Begins once everybody has revealed what they promised, or has run out of time. */
  async #deal(): Promise<void> {
    if (!isDealing(this.#doc)) return;
    if (awaited(this.#doc).length === 0) return this.#begin();
    const wait = this.#services.limits.reveal * 1000;
    this.#dealTimer ??= setTimeout(() => void this.#alone(() => this.#dealAnyway()), wait).unref();
  }

  async #dealAnyway(): Promise<void> {
    this.#stopDealing();
    if (!isDealing(this.#doc)) return;
    this.#audit('promises not kept', { seats: awaited(this.#doc) });
    const seats = withoutSilent(this.#doc);
    // Nobody is left to play.
    if (seats.every(({ guest }) => guest === null)) return this.#save({ promised: null, seats });
    await this.#save({ seats });
    return this.#begin();
  }

  #stopDealing(): void {
    clearTimeout(this.#dealTimer);
    this.#dealTimer = undefined;
  }

  async #reveal(client: Client, { seat, luck }: At<'reveal'>): Promise<void> {
    const { luck: known } = own(this.#doc, client.guest, seat);
    // Sent again by a page that was disconnected.
    if (known === luck) return;
    if (!isDealing(this.#doc)) throw new NotPermitted('refused', 'the game is not being dealt');
    await this.#save({ seats: withRevealed(this.#doc, seat, luck) });
    return this.#deal();
  }

  async #begin(): Promise<void> {
    this.#stopDealing();
    await this.#save({ state: 'playing', seats: withEyes(this.#doc) });
    for (const one of this.#attendance.clients) await this.#show(one);
    this.#goOn();
    this.#tellTimes();
  }

  /** The same people play again at another table. */
  async #again(client: Client, same: boolean): Promise<void> {
    const { state, seats, next } = this.#doc;
    if (state !== 'over' || !hasSeat(client.guest, seats)) throw new NotPermitted('not-yours');
    if (next === null || !this.#services.isThere(next)) {
      const table = await tableAgain(this.#doc, client.guest, same, this.#services);
      await this.#services.open(table);
      await this.#save({ next: table.id });
    }
    client.send({ say: 'created', table: this.#doc.next! });
  }

  /** Stores the table's new state, then sends it. */
  async #save(change: Partial<TableDoc>): Promise<void> {
    const doc = { ...this.#doc, ...change, changed: this.#services.now() };
    await this.#services.store.save(doc);
    const before = this.#doc;
    this.#doc = doc;
    this.#services.saved(before, doc);
    this.#tellInfo();
  }

  // The game

  /** The match, replayed from its log if it is not in memory. */
  async #playing(): Promise<MatchLog> {
    if (this.#doc.state === 'open') throw new NotPermitted('no-table');
    if (this.#doc.faulty) throw new NotPermitted('broken');
    this.#play ??= await MatchLog.resume(this.#doc, this.#services);
    const play = this.#play;
    if (play.host.isOver && this.#isPlaying) await this.#save({ state: 'over', vote: null });
    return play;
  }

  get #isPlaying(): boolean {
    return this.#doc.state === 'playing';
  }

  async #look(client: Client, seat: Seat): Promise<void> {
    const play = await this.#playing();
    const screen = this.#screenOf(client);
    play.ask((host) => host.look(screen, seat));
  }

  #screenOf(client: Client): Screen {
    const screen = this.#attendance.of(client)?.screen ?? null;
    if (screen === null) throw new NotPermitted('no-table');
    return screen;
  }

  async #act(client: Client, message: At<'decide'> | At<'undo'>): Promise<void> {
    const play = this.#play ?? (await this.#playing());
    const screen = this.#screenOf(client);
    if (this.#doc.ended) throw new NotPermitted('refused', 'the game has been ended');
    const { isNew, link } = await play.act(screen, message);
    client.send({ say: 'taken', id: message.id, link });
    if (isNew) await this.#told(play);
  }

  /** Sends everybody the result. */
  async #told(play: MatchLog): Promise<void> {
    play.ask((host) => host.tell());
    if (play.hasTurned()) {
      this.#skips = false;
      const hadVote = this.#votes.open !== null;
      this.#votes.dropLate();
      this.#runClock(this.#attendance.havePlayers(this.#doc.seats));
      if (play.clock !== null) this.#tellTimes();
      // A rewind would now take back more.
      if (hadVote) this.#tellInfo();
    }
    if (play.host.isOver) {
      this.#votes.drop();
      await this.#save({ state: 'over', vote: null });
    }
    this.#goOn();
  }

  /** Lets bots and clocks go on, as long as somebody is there. */
  #goOn(somebody = this.#attendance.havePlayers(this.#doc.seats)): void {
    this.#runClock(somebody);
    this.#bots.go();
  }

  #runClock(somebody: boolean): void {
    clearTimeout(this.#timer);
    const clock = this.#play?.clock;
    if (clock == null) return;
    const now = this.#services.now();
    clock.run(somebody && this.#doc.state === 'playing', now);
    const wait = this.#skips || !this.#votes.isFreeForLate ? null : clock.upIn(now);
    if (wait !== null)
      this.#timer = setTimeout(() => void this.#alone(() => this.#checkTime()), wait).unref();
  }

  /** Time is up: the others choose what to do. */
  async #checkTime(): Promise<void> {
    const play = this.#play;
    const late = play?.clock?.lateSeat(this.#services.now());
    if (play == null || !this.#votes.isFreeForLate || this.#skips) return;
    // A timer may fire slightly early.
    if (late === undefined) return this.#goOn();
    // There is nobody who could choose.
    if (this.#votes.voters({ do: 'late', seat: late }).length === 0) return;
    await play.keepClock();
    await this.#votes.askAboutLate(late);
  }

  #nextBot(): BotTurn | null {
    const play = this.#play;
    if (play === null || this.#doc.state !== 'playing' || this.#attendance.isEmpty) return null;
    if (play.paused || this.#votes.holdsBots) return null;
    const { match, nextBot } = play.host;
    const whose = this.#whoWaits;
    if (nextBot !== undefined) return { play, seat: nextBot, level: this.#doc.bots, whose };
    const [late] = this.#skips ? match.table.pending : [];
    return late === undefined ? null : { play, seat: late, level: QUICK, whose };
  }

  /** Whose thinking time a bot uses here: a player's, if one is present. */
  get #whoWaits(): string {
    const clients = [...this.#attendance.clients];
    const { seats } = this.#doc;
    const plays = clients.find(({ guest }) => hasSeat(guest, seats));
    return (plays ?? clients[0])?.from ?? '';
  }

  async #takeBot({ play, seat }: BotTurn, answer: Answer): Promise<void> {
    const { match } = play.host;
    if (this.#play !== play || !match.table.pending.includes(seat)) return;
    await play.answer(seat, answer, at(this.#doc.seats, seat, 'seat').guest !== null);
    await this.#told(play);
  }

  /** Not if the table plays without bots. */
  async #hint(client: Client, seat: Seat): Promise<void> {
    const play = await this.#playing();
    const screen = this.#screenOf(client);
    if (!this.#doc.hints) throw new NotPermitted('refused');
    showHint(this.#services, { client, screen }, play, seat);
  }

  async #past(client: Client, step: number | undefined): Promise<void> {
    const play = await this.#playing();
    showPast(this.#services, { client, screen: this.#screenOf(client) }, play, step);
  }

  /**
   * The whole game as text, once it is over: anybody may check it. A game that was broken off for its rules may be
   * played on one day: its record is for its players, and once one of them has it, the table stays closed.
   */
  async record({ guest, from }: Reader): Promise<string> {
    // It may have been stopped between the last decision of the game and saying that it is over.
    if (this.#isPlaying && this.#play === null)
      await this.#alone(async () => void (await this.#playing()));
    const { state, faulty, wasRead, seats } = this.#doc;
    if (state !== 'over') throw new NotPermitted('not-yours');
    if (faulty && !wasRead) {
      if (guest === null || !hasSeat(guest, seats)) throw new NotPermitted('not-yours');
      await this.#alone(() => this.#save({ wasRead: true }));
      if (!this.#doc.wasRead) throw new StoreUnavailable('that it was read could not be kept');
    }
    const { store, thinkers } = this.#services;
    return thinkers.record(this.#doc, () => store.log(this.#doc.id), from);
  }

  /** Carries out what the table has voted for. */
  async #carryOut({ about, guest, key }: VoteDoc, outcome: Choice): Promise<void> {
    if (about.do === 'sit') {
      this.#audit('decided by vote', { about, outcome }, guest);
      // The person whose seat it was may have come back meanwhile.
      const isStillFree =
        at(this.#doc.seats, about.seat, 'seat').guest === null || this.#isGone(about.seat);
      if (outcome === 'yes' && isStillFree) return this.#takeOver(guest!, about.seat, about.name);
      for (const client of this.#clientsOf(guest!))
        client.send({ say: 'failed', problem: 'seat-denied', detail: '' });
      return;
    }
    const play = await this.#playing();
    const now = this.#services.now();
    this.#audit('decided by vote', { about, outcome });
    if (about.do === 'late') {
      this.#skips = outcome === 'skip';
      if (outcome === 'bot') return this.#reseat(withStandIn(this.#doc, [about.seat!], true));
      if (outcome !== 'wait') return;
      play.clock!.grant(now);
      await play.keepClock();
    } else if (outcome === 'no') return;
    else if (about.do === 'rewind') {
      await play.rewind(about.to!, key);
      return this.#told(play);
    } else if (about.do === 'end') {
      await this.#save({ state: 'over', ended: true });
      return play.host.end();
    }
    if (about.do === 'bot') return this.#reseat(withStandIn(this.#doc, [about.seat], true));
    if (about.do !== 'late') await play.pause(about.do === 'pause');
    this.#runClock(this.#attendance.havePlayers(this.#doc.seats));
    this.#tellTimes();
  }

  /** The host has left without naming a successor. */
  async #passHost(owner: string): Promise<void> {
    await this.#save({ owner });
    this.#audit('host', { to: owner });
  }

  // What is told of it

  #tellInfo(): void {
    this.#toldPresence = this.#presence;
    for (const client of this.#attendance.clients) client.send(this.#infoFor(client));
  }

  #infoFor(client: Client): FromServer {
    const about = {
      table: this.#doc,
      attendance: this.#attendance,
      vote: this.#votes.open,
      play: this.#play,
    };
    return { say: 'table', table: infoFor(client, about, this.#services.now()) };
  }

  /** Somebody comes in. Players are notified of each other at once, of the number of spectators periodically. */
  #tellArrival(client: Client, plays: boolean): void {
    // Another page of somebody who is here is no news to the others.
    if (plays && this.#presence !== this.#toldPresence) this.#tellInfo();
    else client.send(this.#infoFor(client));
    if (!plays) this.#tellWatchingSoon();
  }

  #tellWatchingSoon(): void {
    this.#watchingTimer ??= setTimeout(() => {
      this.#watchingTimer = undefined;
      this.#tellInfo();
    }, WATCHING).unref();
  }

  #tellTimes(clients: Iterable<Client> = this.#attendance.clients): void {
    if (this.#play === null) return;
    const times = this.#play.times(this.#services.now());
    for (const client of clients) client.send({ say: 'time', ...times });
  }

  get #presence(): string {
    const { seats } = this.#doc;
    const now = this.#services.now();
    const pace = paceOf(this.#doc.clock);
    return allSeats(seats.length)
      .map((seat) => this.#attendance.presenceOf(seat, seats, now, pace))
      .join();
  }

  /** Sends who has gone since, if anybody has. */
  tellPresence(): void {
    if (this.#attendance.isEmpty) return;
    void this.#alone(async () => {
      const heir = heirOf(this.#doc, this.#hostGoneFor, this.#attendance.clients);
      if (heir !== null) await this.#passHost(heir);
      if (this.#votes.open !== null || this.#presence !== this.#toldPresence)
        return this.#votes.settle();
      this.#goOn();
    });
  }
}

const newKey = (): string => randomBytes(16).toString('hex');
