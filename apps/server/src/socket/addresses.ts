/** Client addresses, and rate limits per address. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import {
  Bucket,
  DEALS,
  type Limits,
  MAIL_CODES,
  PAGES_OF_AN_ADDRESS,
  REPORTS,
  SIGN_INS,
} from '../operator/limits.ts';

/** An IPv6 customer usually has a whole network: this many parts, of 16 bits each, identify it. */
const NETWORK = 4;

/** An address in canonical form. */
export const exactOf = (address: string): string => partsOf(address).join(':');

/** Addresses that count as one. */
export const networkOf = (address: string): string => partsOf(address).slice(0, NETWORK).join(':');

/** The parts of an IPv6 address; an IPv4 address is one part. */
function partsOf(address: string): string[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return [plain];
  const [head = '', tail = ''] = plain.split('::');
  const parts = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const whole = plain.includes('::')
    ? [...parts, ...new Array(8 - parts.length - end.length).fill('0'), ...end]
    : parts;
  return whole.map((part) => Number.parseInt(part, 16).toString(16));
}

/** The last address that is not one of our proxies; only their forwarded addresses are believed. */
export function addressOf(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: ReadonlySet<string>,
): string {
  const address = socket.remoteAddress ?? '';
  const peer = networkOf(address);
  // Others in a proxy's network are not our proxies.
  if (!proxies.has(exactOf(address))) return peer;
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const path = said.map((one) => one.trim()).filter((one) => isIP(one) !== 0);
  const first = path.findLast((one) => !proxies.has(exactOf(one)));
  return first === undefined ? peer : networkOf(first);
}

/** Rate limits of an address besides messages. */
export type Rationed = 'open' | 'start' | 'report' | 'sign-in' | 'mail' | 'deal';

interface Known {
  sockets: number;
  readonly bucket: Bucket;
  readonly rations: Readonly<Record<Rationed, Bucket>>;
}

/** In seconds. */
const DAY = 24 * 60 * 60;

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
    const { rate, burst, opens, starts } = this.#limits;
    const times = PAGES_OF_AN_ADDRESS;
    const now = this.#now();
    const made: Known = {
      sockets: 0,
      bucket: new Bucket(rate * times, burst * times, now),
      rations: {
        open: new Bucket(opens / DAY, opens, now),
        start: new Bucket(starts / DAY, starts, now),
        'sign-in': new Bucket(SIGN_INS.rate, SIGN_INS.burst, now),
        mail: new Bucket(MAIL_CODES.rate, MAIL_CODES.burst, now),
        deal: new Bucket(DEALS.rate, DEALS.burst, now),
        report: new Bucket(REPORTS.rate, REPORTS.burst, now),
      },
    };
    this.#known.set(address, made);
    return made;
  }

  /** Whether another one is allowed from there now. */
  take(address: string, cost: number): boolean {
    return this.#of(address).bucket.take(this.#now(), cost);
  }

  /** Whether the address's rate limit allows this now. */
  ration(address: string, what: Rationed): boolean {
    return this.#of(address).rations[what].take(this.#now());
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

  /** Forgets addresses that have been quiet for a while. */
  sweep(): void {
    const now = this.#now();
    for (const [address, { sockets, bucket, rations }] of this.#known) {
      const isNew = [bucket, ...Object.values(rations)].every((one) => one.isFull(now));
      if (sockets === 0 && isNew) this.#known.delete(address);
    }
  }
}
