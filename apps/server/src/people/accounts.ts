/** What somebody asks about their own account, and what comes of it. */
import type { Account, AccountAsk, AccountTold, Calendar, Colour } from '@deadlight/host';
import { isMailAddress } from '../notices/mail.ts';
import type { Notices } from '../notices/notices.ts';
import type { Subscription } from '../notices/web-push.ts';
import type { Webhook } from '../notices/webhook.ts';
import { hashOfSecret, newSecret } from '../secret.ts';
import { NotPermitted } from '../socket/client.ts';
import { isZone } from '../table/calendar.ts';
import type { TableDirectory } from '../table/directory.ts';
import { nameFrom } from '../table/names.ts';
import { hashOfCode, newCode } from '../table/seat-codes.ts';
import { hasSeat } from '../table/seating.ts';
import { aliasOf, numberOf } from './alias.ts';
import { blocksOf, unblock } from './blocks.ts';
import { hoursAgain, keptCalendar } from './calendars.ts';
import { exportOf, tablesOfAll } from './export.ts';
import { befriend, decline, type Friend, friendsOf, unfriend } from './friends.ts';
import { friendsFor } from './friends-told.ts';
import { ownPage, playerAt, showOnPage } from './pages.ts';
import { Passkeys, type Site } from './passkeys.ts';
import type { People } from './people.ts';
import { sayAtTables } from './say-at-tables.ts';

/** How many recovery codes somebody gets. */
const CODES = 8;
/** Milliseconds within which an address of mail is confirmed. */
const CODE_LASTS = 60 * 60 * 1000;

/** Who asks, and from where. */
export interface Asker {
  readonly device: string;
  readonly person: string;
  readonly from: string;
  readonly site: Site;
}

export interface AccountWork {
  readonly people: People;
  readonly directory: TableDirectory;
  readonly notices: Notices;
  now(): number;
  /** These devices are somebody else's, or nobody's, from now on. */
  moved(devices: readonly string[]): void;
}

/** What a device is called to its owner; its hash says no more, but is none of the page's business. */
const nameOf = (device: string): string => hashOfSecret(device).slice(0, 16);

export class Accounts {
  readonly #work: AccountWork;
  readonly #passkeys: Passkeys;

  constructor(work: AccountWork) {
    this.#work = work;
    this.#passkeys = new Passkeys(work.people, work.now);
  }

  async do(asker: Asker, ask: AccountAsk): Promise<AccountTold> {
    const { device, person, site } = asker;
    const { people } = this.#work;
    switch (ask.do) {
      case 'show':
        return this.#show(asker);
      case 'change': {
        const { do: _, name, ...more } = ask;
        const called = name === undefined || name === null ? name : nameFrom(name);
        await people.change(person, { ...more, ...(called !== undefined && { name: called }) });
        return this.#show(asker);
      }
      case 'webhook':
        return this.#keepWebhook(asker, ask.webhook);
      case 'push':
        return this.#keepPush(asker, ask.subscription);
      case 'mail':
        return this.#keepMail(asker, ask.address);
      case 'confirm-mail':
        if (!(await people.confirmMail(person, hashOfCode(ask.code), this.#work.now())))
          throw new NotPermitted('no-passkey');
        return this.#show(asker);
      case 'notices': {
        const zone = ask.choice?.daily?.zone;
        if (zone !== undefined && !isZone(zone))
          throw new NotPermitted('refused', 'there is no such time zone');
        await people.change(person, { notices: ask.choice });
        return this.#show(asker);
      }
      case 'try-notice': {
        const { way } = ask;
        return { is: 'tried', way, arrived: await this.#work.notices.test(person, way) };
      }
      case 'calendar':
        return this.#keepCalendar(asker, ask.calendar);
      case 'new-passkey': {
        const what = await this.#passkeys.newOne(device, person, site);
        return { is: 'to-sign', for: ask.do, what: plain(what) };
      }
      case 'add-passkey':
        await this.#passkeys.add(device, person, site, ask.signed);
        // From now on the account may have other devices, too.
        await people.joinDevice(device, person, this.#work.now());
        return this.#show(asker);
      case 'remove-passkey':
        return this.#removePasskey(asker, ask.id);
      case 'known-passkey': {
        const what = await this.#passkeys.known(device, site);
        return { is: 'to-sign', for: ask.do, what: plain(what) };
      }
      case 'sign-in':
        return this.#signIn(asker, await this.#passkeys.ownerOf(device, site, ask.signed));
      case 'new-codes':
        return this.#newCodes(person);
      case 'use-code':
        return this.#signIn(asker, await people.takeRecovery(hashOfCode(ask.code)));
      case 'sign-out':
        return this.#signOut(asker, ask);
      case 'unblock':
        return this.#unblock(asker, ask.id);
      case 'page':
        await showOnPage(people, person, ask.shows);
        return this.#show(asker);
      case 'player': {
        const player = await playerAt(people, person, ask.address);
        return { is: 'player', address: ask.address, player };
      }
      case 'friends':
        return friendsFor(people, person, this.#work.now());
      case 'accept':
        return this.#accept(person, ask.id);
      case 'unfriend':
        return this.#unfriend(person, ask.id);
      case 'show-online':
        await people.change(person, { seen: ask.on ? this.#work.now() : null });
        return friendsFor(people, person, this.#work.now());
      case 'decline':
        await decline(people, person, ask.table);
        return this.#show(asker);
      case 'export':
        return { is: 'export', data: plain(await exportOf(people, person)) };
      case 'delete':
        return this.#delete(asker);
    }
  }

  async #show({ person, device }: Asker): Promise<AccountTold> {
    const { people, notices } = this.#work;
    const [traits, passkeys, codes, devices, pushed, key, mail, blocks] = await Promise.all([
      people.traitsOf(person),
      people.passkeysOf(person),
      people.recoveryLeft(person),
      people.devicesOf(person),
      people.pushToAll(person),
      notices.pushKey(),
      people.mailOf(person),
      blocksOf(people, person),
    ]);
    const isAccount = passkeys.length > 0;
    const account: Account = {
      since: isAccount ? (traits.created ?? null) : null,
      name: traits.name ?? null,
      language: traits.language ?? null,
      colour: (traits.colour as Colour | undefined) ?? null,
      passkeys: passkeys.map(({ id, created, used }) => ({ id, created, used })),
      codes,
      devices: devices.map(({ hash, since }) => ({
        id: nameOf(hash),
        since,
        here: hash === device,
      })),
      calendar: traits.calendar?.calendar ?? null,
      webhook: traits.webhook === undefined ? null : shown(traits.webhook),
      push: {
        key,
        here: pushed.some((one) => one.device === device),
        devices: pushed.length,
      },
      mail: {
        offered: notices.sendsMail,
        address: mail?.address ?? null,
        confirmed: mail?.confirmed === true,
      },
      notices: traits.notices ?? null,
      hoursAgain: hoursAgain(traits.calendar),
      number: isAccount ? numberOf(person) : null,
      admin: isAccount && traits.admin !== undefined,
      page: await ownPage(people, person, traits.shown),
      blocked: blocks.map(({ blocked, name, since }) => ({
        id: aliasOf(blocked, person),
        name,
        since,
      })),
    };
    return { is: 'account', account };
  }

  async #unblock(asker: Asker, id: string): Promise<AccountTold> {
    const { people } = this.#work;
    const blocks = await blocksOf(people, asker.person);
    for (const { blocked } of blocks)
      if (aliasOf(blocked, asker.person) === id) await unblock(people, asker.person, blocked);
    return this.#show(asker);
  }

  /** Somebody whom this person has asked, or who has asked them. */
  async #friend(person: string, alias: string): Promise<Friend> {
    const all = await friendsOf(this.#work.people, person);
    const found = all.find(({ id }) => aliasOf(id, person) === alias);
    if (found === undefined) throw new NotPermitted('refused', 'there is no such person');
    return found;
  }

  async #accept(person: string, alias: string): Promise<AccountTold> {
    const { people, now } = this.#work;
    const { id: friend, name, called, is } = await this.#friend(person, alias);
    if (is === 'asks') await befriend(people, person, { friend, name, called, now: now() });
    return friendsFor(people, person, now());
  }

  async #unfriend(person: string, alias: string): Promise<AccountTold> {
    const { people, now } = this.#work;
    await unfriend(people, person, (await this.#friend(person, alias)).id);
    return friendsFor(people, person, now());
  }

  async #keepWebhook(asker: Asker, wanted: Omit<Webhook, 'site'> | null): Promise<AccountTold> {
    const { people, notices } = this.#work;
    const why = wanted === null ? null : notices.whyNotSend(wanted.url);
    if (why !== null) throw new NotPermitted('refused', why);
    const webhook = wanted === null ? null : { ...wanted, site: asker.site.origin };
    await people.change(asker.person, { webhook });
    return this.#show(asker);
  }

  /** What the mail server does not take changes nothing. */
  async #keepMail(asker: Asker, address: string | null): Promise<AccountTold> {
    const { people, notices, now } = this.#work;
    const { person, site } = asker;
    if (address === null) await people.setMail(person, null);
    else {
      if (!isMailAddress(address)) throw new NotPermitted('refused', 'that is no mail address');
      if (!notices.sendsMail) throw new NotPermitted('refused', 'this server sends no mail');
      const code = newCode();
      const mail = { address, site: site.origin, stop: newSecret(), confirmed: false };
      if (!(await notices.askToConfirm(person, mail, code)))
        throw new NotPermitted('refused', 'the mail server does not take that address');
      await people.setMail(person, mail, { code: hashOfCode(code), until: now() + CODE_LASTS });
    }
    return this.#show(asker);
  }

  async #keepPush(asker: Asker, subscription: Subscription | null): Promise<AccountTold> {
    const { people, notices } = this.#work;
    const why = subscription === null ? null : notices.whyNotPush(subscription);
    if (why !== null) throw new NotPermitted('refused', why);
    const push = subscription === null ? null : { subscription, site: asker.site.origin };
    await people.setPush(asker.device, push);
    return this.#show(asker);
  }

  /** Their tables over days go by it at once. */
  async #keepCalendar(asker: Asker, wanted: Calendar | null): Promise<AccountTold> {
    const { people, directory, now } = this.#work;
    const { person, from } = asker;
    const { calendar: before } = await people.traitsOf(person);
    const calendar = keptCalendar(wanted, before, now());
    await people.change(person, { calendar });
    const ids = [person, ...(await people.formerOf(person))];
    const tables = (await tablesOfAll(people, ids, [false])).filter(
      ({ doc: { clock, seats } }) =>
        clock?.days !== undefined && ids.some((id) => hasSeat(id, seats)),
    );
    const named = tables.map(({ doc }) => doc.id);
    await sayAtTables(directory, { guest: person, from }, named, { say: 'calendar' });
    return this.#show(asker);
  }

  /** The last one stays: without any, nobody could sign in again. */
  async #removePasskey(asker: Asker, id: string): Promise<AccountTold> {
    const { people } = this.#work;
    const own = await people.passkeysOf(asker.person);
    if (own.length < 2) throw new NotPermitted('refused', 'the last passkey stays');
    if (!(await people.removePasskey(asker.person, id))) throw new NotPermitted('no-passkey');
    return this.#show(asker);
  }

  async #newCodes(person: string): Promise<AccountTold> {
    await this.#needAccount(person);
    const codes = Array.from({ length: CODES }, newCode);
    await this.#work.people.setRecovery(person, codes.map(hashOfCode));
    return { is: 'codes', codes };
  }

  async #needAccount(person: string): Promise<void> {
    if (!(await this.#work.people.isAccount(person)))
      throw new NotPermitted('refused', 'a guest has no account');
  }

  async #signIn({ device }: Asker, person: string | null): Promise<AccountTold> {
    if (person === null) throw new NotPermitted('no-passkey');
    await this.#work.people.signIn(device, person, this.#work.now());
    this.#work.moved([device]);
    return { is: 'signed-in' };
  }

  async #signOut(
    asker: Asker,
    { device: named, others }: { readonly device?: string; readonly others?: boolean },
  ): Promise<AccountTold> {
    const { people, now, moved } = this.#work;
    const { person, device } = asker;
    await this.#needAccount(person);
    if (others === true) {
      moved(await people.endOtherDevices(person, device, now()));
      return this.#show(asker);
    }
    const all = (await people.devicesOf(person)).map(({ hash }) => hash);
    const which = named === undefined ? device : all.find((hash) => nameOf(hash) === named);
    if (which === undefined) throw new NotPermitted('refused', 'there is no such device');
    await people.endDevice(which, now());
    moved([which]);
    return which === device ? { is: 'signed-out' } : this.#show(asker);
  }

  /** First the tables, then the person: if it breaks off, it can be asked for again. */
  async #delete({ person, device, from }: Asker): Promise<AccountTold> {
    const { people, directory, now, moved } = this.#work;
    const ids = [person, ...(await people.formerOf(person))];
    const tables = await tablesOfAll(people, ids);
    const named = tables.map(({ doc }) => doc.id);
    await sayAtTables(directory, { guest: person, from }, named, { say: 'forget' });
    const devices = (await people.devicesOf(person)).map(({ hash }) => hash);
    await people.delete(person, now());
    moved([...new Set([...devices, ...ids, device])]);
    return { is: 'signed-out' };
  }
}

/** The address of a webhook is a secret: whoever has it may write there. */
const shown = ({ kind, url }: Webhook) => ({ kind, host: new URL(url).hostname });

/** As it is sent. */
const plain = <T>(value: object): T => JSON.parse(JSON.stringify(value)) as T;
