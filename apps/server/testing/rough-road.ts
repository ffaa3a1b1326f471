/** A proxy that drops, delays, doubles and mixes up messages, and cuts the line. */
import type { AddressInfo } from 'node:net';
import { below, type Random } from '@deadlight/engine';
import { WebSocket, WebSocketServer } from 'ws';

/** How often something happens to a message, of a thousand; each way. */
export interface Roughness {
  readonly drop: number;
  readonly double: number;
  /** A later one overtakes it. */
  readonly overtake: number;
  readonly delay: number;
  readonly cut: number;
}

/** Milliseconds that a message is held back at most. */
const LONGEST = 30;

export class RoughRoad {
  readonly #server: WebSocketServer;
  readonly #random: Random;
  readonly #rough: Roughness;
  /** How often each thing has happened. */
  readonly happened: Record<keyof Roughness, number> = {
    drop: 0,
    double: 0,
    overtake: 0,
    delay: 0,
    cut: 0,
  };
  isRough = true;

  private constructor(server: WebSocketServer, random: Random, rough: Roughness) {
    this.#server = server;
    this.#random = random;
    this.#rough = rough;
  }

  /** A road to the server at this port. */
  static async to(port: number, random: Random, rough: Roughness): Promise<RoughRoad> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await new Promise((resolve) => server.once('listening', resolve));
    const road = new RoughRoad(server, random, rough);
    server.on('connection', (near, request) => {
      const far = new WebSocket(`ws://127.0.0.1:${port}/online`, {
        origin: `http://127.0.0.1:${port}`,
        headers: { cookie: request.headers.cookie ?? '' },
        perMessageDeflate: false,
      });
      road.#join(near, far);
      road.#join(far, near);
    });
    return road;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #join(from: WebSocket, to: WebSocket): void {
    // In order, as a line would carry them.
    let due = 0;
    let isEarly: string[] | null = to.readyState === WebSocket.OPEN ? null : [];
    const send = (text: string): void => {
      if (isEarly !== null) isEarly.push(text);
      else if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    to.once('open', () => {
      const early = isEarly ?? [];
      isEarly = null;
      early.forEach(send);
    });
    from.on('message', (data) => {
      const text = String(data);
      if (this.#happens('cut')) {
        from.terminate();
        to.terminate();
        return;
      }
      if (this.#happens('drop')) return;
      const now = performance.now();
      if (this.#happens('delay')) due = Math.max(due, now + below(this.#random, LONGEST));
      const overtaken = this.#happens('overtake') ? below(this.#random, LONGEST) : 0;
      const wait = Math.max(0, due - now) + overtaken;
      if (wait === 0 && due <= now) send(text);
      else setTimeout(send, wait, text);
      if (this.#happens('double')) setTimeout(send, wait + below(this.#random, LONGEST), text);
    });
    from.on('error', () => {});
    from.on('close', () => to.terminate());
  }

  #happens(what: keyof Roughness): boolean {
    if (!this.isRough || below(this.#random, 1000) >= this.#rough[what]) return false;
    this.happened[what]++;
    return true;
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}
