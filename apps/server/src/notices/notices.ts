/** Tells people, by what they have chosen for that, what their tables wait for. */
import { LANGUAGES, type Language, type Texts, Voice } from '@deadlight/games/text';
import { loadGame } from '@deadlight/host';
import type { Logger } from 'pino';
import type { People } from '../people/people.ts';
import type { Notice } from '../store/store.ts';
import { NotSendable, postOut, whyNotSend } from './post-out.ts';
import { bodyFor, type Told, type Webhook } from './webhook.ts';

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

/** The status of what must not be sent at all. */
const NEVER = 999;

export class Notices {
  readonly #people: People;
  readonly #log: Logger;
  readonly #mayBePrivate: boolean;

  /** `mayBePrivate`: webhooks may lead into the network of the server. */
  constructor(people: People, log: Logger, mayBePrivate: boolean) {
    this.#people = people;
    this.#log = log;
    this.#mayBePrivate = mayBePrivate;
  }

  /** Why nothing can be sent to an address; null if it can. */
  whyNotSend(url: string): string | null {
    return whyNotSend(new URL(url), this.#mayBePrivate);
  }

  /** Sends somebody something, to see whether it arrives. */
  async test(person: string): Promise<boolean> {
    const { webhook, language } = await this.#people.traitsOf(person);
    if (webhook === undefined) return false;
    const text = (await voiceOf(language, null)).say('notice.test');
    const told = { id: 'test', about: 'test', table: null, game: null, until: null };
    const status = await this.#post(webhook, { ...told, text, link: `${webhook.site}/` });
    return status !== null && status < 300;
  }

  /** False if it is to be tried again. The id is the same whenever it is. */
  async tell(id: string, { person, table, game }: Addressee, notice: Notice): Promise<boolean> {
    const { webhook, language, calendar } = await this.#people.traitsOf(person);
    if (webhook === undefined) return true;
    const voice = await voiceOf(language, game);
    const zone = calendar?.calendar?.zone ?? 'UTC';
    const { about, until } = notice;
    const said = [voice.say(`notice.${about}`, { game: voice.say('game.name') })];
    if (until !== null) said.push(voice.say('notice.until', { time: timeIn(voice, zone, until) }));
    const text = said.join(' ');
    const link = `${webhook.site}/#/online/${table}`;
    return this.#send(webhook, { id: `${table} ${id}`, about, table, game, text, link, until });
  }

  async #send(webhook: Webhook, told: Told): Promise<boolean> {
    const status = await this.#post(webhook, told);
    if (status === NEVER) return true;
    // What the other side does not want is not sent again; it may have too much to do, or be broken.
    return status !== null && status !== 408 && status !== 429 && status < 500;
  }

  /** The status of the answer; null if there was none. */
  async #post(webhook: Webhook, told: Told): Promise<number | null> {
    try {
      const url = new URL(webhook.url);
      const headers = { 'content-type': 'application/json', 'user-agent': 'Deadlight' };
      const body = JSON.stringify(bodyFor(webhook.kind, told));
      const status = await postOut({ url, headers, body }, this.#mayBePrivate);
      if (status >= 300) this.#log.info({ status, id: told.id }, 'a webhook did not take a notice');
      return status;
    } catch (error) {
      this.#log.info({ why: (error as Error).message, id: told.id }, 'a notice was not sent');
      return error instanceof NotSendable ? NEVER : null;
    }
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
