/** Players at our tables, each with its own socket, who answer at random. */
import { setTimeout as sleep } from 'node:timers/promises';
import { applyChanges, below, type Random, type View } from '@deadlight/engine';
import type {
  Changed,
  FromServer,
  Moment,
  OnlineTableSettings,
  TableInfo,
  ToServer,
} from '@deadlight/host';
import { WebSocket } from 'ws';
import { Times } from './times.ts';

const GAMES = ['panic', 'nemesis', 'lockdown'] as const;
const SEATS = 4;

const wishFor = (game: string): OnlineTableSettings => ({
  game,
  seats: SEATS,
  options: {},
  listed: false,
  spectators: true,
  hints: false,
  chat: false,
  join: false,
  clock: null,
  bots: 'random',
});

const CHANGED = '{"say":"changed",';
/** The number of the question, among the fields at the end of a message about what changed. */
const OWN_NUMBER =
  /,"number":(\d+)(?:,"undoable":\d+)?(?:,"whyNotUndo":(?:null|"[a-z]+"))?(?:,"paused":(?:true|false))?\}$/;
const LONGEST_END = 100;

/** What the players have recorded since the last reset. */
class Seen {
  /** From sending a decision to its acknowledgement. */
  readonly acknowledged = new Times();
  /** Bytes sent to a seat per decision. */
  readonly bytes = new Times();
  deliveries = 0;

  clear(): void {
    this.acknowledged.clear();
    this.bytes.clear();
    this.deliveries = 0;
  }
}

class Player {
  readonly #socket: WebSocket;
  readonly #seen: Seen;
  readonly #random: Random;
  readonly #onAsked: (player: Player) => void;
  #seat = 0;
  #question: View['question'] = null;
  #over = false;
  #number = 0;
  #sent = 0;
  #isWaiting = false;
  /** The number of the last answered question. */
  #answered = -1;
  #ids = 0;
  #awaited: { say: FromServer['say']; resolve(message: FromServer): void } | null = null;

  constructor(port: number, seen: Seen, random: Random, onAsked: (player: Player) => void) {
    this.#seen = seen;
    this.#random = random;
    this.#onAsked = onAsked;
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
      this.#seen.deliveries++;
      this.#seen.bytes.add(data.length);
      this.#change(message);
    } else if (message.say === 'moment') {
      this.#seen.deliveries++;
      this.#show(message.moment);
    } else if (message.say === 'taken') {
      this.#seen.acknowledged.add(performance.now() - this.#sent);
      this.#isWaiting = false;
    } else if (message.say === 'failed') throw new Error(`refused: ${data}`);
    if (message.say === 'table') this.info = message.table;
    if (message.say === this.#awaited?.say) {
      const { resolve } = this.#awaited;
      this.#awaited = null;
      resolve(message);
    }
    if (this.isAsked) this.#onAsked(this);
  }

  /**
   * Handles updates about other seats, which are most of them, without parsing the whole message: players as slow
   * as a browser would keep the server waiting. False if the message has more in it.
   */
  #overhear(data: Buffer): boolean {
    const text = data.toString('latin1');
    if (!text.startsWith(CHANGED) || text.includes('"question":')) return false;
    this.#seen.deliveries++;
    this.#seen.bytes.add(data.length);
    const number = OWN_NUMBER.exec(text.slice(-LONGEST_END))?.[1];
    if (number !== undefined) this.#number = Number(number);
    if (this.isAsked) this.#onAsked(this);
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

export class OurPlayers {
  readonly seen = new Seen();
  readonly #players: Player[] = [];
  readonly #random: Random;
  readonly #port: number;
  /** The seats that are asked, each once. */
  readonly #asked = new Set<Player>();
  #isFast = false;

  constructor(port: number, random: Random) {
    this.#port = port;
    this.#random = random;
  }

  get sockets(): number {
    return this.#players.length;
  }

  async seat(tables: number): Promise<void> {
    for (let done = 0; done < tables; done += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - done) }, (_, i) =>
          this.#open(GAMES[(done + i) % GAMES.length]!),
        ),
      );
  }

  async #open(game: string): Promise<void> {
    const players = Array.from(
      { length: SEATS },
      () => new Player(this.#port, this.seen, this.#random, (player) => this.#isAsked(player)),
    );
    this.#players.push(...players);
    await Promise.all(players.map((player) => player.hears('hello')));
    const [owner, ...others] = players as [Player, ...Player[]];
    const { table } = await owner.asks({ say: 'create', wish: wishFor(game) }, 'created');
    for (const [seat, player] of players.entries()) {
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

  #isAsked(player: Player): void {
    if (this.#isFast) player.answer();
    else this.#asked.add(player);
  }

  /** Sends decisions at a fixed rate per second, regardless of their results. */
  async playAt(rate: number, seconds: number): Promise<void> {
    const started = performance.now();
    let sent = 0;
    for (;;) {
      const passed = performance.now() - started;
      if (passed >= seconds * 1000) return;
      for (const due = (rate * passed) / 1000; sent < due; sent++) {
        const [next] = this.#asked;
        if (next === undefined) break;
        this.#asked.delete(next);
        if (next.isAsked) next.answer();
        else sent--;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** From now on every player answers as soon as asked. */
  start(): void {
    this.#isFast = true;
    for (const player of this.#asked) if (player.isAsked) player.answer();
    this.#asked.clear();
  }

  /** Everybody leaves; others may sit down. */
  close(): void {
    this.#isFast = false;
    for (const player of this.#players) player.close();
    this.#players.length = 0;
    this.#asked.clear();
  }
}
