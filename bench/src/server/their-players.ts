/** Players at tables of boardgame.io, two at each, who move as fast as they can. */
import { createRequire } from 'node:module';

/** What we use of socket.io-client, which comes with boardgame.io. */
interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type Connect = (address: string, options: object) => Socket;

interface TheirState {
  readonly _stateID: number;
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
}

const SEATS = ['0', '1'] as const;
const AT_ONCE = 50;

export class TheirPlayers {
  moves = 0;
  deliveries = 0;
  readonly #sockets: Socket[] = [];
  readonly #starts: (() => void)[] = [];
  readonly #address: string;
  #isPlaying = false;
  #opened = 0;

  constructor(port: number) {
    this.#address = `http://127.0.0.1:${port}/marks`;
  }

  async seat(tables: number): Promise<void> {
    const peers = createRequire(new URL('../../peers/', import.meta.url));
    const { io } = peers('socket.io-client') as { io: Connect };
    for (let done = 0; done < tables; done += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - done) }, (_, i) =>
          this.#open(io, `table-${this.#opened + done + i}`),
        ),
      );
    this.#opened += tables;
  }

  async #open(io: Connect, table: string): Promise<void> {
    for (const seat of SEATS) {
      const socket = io(this.#address, { transports: ['websocket'], forceNew: true });
      this.#sockets.push(socket);
      let state: TheirState | null = null;
      const move = (): void => {
        if (state === null || state.ctx.currentPlayer !== seat || !this.#isPlaying) return;
        const free = state.G.cells.indexOf(null);
        const payload = { type: 'mark', args: [Math.max(0, free)], playerID: seat };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, table, seat);
      };
      await new Promise<void>((resolve) => {
        socket.on('sync', (_table: string, info: { state: TheirState }) => {
          state = info.state;
          resolve();
        });
        socket.on('update', (_table: string, next: TheirState) => {
          this.deliveries++;
          if (seat === '0') this.moves++;
          state = next;
          move();
        });
        socket.on('connect', () => socket.emit('sync', table, seat, undefined, SEATS.length));
      });
      this.#starts.push(move);
    }
  }

  /** From now on every player moves as soon as it is their turn. */
  start(): void {
    this.#isPlaying = true;
    for (const start of this.#starts) start();
  }

  /** Everybody leaves; others may sit down. */
  close(): void {
    this.#isPlaying = false;
    for (const socket of this.#sockets) socket.disconnect();
    this.#sockets.length = 0;
    this.#starts.length = 0;
  }
}
