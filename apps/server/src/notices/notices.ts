/** Tells people, by what they have chosen for that, what their tables wait for. */
import { LANGUAGES, type Language, type Texts, Voice } from '@deadlight/games/text';
import type { NoticeWay } from '@deadlight/host';
import { loadGame } from '@deadlight/host';
import { myTables } from '../people/my-tables.ts';
import type { People } from '../people/people.ts';
import type { Notice } from '../store/store.ts';
import { PushOut } from './push-out.ts';
import type { Sender } from './sender.ts';
import type { Outcome, Told } from './told.ts';
import { hasKeys, type Subscription } from './web-push.ts';
import { sendToWebhook } from './webhook.ts';

/** Whom something is told, and about which table. */
export interface Addressee {
  readonly person: string;
  readonly table: string;
  readonly game: string;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  de: () => import('./text/de.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  es: () => import('./text/es.json', { with: { type: 'json' } }),
};

async function voiceOf(language: string | undefined, game: string | null): Promise<Voice> {
  const spoken = LANGUAGES.find((one) => one === language) ?? 'en';
  const { default: own } = await LOADERS[spoken]();
  const texts = game === null ? {} : await (await loadGame(game)).loadTexts(spoken);
  return new Voice(spoken, own, texts);
}

type Send = (told: Told) => Promise<Outcome>;

export class Notices {
  readonly #people: People;
  readonly #sender: Sender;
  readonly #push: PushOut;
  readonly #now: () => number;

  constructor(people: People, sender: Sender, now: () => number) {
    this.#people = people;
    this.#sender = sender;
    this.#push = new PushOut(people, sender);
    this.#now = now;
  }

  /** Why nothing can be sent to an address; null if it can. */
  whyNotSend(url: string): string | null {
    return this.#sender.whyNotSend(url);
  }

  whyNotPush(subscription: Subscription): string | null {
    if (!hasKeys(subscription)) return 'a subscription has the keys of a browser';
    return this.whyNotSend(subscription.endpoint);
  }

  /** The key that browsers know this server by. */
  pushKey(): Promise<string> {
    return this.#push.publicKey();
  }

  /** Sends somebody something, to see whether it arrives. */
  async test(person: string, way: NoticeWay): Promise<boolean> {
    const send = (await this.#waysTo(person)).get(way);
    if (send === undefined) return false;
    const { language } = await this.#people.traitsOf(person);
    const text = (await voiceOf(language, null)).say('notice.test');
    const told = { id: 'test', about: 'test', table: null, game: null, place: '', until: null };
    return (await send({ ...told, text })) === 'taken';
  }

  /** False if it is to be tried again. The id is the same whenever it is. */
  async tell(
    id: string,
    { person: id0, table, game }: Addressee,
    notice: Notice,
  ): Promise<boolean> {
    const person = await this.#people.presentId(id0);
    const ways = await this.#waysTo(person);
    if (ways.size === 0) return true;
    const { language, calendar } = await this.#people.traitsOf(person);
    const voice = await voiceOf(language, game);
    const zone = calendar?.calendar?.zone ?? 'UTC';
    const { about, until } = notice;
    const said = [voice.say(`notice.${about}`, { game: voice.say('game.name') })];
    if (until !== null) said.push(voice.say('notice.until', { time: timeIn(voice, zone, until) }));
    const place = `online/${table}`;
    const told = { id: `${table} ${id}`, about, table, game, text: said.join(' '), place, until };
    // Where nothing arrives any more, the next way is taken.
    for (const send of ways.values()) {
      const outcome = await send(told);
      if (outcome !== 'never') return outcome === 'taken';
    }
    return true;
  }

  /** The ways that somebody has opened, the quickest first. */
  async #waysTo(person: string): Promise<Map<NoticeWay, Send>> {
    const ways = new Map<NoticeWay, Send>();
    const [devices, { webhook }] = await Promise.all([
      this.#people.pushToAll(person),
      this.#people.traitsOf(person),
    ]);
    if (devices.length > 0)
      ways.set('push', async (told) =>
        this.#push.send(devices, told, await this.#waitingFor(person), this.#now()),
      );
    if (webhook !== undefined)
      ways.set('webhook', (told) => sendToWebhook(this.#sender, webhook, told));
    return ways;
  }

  /** How many tables wait for somebody. */
  async #waitingFor(person: string): Promise<number> {
    const which = { over: false, after: null };
    const { tables } = await myTables(this.#people, person, which, this.#now());
    return tables.filter(({ waits }) => waits).length;
  }
}

const timeIn = ({ language }: Voice, timeZone: string, time: number): string =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
