/** Players of the contestants without our rules: they move in turns, and each delivery is one move. */
import { type Asked, Crowd } from '../crowd.ts';
import { type Move, moveAt, SEATS } from './work.ts';

/** Opens the connection of a seat. `hear` is called with the size of each delivery. */
export type Connect = (
  table: string,
  seat: number,
  hear: (bytes: number) => void,
) => Promise<Connected>;

export interface Connected {
  move(move: Move, at: number): void;
  close(): void;
}

class TurnPlayer implements Asked {
  readonly #crowd: Crowd;
  readonly #seat: number;
  #connected: Connected | null = null;
  #number = 0;
  #sent = 0;
  #answered = -1;

  constructor(crowd: Crowd, seat: number) {
    this.#crowd = crowd;
    this.#seat = seat;
  }

  async connect(connect: Connect, table: string): Promise<void> {
    this.#connected = await connect(table, this.#seat, (bytes) => this.#hear(bytes));
    if (this.isAsked) this.#crowd.ask(this);
  }

  #hear(bytes: number): void {
    const { seen } = this.#crowd;
    seen.deliveries++;
    seen.bytes.add(bytes);
    // What is told of one's own move is its acknowledgement.
    if (this.#answered === this.#number) seen.acknowledged.add(performance.now() - this.#sent);
    this.#number++;
    if (this.isAsked) this.#crowd.ask(this);
  }

  get isAsked(): boolean {
    return this.#number % SEATS === this.#seat && this.#answered !== this.#number;
  }

  answer(): void {
    this.#answered = this.#number;
    this.#sent = performance.now();
    this.#connected!.move(moveAt(this.#number), this.#number);
  }

  close(): void {
    this.#connected?.close();
  }
}

/** Tables opened concurrently. */
const AT_ONCE = 50;

export class TurnPlayers extends Crowd {
  readonly #connect: Connect;
  readonly #players: TurnPlayer[] = [];

  constructor(connect: Connect) {
    super();
    this.#connect = connect;
  }

  async seat(tables: number): Promise<void> {
    for (let done = 0; done < tables; done += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - done) }, (_, i) =>
          this.#open(`table-${done + i}`),
        ),
      );
  }

  /** Their games never end. */
  async refill(): Promise<void> {}

  async #open(table: string): Promise<void> {
    const players = Array.from({ length: SEATS }, (_, seat) => new TurnPlayer(this, seat));
    this.#players.push(...players);
    // One after another: the first opens the table.
    for (const player of players) await player.connect(this.#connect, table);
  }

  close(): void {
    this.forget();
    for (const player of this.#players) player.close();
    this.#players.length = 0;
  }
}
