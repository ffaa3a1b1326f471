/** Tells people, by what they have chosen for that, what their tables wait for. */
import type { Voice } from '@deadlight/games/text';
import type { MyTable, NoticeChoice, NoticeWay } from '@deadlight/host';
import { myTables } from '../people/my-tables.ts';
import type { People, Traits } from '../people/people.ts';
import type { Notice } from '../store/store.ts';
import { lastAt, nextAt } from '../table/calendar.ts';
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

interface Reader {
  readonly person: string;
  readonly ways: ReadonlyMap<NoticeWay, Send>;
  readonly traits: Traits;
}

type Daily = NonNullable<NoticeChoice['daily']>;

const MINUTE = 60_000;
/** Milliseconds after which a digest that somebody has begun to send counts as not sent. */
const TAKEN = MINUTE;

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

  /** When somebody wants to be told, by what they have chosen; null if they do not. */
  async whenToTell(guest: string, { since, again }: Notice): Promise<number | null> {
    const person = await this.#people.presentId(guest);
    const { notices: choice } = await this.#people.traitsOf(person);
    const [second, daily] = [choice?.second ?? null, choice?.daily ?? null];
    // The last ones before the hour may not be kept yet when somebody looks for those that wait.
    if (daily !== null)
      return again === true ? null : nextAt(daily.zone, daily.hour, since + TAKEN);
    if (again !== true) return since;
    return second === null ? null : since + second.after * MINUTE;
  }

  /** The id is the same whenever it is told. */
  async tell(id: string, to: Addressee, notice: Notice): Promise<'done' | 'again' | 'soon'> {
    const person = await this.#people.presentId(to.person);
    const [ways, traits] = await Promise.all([this.#waysTo(person), this.#people.traitsOf(person)]);
    const reader: Reader = { person, ways, traits };
    if (traits.notices?.daily != null) return this.#tellDaily(reader, traits.notices.daily);
    const { table, game } = to;
    const { about, until, again } = notice;
    const voice = await voiceOf(traits.language, game);
    const named = { game: voice.say('game.name') };
    const said = [voice.say(`notice.${about}`, named)];
    const time = until === null ? null : timeIn(voice, zoneOf(traits), until);
    if (time !== null) said.push(voice.say('notice.until', { time }));
    const [text, subject] = [said.join(' '), voice.say(`mail.subject.${about}`, named)];
    const place = `online/${table}`;
    const told = { id: `${table} ${id}`, about, table, game, text, subject, place, until };
    const chosen = again === true ? secondOf(reader) : firstOf(reader);
    return this.#send(chosen, told, voice);
  }

  /** Where nothing arrives, the next way is taken. */
  async #send(chosen: readonly Send[], told: Told, voice: Voice): Promise<'done' | 'again'> {
    for (const send of chosen) {
      const outcome = await send(told, voice);
      if (outcome !== 'never') return outcome === 'taken' ? 'done' : 'again';
    }
    return 'done';
  }

  /** Whichever of somebody's tables comes first tells of all that wait. */
  async #tellDaily(reader: Reader, { zone, hour }: Daily): Promise<'done' | 'again' | 'soon'> {
    const { person, traits } = reader;
    const now = this.#now();
    const slot = lastAt(zone, hour, now);
    if (!(await this.#people.takeDigest(person, slot, now, TAKEN)))
      return (await this.#people.isDigestSent(person, slot)) ? 'done' : 'soon';
    const waiting = await this.#tablesFor(person);
    const voice = await voiceOf(traits.language, null);
    const said = await Promise.all(waiting.map((table) => this.#lineOf(table, traits)));
    const head = voice.say('notice.digest', { count: waiting.length });
    const told: Told = {
      id: `digest ${new Date(slot).toISOString()}`,
      about: 'digest',
      table: null,
      game: null,
      text: [head, ...said].join('\n'),
      subject: voice.say('mail.subject.digest', { count: waiting.length }),
      place: 'tables',
      until: null,
    };
    const outcome = waiting.length === 0 ? 'done' : await this.#send(firstOf(reader), told, voice);
    if (outcome === 'done') await this.#people.digestSent(person, slot);
    return outcome;
  }

  async #lineOf({ game, due }: MyTable, traits: Traits): Promise<string> {
    const voice = await voiceOf(traits.language, game);
    const named = { game: voice.say('game.name') };
    if (due === null) return voice.say('notice.line', named);
    return voice.say('notice.lineUntil', { ...named, time: timeIn(voice, zoneOf(traits), due) });
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
        this.#push.send(devices, told, (await this.#tablesFor(person)).length, this.#now()),
      );
    if (mailer !== null && mail?.confirmed === true)
      ways.set('mail', (told, voice) => mailer.send(noticeMail(told, mail, voice)));
    if (webhook !== undefined)
      ways.set('webhook', (told) => sendToWebhook(this.#sender, webhook, told));
    return ways;
  }

  /** The tables that wait for somebody. */
  async #tablesFor(person: string): Promise<MyTable[]> {
    const which = { over: false, after: null };
    const { tables } = await myTables(this.#people, person, which, this.#now());
    return tables.filter(({ waits }) => waits);
  }
}

/** The way that they have chosen, then the others, the quickest first. */
function firstOf({ ways, traits }: Reader): Send[] {
  const chosen = traits.notices === undefined ? undefined : ways.get(traits.notices.first);
  const others = [...ways.values()].filter((one) => one !== chosen);
  return chosen === undefined ? others : [chosen, ...others];
}

/** Not if it has taken the place of the first. */
function secondOf(reader: Reader): Send[] {
  const second = reader.traits.notices?.second ?? null;
  const send = second === null ? undefined : reader.ways.get(second.way);
  return send === undefined || send === firstOf(reader)[0] ? [] : [send];
}

const zoneOf = ({ calendar, notices }: Traits): string =>
  calendar?.calendar?.zone ?? notices?.daily?.zone ?? 'UTC';

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
