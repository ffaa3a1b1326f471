/** Sends garbage to a server, and sees that it stays as it was. */
import { createConnection } from 'node:net';
import { asSeat, below, randomFrom } from '@deadlight/engine';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from '../src/testing.ts';
import { Garbage } from './garbage.ts';

/** Sends a request as it is; resolves when the server has answered, or closed. */
function sendRequest(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (): void => {
      socket.destroy();
      resolve();
    };
    socket.on('data', end);
    socket.on('error', end);
    socket.on('close', end);
    socket.setTimeout(30, end);
    socket.write(text);
  });
}

/** A page that sends garbage, and comes back when it is thrown out. */
class Vandal {
  readonly #port: number;
  #socket: WebSocket | null = null;
  thrownOut = 0;
  answers = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/online`, {
      origin: `http://127.0.0.1:${this.#port}`,
    });
    socket.on('error', () => {});
    socket.on('message', () => this.answers++);
    socket.on('close', () => this.thrownOut++);
    this.#socket = socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', reject);
    });
    return socket;
  }

  /** Sends something, and waits until it was read: whoever is thrown out for it sends nothing more into the void. */
  async send(frame: string | Buffer): Promise<void> {
    const socket = await this.#connected();
    await new Promise<void>((resolve) => {
      socket.send(frame);
      socket.ping();
      const end = (): void => {
        socket.off('pong', end);
        socket.off('close', end);
        resolve();
      };
      socket.on('pong', end);
      socket.on('close', end);
    });
  }

  /** Resolves when all that it sent has been dealt with. */
  async settle(): Promise<void> {
    const socket = await this.#connected();
    const heard = new Promise<void>((resolve) => {
      const listen = (data: unknown): void => {
        if (!String(data).startsWith('{"say":"tables"')) return;
        socket.off('message', listen);
        resolve();
      };
      socket.on('message', listen);
      socket.once('close', () => resolve());
    });
    socket.send('{"say":"tables"}');
    await heard;
  }

  close(): void {
    this.#socket?.terminate();
  }
}

export interface Vandalism {
  readonly frames: number;
  readonly requests: number;
  readonly seed: string;
  /** The table that must not notice any of it, and somebody at it. */
  readonly guest: Guest;
  readonly table: string;
}

const VANDALS = 8;
const STRETCH = 200;

export async function vandalize(
  port: number,
  { frames, requests, seed, guest, table }: Vandalism,
  onStretch: (done: number) => void = () => {},
): Promise<{ thrownOut: number; answers: number }> {
  const random = randomFrom(seed);
  const garbage = new Garbage(random, [table, 'nowhere']);
  const vandals = Array.from({ length: VANDALS }, () => new Vandal(port));
  const before = { view: guest.moment!.view, number: guest.moment!.number };
  let asked = 0;
  for (let done = 0; done < frames; done += STRETCH) {
    await Promise.all(
      vandals.map(async (vandal) => {
        for (let i = 0; i < STRETCH / VANDALS; i++) await vandal.send(garbage.frame());
        await vandal.settle();
      }),
    );
    while (asked / requests < done / frames) {
      const many = Math.min(20, requests - asked);
      await Promise.all(Array.from({ length: many }, () => sendRequest(port, garbage.request())));
      asked += many;
    }
    onStretch(done + STRETCH);
    // Somebody may have sat down in another seat: our own stays as it is.
    if (below(random, 10) > 0) continue;
    const again = guest.hears('moment');
    guest.say({ say: 'resync' });
    await again;
    expect(guest.moment!.view).toEqual(before.view);
    expect(guest.moment!.number).toBe(before.number);
  }
  for (const vandal of vandals) vandal.close();
  return {
    thrownOut: vandals.reduce((sum, one) => sum + one.thrownOut, 0),
    answers: vandals.reduce((sum, one) => sum + one.answers, 0),
  };
}

/** A table that somebody plays alone, and is asked at. */
export async function quietTable(port: number): Promise<{ guest: Guest; table: string }> {
  const guest = await new Guest().connect(port);
  const table = await guest.open({ game: 'nemesis', seats: 1, listed: false });
  await guest.sit(asSeat(0), 'Ada');
  guest.say({ say: 'start' });
  await guest.until(() => guest.isAsked, 'a question');
  return { guest, table };
}
