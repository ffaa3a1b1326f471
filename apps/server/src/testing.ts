/** A page without a browser, for tests: it assembles the messages it is sent, and reconnects when disconnected. */
import { randomBytes } from 'node:crypto';
import { type Acknowledged, promiseOf, type Seat, saidDecision, saidUndo } from '@deadlight/engine';
import {
  type FromServer,
  type Moment,
  nextMoment,
  type OnlineTableSettings,
  type TableInfo,
  type ToServer,
} from '@deadlight/host';
import { WebSocket } from 'ws';
import { fromServer } from './socket/replies.ts';

export const WISH: OnlineTableSettings = {
  game: 'panic',
  seats: 4,
  options: {},
  listed: true,
  friends: false,
  spectators: true,
  hints: true,
  chat: true,
  join: false,
  programs: false,
  clock: null,
  bots: 'drifter',
};

type Heard<S extends FromServer['say']> = Extract<FromServer, { say: S }>;

export class Guest {
  readonly heard: FromServer[] = [];
  /** Chat lines by table id. */
  readonly #said = new Map<string, string>();
  moment: Moment | null = null;
  info: TableInfo | null = null;
  /** Promises for the dice, by seat. */
  readonly lucks = new Map<number, string>();
  /** Missing messages: there must be none. */
  gaps = 0;
  /** Messages that do not match the schema: there must be none. */
  readonly unlike: string[] = [];
  cookie: string | null = null;
  /** The client address, as a proxy would report it. */
  address: string | null = null;
  #socket: WebSocket | null = null;
  readonly #listeners = new Set<() => void>();

  /** Connects to a port of this machine, or to an address. */
  async connect(where: number | string): Promise<this> {
    const at = typeof where === 'number' ? `127.0.0.1:${where}` : where;
    const socket = new WebSocket(`ws://${at}/online`, {
      origin: `http://${at}`,
      headers: {
        ...(this.cookie !== null && { cookie: this.cookie }),
        ...(this.address !== null && { 'x-forwarded-for': this.address }),
      },
    });
    this.#socket = socket;
    socket.on('upgrade', ({ headers }) => {
      const [made] = headers['set-cookie'] ?? [];
      if (made !== undefined) this.cookie = made.split(';')[0]!;
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.on('error', () => {});
    socket.on('close', () => this.#notify());
    await this.hears('hello');
    return this;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #hear(message: FromServer): void {
    const { success, error } = fromServer.safeParse(message);
    if (!success) this.unlike.push(`${message.say}: ${error.message}`);
    this.heard.push(message);
    if (message.say === 'moment') this.moment = message.moment;
    if (message.say === 'table') {
      this.info = message.table;
      this.#reveal(message.table);
    }
    if (message.say === 'changed') {
      const next = nextMoment(this.moment, message);
      if (next === null) this.gaps++;
      else this.moment = next;
    }
    this.#notify();
  }

  /** The game is dealt: the seats of this page reveal what they promised. */
  #reveal({ awaited, seats }: TableInfo): void {
    for (const seat of awaited ?? []) {
      const luck = this.lucks.get(seat);
      if (seats[seat]!.mine && luck !== undefined) this.say({ say: 'reveal', seat, luck });
    }
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Resolves when a condition holds, with what it found. */
  async until<T>(found: () => T | undefined | false, what = 'it'): Promise<T> {
    const now = found();
    if (now !== undefined && now !== false) return now;
    return new Promise<T>((resolve, reject) => {
      const listener = (): void => {
        const result = found();
        if (result === undefined || result === false) return;
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve(result);
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(listener);
        const last = JSON.stringify(this.heard.slice(-3)).slice(0, 600);
        reject(new Error(`waited for ${what} in vain; heard last: ${last}`));
      }, 30_000);
      this.#listeners.add(listener);
    });
  }

  /** The next message of a kind, from now on. */
  hears<S extends FromServer['say']>(say: S): Promise<Heard<S>> {
    const from = this.heard.length;
    return this.until(
      () => this.heard.slice(from).find((message): message is Heard<S> => message.say === say),
      say,
    );
  }

  say(message: ToServer): void {
    if (message.say === 'decide') this.#said.set(message.id, saidDecision(message));
    if (message.say === 'undo') this.#said.set(message.id, saidUndo(message.seat));
    this.#socket!.send(JSON.stringify(message));
  }

  /** What has been acknowledged, and how. */
  get links(): Acknowledged[] {
    return this.heard.flatMap((message) =>
      message.say === 'taken' ? { said: this.#said.get(message.id)!, link: message.link } : [],
    );
  }

  sendRaw(data: string | Buffer): void {
    this.#socket!.send(data);
  }

  async open(settings: Partial<OnlineTableSettings> = {}): Promise<string> {
    const created = this.hears('created');
    this.say({ say: 'create', wish: { ...WISH, ...settings } });
    const { table } = await created;
    await this.enter(table);
    return table;
  }

  async enter(
    table: string,
    by: { readonly key?: string; readonly code?: string } = {},
  ): Promise<void> {
    const info = this.hears('table');
    this.say({ say: 'enter', table, ...by });
    await info;
  }

  async sit(seat: Seat, name: string): Promise<string> {
    const seated = this.hears('seated');
    const luck = randomBytes(16).toString('hex');
    const table = this.info!.id;
    this.lucks.set(seat, luck);
    this.say({ say: 'sit', seat, name, promise: promiseOf(table, seat, luck) });
    return (await seated).code;
  }

  /** A key that opens a seat of this page on another device, once. */
  async newKey(seat: Seat): Promise<string> {
    const made = this.hears('key');
    this.say({ say: 'key', seat });
    return (await made).key;
  }

  /** Answers the open question; returns the message id. */
  answer(pick: (n: number) => number): Extract<ToServer, { say: 'decide' }> {
    const { number, view } = this.moment!;
    const id = randomBytes(6).toString('hex');
    const says = answerTo(this.moment!, pick);
    const message = { say: 'decide', id, seat: view.seat, says, at: number } as const;
    this.say(message);
    return message;
  }

  get isAsked(): boolean {
    return this.moment !== null && this.moment.view.question !== null;
  }

  close(): void {
    this.#socket?.close();
  }
}

/** A legal answer to a question: one option, or as many as it needs. */
export function answerTo({ view }: Moment, pick: (n: number) => number): string {
  const { min, max, options } = view.question!;
  if (min === 1 && max === 1) return options[pick(options.length)]!;
  const [first, ...others] = options.slice(0, min);
  return first === undefined
    ? 'nothing'
    : [first, ...others.map((option) => option.split(' ').slice(1).join(' '))].join(' ');
}
