/** Where requests come from, and how much comes from there. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Bucket, type Limits, PAGES_OF_AN_ADDRESS } from './limits.ts';

/** Of IPv6 somebody usually has a whole network of this many parts, each of 16 bits. */
const NETWORK = 4;

/** Addresses that count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const parts = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const whole = plain.includes('::')
    ? [...parts, ...new Array(8 - parts.length - end.length).fill('0'), ...end]
    : parts;
  return whole
    .slice(0, NETWORK)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** What a proxy says is believed only if it is one of ours: the last address that is not. */
export function addressOf(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: ReadonlySet<string>,
): string {
  const peer = networkOf(socket.remoteAddress ?? '');
  if (!proxies.has(peer)) return peer;
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const path = said.map((one) => one.trim()).filter((one) => isIP(one) !== 0);
  return path.map(networkOf).findLast((one) => !proxies.has(one)) ?? peer;
}

interface Known {
  sockets: number;
  readonly bucket: Bucket;
}

export class Addresses {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#known.size;
  }

  #of(address: string): Known {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const { rate, burst } = this.#limits;
    const times = PAGES_OF_AN_ADDRESS;
    const made = { sockets: 0, bucket: new Bucket(rate * times, burst * times, this.#now()) };
    this.#known.set(address, made);
    return made;
  }

  /** Whether there may be more from there now. */
  take(address: string, cost: number): boolean {
    return this.#of(address).bucket.take(this.#now(), cost);
  }

  hasRoom(address: string): boolean {
    return (this.#known.get(address)?.sockets ?? 0) < this.#limits.sockets;
  }

  open(address: string): void {
    this.#of(address).sockets++;
  }

  close(address: string): void {
    this.#of(address).sockets--;
  }

  /** Forgets who has not come for a while. */
  sweep(): void {
    const now = this.#now();
    for (const [address, { sockets, bucket }] of this.#known)
      if (sockets === 0 && bucket.isFull(now)) this.#known.delete(address);
  }
}
