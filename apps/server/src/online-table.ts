/** One table: who sits at it, and its match. What is done at it is done one after another. */
import { randomBytes } from 'node:crypto';
import {
  commitmentTo,
  type FairDice,
  fairSeed,
  printAnswer,
  type Seat,
  writeRecord,
} from '@deadlight/engine';
import {
  type FromServer,
  type Listed,
  type OnlineProblem,
  type Player,
  type Presence,
  problemOf,
  Screen,
  type SeatInfo,
  type TableHost,
  type TableInfo,
  type ToServer,
} from '@deadlight/host';
import type { Logger } from 'pino';
import { rulesetFor } from './rulesets.ts';
import { hashOfSecret } from './secret.ts';
import { type Entry, type SeatDoc, type Store, type TableDoc, Unkept } from './store.ts';
import type { Thoughts } from './thoughts.ts';

/** A page that is connected. */
export interface Client {
  /** Hash of the secret in its browser. */
  readonly guest: string;
  /** Whether anybody looks at it. */
  seen: boolean;
  /** Whether it is still connected, and has not gone to another table. */
  isAt(table: OnlineTable): boolean;
  send(message: FromServer): void;
}

/** What a table needs of the server. */
export interface Around {
  readonly store: Store;
  readonly thoughts: Thoughts;
  readonly log: Logger;
  now(): number;
  /** A bot takes its time, as a person would. */
  pause(): Promise<void>;
  /** What the lobby shows has changed. */
  changed(): void;
  /** A decision is durable. */
  decided(): void;
}

/** What is refused, by its name. */
export class Denied extends Error {
  readonly problem: OnlineProblem;

  constructor(problem: OnlineProblem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}

interface Visit {
  screen: Screen | null;
  /** Seats that the client has opened by their keys. */
  readonly opened: Set<Seat>;
}

/** Who has been away for so long is gone. */
const GONE_AFTER = 60_000;

export const EMPTY: SeatDoc = { guest: null, name: '', ready: false, key: null, luck: null };

type At<S extends ToServer['say']> = Extract<ToServer, { say: S }>;

export class OnlineTable {
  readonly #around: Around;
  #doc: TableDoc;
  #host: TableHost | null = null;
  /** How long the log is. */
  #place = 0;
  /** The ids of what was taken. */
  #done = new Set<string>();
  readonly #visits = new Map<Client, Visit>();
  readonly #lastSeen = new Map<Seat, number>();
  #work: Promise<void> = Promise.resolve();
  #thinking = false;
  #emptySince: number;

  constructor(doc: TableDoc, around: Around) {
    this.#doc = doc;
    this.#around = around;
    this.#emptySince = around.now();
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  /** Since when nobody is there; null while somebody is. */
  get emptySince(): number | null {
    return this.#visits.size > 0 ? null : this.#emptySince;
  }

  /** Does what a client asks for, after all that was asked before. */
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

  #next(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(job).catch((error: unknown) => {
      this.#around.log.error({ table: this.#doc.id, err: error }, 'a table failed');
      this.#drop('broken');
    });
    return this.#work;
  }

  #failure(error: unknown): { problem: OnlineProblem; detail: string } {
    const detail = error instanceof Error ? error.message : '';
    if (error instanceof Denied) return { problem: error.problem, detail };
    if (error instanceof Unkept) {
      this.#around.log.error({ table: this.#doc.id, err: error }, 'nothing can be kept');
      this.#drop(null);
      return { problem: 'unkept', detail: '' };
    }
    const problem = problemOf(error);
    if (problem !== null) return { problem, detail };
    // A mistake of ours stops this table only. Its log is as it was before.
    this.#around.log.error({ table: this.#doc.id, err: error }, 'the rules broke');
    this.#drop(null);
    return { problem: 'broken', detail: '' };
  }

  /** Forgets the match, which may be ahead of its log; it is played again from there. */
  #drop(problem: OnlineProblem | null): void {
    this.#host = null;
    for (const [client, visit] of this.#visits) {
      visit.screen = null;
      if (problem !== null) client.send({ say: 'failed', problem, detail: '' });
    }
  }

  async #perform(client: Client, message: ToServer): Promise<void> {
    switch (message.say) {
      case 'enter':
        return this.#enter(client, message);
      case 'sit':
        return this.#sit(client, message);
      case 'stand':
        return this.#stand(client, message.seat);
      case 'ready':
        return this.#ready(client, message.ready);
      case 'remove':
        return this.#remove(client, message.seat);
      case 'start':
        return this.#start(client);
      case 'decide':
      case 'undo':
        return this.#act(client, message);
      case 'look':
        (await this.#playing()).look(this.#screenOf(client), message.seat);
        return;
      case 'hint':
        return this.#hint(client, message.seat);
      case 'resync':
        return this.#resync(client);
      case 'seen':
        client.seen = message.seen;
        this.#tellInfo();
        return;
      default:
        throw new Denied('bad-message');
    }
  }

  // Coming and going

  async #enter(client: Client, { key }: At<'enter'>): Promise<void> {
    const visit: Visit = { screen: null, opened: new Set() };
    if (key !== undefined) {
      const hash = hashOfSecret(key);
      const seat = this.#doc.seats.findIndex((one) => one.key === hash);
      if (seat < 0) throw new Denied('not-yours');
      visit.opened.add(seat);
    }
    const { spectators, state } = this.#doc;
    const mine = this.#seatsOf(client, visit);
    if (mine.length === 0 && !spectators && state !== 'open') throw new Denied('not-yours');
    // Whoever left while others were waited for does not come in any more.
    if (!client.isAt(this)) return;
    this.#visits.set(client, visit);
    this.#tellInfo();
    if (state !== 'open') await this.#show(client);
    this.#moveBots();
  }

  /** At once, whatever else goes on: nobody waits for a page that is gone. */
  leave(client: Client): void {
    const visit = this.#visits.get(client);
    if (visit === undefined) return;
    const now = this.#around.now();
    for (const seat of this.#seatsOf(client, visit)) this.#lastSeen.set(seat, now);
    this.#visits.delete(client);
    if (visit.screen !== null) this.#host?.leave(visit.screen);
    if (this.#visits.size === 0) this.#emptySince = now;
    this.#tellInfo();
  }

  async #show(client: Client): Promise<void> {
    const visit = this.#visits.get(client)!;
    const host = await this.#playing();
    if (visit.screen !== null) host.leave(visit.screen);
    visit.screen = new Screen(this.#seatsOf(client, visit), (message) => client.send(message));
    host.join(visit.screen);
  }

  async #resync(client: Client): Promise<void> {
    const visit = this.#visits.get(client);
    if (visit === undefined) throw new Denied('no-table');
    if (this.#doc.state === 'open') return;
    if (visit.screen === null) await this.#show(client);
    else (await this.#playing()).resync(visit.screen);
  }

  /** How many messages about the table a client has been sent. */
  seqOf(client: Client): number {
    return this.#visits.get(client)?.screen?.seq ?? 0;
  }

  #seatsOf({ guest }: Client, { opened }: Visit): Seat[] {
    return this.#doc.seats.flatMap((seat, i) => (seat.guest === guest || opened.has(i) ? [i] : []));
  }

  // Before the game

  async #sit(client: Client, { seat, name, luck }: At<'sit'>): Promise<void> {
    this.#needOpen();
    const taken = this.#doc.seats[seat];
    if (taken === undefined) throw new Denied('no-table');
    if (taken.guest !== null && taken.guest !== client.guest) throw new Denied('seat-taken');
    const key = randomBytes(16).toString('hex');
    const guest = client.guest;
    await this.#seat(seat, { guest, name, ready: false, key: hashOfSecret(key), luck });
    client.send({ say: 'seated', table: this.#doc.id, seat, key });
  }

  async #stand(client: Client, seat: Seat): Promise<void> {
    this.#needOpen();
    if (this.#doc.seats[seat]?.guest !== client.guest) throw new Denied('not-yours');
    await this.#seat(seat, EMPTY);
  }

  async #remove(client: Client, seat: Seat): Promise<void> {
    this.#needOpen();
    if (this.#doc.owner !== client.guest) throw new Denied('not-yours');
    if (this.#doc.seats[seat] !== undefined) await this.#seat(seat, EMPTY);
  }

  async #ready({ guest }: Client, ready: boolean): Promise<void> {
    this.#needOpen();
    const seats = this.#doc.seats.map((seat) => (seat.guest === guest ? { ...seat, ready } : seat));
    await this.#save({ seats });
  }

  async #start(client: Client): Promise<void> {
    this.#needOpen();
    const { owner, seats } = this.#doc;
    if (owner !== client.guest) throw new Denied('not-yours');
    const people = seats.filter(({ guest }) => guest !== null);
    if (people.length === 0 || people.some(({ guest, ready }) => !ready && guest !== owner))
      throw new Denied('refused', 'not everybody is ready');
    await this.#save({ state: 'playing' });
    for (const one of this.#visits.keys()) await this.#show(one);
    this.#moveBots();
  }

  #needOpen(): void {
    if (this.#doc.state !== 'open') throw new Denied('refused', 'the game has begun');
  }

  #seat(seat: Seat, now: SeatDoc): Promise<void> {
    return this.#save({ seats: this.#doc.seats.with(seat, now) });
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
  async #playing(): Promise<TableHost> {
    if (this.#host !== null) return this.#host;
    const { id, game, options, rules, seats } = this.#doc;
    // A table is ended on the rules that it was begun with.
    const ruleset = await rulesetFor(game, rules).catch(() => {
      throw new Denied('old-rules');
    });
    const seed = fairSeed(this.#fair);
    const match = ruleset.newMatch(ruleset.setupFor({ seats: seats.length, seed, options }));
    const log = await this.#around.store.log(id);
    const done = new Set<string>();
    for (const entry of log) {
      if (entry.do === 'decide') match.say(entry.seat, entry.says);
      else match.undo(entry.seat);
      if (entry.id !== undefined) done.add(entry.id);
    }
    this.#place = log.length;
    this.#done = done;
    const players = seats.map((seat) => this.#playerOf(seat));
    this.#host = ruleset.host(id, match, players);
    return this.#host;
  }

  #playerOf({ guest, name }: SeatDoc): Player {
    return guest === null ? { kind: 'bot', level: this.#doc.bots } : { kind: 'person', name };
  }

  #screenOf(client: Client): Screen {
    const screen = this.#visits.get(client)?.screen ?? null;
    if (screen === null) throw new Denied('no-table');
    return screen;
  }

  async #act(client: Client, message: At<'decide'> | At<'undo'>): Promise<void> {
    if (this.#doc.state === 'open') throw new Denied('no-table');
    const host = await this.#playing();
    const { id, seat } = message;
    if (!this.#done.has(`${seat}:${id}`)) {
      const screen = this.#screenOf(client);
      const entryId = `${seat}:${id}`;
      if (message.say === 'decide') {
        host.decide(screen, seat, message.says, message.at);
        await this.#commit({ do: 'decide', seat, says: message.says, id: entryId });
      } else {
        host.undo(screen, seat);
        await this.#commit({ do: 'undo', seat, id: entryId });
      }
      this.#done.add(entryId);
      client.send({ say: 'taken', id });
      await this.#told(host);
    } else client.send({ say: 'taken', id });
  }

  /** Durable before anybody hears of it. */
  async #commit(entry: Entry): Promise<void> {
    await this.#around.store.append(this.#doc.id, this.#place, entry);
    this.#place++;
    this.#around.decided();
  }

  async #told(host: TableHost): Promise<void> {
    host.tell();
    if (host.isOver) await this.#save({ state: 'over' });
    else this.#moveBots();
  }

  /** Lets the next bot answer, after a while, as long as somebody is there. */
  #moveBots(): void {
    const host = this.#host;
    const seat = host === null || host.isOver ? undefined : host.nextBot;
    if (host === null || seat === undefined || this.#thinking || this.#visits.size === 0) return;
    this.#thinking = true;
    const number = host.match.numberFor(seat);
    const think = async (): Promise<void> => {
      await this.#around.pause();
      const answer = await this.#around.thoughts.answer(host.match, seat, this.#doc.bots);
      await this.#next(async () => {
        this.#thinking = false;
        const { match } = host;
        const asked = match.table.pending.includes(seat) && match.numberFor(seat) === number;
        if (this.#host !== host || !asked) return this.#moveBots();
        match.decide(seat, answer);
        try {
          await this.#commit({ do: 'decide', seat, says: printAnswer(match.game, answer) });
        } catch (error) {
          this.#around.log.error({ table: this.#doc.id, err: error }, 'nothing can be kept');
          return this.#drop('unkept');
        }
        await this.#told(host);
      });
    };
    think().catch((error: unknown) => {
      this.#thinking = false;
      this.#around.log.error({ table: this.#doc.id, err: error }, 'a bot failed');
    });
  }

  /** Own seat only, and not where the table does without. */
  async #hint(client: Client, seat: Seat): Promise<void> {
    const host = await this.#playing();
    const screen = this.#screenOf(client);
    const asked = host.match.table.pending.includes(seat);
    if (!this.#doc.hints || screen.eye !== seat || !asked) throw new Denied('refused');
    const number = host.match.numberFor(seat);
    // Nobody waits for it.
    void this.#around.thoughts.hints(host.match, seat).then((hints) => {
      if (screen.eye === seat && host.match.numberFor(seat) === number)
        client.send({ say: 'hint', hints });
    });
  }

  // What is told of it

  #tellInfo(): void {
    for (const client of this.#visits.keys())
      client.send({ say: 'table', table: this.infoFor(client) });
    this.#around.changed();
  }

  /** Tells who has gone since. */
  tellPresence(): void {
    if (this.#visits.size > 0) this.#tellInfo();
  }

  infoFor(client: Client): TableInfo {
    const { id, game, options, state, seats, listed, spectators, hints, bots } = this.#doc;
    const visit = this.#visits.get(client) ?? { screen: null, opened: new Set<Seat>() };
    const mine = this.#seatsOf(client, visit);
    return {
      id,
      game,
      options,
      state,
      seats: seats.map((seat, i): SeatInfo => {
        const kind = seat.guest !== null ? 'person' : state === 'open' ? 'empty' : 'bot';
        const { name, ready } = seat;
        return { name, ready, kind, presence: this.#presenceOf(i), mine: mine.includes(i) };
      }),
      listed,
      spectators,
      hints,
      bots,
      watching: [...this.#visits].filter(([one, there]) => this.#seatsOf(one, there).length === 0)
        .length,
      owner: this.#doc.owner === client.guest,
      commitment: this.#fair.commitment,
      revealed: state === 'over' ? { secret: this.#fair.secret, gave: this.#fair.gave } : null,
    };
  }

  get #fair(): FairDice {
    const { id, game, rules, secret, seats } = this.#doc;
    const commitment = commitmentTo(secret, id, `${game} ${rules}`);
    return { table: id, commitment, secret, gave: seats.map(({ luck }) => luck) };
  }

  /** The whole game as text, once it is over: anybody may check it. */
  async record(): Promise<string> {
    if (this.#doc.state !== 'over') throw new Denied('not-yours');
    const { match } = await this.#playing();
    return writeRecord(match, { fair: this.#fair });
  }

  #presenceOf(seat: Seat): Presence {
    let there = false;
    for (const [client, visit] of this.#visits) {
      if (!this.#seatsOf(client, visit).includes(seat)) continue;
      if (client.seen) return 'here';
      there = true;
    }
    const last = this.#lastSeen.get(seat) ?? 0;
    return there || this.#around.now() - last < GONE_AFTER ? 'away' : 'gone';
  }

  /** As the lobby shows it; null if it does not. */
  get listed(): Listed | null {
    const { id, game, state, seats, listed, spectators } = this.#doc;
    if (!listed || state === 'over') return null;
    const names = seats.filter(({ guest }) => guest !== null).map(({ name }) => name);
    return { id, game, state, seats: seats.length, taken: names.length, names, spectators };
  }
}
