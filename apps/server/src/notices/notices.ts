/** Tells people, by what they have chosen for that, what their tables wait for. */
import type { Voice } from '@deadlight/games/text';
import type { NoticeWay } from '@deadlight/host';
import { myTables } from '../people/my-tables.ts';
import type { People } from '../people/people.ts';
import type { Notice } from '../store/store.ts';
import { confirmMail, type MailAddress, noticeMail } from './mail.ts';
import { PushOut } from './push-out.ts';
import type { Sender } from './sender.ts';
import type { Outcome, Told } from './told.ts';
import { voiceOf } from './voice.ts';
import { hasKeys, type Subscription } from './web-push.ts';
import { sendToWebhook } from './webhook.ts';

/** Whom something is told, and about which table. */
export interface Addressee {
  readonly person: string;
  readonly table: string;
  readonly game: string;
}

type Send = (told: Told, voice: Voice) => Promise<Outcome>;

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

  /** Whether this server sends mail at all. */
  get sendsMail(): boolean {
    return this.#sender.mailer !== null;
  }

  /** Asks the owner of an address whether it is theirs; gives whether the mail server has taken that. */
  async askToConfirm(person: string, to: MailAddress, code: string): Promise<boolean> {
    const { language } = await this.#people.traitsOf(person);
    const mail = confirmMail(code, to, await voiceOf(language, null));
    return (await this.#sender.mailer?.send(mail)) === 'taken';
  }

  /** Sends somebody something, to see whether it arrives. */
  async test(person: string, way: NoticeWay): Promise<boolean> {
    const send = (await this.#waysTo(person)).get(way);
    if (send === undefined) return false;
    const { language } = await this.#people.traitsOf(person);
    const voice = await voiceOf(language, null);
    const [text, subject] = [voice.say('notice.test'), voice.say('mail.subject.test')];
    const id = `test ${this.#now()}`;
    const told = { id, about: 'test', table: null, game: null, place: '', until: null };
    return (await send({ ...told, text, subject }, voice)) === 'taken';
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
    const named = { game: voice.say('game.name') };
    const said = [voice.say(`notice.${about}`, named)];
    if (until !== null) said.push(voice.say('notice.until', { time: timeIn(voice, zone, until) }));
    const place = `online/${table}`;
    const [text, subject] = [said.join(' '), voice.say(`mail.subject.${about}`, named)];
    const told = { id: `${table} ${id}`, about, table, game, text, subject, place, until };
    // Where nothing arrives any more, the next way is taken.
    for (const send of ways.values()) {
      const outcome = await send(told, voice);
      if (outcome !== 'never') return outcome === 'taken';
    }
    return true;
  }

  /** The ways that somebody has opened, the quickest first. */
  async #waysTo(person: string): Promise<Map<NoticeWay, Send>> {
    const ways = new Map<NoticeWay, Send>();
    const [devices, { webhook }, mail] = await Promise.all([
      this.#people.pushToAll(person),
      this.#people.traitsOf(person),
      this.#people.mailOf(person),
    ]);
    const { mailer } = this.#sender;
    if (devices.length > 0)
      ways.set('push', async (told) =>
        this.#push.send(devices, told, await this.#waitingFor(person), this.#now()),
      );
    if (mailer !== null && mail?.confirmed === true)
      ways.set('mail', (told, voice) => mailer.send(noticeMail(told, mail, voice)));
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
