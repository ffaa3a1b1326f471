/** A page that does what docs/online/protocol.md asks of pages, on any road, and answers at random. */
import { below, type Random } from '@deadlight/engine';
import { type FromServer, type Moment, nextMoment, type ToServer } from '@deadlight/host';
import { WebSocket } from 'ws';
import { answerTo } from '../src/testing.ts';
import { printOf } from './view-print.ts';

/** Milliseconds: it asks again after this, and gives a line up on which nothing was heard. */
const AGAIN = 150;
const SILENCE = 2500;
/** Minimum delay before it reconnects. */
const BACK = 20;

type Decide = Extract<ToServer, { say: 'decide' }>;

export interface TravellerOptions {
  /** Whether what it sees at a question is kept; everything is, unless told otherwise. */
  readonly keepsView?: (number: number) => boolean;
  /** Milliseconds after which it asks again, and after which it gives up a line on which nothing was heard. */
  readonly again?: number;
  readonly silence?: number;
}

export class Traveller {
  readonly #where: () => string;
  readonly #table: string;
  readonly #cookie: string;
  readonly #random: Random;
  /** So that no two ids are the same, no matter who answers. */
  readonly #name: string;
  #socket: WebSocket | null = null;
  #moment: Moment | null = null;
  #pending: Decide | null = null;
  #answered = -1;
  #ids = 0;
  #heardAt = 0;
  #isClosed = false;
  readonly #timer: NodeJS.Timeout;
  /** The prints of every view that it has shown, by the number of the question, if it keeps them. */
  readonly shown = new Map<number, Set<string>>();
  readonly #silence: number;
  readonly #keepsView: (number: number) => boolean;
  /** What the server has acknowledged: ids, with the links that acknowledge them. */
  readonly taken = new Map<string, string>();
  /** Problems that a page on this road may not meet. */
  readonly troubles: string[] = [];
  /** Called whenever something more is acknowledged. */
  onTaken: () => void = () => {};
  resyncs = 0;
  connections = 0;
  /** Milliseconds from losing the line to seeing the table again. */
  longestAway = 0;
  #lostAt = 0;

  constructor(
    /** A port of this machine, or a function that returns an address for each attempt. */
    where: number | (() => string),
    table: string,
    cookie: string,
    name: string,
    random: Random,
    { keepsView = () => true, again = AGAIN, silence = SILENCE }: TravellerOptions = {},
  ) {
    this.#keepsView = keepsView;
    this.#silence = silence;
    this.#where = typeof where === 'number' ? () => `127.0.0.1:${where}` : where;
    this.#table = table;
    this.#cookie = cookie;
    this.#name = name;
    this.#random = random;
    this.#connect();
    this.#timer = setInterval(() => this.#lookAround(), again);
  }

  get isOver(): boolean {
    return this.#moment !== null && this.#moment.view.over !== null;
  }

  get moment(): Moment | null {
    return this.#moment;
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.connections++;
    this.#heardAt = performance.now();
    if (this.#lostAt === 0) this.#lostAt = this.#heardAt;
    const at = this.#where();
    const socket = new WebSocket(`ws://${at}/online`, {
      origin: `http://${at}`,
      headers: { cookie: this.#cookie },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => {
      if (socket !== this.#socket) return;
      this.#say({ say: 'enter', table: this.#table });
      if (this.#pending !== null) this.#say(this.#pending);
    });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as FromServer);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#moment = null;
      setTimeout(() => this.#connect(), BACK + below(this.#random, BACK));
    });
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    this.#heardAt = performance.now();
    switch (message.say) {
      case 'moment':
        // An older one that was held up on the way says nothing new.
        if (this.#moment === null || message.moment.seq > this.#moment.seq)
          this.#show(message.moment);
        break;
      case 'changed': {
        if (this.#moment === null || message.seq <= this.#moment.seq) break;
        const next = nextMoment(this.#moment, message);
        if (next === null) this.#resync();
        else this.#show(next);
        break;
      }
      case 'beat':
        if (message.seq !== (this.#moment?.seq ?? -1)) this.#resync();
        break;
      case 'taken':
        if (!this.taken.has(message.id)) this.onTaken();
        this.taken.set(message.id, message.link);
        if (message.id === this.#pending?.id) this.#pending = null;
        break;
      case 'failed':
        this.#fail(message);
        break;
      default:
    }
    this.#answer();
  }

  #show(moment: Moment): void {
    if (this.#lostAt > 0)
      this.longestAway = Math.max(this.longestAway, performance.now() - this.#lostAt);
    this.#lostAt = 0;
    this.#moment = moment;
    if (!this.#keepsView(moment.number)) return;
    const views = this.shown.get(moment.number) ?? new Set();
    views.add(printOf(moment.view));
    this.shown.set(moment.number, views);
  }

  #fail({ problem, id, detail }: Extract<FromServer, { say: 'failed' }>): void {
    // What it sent has overtaken the way in: it is sent again.
    if (problem === 'no-table') return;
    if (!['stale', 'refused', 'unkept', 'too-fast'].includes(problem))
      this.troubles.push(`${problem}: ${detail}`);
    if (id !== undefined && id === this.#pending?.id && problem !== 'unkept') this.#pending = null;
    this.#answered = -1;
    this.#resync();
  }

  #resync(): void {
    this.resyncs++;
    this.#moment = null;
    this.#say({ say: 'resync' });
  }

  #answer(): void {
    const moment = this.#moment;
    if (this.#pending !== null || moment === null || moment.view.question === null) return;
    if (moment.view.over !== null || moment.number === this.#answered) return;
    const { number, view } = moment;
    this.#answered = number;
    const says = answerTo(moment, (n) => below(this.#random, n));
    const id = `${this.#name}-${this.#ids++}`;
    this.#pending = { say: 'decide', id, seat: view.seat, says, at: number };
    this.#say(this.#pending);
  }

  /** Every now and then: what was lost is asked for again. */
  #lookAround(): void {
    if (this.#socket === null) return;
    if (performance.now() - this.#heardAt > this.#silence) {
      this.#socket.terminate();
      return;
    }
    if (this.#moment === null) {
      this.#say({ say: 'enter', table: this.#table });
    }
    if (this.#pending !== null) this.#say(this.#pending);
  }

  /** The server is gone, before the line says so. */
  lost(): void {
    this.#moment = null;
    this.#socket?.terminate();
  }

  /** Ends when all that it has sent is acknowledged. */
  get isDone(): boolean {
    return this.isOver && this.#pending === null;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#socket?.terminate();
  }
}
