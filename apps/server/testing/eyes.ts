/**
 * People who try to see more of a game than one seat may: they sit down, stand up, ask for seats, use keys of others,
 * look back, play again, in any order. Whatever they are shown is written down by person.
 */

import { type Answer, asSeat, below, type Random, randomFrom, SPECTATOR } from '@deadlight/engine';
import type { FromServer, Moment, Seat, TableInfo, ToServer } from '@deadlight/host';
import { pino } from 'pino';
import { LIMITS } from '../src/operator/limits.ts';
import { type Client, NotPermitted } from '../src/socket/client.ts';
import { rulesetFor } from '../src/table/rulesets.ts';
import { seatsOf } from '../src/table/seating.ts';
import type { ServerServices, Thinking } from '../src/table/services.ts';
import { Tables } from '../src/table/tables.ts';
import { answerTo, WISH } from '../src/testing.ts';
import { noSender } from './no-sender.ts';
import { peopleHere } from './people-here.ts';
import { StoreHere } from './store-here.ts';

/** What happened, so that a test can see that it tried something. */
export type Tried = 'given' | 'refused' | 'device' | 'past' | 'again' | 'restart' | 'record';

/** Answers like somebody who does not think. */
const thinking: Thinking = {
  async answer(match, seat): Promise<Answer> {
    const { min, max } = match.table.choose(seat);
    const options = match.table.options(seat);
    return min === 1 && max === 1 ? options[0]! : options.slice(0, min);
  },
  hints: async () => [],
  async past(match, { id, players, seat, decisions }) {
    const { replay } = await rulesetFor(match.game.id, match.game.rules);
    return replay(id, match, players).at(decisions, seat);
  },
  record: async () => 'all of it',
};

class Page implements Client {
  readonly guest: string;
  readonly from = 'here';
  readonly #shown: (moment: Moment) => void;
  seq = 0;
  seen = true;
  at: string | null = null;
  info: TableInfo | null = null;
  moment: Moment | null = null;
  problem: string | null = null;
  key: string | null = null;

  constructor(guest: string, shown: (moment: Moment) => void) {
    this.guest = guest;
    this.#shown = shown;
  }

  /** Because of what its person has seen. */
  get isRefused(): boolean {
    return this.problem === 'seen-another';
  }

  isAt(table: string): boolean {
    return this.at === table;
  }

  send(message: FromServer): void {
    if (message.say === 'table') this.info = message.table;
    if (message.say === 'failed') this.problem = message.problem;
    if (message.say === 'key') this.key = message.key;
    if (message.say !== 'moment' && message.say !== 'past') return;
    this.#shown(message.moment);
    if (message.say === 'moment') this.moment = message.moment;
  }

  sendText(): void {}

  disconnect(): void {}
}

export class Schemers {
  readonly tried = new Map<Tried, number>();
  readonly #random: Random;
  readonly #store = new StoreHere();
  readonly #pages: readonly Page[];
  #tables: Tables;
  #now = 1_000_000;
  #table = '';
  readonly #keys: string[] = [];
  /** Seats that a person looked from, by table and guest. */
  readonly eyes = new Map<string, Set<Seat>>();
  /** Seats that a person had when the game began, by table and guest. */
  readonly begun = new Map<string, ReadonlySet<Seat>>();
  #asked = 0;

  private constructor(seed: string, people: number) {
    this.#random = randomFrom(seed);
    this.#pages = Array.from({ length: people }, (_, i) => {
      const guest = `guest ${i}`;
      return new Page(guest, (moment) => this.#look(guest, moment));
    });
    this.#tables = new Tables(this.#services);
  }

  static async meet(seed: string, people: number): Promise<Schemers> {
    const made = new Schemers(seed, people);
    const host = made.#pages[0]!;
    const settings = { ...WISH, game: 'panic', seats: 4, join: true, clock: null };
    made.#table = await made.#tables.create(host, settings);
    for (const page of made.#pages) await made.#say(page, { say: 'enter', table: made.#table });
    return made;
  }

  get #services(): ServerServices {
    let ids = 0;
    return {
      store: this.#store,
      people: peopleHere(),
      thinkers: thinking,
      log: pino({ level: 'silent' }),
      limits: { ...LIMITS, tables: 10_000 },
      now: () => this.#now,
      sender: noSender(),
      newId: () => `table-${this.#asked}-${ids++}`,
      // Bots answer once in a while: what counts is who sees what.
      pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
      tempo: 0,
      changed: () => {},
      inRules: (_table, ask) => ask(),
      decided: () => {},
      refused: () => {},
    };
  }

  /** Nothing about a finished game is secret. */
  #look(guest: string, { id, view, seed }: Moment): void {
    if (view.seat === SPECTATOR || seed !== null) return;
    const key = `${id} ${guest}`;
    this.eyes.set(key, (this.eyes.get(key) ?? new Set()).add(view.seat));
  }

  #count(what: Tried): void {
    this.tried.set(what, (this.tried.get(what) ?? 0) + 1);
  }

  async #say(page: Page, message: ToServer): Promise<void> {
    page.problem = null;
    this.#asked++;
    if (message.say === 'enter') {
      if (page.at !== null) this.#tables.find(this.#table).leave(page);
      page.moment = null;
      page.at = this.#table;
    }
    if (page.at === null) return;
    await this.#tables.find(this.#table).do(page, message);
    if (page.key !== null) this.#keys.push(page.key);
    page.key = null;
    if (page.isRefused) this.#count('refused');
  }

  /** Nothing rests here: there is always somebody. */
  #find() {
    return this.#tables.inMemory(this.#table)!;
  }

  /** One of them tries something. */
  async next(): Promise<void> {
    const random = this.#random;
    const page = this.#pages[below(random, this.#pages.length)]!;
    const seat = asSeat(below(random, 4));
    const name = page.guest;
    const { doc } = this.#find();
    this.#now += below(random, 20) * 1000;
    const { vote } = doc;
    if (vote !== null && below(random, 2) === 0) return this.#vote(page, vote.number);
    switch (below(random, 16)) {
      case 0:
      case 1:
      case 2: {
        await this.#say(page, { say: 'sit', seat, name });
        return;
      }
      case 3:
        return this.#say(page, { say: 'stand', seat });
      case 4:
        return this.#say(page, { say: 'enter', table: this.#table });
      case 5:
      case 6:
        return this.#useKey(page);
      case 7:
        await this.#say(page, { say: 'key', seat });
        return;
      case 8:
        await this.#say(page, { say: 'past', step: 0 });
        if (page.problem === null && doc.state === 'playing') this.#count('past');
        return;
      case 9:
        return this.#begin();
      case 10:
      case 11:
        return this.#decide(page);
      case 12:
        return this.#propose(page, seat);
      case 13:
        return this.#restart();
      case 14:
        return this.#record(page);
      default:
        return this.#again(page);
    }
  }

  async #vote(page: Page, vote: number): Promise<void> {
    const people = (): number =>
      this.#find().doc.seats.filter(({ guest }) => guest !== null).length;
    const before = people();
    await this.#say(page, {
      say: 'vote',
      vote,
      choice: below(this.#random, 4) === 0 ? 'no' : 'yes',
    });
    if (people() > before) this.#count('given');
  }

  async #useKey(page: Page): Promise<void> {
    const key = this.#keys[below(this.#random, Math.max(1, this.#keys.length))];
    if (key === undefined) return;
    const seats = (): number => seatsOf(page.guest, this.#find().doc.seats).length;
    const before = seats();
    await this.#say(page, { say: 'enter', table: this.#table, key });
    if (seats() > before) this.#count('device');
    if (page.problem !== null) await this.#say(page, { say: 'enter', table: this.#table });
  }

  /** Everybody is ready, and the host begins. */
  async #begin(): Promise<void> {
    if (this.#find().doc.state !== 'open') return;
    for (const page of this.#pages) await this.#say(page, { say: 'ready', ready: true });
    for (const page of this.#pages) await this.#say(page, { say: 'start' });
    const { state, seats, id } = this.#find().doc;
    if (state !== 'playing') return;
    for (const { guest } of this.#pages)
      this.begun.set(`${id} ${guest}`, new Set(seatsOf(guest, seats)));
  }

  async #decide(page: Page): Promise<void> {
    const seats = seatsOf(page.guest, this.#find().doc.seats);
    for (const seat of seats) await this.#say(page, { say: 'look', seat });
    await this.#say(page, { say: 'resync' });
    const { moment } = page;
    if (moment?.view.question == null || moment.view.seat === SPECTATOR) return;
    const says = answerTo(moment, (n) => below(this.#random, n));
    const id = `d${this.#asked}`;
    const { seat } = moment.view;
    await this.#say(page, { say: 'decide', id, seat, says, at: moment.number });
  }

  async #propose(page: Page, seat: Seat): Promise<void> {
    const about = (
      [{ do: 'rewind', to: 0 }, { do: 'bot', seat }, { do: 'end' }, { do: 'bot', seat }] as const
    )[below(this.#random, 4)]!;
    this.#now += below(this.#random, 3) * 20 * 60_000;
    await this.#say(page, { say: 'propose', about });
    await this.#say(page, { say: 'back' });
  }

  /** Another process takes over what was kept. */
  async #restart(): Promise<void> {
    await this.#tables.suspend();
    this.#tables.handOff();
    this.#tables = new Tables(this.#services);
    await this.#tables.load();
    this.#count('restart');
    for (const page of this.#pages) {
      page.at = null;
      await this.#say(page, { say: 'enter', table: this.#table });
    }
  }

  /** The record of a game allows continuing it from anywhere: nobody may have it while the game runs. */
  async #record(page: Page): Promise<void> {
    const { state, id } = this.#find().doc;
    this.#count('record');
    try {
      await this.#tables.record(id, page);
      if (state !== 'over') throw new Error('the record of a running game was given out');
    } catch (error) {
      if (!(error instanceof NotPermitted)) throw error;
    }
  }

  async #again(page: Page): Promise<void> {
    await this.#say(page, { say: 'again', same: below(this.#random, 2) === 0 });
    const { next } = this.#find().doc;
    if (next === null) return;
    for (const one of this.#pages) this.#find().leave(one);
    this.#table = next;
    this.#count('again');
    for (const one of this.#pages) {
      one.at = null;
      await this.#say(one, { say: 'enter', table: next });
    }
  }

  async part(): Promise<void> {
    await this.#tables.suspend();
    this.#tables.handOff();
  }
}
