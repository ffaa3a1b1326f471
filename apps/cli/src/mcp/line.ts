/** A connection to a server of online tables, as docs/online/protocol.md tells it. It comes back by itself. */
import { createHash } from 'node:crypto';
import { type FromServer, ONLINE_VERSION, type ToServer } from '@deadlight/host';
import { WebSocket } from 'ws';
import { ToolError } from './guest.ts';

/** Characters in one message of a server. */
const LARGEST = 4 * 1024 * 1024;
/** A server that says nothing for so long is gone: it sends a beat every 15 seconds. */
const SILENCE = 40_000;
const FIRST_RETRY = 300;
const MAX_RETRY = 5000;
/** How often a connection is tried again before it is given up. */
const MAX_TRIES = 12;

export class Line {
  readonly #url: URL;
  readonly #cookie: string;
  readonly #hear: (message: FromServer) => void;
  readonly #arrived: () => void;
  #socket: WebSocket | null = null;
  #silence: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #tries = 0;
  #isClosed = false;
  #problem: string | null = null;
  readonly #listeners = new Set<() => void>();

  /**
   * `arrived` is called whenever the server has said hello. The guest follows from the key: a program that is started
   * again is the same one.
   */
  constructor(
    server: URL,
    key: string,
    { hear, arrived }: { hear: (message: FromServer) => void; arrived: () => void },
  ) {
    this.#url = server;
    this.#cookie = createHash('sha256').update(key).digest('hex');
    this.#hear = hear;
    this.#arrived = arrived;
    this.#connect();
  }

  #connect(): void {
    const { origin, host, protocol } = this.#url;
    const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/online`;
    const headers = { cookie: `deadlight-guest=${this.#cookie}` };
    const socket = new WebSocket(address, { origin, headers, maxPayload: LARGEST });
    this.#socket = socket;
    socket.on('message', (data) => {
      this.#listen();
      this.#take(JSON.parse(String(data)) as FromServer);
    });
    socket.on('error', ({ message }) => {
      this.#problem = message;
    });
    socket.on('close', () => this.#lost());
    this.#listen();
  }

  #take(message: FromServer): void {
    if (message.say !== 'hello') this.#hear(message);
    else if (message.version !== ONLINE_VERSION) {
      this.#problem = 'the server speaks another version of the protocol';
      this.close();
    } else {
      this.#tries = 0;
      this.#arrived();
    }
    this.notify();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.terminate(), SILENCE);
    this.#silence.unref();
  }

  #lost(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    if (!this.#isClosed && this.#tries++ < MAX_TRIES) {
      const wait = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** this.#tries);
      this.#retry = setTimeout(() => this.#connect(), wait);
      this.#retry.unref();
    } else this.#isClosed = true;
    this.notify();
  }

  /** Something has changed for those who wait. */
  notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Resolves once something is found, or with null when the time is up. */
  async until<T>(found: () => T | null, milliseconds: number): Promise<T | null> {
    const now = found();
    if (now !== null) return now;
    this.checkOpen();
    return new Promise<T | null>((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        settle();
      };
      const listener = (): void => {
        try {
          const one = found();
          if (one !== null) end(() => resolve(one));
          else this.checkOpen();
        } catch (error) {
          end(() => reject(error));
        }
      };
      const timer = setTimeout(() => end(() => resolve(null)), milliseconds);
      this.#listeners.add(listener);
    });
  }

  checkOpen(): void {
    if (this.#isClosed)
      throw new ToolError(
        `the connection to ${this.#url.host} is closed: ${this.#problem ?? 'left'}`,
      );
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }
}
