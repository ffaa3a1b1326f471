/** One table. What is asked of it is done one thing after another; its parts say how. */
import { asSeat, at } from '@deadlight/engine';
import type { Choice, Seat, ToServer } from '@deadlight/host';
import type { Addressee } from '../notices/notices.ts';
import { audit, changesTable, detailsOf } from '../operator/audit.ts';
import { hashOfSecret } from '../secret.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import {
  type Notice,
  type Plan,
  StoreUnavailable,
  type TableDoc,
  type VoteDoc,
} from '../store/store.ts';
import { Announcer } from './announcer.ts';
import { Attendance } from './attendance.ts';
import { calendarsOf } from './calendar.ts';
import { Chat } from './chat.ts';
import { Dealer } from './dealer.ts';
import type { Reader, TableHandle } from './directory.ts';
import { playerIn } from './enact.ts';
import { befriendAt, inviteTo } from './friendships.ts';
import { GameCourse } from './game-course.ts';
import { keepEnd } from './game-end.ts';
import { checkBanned, heirOf, isBanned, needHost, nextHost, withBanned } from './hosting.ts';
import { MatchLog, standingIn } from './match-log.ts';
import { Meetings } from './meetings.ts';
import { paceOf } from './pace.ts';
import { showHint, showPast } from './private-replies.ts';
import { Screens } from './screens.ts';
import { hashOfCode, newCode } from './seat-codes.ts';
import { SeatRequests } from './seat-requests.ts';
import {
  hasSeat,
  underOneId,
  withEyes,
  withoutOther,
  withoutOwn,
  withoutPerson,
  withPromise,
  withReady,
  withStandIn,
} from './seating.ts';
import type { TableServices } from './services.ts';
import { SharedReplay } from './shared-replay.ts';
import { TableBuckets } from './table-buckets.ts';
import type { TableCore } from './table-core.ts';
import { tableAgain, whyNotReopen } from './table-doc.ts';
import { Votes } from './votes.ts';
import { WorkQueue } from './work-queue.ts';

type At<S extends ToServer['say']> = Extract<ToServer, { say: S }>;

/** Milliseconds after which a table that could not go on is tried again. */
const TROUBLE = 600_000;
/** Milliseconds after the end of a game until its log is put away: people still look at it. */
const PUT_AWAY = 600_000;

export class OnlineTable implements TableHandle {
  readonly #services: TableServices;
  #doc: TableDoc;
  #play: MatchLog | null = null;
  readonly #attendance: Attendance;
  readonly #work: WorkQueue;
  readonly #chat: Chat;
  readonly #meetings: Meetings;
  readonly #votes: Votes;
  readonly #announcer: Announcer;
  readonly #dealer: Dealer;
  readonly #requests: SeatRequests;
  readonly #course: GameCourse;
  readonly #screens: Screens;
  readonly #buckets: TableBuckets;
  readonly #replay: SharedReplay;

  /** `since`: nobody was there later, as far as is known. */
  constructor(doc: TableDoc, services: TableServices, since?: number) {
    this.#doc = doc;
    this.#services = services;
    this.#attendance = new Attendance(services.now(), since);
    this.#buckets = new TableBuckets(services.limits, services.now());
    this.#work = new WorkQueue(doc.id, services, {
      drop: () => this.#drop(),
      tell: (problem) => this.#announcer.problem(problem),
    });
    const core = this.#core();
    this.#chat = new Chat(services, this.#attendance);
    this.#meetings = new Meetings(core, this.#chat, {
      reseat: (seats) => this.#reseat(seats),
      leave: (client) => this.leave(client),
    });
    this.#votes = new Votes(services, this.#attendance, {
      doc: () => this.#doc,
      playing: () => this.#playing(),
      keep: (vote) => this.#save({ vote }, this.#plansFor(vote)),
      carryOut: (vote, outcome) => this.#carryOut(vote, outcome),
      counted: () => {
        this.#announcer.info();
        this.#course.goOn();
      },
    });
    this.#replay = new SharedReplay(core);
    this.#screens = new Screens(core);
    this.#announcer = new Announcer(core, () => this.#votes.open);
    this.#dealer = new Dealer(core, () => this.#begin());
    this.#requests = new SeatRequests(core, this.#votes, this.#meetings, (seats) =>
      this.#reseat(seats),
    );
    this.#course = new GameCourse(core, this.#votes, this.#announcer, this.#screens, (late) =>
      this.#reseat(withStandIn(this.#doc, [late], true)),
    );
  }

  #core(): TableCore {
    const table = this;
    return {
      services: this.#services,
      attendance: this.#attendance,
      get doc() {
        return table.#doc;
      },
      get play() {
        return table.#play;
      },
      playing: () => this.#playing(),
      save: (change) => this.#save(change),
      keep: (seats) => this.#keep(seats),
      alone: (job) => this.#work.alone(job),
      forPage: (client, message, job) => this.#forPage(client, message, job),
      audit: (what, details, by) => this.#audit(what, details, by),
    };
  }

  get id(): string {
    return this.#doc.id;
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  /** Since when nobody is there; null while somebody is. */
  get emptySince(): number | null {
    return this.#attendance.emptySince;
  }

  get visitedUntil(): number | null {
    return this.#attendance.visitedUntil;
  }

  /** Whether its match is in memory. */
  get isLoaded(): boolean {
    return this.#play !== null;
  }

  mayDoMore({ guest, from }: Client): boolean {
    return this.#buckets.take(hasSeat(guest, this.#doc.seats), from, this.#services.now());
  }

  // One thing after another

  do(client: Client, message: ToServer): Promise<void> {
    return this.#forPage(client, message, () => this.#perform(client, message));
  }

  #forPage(client: Client, message: ToServer, job: () => Promise<void> | undefined): Promise<void> {
    return this.#work.add(async () => {
      try {
        await job();
        if (changesTable(message)) this.#audit(message.say, detailsOf(message), client.guest);
      } catch (error) {
        const id = 'id' in message ? { id: message.id } : {};
        client.send({ say: 'failed', ...this.#work.failure(error), ...id });
      }
    });
  }

  #audit(what: string, details: object, by: string | null = null): void {
    audit(this.#services.log, what, { table: this.#doc.id, by, ...details });
  }

  /** Forgets the match, which may be ahead of its log; it is played again from there. */
  #drop(): void {
    this.#play = null;
    this.#votes.restore();
    this.#course.stop();
    this.#dealer.stop();
    for (const client of this.#attendance.clients) this.#attendance.of(client)!.screen = null;
  }

  #perform(client: Client, message: ToServer): Promise<void> | undefined {
    const { guest } = client;
    switch (message.say) {
      case 'enter':
        return this.#enter(client, message);
      case 'sit':
        return this.#requests.sit(client, message);
      case 'befriend':
        return befriendAt(this.#core(), client, message.seat);
      case 'invite':
        return inviteTo(this.#core(), client, message.friend);
      case 'block':
        return this.#meetings.block(client, message);
      case 'forget':
        return this.#forget(client);
      case 'promise':
        return this.#save({
          seats: withPromise(this.#doc, guest, message.seat, message.promise),
        });
      case 'reveal':
        return this.#dealer.reveal(client, message);
      case 'calendar':
        return this.#requests.takeCalendar(client);
      case 'key':
        return this.#requests.newKey(client, message.seat);
      case 'program':
        return this.#requests.keepForProgram(client, message.seat);
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
        return this.#dealer.start(client);
      case 'decide':
      case 'undo':
        return this.#act(client, message);
      case 'standing':
      case 'revoke':
        return this.#course.answerItself(client, message);
      case 'look':
        return this.#screens.look(client, message.seat);
      case 'hint':
        return this.#hint(client, message.seat);
      case 'past':
        return this.#past(client, message.step);
      case 'resync':
        return this.#resync(client);
      case 'seen':
        client.seen = message.seen;
        this.#see(client, message.seen);
        // Whether those look who only look on is nobody's business.
        return hasSeat(guest, this.#doc.seats) ? this.#votes.settle() : undefined;
      case 'back':
        this.#see(client, true);
        return this.#requests.back(client);
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
        return this.#chat.report(this.#doc, client, message.line);
      case 'again':
        return this.#again(client, message.same);
      case 'together':
        return this.#replay.ask(client, message.ask);
      default:
        throw new NotPermitted('bad-message');
    }
  }

  // Coming and going

  async #enter(
    client: Client,
    { key, code, read, watches: isWatching, replays }: At<'enter'>,
  ): Promise<void> {
    checkBanned(this.#doc, client);
    await this.#recognise(client);
    if (key !== undefined) await this.#requests.addDevice(client, { key: hashOfSecret(key) });
    const next = newCode();
    const opener = code === undefined ? null : { code: hashOfCode(code), next: hashOfCode(next) };
    const opened = opener === null ? undefined : await this.#requests.addDevice(client, opener);
    const apart = await this.#meetings.check(client.guest);
    const { spectators, state, seats } = this.#doc;
    const watches = isWatching === true;
    const isSeated = hasSeat(client.guest, seats);
    const plays = isSeated && !watches;
    if (!isSeated && !spectators && state !== 'open') throw new NotPermitted('not-yours');
    if (!plays && this.#attendance.watching(seats) >= this.#services.limits.spectators)
      throw new NotPermitted('too-many');
    // The page left while others were waited for: do not let it in.
    if (!client.isAt(this.id)) return;
    const before = this.#attendance.of(client)?.screen ?? null;
    if (before !== null) this.#play?.host.leave(before);
    this.#replay.leave(client);
    this.#attendance.begin(client, this.#services.now(), { apart, watches });
    this.#announcer.arrival(client, plays);
    if (opened !== undefined)
      client.send({ say: 'seated', table: this.#doc.id, seat: opened, code: next });
    this.#chat.showNew(this.#doc, client);
    if (replays !== undefined) {
      if (state === 'over') this.#replay.join(client, replays.name);
      return;
    }
    // A server that was stopped while it dealt goes on when somebody comes.
    await this.#dealer.goOn();
    if (this.#doc.state !== 'open') await this.#screens.show(client, read);
    // Its time may have passed while nobody was there.
    if (this.#votes.open === null) this.#course.goOn();
    else await this.#votes.settle();
    if (state === 'playing') this.#announcer.times([client]);
  }

  /** A person who signed in elsewhere since they sat down here keeps their seats. */
  async #recognise({ guest }: Client): Promise<void> {
    if (this.#doc.owner === guest || hasSeat(guest, this.#doc.seats)) return;
    const former = await this.#services.people.formerOf(guest);
    const known = former.length === 0 ? null : underOneId(this.#doc, guest, former);
    if (known !== null) await this.#save(known);
  }

  /** At once, whatever else goes on: nobody waits for a page that is gone. */
  leave(client: Client): void {
    const visit = this.#attendance.end(client, this.#doc, this.#services.now());
    if (visit === undefined) return;
    if (visit.screen !== null) this.#play?.host.leave(visit.screen);
    this.#replay.leave(client);
    if (visit.watches || !hasSeat(client.guest, this.#doc.seats)) this.#announcer.watchingSoon();
    else if (this.#announcer.hasPresenceChanged) this.#announcer.info();
    if (this.#attendance.isEmpty) this.#buckets.forgetWatchers();
    if (!this.#attendance.havePlayers(this.#doc.seats)) void this.suspend();
  }

  /** Nobody is there, or the server stops: the clocks stand, and that is kept. */
  suspend(): Promise<void> {
    return this.#work.alone(async () => {
      const play = this.#play;
      if (play?.clock == null || play.clock.isOverDays) return;
      if (play.clock.upIn(this.#services.now()) === null) return;
      this.#course.goOn(false);
      await play.keepClock();
    });
  }

  /** It is over, and nobody has won: the operator closes it, or it is faulty. */
  end(faulty = false): Promise<void> {
    return this.#work.alone(async () => {
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
    return this.#work.alone(async () => {
      if (whyNotReopen(this.#doc) !== null) return;
      await this.#save({ state: 'playing', ended: false, faulty: false });
      this.#audit('reopened', {});
      await this.#screens.showAll();
      await this.#grantAll();
      this.#course.goOn();
    });
  }

  /** Over days, time has passed while the table was closed: those who are asked have some again. */
  async #grantAll(): Promise<void> {
    if (this.#doc.clock?.days === undefined) return;
    const play = await this.#playing();
    play.clock?.grant(this.#services.now());
    await play.keepClock();
  }

  /** Something is to be done, though nobody comes. Gives when to look again, if at all. */
  async wake(): Promise<number | undefined> {
    let again: number | null = this.#services.now() + TROUBLE;
    await this.#work.alone(async () => {
      if (this.#isPlaying && !this.#doc.faulty) {
        await this.#playing();
        if (this.#votes.open === null) this.#course.goOn();
        else await this.#votes.settle();
      }
      again = this.#course.nextLook;
    });
    return again ?? undefined;
  }

  #see(client: Client, looks: boolean): void {
    this.#attendance.see(client, looks, this.#doc.seats, this.#services.now());
  }

  /** Who sits in a seat, whether or not it is their turn. */
  guestIn(seat: Seat): string | null {
    return at(this.#doc.seats, seat, 'seat').guest;
  }

  /** Whom a notice is for; null if it no longer holds, and `later` while they look at the table. */
  async addresseeOf(notice: Notice): Promise<Addressee | 'later' | null> {
    let found: Addressee | 'later' | null = 'later';
    await this.#work.alone(async () => {
      found = this.#isPlaying && !this.#doc.faulty ? await this.#addressee(notice) : null;
    });
    return found;
  }

  async #addressee({ seat, again, since }: Notice): Promise<Addressee | 'later' | null> {
    const { host } = await this.#playing();
    const { id, game, seats, clock } = this.#doc;
    const { guest } = at(seats, seat, 'seat');
    const isAsked = host.match.table.pending.includes(seat);
    if (guest === null || !isAsked || at(host.players, seat, 'player').kind !== 'person')
      return null;
    // Whoever has looked need not be told once more, though they have not answered.
    if (again === true && this.#attendance.hasLookedSince(seat, since)) return null;
    const now = this.#services.now();
    if (this.#play?.standingAnswer(seat) !== undefined) return 'later';
    if (this.#attendance.presenceOf(seat, seats, now, paceOf(clock)) === 'here') return 'later';
    return { person: guest, table: id, game };
  }

  /** Something has happened here at a time that its document does not tell: it was not left alone. */
  touch(changed: number): Promise<void> {
    return this.#work.alone(() => this.#save({ changed }));
  }

  /** Where nobody is there and nothing is being done, it does nothing from now on: all of it is in the store. */
  rest(): boolean {
    const isAtRest = this.#attendance.isEmpty && this.#play === null && this.#work.isIdle;
    if (isAtRest) this.#drop();
    return isAtRest;
  }

  /** Nobody is there: the match takes no memory until somebody comes. */
  unload(): void {
    void this.#work.alone(async () => {
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

  async #resync(client: Client): Promise<void> {
    const visit = this.#attendance.of(client);
    if (visit === undefined) throw new NotPermitted('no-table');
    if (this.#doc.state === 'open' || this.#doc.faulty) return;
    await this.#screens.resync(client);
    this.#course.goOn();
    this.#announcer.times([client]);
  }

  beat(client: Client): void {
    client.send({ say: 'beat', seq: this.#attendance.of(client)?.screen?.seq ?? 0 });
  }

  // Seats

  async #remove({ guest }: Client, { seat, ban = false }: At<'remove'>): Promise<void> {
    const seats = withoutOther(this.#doc, guest, seat);
    const banned = ban ? withBanned(this.#doc, seat, this.#attendance.clients) : this.#doc.banned;
    await this.#save({ banned });
    await this.#reseat(seats);
    for (const client of [...this.#attendance.clients])
      if (ban && isBanned(this.#doc, client)) {
        client.send({ say: 'failed', problem: 'banned', detail: '' });
        this.leave(client);
      }
  }

  async #forget({ guest }: Client): Promise<void> {
    const { seats, ...more } = withoutPerson(this.#doc, guest);
    await this.#save(more);
    await this.#reseat(seats);
  }

  get #hostGoneFor(): number {
    return this.#attendance.goneFor(this.#doc.owner, this.#services.now());
  }

  /** The seats have changed: while the game runs, pages see the table from other seats. */
  async #reseat(seats: TableDoc['seats']): Promise<void> {
    const before = this.#doc.seats;
    await this.#save({ seats });
    const play = this.#play;
    if (play === null || this.#doc.state !== 'playing') return;
    play.clock?.run(false, this.#services.now());
    play.clock?.keepHours(calendarsOf(this.#doc), this.#services.now());
    for (const [at, seat] of seats.entries())
      play.host.seat(asSeat(at), playerIn(seat, this.#doc.bots));
    for (const client of this.#attendance.clients) {
      const { screen } = this.#attendance.of(client)!;
      const sees = (of: TableDoc['seats']): string => this.#attendance.seatsOf(client, of).join();
      if (sees(before) !== sees(seats)) await this.#screens.show(client);
      else if (screen !== null) play.ask((host) => host.resync(screen));
    }
    this.#course.goOn();
    if (play.clock?.isOverDays) await play.keepClock();
    this.#announcer.times();
  }

  /** A table that was opened with everybody in their seats begins though nobody is there. */
  begin(): Promise<void> {
    return this.#work.alone(async () => {
      if (this.#doc.state === 'open') await this.#begin();
    });
  }

  async #begin(): Promise<void> {
    await this.#save({ state: 'playing', seats: withEyes(this.#doc) });
    await (await this.#playing()).begin();
    await this.#screens.showAll();
    this.#course.goOn();
    this.#announcer.times();
  }

  /** The same people play again at another table. */
  async #again(client: Client, same: boolean): Promise<void> {
    const { state, seats, next } = this.#doc;
    if (state !== 'over' || !hasSeat(client.guest, seats)) throw new NotPermitted('not-yours');
    if (next === null || !(await this.#services.isThere(next))) {
      const table = await tableAgain(this.#doc, client.guest, same, this.#services);
      await this.#services.open({ ...table, seats: await this.#meetings.together(table) });
      await this.#save({ next: table.id });
    }
    client.send({ say: 'created', table: this.#doc.next! });
  }

  /** Stores the table's new state, then sends it. */
  async #save(change: Partial<TableDoc>, plans?: readonly Plan[]): Promise<void> {
    const before = this.#doc;
    const doc = { ...before, changed: this.#services.now(), ...change };
    const isEnding = doc.state === 'over' && before.state !== 'over';
    const more = isEnding && !doc.faulty ? [this.#putAwaySoon] : [];
    await this.#services.store.save(doc, plans === undefined ? more : [...plans, ...more]);
    this.#doc = doc;
    if (this.#play !== null) this.#play.standing = standingIn(doc);
    this.#services.saved(before, doc);
    this.#announcer.info();
  }

  /** A faulty game may go on one day. */
  get #putAwaySoon(): Plan {
    const at = this.#services.now() + PUT_AWAY;
    return { topic: 'log', tasks: [{ id: 'put away', at, why: { do: 'put-away' } }] };
  }

  /** Stores what is nobody else's business: nothing is sent, and the table counts as unchanged. */
  async #keep(seats: TableDoc['seats']): Promise<void> {
    const play = await this.#playing();
    const before = play.standing;
    const doc = { ...this.#doc, seats };
    play.standing = standingIn(doc);
    try {
      await this.#services.store.save(doc, play.looks);
    } catch (error) {
      play.standing = before;
      throw error;
    }
    this.#doc = doc;
  }

  /** Over days, a vote ends though nobody comes. */
  #plansFor(vote: VoteDoc | null): Plan[] {
    if (this.#doc.clock?.days === undefined) return [];
    const tasks =
      vote === null
        ? []
        : [{ id: `vote ${vote.number}`, at: vote.until, why: { do: 'look' } as const }];
    return [{ topic: 'vote', tasks }];
  }

  // The game

  /** The match, replayed from its log if it is not in memory. */
  async #playing(): Promise<MatchLog> {
    if (this.#doc.state === 'open') throw new NotPermitted('no-table');
    if (this.#doc.faulty) throw new NotPermitted('broken');
    const isBack = this.#play === null;
    this.#play ??= await MatchLog.resume(this.#doc, this.#services);
    const play = this.#play;
    // It may have been stopped between the answer of the late player and the end of the vote about them.
    if (isBack && play.askedAt > (this.#votes.open?.began ?? Number.POSITIVE_INFINITY))
      await this.#votes.dropLate();
    if (play.host.isOver && this.#isPlaying) await keepEnd(this.#core(), play);
    return play;
  }

  get #isPlaying(): boolean {
    return this.#doc.state === 'playing';
  }

  /** Without a promise of its own: it is what a table does nearly all the time. */
  #act(client: Client, message: At<'decide'> | At<'undo'>): Promise<void> | undefined {
    const act = (play: MatchLog): Promise<void> | undefined =>
      this.#course.act(client, play, this.#screens.of(client), message);
    return this.#play === null ? this.#playing().then(act) : act(this.#play);
  }

  /** Not if the table plays without bots. */
  async #hint(client: Client, seat: Seat): Promise<void> {
    const play = await this.#playing();
    const screen = this.#screens.of(client);
    if (!this.#doc.hints) throw new NotPermitted('refused');
    showHint(this.#services, { client, screen }, play, seat);
  }

  async #past(client: Client, step: number | undefined): Promise<void> {
    const play = await this.#playing();
    showPast(this.#services, { client, screen: this.#screens.of(client) }, play, step);
  }

  /**
   * The whole game as text, once it is over: anybody may check it. A game that was broken off for its rules may be
   * played on one day: its record is for its players, and once one of them has it, the table stays closed.
   */
  async record({ guest, from }: Reader): Promise<string> {
    // It may have been stopped between the last decision of the game and saying that it is over.
    if (this.#isPlaying && this.#play === null)
      await this.#work.alone(async () => void (await this.#playing()));
    const { state, faulty, wasRead, seats } = this.#doc;
    if (state !== 'over') throw new NotPermitted('not-yours');
    if (faulty && !wasRead) {
      if (guest === null || !hasSeat(guest, seats)) throw new NotPermitted('not-yours');
      await this.#work.alone(() => this.#save({ wasRead: true }));
      if (!this.#doc.wasRead) throw new StoreUnavailable('that it was read could not be kept');
    }
    const { store, thinkers } = this.#services;
    return thinkers.record(this.#doc, () => store.log(this.#doc.id), from);
  }

  /** Carries out what the table has voted for. */
  async #carryOut({ about, guest, key }: VoteDoc, outcome: Choice): Promise<void> {
    this.#audit('decided by vote', { about, outcome }, about.do === 'sit' ? guest : null);
    if (about.do === 'sit')
      return this.#requests.decided(guest!, about.seat, about.name, outcome === 'yes');
    const play = await this.#playing();
    if (about.do === 'late') {
      this.#course.skips = outcome === 'skip';
      if (outcome === 'bot') return this.#reseat(withStandIn(this.#doc, [about.seat!], true));
      if (outcome !== 'wait') return;
      play.clock!.grant(this.#services.now());
      await play.keepClock();
    } else if (outcome === 'no') return;
    else if (about.do === 'rewind') {
      await play.rewind(about.to!, key);
      return this.#course.told(play);
    } else if (about.do === 'end') {
      await this.#save({ state: 'over', ended: true });
      return play.host.end();
    } else if (about.do === 'bot') return this.#reseat(withStandIn(this.#doc, [about.seat], true));
    else await play.pause(about.do === 'pause');
    this.#course.runClock();
    this.#announcer.times();
  }

  /** The host has left without naming a successor. */
  async #passHost(owner: string): Promise<void> {
    await this.#save({ owner });
    this.#audit('host', { to: owner });
  }

  /** Tells who has left since, if anybody has. */
  tellPresence(): void {
    if (this.#attendance.isEmpty) return;
    void this.#work.alone(async () => {
      const heir = heirOf(this.#doc, this.#hostGoneFor, this.#attendance.clients);
      if (heir !== null) await this.#passHost(heir);
      if (this.#votes.open !== null || this.#announcer.hasPresenceChanged)
        return this.#votes.settle();
      this.#course.goOn();
    });
  }
}
