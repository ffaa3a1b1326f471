/**
 * A bus between the threads of one process: the main thread is in the middle, and the others speak with it alone. It
 * loses only what was on its way to a thread that has ended.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus.ts';

type Line =
  /** The other end has subscribers for a subject, or somebody who replies. */
  | readonly ['hears' | 'answers', subject: string]
  | readonly ['tell', subject: string, text: string]
  | readonly ['ask', number: number, subject: string, text: string]
  /** Null if there is no reply. */
  | readonly ['reply', number: number, text: string | null];

interface Link {
  readonly port: MessagePort | Worker;
  /** What the other end wants to hear, and what it answers. Null: everything, the main thread sorts it out. */
  readonly hears: Set<string> | null;
  readonly answers: Set<string> | null;
  /** How many requests it has not answered. */
  unanswered: number;
}

interface Asked {
  readonly link: Link;
  settle(text: string | null): void;
}

export class PortBus implements Bus {
  readonly isReliable = true;
  readonly awayFor = 0;
  published = 0;
  readonly #log: Logger;
  /** In the order in which they were last asked something. */
  readonly #links = new Set<Link>();
  readonly #heard = new Map<string, ((text: string) => void)[]>();
  readonly #answers = new Map<string, (text: string) => Promise<string>>();
  readonly #asked = new Map<number, Asked>();
  #number = 0;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** In a thread, which speaks with the main thread. */
  static inThread(port: MessagePort, log: Logger): PortBus {
    const bus = new PortBus(log);
    bus.#connect({ port, hears: null, answers: null, unanswered: 0 });
    return bus;
  }

  /** In the main thread; returns a function that ends the connection. */
  connect(thread: Worker): () => void {
    return this.#connect({ port: thread, hears: new Set(), answers: new Set(), unanswered: 0 });
  }

  #connect(link: Link): () => void {
    this.#links.add(link);
    (link.port as Worker).on('message', (line: Line) => this.#receive(link, line));
    return () => {
      this.#links.delete(link);
      for (const [, asked] of this.#asked) if (asked.link === link) asked.settle(null);
    };
  }

  #receive(link: Link, line: Line): void {
    switch (line[0]) {
      case 'tell':
        this.#deliver(line[1], line[2]);
        break;
      case 'ask':
        void this.#reply(link, line[1], line[2], line[3]);
        break;
      case 'reply':
        this.#asked.get(line[1])?.settle(line[2]);
        break;
      case 'hears':
        link.hears?.add(line[1]);
        break;
      case 'answers':
        link.answers?.add(line[1]);
    }
  }

  #deliver(subject: string, text: string): void {
    for (const heard of this.#heard.get(subject) ?? [])
      try {
        heard(text);
      } catch (error) {
        this.#log.error({ err: error, subject }, 'a message makes no sense');
      }
  }

  async #reply(link: Link, number: number, subject: string, text: string): Promise<void> {
    let reply: string | null = null;
    try {
      reply = (await this.#answers.get(subject)?.(text)) ?? null;
    } catch (error) {
      this.#log.error({ err: error, subject }, 'no answer');
    }
    post(link, ['reply', number, reply]);
  }

  publish(subject: string, text: string): void {
    this.published++;
    this.#deliver(subject, text);
    for (const link of this.#links)
      if (link.hears?.has(subject) ?? true) post(link, ['tell', subject, text]);
  }

  hear(subject: string, heard: (text: string) => void): void {
    this.#heard.set(subject, [...(this.#heard.get(subject) ?? []), heard]);
    for (const link of this.#links) post(link, ['hears', subject]);
  }

  /** The one that leaves least unanswered is asked, or the one that was not asked for longest. */
  ask(subject: string, text: string, within: number): Promise<string> {
    let link: Link | undefined;
    for (const one of this.#links)
      if ((one.answers?.has(subject) ?? true) && one.unanswered < (link?.unanswered ?? Infinity))
        link = one;
    if (link === undefined) return Promise.reject(new Error(`nobody answers ${subject}`));
    return this.#askAt(link, subject, text, within);
  }

  #askAt(link: Link, subject: string, text: string, within: number): Promise<string> {
    this.#links.delete(link);
    this.#links.add(link);
    link.unanswered++;
    const number = this.#number++;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => settle(null), within);
      const settle = (reply: string | null): void => {
        clearTimeout(late);
        link.unanswered--;
        this.#asked.delete(number);
        if (reply === null) reject(new Error(`no answer to ${subject}`));
        else resolve(reply);
      };
      this.#asked.set(number, { link, settle });
      post(link, ['ask', number, subject, text]);
    });
  }

  answer(subject: string, answers: (text: string) => Promise<string>): void {
    this.#answers.set(subject, answers);
    for (const link of this.#links) post(link, ['answers', subject]);
  }

  /** It is never away. */
  onBack(): void {}

  async close(): Promise<void> {}
}

const post = ({ port }: Link, line: Line): void => port.postMessage(line);
