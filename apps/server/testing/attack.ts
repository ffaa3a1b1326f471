/**
 * Everything that one address may ask of a server, as fast as it may: what comes of it for the loop, for others who
 * play, and for others whose bots think.
 */

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { asSeat } from '@deadlight/engine';
import type { ToServer } from '@deadlight/host';
import { Guest, WISH } from '../src/testing.ts';
import type { Stored } from './stored-tables.ts';

const PROGRAM = fileURLToPath(new URL('./watched-server.ts', import.meta.url));
/** Each attack comes from an address of its own, which has done nothing before. */
let attacks = 0;
const GOOD = '10.0.0.1';
/** Sockets of the attacker. */
const SOCKETS = 40;

export class WatchedServer {
  readonly port: number;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  private constructor(
    port: number,
    child: ChildProcessByStdio<Writable, Readable, null>,
    lines: AsyncIterator<string>,
  ) {
    this.port = port;
    this.#child = child;
    this.#lines = lines;
  }

  static async start(folder: string): Promise<WatchedServer> {
    const child = spawn(process.execPath, [PROGRAM, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value } = await lines.next();
    return new WatchedServer(Number(value), child, lines);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** The longest time that the loop was held up since this was asked last, in milliseconds. */
  async longest(): Promise<number> {
    this.#child.stdin.write('longest\n');
    return Number((await this.#lines.next()).value);
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.stdin.write('end\n');
    await ended;
  }
}

/** Somebody at another address who plays on, and notes how long each decision takes. */
export class Victim {
  readonly guest: Guest;
  readonly waits: number[] = [];
  #plays = true;
  readonly #playing: Promise<void>;

  private constructor(guest: Guest) {
    this.guest = guest;
    this.#playing = this.#play();
  }

  static async sit(port: number): Promise<Victim> {
    const guest = new Guest();
    guest.address = GOOD;
    await guest.connect(port);
    return new Victim(guest);
  }

  async #play(): Promise<void> {
    const { guest } = this;
    while (this.#plays) {
      if (guest.info?.state !== 'playing') await this.#begin();
      await guest.until(() => guest.isAsked || guest.info!.state !== 'playing');
      if (!guest.isAsked) continue;
      const began = performance.now();
      const taken = guest.hears('taken');
      guest.answer((n) => n >> 1);
      await taken;
      this.waits.push(performance.now() - began);
      await sleep(50);
    }
  }

  async #begin(): Promise<void> {
    const { guest } = this;
    guest.moment = null;
    await guest.open({ game: 'nemesis', seats: 1, listed: false });
    await guest.sit(asSeat(0), 'Ada');
    guest.say({ say: 'start' });
    await guest.until(() => guest.isAsked, 'a question');
  }

  async stop(): Promise<void> {
    this.#plays = false;
    await this.#playing;
  }
}

async function come(port: number, address: string, cookie: string): Promise<Guest> {
  const guest = new Guest();
  guest.address = address;
  guest.cookie = cookie;
  return guest.connect(port);
}

interface Evil {
  readonly address: string;
  readonly port: number;
  readonly stored: Stored;
  readonly pages: readonly Guest[];
}

export type Attack = (evil: Evil, round: number) => Promise<void>;

/** Messages of each page at once, and then in each round: together as many as one address may send. */
const AT_ONCE = 20;
const THEN = 2;

/** All pages say something, a burst in the first round and then as much as they may. */
const flood =
  (what: (evil: Evil, page: number, i: number) => ToServer): Attack =>
  async (evil, round) => {
    const times = round === 0 ? AT_ONCE : THEN;
    for (let i = 0; i < times; i++)
      for (const [n, page] of evil.pages.entries())
        if (page.isOpen) page.say(what(evil, n, round * times + i));
    // Nobody reads all of it.
    for (const page of evil.pages) page.heard.length = 0;
  };

const pick = (all: readonly string[], i: number): string => all[i % all.length]!;

export const ATTACKS: Readonly<Record<string, Attack>> = {
  lists: flood(() => ({ say: 'tables' })),
  enter: flood(({ stored }, n, i) => ({ say: 'enter', table: pick(stored.playing, n + i) })),
  ended: flood(({ stored }, n, i) => ({ say: 'enter', table: pick(stored.over, n + i) })),
  resync: flood(() => ({ say: 'resync' })),
  past: flood((_evil, n, i) => ({ say: 'past', step: (n + i) % 200 })),
  hints: flood(() => ({ say: 'hint', seat: asSeat(0) })),
  rewind: flood((_evil, n, i) => ({ say: 'propose', about: { do: 'rewind', to: 400 - n - i } })),
  undo: flood((_evil, n, i) => ({ say: 'undo', seat: asSeat(0), id: `u${n}-${i}` })),
  keys: flood(() => ({ say: 'key', seat: asSeat(0) })),
  reports: flood((_evil, _n, i) => ({ say: 'report', line: i })),
  chat: flood((_evil, n, i) => ({ say: 'chat', what: { text: `${n} ${i}` } })),
  create: flood(() => ({ say: 'create', wish: { ...WISH, listed: true } })),
  async records({ port, stored, address }, round) {
    const ask = async (i: number): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${port}/record/${pick(stored.over, i)}`, {
        headers: { 'x-forwarded-for': address },
      });
      await answer.text();
    };
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(round * 20 + i)));
  },
  async metrics({ port, address }) {
    const ask = (): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers: { 'x-forwarded-for': address } });
    for (const answer of await Promise.all(Array.from({ length: 10 }, ask))) await answer.text();
  },
};

/** Attacks for a number of milliseconds; returns how long the event loop was blocked. */
export async function attack(
  server: WatchedServer,
  stored: Stored,
  what: Attack,
  lasts: number,
): Promise<number> {
  const { port } = server;
  const address = `10.0.1.${++attacks}`;
  const pages = await Promise.all(
    Array.from({ length: SOCKETS }, () => come(port, address, stored.cookie)),
  );
  for (const [i, page] of pages.entries())
    page.say({ say: 'enter', table: pick(stored.playing, i) });
  await sleep(500);
  await server.longest();
  const end = performance.now() + lasts;
  for (let round = 0; performance.now() < end; round++) {
    await what({ port, address, stored, pages }, round);
    await sleep(200);
  }
  const longest = await server.longest();
  for (const page of pages) page.close();
  return longest;
}

/** How long somebody waits for bots that think hard, from their own answer to the next question, in milliseconds. */
export async function thinkingTimes(
  port: number,
  address: string,
  goesOn: (thoughts: number) => boolean,
): Promise<number[]> {
  const guest = new Guest();
  guest.address = address;
  await guest.connect(port);
  await guest.open({ game: 'nemesis', seats: 2, listed: false, bots: 'mastermind' });
  await guest.sit(asSeat(0), 'Ada');
  guest.say({ say: 'start' });
  const waits: number[] = [];
  while (goesOn(waits.length) && guest.info!.state !== 'over') {
    await guest.until(() => guest.isAsked || guest.info!.state === 'over', 'a question');
    if (!guest.isAsked) break;
    const began = performance.now();
    const { number } = guest.moment!;
    guest.answer(() => 0);
    await guest.until(
      () => (guest.isAsked && guest.moment!.number !== number) || guest.info!.state === 'over',
      'the next question',
    );
    waits.push(performance.now() - began);
  }
  guest.close();
  return waits;
}
