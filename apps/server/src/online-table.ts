/** One table. What is asked of it is done one thing after another; its parts say how. */
import { randomBytes } from 'node:crypto';
import type { Answer } from '@deadlight/engine';
import {
  type Choice,
  type Listed,
  type OnlineProblem,
  problemOf,
  type Read,
  recorded,
  Screen,
  type Seat,
  type ToServer,
} from '@deadlight/host';
import type { AroundTable } from './around.ts';
import { showHint, showPast } from './asides.ts';
import { BotMoves, type BotTurn } from './bot-moves.ts';
import { Chat } from './chat.ts';
import { type Client, Denied } from './client.ts';
import { diceOf } from './dice.ts';
import type { TableDoor } from './hall.ts';
import { Bucket, PAGES_OF_A_TABLE } from './limits.ts';
import { Play, playerIn } from './play.ts';
import {
  checkStart,
  seatsOf,
  withDevice,
  withKey,
  withoutOther,
  withoutOwn,
  withReady,
  withSeated,
  withStandIn,
} from './seating.ts';
import { hashOfSecret } from './secret.ts';
import { Fenced, type TableDoc, Unkept } from './store.ts';
import { tableAgain } from './table-doc.ts';
import { infoFor, lineOf } from './table-info.ts';
import { Visits } from './visits.ts';
import type { Vote } from './vote.ts';
import { Votes } from './votes.ts';

type At<S extends ToServer['say']> = Extract<ToServer, { say: S }>;

/** Who answers for somebody whom the others do not wait for: a bot that takes no time to think. */
const QUICK = 'survivor';

export class OnlineTable implements TableDoor {
  readonly #around: AroundTable;
  #doc: TableDoc;
  #play: Play | null = null;
  readonly #visits: Visits;
  readonly #chat: Chat;
  readonly #votes: Votes;
  readonly #bots: BotMoves;
  /** The others do not wait for who is late: a bot answers this once. */
  #skips = false;
  #timer: NodeJS.Timeout | undefined;
  /** Who was here, away or gone when that was last told. */
  #toldPresence = '';
  #work: Promise<void> = Promise.resolve();
  readonly #bucket: Bucket;

  constructor(doc: TableDoc, around: AroundTable) {
    this.#doc = doc;
    this.#around = around;
    this.#visits = new Visits(around.now());
    const { rate, burst } = around.limits;
    const times = PAGES_OF_A_TABLE;
    this.#bucket = new Bucket(rate * times, burst * times, around.now());
    this.#chat = new Chat(around, this.#visits);
    this.#votes = new Votes(around, this.#visits, {
      doc: () => this.#doc,
      playing: () => this.#playing(),
      carryOut: (about, outcome, key) => this.#carryOut(about, outcome, key),
      counted: () => {
        this.#tellInfo();
        this.#goOn();
      },
    });
    this.#bots = new BotMoves(around, {
      next: () => this.#nextBot(),
      take: (turn, answer) => this.#alone(() => this.#takeBot(turn, answer)),
    });
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  /** Since when nobody is there; null while somebody is. */
  get emptySince(): number | null {
    return this.#visits.emptySince;
  }

  /** As the lobby shows it; null if it does not. */
  get listed(): Listed | null {
    return lineOf(this.#doc);
  }

  mayDoMore(): boolean {
    return this.#bucket.take(this.#around.now());
  }

  // One thing after another

  do(client: Client, message: ToServer): Promise<void> {
    return this.#next(async () => {
      try {
        await this.#perform(client, message);
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
    this.#work = this.#work.then(job).catch((error: unknown) => {
      this.#around.log.error({ table: this.#doc.id, err: error }, 'a table failed');
      this.#drop();
      this.#tellAll('broken');
    });
    return this.#work;
  }

  #failure(error: unknown): { problem: OnlineProblem; detail: string } {
    const detail = error instanceof Error ? error.message : '';
    if (error instanceof Denied) return { problem: error.problem, detail };
    if (error instanceof Unkept) {
      // A shard that is lost is told of once, not by every table in it.
      const level = error instanceof Fenced ? 'debug' : 'error';
      this.#around.log[level]({ table: this.#doc.id, err: error }, 'nothing can be kept');
      this.#drop();
      return { problem: 'unkept', detail: '' };
    }
    const problem = problemOf(error);
    if (problem !== null) return { problem, detail };
    // A mistake of ours stops this table only. Its log is as it was before.
    this.#around.log.error({ table: this.#doc.id, err: error }, 'the rules broke');
    this.#drop();
    return { problem: 'broken', detail: '' };
  }

  #tellAll(problem: OnlineProblem): void {
    for (const client of this.#visits.clients) client.send({ say: 'failed', problem, detail: '' });
  }

  /** Forgets the match, which may be ahead of its log; it is played again from there. */
  #drop(): void {
    this.#play = null;
    this.#votes.drop();
    this.#skips = false;
    clearTimeout(this.#timer);
    for (const client of this.#visits.clients) this.#visits.of(client)!.screen = null;
  }

  async #perform(client: Client, message: ToServer): Promise<void> {
    const { guest } = client;
    switch (message.say) {
      case 'enter':
        return this.#enter(client, message);
      case 'sit':
        return this.#sit(client, message);
      case 'key':
        return this.#newKey(client, message.seat);
      case 'stand':
        return this.#reseat(withoutOwn(this.#doc, guest, message.seat));
      case 'ready':
        return this.#reseat(withReady(this.#doc, guest, message.ready));
      case 'remove':
        return this.#reseat(withoutOther(this.#doc, guest, message.seat));
      case 'start':
        return this.#start(client);
      case 'decide':
      case 'undo':
        return this.#act(client, message);
      case 'look':
        (await this.#playing()).host.look(this.#screenOf(client), message.seat);
        return;
      case 'hint':
        return this.#hint(client, message.seat);
      case 'past':
        return this.#past(client, message.step);
      case 'resync':
        return this.#resync(client);
      case 'seen':
        client.seen = message.seen;
        return this.#votes.settle();
      case 'back':
        return this.#back(client);
      case 'propose':
        return this.#votes.propose(client, message);
      case 'vote':
        return this.#votes.cast(client, message);
      case 'chat':
        return this.#chat.say(this.#doc, client, message);
      case 'chatting':
        if (this.#doc.owner !== guest) throw new Denied('not-yours');
        return this.#save({ chat: message.on });
      case 'report':
        return this.#chat.report(this.#doc, client, message.line);
      case 'again':
        return this.#again(client, message.same);
      default:
        throw new Denied('bad-message');
    }
  }

  // Coming and going

  async #enter(client: Client, { key, read }: At<'enter'>): Promise<void> {
    if (key !== undefined) {
      const seats = withDevice(this.#doc, client.guest, hashOfSecret(key));
      if (seats !== this.#doc.seats) await this.#save({ seats });
    }
    const { spectators, state, seats } = this.#doc;
    const mine = seatsOf(client.guest, seats);
    if (mine.length === 0 && !spectators && state !== 'open') throw new Denied('not-yours');
    if (mine.length === 0 && this.#visits.watching(seats) >= this.#around.limits.spectators)
      throw new Denied('too-many');
    // A page that left while others were waited for does not come in any more.
    if (!client.isAt(this)) return;
    const before = this.#visits.of(client)?.screen ?? null;
    if (before !== null) this.#play?.host.leave(before);
    this.#visits.begin(client);
    this.#tellInfo();
    this.#chat.show(this.#doc, client);
    if (state !== 'open') await this.#show(client, read);
    this.#goOn();
    if (state === 'playing') this.#tellTimes([client]);
  }

  /** At once, whatever else goes on: nobody waits for a page that is gone. */
  leave(client: Client): void {
    const visit = this.#visits.end(client, this.#doc.seats, this.#around.now());
    if (visit === undefined) return;
    if (visit.screen !== null) this.#play?.host.leave(visit.screen);
    this.#tellInfo();
    if (!this.#visits.havePlayers(this.#doc.seats)) void this.rest();
  }

  /** Nobody is there, or the server stops: the clocks stand, and that is kept. */
  rest(): Promise<void> {
    return this.#alone(async () => {
      const play = this.#play;
      if (play?.clock == null || play.clock.upIn(this.#around.now()) === null) return;
      this.#goOn(false);
      await play.keepClock();
    });
  }

  /** It is over, and nobody has won: the operator closes it, or it is faulty. */
  end(faulty = false): Promise<void> {
    return this.#alone(async () => {
      if (this.#doc.state === 'over' && this.#doc.faulty === faulty) return;
      this.#votes.drop();
      await this.#save({ state: 'over', ended: true, faulty });
      if (faulty) this.#drop();
      this.#around.log.warn({ table: this.#doc.id, faulty }, 'a table is closed');
    });
  }

  /** Nobody is there: the match takes no memory until somebody comes. */
  letGo(): void {
    void this.#alone(async () => {
      if (this.#visits.isEmpty) this.#drop();
    });
  }

  /** Another process has it from now on: its people come again, and find it there. */
  abandon(): void {
    this.#drop();
    const clients = [...this.#visits.clients];
    this.#visits.clear();
    for (const client of clients) client.cut();
  }

  async #show(client: Client, before?: Read): Promise<void> {
    const visit = this.#visits.of(client)!;
    const { host } = await this.#playing();
    // A page that has left meanwhile is shown nothing more.
    if (this.#visits.of(client) !== visit) return;
    if (visit.screen !== null) host.leave(visit.screen);
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
    host.join(screen, before);
  }

  async #resync(client: Client): Promise<void> {
    const visit = this.#visits.of(client);
    if (visit === undefined) throw new Denied('no-table');
    if (this.#doc.state === 'open' || this.#doc.faulty) return;
    if (visit.screen === null) await this.#show(client);
    else (await this.#playing()).host.resync(visit.screen);
    this.#goOn();
    this.#tellTimes([client]);
  }

  beat(client: Client): void {
    client.send({ say: 'beat', seq: this.#visits.of(client)?.screen?.seq ?? 0 });
  }

  // Seats

  async #sit(client: Client, { seat, name, luck }: At<'sit'>): Promise<void> {
    const key = newKey();
    const { guest } = client;
    const sitting = { guest, name, key: hashOfSecret(key), luck };
    await this.#reseat(withSeated(this.#doc, seat, sitting));
    client.send({ say: 'seated', table: this.#doc.id, seat, key });
  }

  async #newKey(client: Client, seat: Seat): Promise<void> {
    const key = newKey();
    await this.#save({ seats: withKey(this.#doc, client.guest, seat, hashOfSecret(key)) });
    client.send({ say: 'seated', table: this.#doc.id, seat, key });
  }

  /** A bot has played for somebody, who gets some time to look. */
  async #back(client: Client): Promise<void> {
    const mine = seatsOf(client.guest, this.#doc.seats);
    const given = mine.filter((seat) => this.#doc.seats[seat]!.standIn);
    if (given.length === 0) return;
    const play = await this.#playing();
    for (const seat of given) play.clock?.welcome(seat, this.#around.now());
    await play.keepClock();
    await this.#reseat(withStandIn(this.#doc, given, false));
  }

  /** Others sit there now; while the game runs, they look with other eyes. */
  async #reseat(seats: TableDoc['seats']): Promise<void> {
    const before = this.#doc.seats;
    await this.#save({ seats });
    const play = this.#play;
    if (play === null || this.#doc.state !== 'playing') return;
    play.clock?.run(false, this.#around.now());
    for (const [at, seat] of seats.entries()) play.host.seat(at, playerIn(seat, this.#doc.bots));
    for (const client of this.#visits.clients) {
      const { screen } = this.#visits.of(client)!;
      if (seatsOf(client.guest, before).join() !== seatsOf(client.guest, seats).join())
        await this.#show(client);
      else if (screen !== null) play.host.resync(screen);
    }
    this.#goOn();
    this.#tellTimes();
  }

  async #start(client: Client): Promise<void> {
    checkStart(this.#doc, client.guest);
    await this.#save({ state: 'playing' });
    for (const one of this.#visits.clients) await this.#show(one);
    this.#goOn();
    this.#tellTimes();
  }

  /** The same people play again at another table. */
  async #again(client: Client, same: boolean): Promise<void> {
    const { state, seats, next } = this.#doc;
    if (state !== 'over' || seatsOf(client.guest, seats).length === 0)
      throw new Denied('not-yours');
    if (next === null || !this.#around.isThere(next)) {
      const table = await tableAgain(this.#doc, client.guest, same, this.#around);
      await this.#around.open(table);
      await this.#save({ next: table.id });
    }
    client.send({ say: 'created', table: this.#doc.next! });
  }

  /** Keeps the table as it is to be, and then tells of it. */
  async #save(change: Partial<TableDoc>): Promise<void> {
    const doc = { ...this.#doc, ...change, changed: this.#around.now() };
    await this.#around.store.save(doc);
    this.#doc = doc;
    this.#tellInfo();
  }

  // The game

  /** The match, played again from its log if it is not at hand. */
  async #playing(): Promise<Play> {
    if (this.#doc.state === 'open') throw new Denied('no-table');
    if (this.#doc.faulty) throw new Denied('broken');
    this.#play ??= await Play.resume(this.#doc, this.#around);
    return this.#play;
  }

  #screenOf(client: Client): Screen {
    const screen = this.#visits.of(client)?.screen ?? null;
    if (screen === null) throw new Denied('no-table');
    return screen;
  }

  async #act(client: Client, message: At<'decide'> | At<'undo'>): Promise<void> {
    const play = await this.#playing();
    const screen = this.#screenOf(client);
    if (this.#doc.ended) throw new Denied('refused', 'the game has been ended');
    const { isNew, link } = await play.act(screen, message);
    client.send({ say: 'taken', id: message.id, link });
    if (isNew) await this.#told(play);
  }

  /** Tells everybody what has come of it. */
  async #told(play: Play): Promise<void> {
    this.#around.asking(this.#doc.id);
    play.host.tell();
    if (play.hasTurned()) {
      this.#skips = false;
      const hadVote = this.#votes.open !== null;
      this.#votes.dropLate();
      this.#runClock(this.#visits.havePlayers(this.#doc.seats));
      if (play.clock !== null) this.#tellTimes();
      // What a rewind would take back has grown.
      if (hadVote) this.#tellInfo();
    }
    if (play.host.isOver) {
      this.#votes.drop();
      await this.#save({ state: 'over' });
    }
    this.#goOn();
  }

  /** Lets bots and clocks go on, as long as somebody is there. */
  #goOn(somebody = this.#visits.havePlayers(this.#doc.seats)): void {
    this.#runClock(somebody);
    this.#bots.go();
  }

  #runClock(somebody: boolean): void {
    clearTimeout(this.#timer);
    const clock = this.#play?.clock;
    if (clock == null) return;
    const now = this.#around.now();
    clock.run(somebody && this.#doc.state === 'playing', now);
    const wait = this.#skips || this.#votes.open !== null ? null : clock.upIn(now);
    if (wait !== null)
      this.#timer = setTimeout(() => void this.#alone(() => this.#checkTime()), wait).unref();
  }

  /** Time is up: the others choose what to do. */
  async #checkTime(): Promise<void> {
    const play = this.#play;
    const late = play?.clock?.lateSeat(this.#around.now());
    if (play == null || this.#votes.open !== null || this.#skips) return;
    // A timer may be early by a little.
    if (late === undefined) return this.#goOn();
    const voters = this.#votes.voters(late);
    // Nobody is there who could choose: it is looked at again when somebody comes.
    if (voters.length === 0) return;
    await play.keepClock();
    await this.#votes.askAboutLate(late, voters);
  }

  #nextBot(): BotTurn | null {
    const play = this.#play;
    if (play === null || this.#doc.state !== 'playing' || this.#visits.isEmpty) return null;
    if (play.clock?.paused === true || this.#votes.holdsBots) return null;
    const { match, nextBot } = play.host;
    if (nextBot !== undefined) return { play, seat: nextBot, level: this.#doc.bots };
    const [late] = this.#skips ? match.table.pending : [];
    return late === undefined ? null : { play, seat: late, level: QUICK };
  }

  async #takeBot({ play, seat }: BotTurn, answer: Answer): Promise<void> {
    const { match } = play.host;
    if (this.#play !== play || !match.table.pending.includes(seat)) return;
    await play.answer(seat, answer, this.#doc.seats[seat]!.guest !== null);
    await this.#told(play);
  }

  /** Not where the table does without. */
  async #hint(client: Client, seat: Seat): Promise<void> {
    const play = await this.#playing();
    const screen = this.#screenOf(client);
    if (!this.#doc.hints) throw new Denied('refused');
    showHint(this.#around, { client, screen }, play, seat);
  }

  async #past(client: Client, step: number | undefined): Promise<void> {
    const play = await this.#playing();
    showPast(this.#around, { client, screen: this.#screenOf(client) }, play, step);
  }

  /** The whole game as text, once it is over: anybody may check it. */
  async record(): Promise<string> {
    if (this.#doc.state !== 'over') throw new Denied('not-yours');
    const { chain, host } = await this.#playing();
    const players = host.players.map(recorded);
    const about = { players, fair: diceOf(this.#doc), chain };
    return this.#around.thoughts.record(host.match, about);
  }

  /** What the table has voted for. */
  async #carryOut(about: Vote['about'], outcome: Choice, key: string | null): Promise<void> {
    const play = await this.#playing();
    const now = this.#around.now();
    if (about.do === 'late') {
      this.#skips = outcome === 'skip';
      if (outcome === 'bot') return this.#reseat(withStandIn(this.#doc, [about.seat!], true));
      if (outcome !== 'wait') return;
      play.clock!.grant(now);
    } else if (outcome === 'no') return;
    else if (about.do === 'rewind') {
      await play.rewind(about.to!, key);
      return this.#told(play);
    } else if (about.do === 'end') return this.#save({ state: 'over', ended: true });
    else if (about.do === 'bot') return this.#reseat(withStandIn(this.#doc, [about.seat], true));
    else play.clock!.pause(about.do === 'pause', now);
    await play.keepClock();
    this.#runClock(this.#visits.havePlayers(this.#doc.seats));
    this.#tellTimes();
  }

  // What is told of it

  #tellInfo(): void {
    const now = this.#around.now();
    this.#toldPresence = this.#presence;
    const about = {
      table: this.#doc,
      visits: this.#visits,
      vote: this.#votes.open,
      play: this.#play,
    };
    for (const client of this.#visits.clients)
      client.send({ say: 'table', table: infoFor(client, about, now) });
    this.#around.changed();
  }

  #tellTimes(clients: Iterable<Client> = this.#visits.clients): void {
    if (this.#play === null) return;
    const times = this.#play.times(this.#around.now());
    for (const client of clients) client.send({ say: 'time', ...times });
  }

  get #presence(): string {
    const { seats } = this.#doc;
    const now = this.#around.now();
    return seats.map((_, seat) => this.#visits.presenceOf(seat, seats, now)).join();
  }

  /** Tells who has gone since, if anybody has. */
  tellPresence(): void {
    if (this.#visits.isEmpty) return;
    void this.#alone(async () => {
      if (this.#votes.open !== null || this.#presence !== this.#toldPresence)
        return this.#votes.settle();
      this.#goOn();
    });
  }
}

const newKey = (): string => randomBytes(16).toString('hex');
