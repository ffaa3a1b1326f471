/** Players at our tables, each with its own socket, who answer at random. */
import { setTimeout as sleep } from 'node:timers/promises';
import { applyChanges, asSeat, below, FIRST_SEAT, type Random, type View } from '@deadlight/engine';
import type {
  Changed,
  FromServer,
  Moment,
  OnlineTableSettings,
  TableInfo,
  ToServer,
} from '@deadlight/host';
import { WebSocket } from 'ws';
import { type Asked, Crowd } from './crowd.ts';

/** One table after another, each of another game. */
export const MIXED = ['panic', 'nemesis', 'lockdown'] as const;
const SEATS = 4;

const wishFor = (game: string): OnlineTableSettings => ({
  game,
  seats: SEATS,
  options: {},
  listed: false,
  friends: false,
  spectators: true,
  hints: false,
  chat: false,
  join: false,
  programs: false,
  clock: null,
  bots: 'random',
});

const CHANGED = '{"say":"changed",';
/** The number of the question, among the fields at the end of a message about what changed. */
const OWN_NUMBER =
  /,"number":(\d+)(?:,"undoable":\d+)?(?:,"whyNotUndo":(?:null|"[a-z]+"))?(?:,"paused":(?:true|false))?\}$/;
const LONGEST_END = 100;

class Player implements Asked {
  readonly #socket: WebSocket;
  readonly #crowd: Crowd;
  readonly #random: Random;
  #seat = FIRST_SEAT;
  #question: View['question'] = null;
  #over = false;
  #number = 0;
  #sent = 0;
  #isWaiting = false;
  /** The number of the last answered question. */
  #answered = -1;
  #ids = 0;
  #awaited: { say: FromServer['say']; resolve(message: FromServer): void } | null = null;

  constructor(port: number, crowd: Crowd, random: Random) {
    this.#crowd = crowd;
    this.#random = random;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/online`, {
      origin: `http://127.0.0.1:${port}`,
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(data));
  }

  /** The table as last received. */
  info: TableInfo | null = null;

  hears(say: FromServer['say']): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      this.#awaited = { say, resolve };
      this.#socket.once('error', reject);
    });
  }

  say(message: ToServer): void {
    this.#socket.send(JSON.stringify(message));
  }

  async asks<S extends FromServer['say']>(
    message: ToServer,
    say: S,
  ): Promise<Extract<FromServer, { say: S }>> {
    const heard = this.hears(say);
    this.say(message);
    return (await heard) as Extract<FromServer, { say: S }>;
  }

  #hear(data: Buffer): void {
    if (this.#overhear(data)) return;
    const message = JSON.parse(data.toString()) as FromServer;
    if (message.say === 'changed') {
      this.#crowd.seen.deliveries++;
      this.#crowd.seen.bytes.add(data.length);
      this.#change(message);
    } else if (message.say === 'moment') {
      this.#crowd.seen.deliveries++;
      this.#show(message.moment);
    } else if (message.say === 'taken') {
      this.#crowd.seen.acknowledged.add(performance.now() - this.#sent);
      this.#isWaiting = false;
    } else if (message.say === 'failed') throw new Error(`refused: ${data}`);
    if (message.say === 'table') this.info = message.table;
    if (message.say === this.#awaited?.say) {
      const { resolve } = this.#awaited;
      this.#awaited = null;
      resolve(message);
    }
    if (this.isAsked) this.#crowd.ask(this);
  }

  /**
   * Handles updates about other seats, which are most of them, without parsing the whole message: players as slow
   * as a browser would keep the server waiting. False if the message has more in it.
   */
  #overhear(data: Buffer): boolean {
    const text = data.toString('latin1');
    if (!text.startsWith(CHANGED) || text.includes('"question":')) return false;
    this.#crowd.seen.deliveries++;
    this.#crowd.seen.bytes.add(data.length);
    const number = OWN_NUMBER.exec(text.slice(-LONGEST_END))?.[1];
    if (number !== undefined) this.#number = Number(number);
    if (this.isAsked) this.#crowd.ask(this);
    return true;
  }

  #show({ view, number }: Moment): void {
    this.#seat = view.seat;
    this.#question = view.question;
    this.#over = view.over !== null;
    this.#number = number;
  }

  #change({ changes, number }: Changed): void {
    if (number !== undefined) this.#number = number;
    const question = changes?.['question'];
    if (question === undefined) return;
    const before = { question: this.#question } as View;
    this.#question = applyChanges(before, { question }).question;
  }

  get isOver(): boolean {
    return this.#over;
  }

  get isAsked(): boolean {
    return (
      this.#question !== null && !this.#over && !this.#isWaiting && this.#number !== this.#answered
    );
  }

  answer(): void {
    const { min, max, options } = this.#question!;
    let says = options[below(this.#random, options.length)]!;
    if (min !== 1 || max !== 1) {
      const words = options.slice(0, min).map((option) => option.split(' '));
      says =
        words.length === 0
          ? 'nothing'
          : `${words[0]![0]} ${words.map(([, ...values]) => values.join(' ')).join(' ')}`;
    }
    this.#isWaiting = true;
    this.#answered = this.#number;
    this.#sent = performance.now();
    const id = (this.#ids++).toString(36);
    this.say({ say: 'decide', id, seat: this.#seat, says, at: this.#number });
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Tables opened concurrently. */
const AT_ONCE = 20;

interface OurTable {
  readonly game: string;
  readonly players: readonly Player[];
}

export class OurPlayers extends Crowd {
  readonly #random: Random;
  readonly #port: number;
  readonly #games: readonly string[];
  #tables: OurTable[] = [];

  constructor(port: number, random: Random, games: readonly string[] = MIXED) {
    super();
    this.#port = port;
    this.#random = random;
    this.#games = games;
  }

  get sockets(): number {
    return this.#tables.length * SEATS;
  }

  async seat(tables: number): Promise<void> {
    await this.#openAll(
      Array.from({ length: tables }, (_, i) => this.#games[i % this.#games.length]!),
    );
  }

  /** Opens another table for each whose game is over. */
  async refill(): Promise<void> {
    const over = this.#tables.filter(({ players }) => players.some(({ isOver }) => isOver));
    this.#tables = this.#tables.filter((table) => !over.includes(table));
    for (const { players } of over) for (const player of players) player.close();
    await this.#openAll(over.map(({ game }) => game));
  }

  async #openAll(games: readonly string[]): Promise<void> {
    for (let done = 0; done < games.length; done += AT_ONCE)
      await Promise.all(games.slice(done, done + AT_ONCE).map((game) => this.#open(game)));
  }

  async #open(game: string): Promise<void> {
    const players = Array.from({ length: SEATS }, () => new Player(this.#port, this, this.#random));
    this.#tables.push({ game, players });
    await Promise.all(players.map((player) => player.hears('hello')));
    const [owner, ...others] = players as [Player, ...Player[]];
    const { table } = await owner.asks({ say: 'create', wish: wishFor(game) }, 'created');
    for (const [index, player] of players.entries()) {
      const seat = asSeat(index);
      await player.asks({ say: 'enter', table }, 'table');
      await player.asks({ say: 'sit', seat, name: `P${seat}` }, 'seated');
    }
    for (const player of others) player.say({ say: 'ready', ready: true });
    // The first update may be about another seat.
    while (!owner.info!.seats.every(({ ready }, seat) => seat === 0 || ready)) await sleep(2);
    const shown = players.map((player) => player.hears('moment'));
    owner.say({ say: 'start' });
    await Promise.all(shown);
  }

  /** Everybody leaves; others may sit down. */
  close(): void {
    this.forget();
    for (const { players } of this.#tables) for (const player of players) player.close();
    this.#tables = [];
  }
}
