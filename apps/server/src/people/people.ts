/**
 * People. A guest is a person with one device: its secret's hash is their id. An account is the same person with
 * passkeys, and with other devices if they like. All else goes by the person's id, so games stay theirs.
 */

import type { NoticeChoice, Shown } from '@deadlight/host';
import type { MailAddress } from '../notices/mail.ts';
import { newPushKeys, type PushKeys, type Subscription } from '../notices/web-push.ts';
import type { Webhook } from '../notices/webhook.ts';
import { ALL_SHARDS, spanIn } from '../store/outages.ts';
import type { Entry, KeptTable, TableDoc, TablesPage } from '../store/store.ts';
import type { Span } from '../table/calendar.ts';
import { shardOf } from '../table/shards.ts';
import { banMoved } from './bans.ts';
import { blocksMoved, blocksRemoved } from './blocks.ts';
import type { KeptCalendar } from './calendars.ts';
import { clubsForgotten, clubsMoved } from './club-statements.ts';
import { dealsForgotten, dealsMoved } from './deal-statements.ts';
import { friendsMoved, friendsRemoved } from './friends.ts';
import { pageMoved, pageRemoved } from './page-statements.ts';
import { reportsMoved, reportsRemoved } from './reports.ts';
import type { Row, RunStatements, Statement } from './statements.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What somebody has chosen, by name; each is saved by itself. */
export type Settings = Readonly<Record<string, Json>>;

/** What is known of a person; all of it may be missing. */
export interface Traits {
  /** When the account was made. */
  readonly created?: number;
  readonly name?: string;
  readonly language?: string;
  readonly colour?: string;
  readonly calendar?: KeptCalendar;
  readonly webhook?: Webhook;
  readonly notices?: NoticeChoice;
  /** When they were there last, if their friends may see it. */
  readonly seen?: number;
  /** Since when they are an administrator. */
  readonly admin?: number;
  /** What their page shows. */
  readonly shown?: readonly Shown[];
  readonly settings: Settings;
}

export type Change = Partial<
  Omit<{ [T in keyof Traits]: Traits[T] | null }, 'settings'> & { readonly settings: Settings }
>;

/** A passkey: its public half, which is not secret. */
export interface Passkey {
  readonly id: string;
  /** In base64url. */
  readonly publicKey: string;
  /** How often it was used, as far as it counts that. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
  readonly used: number;
}

export interface Device {
  readonly hash: string;
  readonly since: number;
}

/** A device that is told something, and the address of this server, as it knows it. */
export interface Push {
  readonly subscription: Subscription;
  readonly site: string;
}

const SETTING = 'settings.';
const PUSH_KEYS = 'push keys';

export class People {
  /** Also for processes that have no database and ask this one. */
  readonly run: RunStatements;

  constructor(run: RunStatements) {
    this.run = run;
  }

  async #one(name: Statement['do'], ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.run([{ do: name, values }]))[0]!;
  }

  // Devices

  /** Whose device it is; null if it was signed out and needs a new secret. */
  async personOf(device: string): Promise<string | null> {
    const [row] = await this.#one('personOf', device);
    return row === undefined ? device : (row['person'] as string | null);
  }

  /** The devices of a person that has signed in somewhere. */
  async devicesOf(person: string): Promise<Device[]> {
    return (await this.#one('devicesOf', person)) as unknown as Device[];
  }

  /** The device is this person's from now on. */
  async joinDevice(device: string, person: string, now: number): Promise<void> {
    await this.#one('joinDevice', device, person, now);
  }

  /** The device is nobody's: whoever uses it begins as a new guest. */
  async endDevice(device: string, now: number): Promise<void> {
    await this.run([
      { do: 'removePush', values: [device] },
      { do: 'endDevice', values: [device, now] },
    ]);
  }

  /** Ends all devices of a person but one; gives those that were ended. */
  async endOtherDevices(person: string, but: string, now: number): Promise<string[]> {
    const before = (await this.devicesOf(person)).map(({ hash }) => hash);
    const founding = but === person ? [] : [person];
    await this.run([
      // The first device is theirs without a row.
      ...founding.flatMap(
        (hash) =>
          [
            { do: 'removePush', values: [hash] },
            { do: 'endDevice', values: [hash, now] },
          ] as const,
      ),
      { do: 'removePushToOthers', values: [person, but] },
      { do: 'endDevices', values: [person, but, now] },
    ]);
    return [...new Set([...before, ...founding])].filter((hash) => hash !== but);
  }

  /** The device signs in. What it had as a guest comes along; what is another account's does not. */
  async signIn(device: string, person: string, now: number): Promise<void> {
    const before = await this.personOf(device);
    if (before === person) return;
    const isGuest = before !== null && !(await this.isAccount(before));
    await this.run([
      ...(isGuest
        ? [
            { do: 'moveFormer', values: [before, person] } as const,
            { do: 'addFormer', values: [before, person] } as const,
            { do: 'moveMail', values: [before, person] } as const,
            { do: 'removeMail', values: [before] } as const,
            ...blocksMoved(before, person),
            ...friendsMoved(before, person),
            ...pageMoved(before, person),
            ...dealsMoved(before, person),
            ...clubsMoved(before, person),
            ...reportsMoved(before, person),
            ...banMoved(before, person),
          ]
        : []),
      { do: 'joinDevice', values: [device, person, now] },
    ]);
  }

  /** Nothing is left of the person, and none of their devices is anybody's. */
  async delete(person: string, now: number): Promise<void> {
    const former = await this.formerOf(person);
    await this.run([
      { do: 'removePush', values: [person] },
      { do: 'removePushToOthers', values: [person, ''] },
      { do: 'endAllDevices', values: [person, now] },
      ...[person, ...former].map((id) => ({ do: 'endDevice', values: [id, now] }) as const),
      { do: 'removeFormer', values: [person] },
      { do: 'removeTraits', values: [person] },
      { do: 'removeMail', values: [person] },
      { do: 'removeDigest', values: [person] },
      { do: 'removePasskeys', values: [person] },
      { do: 'removeRecovery', values: [person] },
      ...blocksRemoved(person),
      ...friendsRemoved(person),
      ...pageRemoved(person),
      ...dealsForgotten(person),
      ...clubsForgotten(person),
      ...reportsRemoved(person),
    ]);
  }

  /** Ids that the person had as a guest elsewhere. */
  async formerOf(person: string): Promise<string[]> {
    return (await this.#one('formerOf', person)).map(({ id }) => id as string);
  }

  /** Who somebody is now whom a table knows from the time before they signed in. */
  async presentId(id: string): Promise<string> {
    return ((await this.#one('presentId', id))[0]?.['person'] as string | undefined) ?? id;
  }

  /** Somebody's tables, whoever holds them, each with the last line of its log. */
  async tablesOf(person: string, { over, after, most }: TablesPage): Promise<KeptTable[]> {
    const { created, id } = after ?? { created: Number.MAX_SAFE_INTEGER, id: '' };
    const rows = await this.#one('tablesOf', person, over ? 1 : 0, created, id, most);
    return rows.map(({ doc, last }) => ({
      doc: JSON.parse(doc as string) as TableDoc,
      last: last === null ? null : (JSON.parse(last as string) as Entry),
    }));
  }

  /** When nobody was there for a table, since a time. */
  async outages(since: number): Promise<(table: string) => readonly Span[]> {
    const rows = await this.#one('outages', since);
    return (table) => {
      const shards = [ALL_SHARDS, shardOf(table)];
      return rows.filter(({ shard }) => shards.includes(shard as number)).map(spanIn);
    };
  }

  // What is known of them

  async traitsOf(person: string): Promise<Traits> {
    return traitsFrom(await this.#one('traitsOf', person));
  }

  /** Changes what is named and leaves the rest; null removes. */
  async change(person: string, { settings = {}, ...traits }: Change): Promise<void> {
    const named = Object.entries(settings).map(([name, value]) => [`${SETTING}${name}`, value]);
    const statements = [...Object.entries(traits), ...named].map(
      ([trait, value]): Statement =>
        value === null || value === undefined
          ? { do: 'removeTrait', values: [person, trait as string] }
          : { do: 'setTrait', values: [person, trait as string, JSON.stringify(value)] },
    );
    if (statements.length > 0) await this.run(statements);
  }

  // Where they are told something

  /** Null: the device is no longer told anything. */
  async setPush(device: string, push: Push | null): Promise<void> {
    if (push === null) await this.#one('removePush', device);
    else await this.#one('setPush', device, JSON.stringify(push));
  }

  async pushToAll(person: string): Promise<{ device: string; push: Push }[]> {
    const rows = await this.#one('pushToAll', person);
    return rows.map(({ device, doc }) => ({
      device: device as string,
      push: JSON.parse(doc as string) as Push,
    }));
  }

  /** Nothing arrives there; the device may have agreed again since. */
  async forgetPush(device: string, push: Push): Promise<void> {
    await this.#one('removeOldPush', device, JSON.stringify(push));
  }

  /** An address that is not confirmed yet: whoever has the code of the hash does so, in time. Null removes it. */
  async setMail(
    person: string,
    mail: Omit<MailAddress, 'confirmed'> | null,
    { code, until }: { readonly code: string; readonly until: number } = { code: '', until: 0 },
  ): Promise<void> {
    if (mail === null) await this.#one('removeMail', person);
    else await this.#one('setMail', person, mail.address, mail.site, mail.stop, code, until);
  }

  async mailOf(person: string): Promise<MailAddress | null> {
    const [row] = await this.#one('mailOf', person);
    if (row === undefined) return null;
    const { address, site, stop, confirmed } = row as Readonly<Record<string, string>>;
    return { address: address!, site: site!, stop: stop!, confirmed: confirmed !== null };
  }

  /** Whether it was the code that was sent there, and in time. */
  async confirmMail(person: string, code: string, now: number): Promise<boolean> {
    return (await this.#one('confirmMail', person, code, now)).length > 0;
  }

  /** The person whom the mail with this link tells something; null if there is none. */
  async toldByMail(stop: string): Promise<string | null> {
    return ((await this.#one('toldByMail', stop))[0]?.['person'] as string | undefined) ?? null;
  }

  /** Nothing more is sent there, and the address is forgotten. */
  async stopMail(stop: string): Promise<void> {
    await this.#one('stopMail', stop);
  }

  /**
   * Whether it is for the caller to send somebody's digest of a day, which is named by its time: one does so, and
   * another only if that one has not said for a while that it is sent.
   */
  async takeDigest(person: string, slot: number, now: number, patience: number): Promise<boolean> {
    return (await this.#one('takeDigest', person, slot, now, now - patience)).length > 0;
  }

  async digestSent(person: string, slot: number): Promise<void> {
    await this.#one('digestSent', person, slot);
  }

  async isDigestSent(person: string, slot: number): Promise<boolean> {
    return (await this.#one('sentDigest', person, slot)).length > 0;
  }

  /** Made at the first time, and the same ever after: browsers know the server by them. */
  async pushKeys(): Promise<PushKeys> {
    const [, rows] = await this.run([
      { do: 'addOwn', values: [PUSH_KEYS, JSON.stringify(newPushKeys())] },
      { do: 'own', values: [PUSH_KEYS] },
    ]);
    return JSON.parse(rows![0]!['value'] as string) as PushKeys;
  }

  // Passkeys and recovery codes

  async passkeysOf(person: string): Promise<Passkey[]> {
    return (await this.#one('passkeysOf', person)).map(({ doc }) => JSON.parse(doc as string));
  }

  async passkey(id: string): Promise<{ person: string; passkey: Passkey } | null> {
    const [row] = await this.#one('passkey', id);
    if (row === undefined) return null;
    return { person: row['person'] as string, passkey: JSON.parse(row['doc'] as string) };
  }

  /** The first passkey makes a guest an account. */
  async addPasskey(person: string, passkey: Passkey): Promise<void> {
    await this.run([
      { do: 'addPasskey', values: [passkey.id, person, JSON.stringify(passkey)] },
      { do: 'addTrait', values: [person, 'created', JSON.stringify(passkey.created)] },
    ]);
  }

  async savePasskey(passkey: Passkey): Promise<void> {
    await this.#one('savePasskey', passkey.id, JSON.stringify(passkey));
  }

  /** Gives whether there was such a passkey. */
  async removePasskey(person: string, id: string): Promise<boolean> {
    return (await this.#one('removePasskey', id, person)).length > 0;
  }

  async isAccount(person: string): Promise<boolean> {
    return (await this.#one('passkeysOf', person)).length > 0;
  }

  /** Hashes of codes; those from before no longer count. */
  async setRecovery(person: string, hashes: readonly string[]): Promise<void> {
    await this.run([
      { do: 'removeRecovery', values: [person] },
      ...hashes.map((hash) => ({ do: 'addRecovery', values: [hash, person] }) as const),
    ]);
  }

  /** Whose code it is; it is used up. */
  async takeRecovery(hash: string): Promise<string | null> {
    return ((await this.#one('takeRecovery', hash))[0]?.['person'] as string) ?? null;
  }

  async recoveryLeft(person: string): Promise<number> {
    return Number((await this.#one('countRecovery', person))[0]!['n']);
  }

  // What a device was asked to sign

  async setChallenge(device: string, challenge: string, until: number): Promise<void> {
    await this.#one('setChallenge', device, challenge, until);
  }

  /** What the device was asked to sign last; it counts once. */
  async takeChallenge(device: string, now: number): Promise<string | null> {
    const [row] = await this.#one('takeChallenge', device);
    return row === undefined || (row['until'] as number) < now
      ? null
      : (row['challenge'] as string);
  }

  async sweep(now: number): Promise<void> {
    await this.#one('sweepChallenges', now);
  }
}

function traitsFrom(rows: readonly Row[]): Traits {
  const traits: Record<string, Json> = {};
  const settings: Record<string, Json> = {};
  for (const { trait, value } of rows) {
    const name = trait as string;
    const of = name.startsWith(SETTING) ? settings : traits;
    of[name.startsWith(SETTING) ? name.slice(SETTING.length) : name] = JSON.parse(value as string);
  }
  return { ...traits, settings } as Traits;
}
