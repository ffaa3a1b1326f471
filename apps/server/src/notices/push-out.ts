/** Tells somebody something on their devices, by the push services of their browsers. */
import { createHash } from 'node:crypto';
import type { People, Push } from '../people/people.ts';
import type { Sender } from './sender.ts';
import { type Outcome, outcomeOf, type Told } from './told.ts';
import { encrypted, type PushKeys, padded, signature } from './web-push.ts';

/** What the service worker of the app reads. */
interface Pushed {
  readonly body: string;
  /** The newest about a table takes the place of the one before. */
  readonly tag: string;
  readonly place: string;
  /** How many tables wait. */
  readonly waiting: number;
}

/** Seconds that a push service keeps what it cannot deliver, if nothing says when it is too late. */
const DAY = 24 * 60 * 60;
const TOPIC = 32;
/** The subscription is no more. */
const GONE: readonly (number | null)[] = [404, 410];
/** A contact that a push service takes, for a server that only this machine reaches. */
const NOWHERE = 'mailto:nobody@localhost';

export class PushOut {
  readonly #people: People;
  readonly #sender: Sender;
  #keys: Promise<PushKeys> | null = null;

  constructor(people: People, sender: Sender) {
    this.#people = people;
    this.#sender = sender;
  }

  /** The key that browsers know the server by. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  #ownKeys(): Promise<PushKeys> {
    this.#keys ??= this.#people.pushKeys().catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }

  /** One device that takes it is enough; one that has gone is forgotten. */
  async send(
    devices: readonly { readonly device: string; readonly push: Push }[],
    told: Told,
    waiting: number,
    now: number,
  ): Promise<Outcome> {
    const outcomes = await Promise.all(
      devices.map(async ({ device, push }) => {
        const status = await this.#post(push, told, waiting, now);
        if (GONE.includes(status)) await this.#people.forgetPush(device, push);
        return outcomeOf(status);
      }),
    );
    if (outcomes.includes('taken')) return 'taken';
    return outcomes.includes('again') ? 'again' : 'never';
  }

  async #post(
    { subscription, site }: Push,
    { id, table, text, place, until }: Told,
    waiting: number,
    now: number,
  ): Promise<number | null> {
    const pushed: Pushed = { body: text, tag: table ?? id, place, waiting };
    const body = encrypted(padded(JSON.stringify(pushed)), subscription);
    const contact = site.startsWith('https:') ? site : NOWHERE;
    const headers = {
      authorization: signature(await this.#ownKeys(), subscription.endpoint, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(until === null ? DAY : Math.max(0, Math.ceil((until - now) / 1000))),
      topic: createHash('sha256').update(pushed.tag).digest('base64url').slice(0, TOPIC),
      urgency: 'normal',
    };
    return this.#sender.post({ url: new URL(subscription.endpoint), headers, body }, id);
  }
}
