/**
 * What administrators ask, and what comes of it. They see what is public about tables and who sits there, and nothing of
 * a game: neither cards nor dice nor what was decided. Whatever changes something needs a passkey, and is audited.
 */
import { statfs } from 'node:fs/promises';
import { type AdminAsk, type AdminTold, FRESH_PROOF } from '@deadlight/host';
import type { Logger } from 'pino';
import type { Asker } from '../people/accounts.ts';
import { ban, bansNow, lift } from '../people/bans.ts';
import { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import { reports, settle } from '../people/reports.ts';
import type { Row } from '../people/statements.ts';
import { NotPermitted } from '../socket/client.ts';
import type { Place } from '../store/archive.ts';
import type { TableDoc } from '../store/store.ts';
import { asOfToday, whyNotReopen } from '../table/table-doc.ts';
import { auditDeed, deeds } from './audit.ts';
import { backupsIn, makeBackup } from './backups.ts';
import { inOperatorThread } from './in-operator-thread.ts';
import type { Limits } from './limits.ts';

export interface AdministrationWork {
  readonly people: People;
  readonly log: Logger;
  readonly limits: Limits;
  /** Where this process keeps what it keeps; null if others do. */
  readonly place: Place | null;
  now(): number;
  isWell(): Promise<boolean>;
  counts(): { readonly sockets: number; readonly tables: Record<TableDoc['state'], number> };
  /** Somebody is banned, or is no longer. */
  banned(person: string): Promise<void>;
}

type Table = Extract<AdminTold, { is: 'tables' }>['tables'][number];

const DAY = 24 * 60 * 60 * 1000;
/** How many tables one answer has. */
const PAGE = 50;

/** Only what is named here leaves the server: a document also holds the secret of the dice. */
function tableOf(doc: TableDoc): Table {
  const { id, game, rules, state, seats, created, changed, ended, faulty, listed } = asOfToday(doc);
  const people = seats.flatMap(({ guest, name, program }) =>
    guest === null ? [] : [{ id: guest, name, program: program !== null }],
  );
  const mayReopen = state === 'over' && whyNotReopen(asOfToday(doc)) === null;
  return { id, game, rules, state, people, created, changed, ended, faulty, listed, mayReopen };
}

const docsIn = (rows: readonly Row[]): TableDoc[] =>
  rows.map(({ doc }) => JSON.parse(doc as string) as TableDoc);

export class Administration {
  readonly #work: AdministrationWork;
  readonly #passkeys: Passkeys;
  readonly #began: number;
  /** When somebody has last used a passkey for this, by device. */
  readonly #proven = new Map<string, { readonly person: string; readonly at: number }>();

  constructor(work: AdministrationWork) {
    this.#work = work;
    this.#passkeys = new Passkeys(work.people, work.now);
    this.#began = work.now();
  }

  async do(asker: Asker, ask: AdminAsk): Promise<AdminTold> {
    const { people } = this.#work;
    const { admin, name = '' } = await people.traitsOf(asker.person);
    if (admin === undefined || !(await people.isAccount(asker.person)))
      throw new NotPermitted('not-yours');
    switch (ask.do) {
      case 'overview':
        return this.#overview();
      case 'tables':
        return { is: 'tables', tables: (await this.#tables(ask)).map(tableOf) };
      case 'people':
        return this.#people(ask.name);
      case 'reports':
        return { is: 'reports', reports: await reports(people) };
      case 'audit':
        return { is: 'audit', deeds: await deeds(people) };
      case 'prove': {
        const what = await this.#passkeys.known(asker.device, asker.site);
        return { is: 'to-prove', what: JSON.parse(JSON.stringify(what)) };
      }
      case 'proof': {
        const owner = await this.#passkeys.ownerOf(asker.device, asker.site, ask.signed);
        if (owner !== asker.person) throw new NotPermitted('no-passkey');
        this.#proven.set(asker.device, { person: owner, at: this.#work.now() });
        return { is: 'proven' };
      }
      default:
        this.#needProof(asker);
        return this.#change({ by: asker.person, name }, ask);
    }
  }

  #needProof({ device, person }: Asker): void {
    const proven = this.#proven.get(device);
    const isFresh = proven !== undefined && this.#work.now() - proven.at < FRESH_PROOF;
    if (!isFresh || proven.person !== person) throw new NotPermitted('unproven');
  }

  async #overview(): Promise<AdminTold> {
    const { limits, place, isWell, counts, now } = this.#work;
    const disk = place === null ? null : await statfs(place.data).catch(() => null);
    return {
      is: 'overview',
      well: await isWell(),
      up: now() - this.#began,
      memory: process.memoryUsage.rss(),
      ...counts(),
      store: place === null ? 'elsewhere' : place.store === undefined ? 'sqlite' : 'postgres',
      free: disk === null ? null : disk.bavail * disk.bsize,
      limits: Object.entries(limits).map(([limit, value]) => ({ limit, value })),
      backups: place === null ? [] : await backupsIn(place),
    };
  }

  async #tables({ id, person, before }: Extract<AdminAsk, { do: 'tables' }>): Promise<TableDoc[]> {
    const { people } = this.#work;
    const [rows] = await people.run([
      id !== undefined
        ? { do: 'tableWith', values: [id] }
        : person !== undefined
          ? { do: 'tablesWith', values: [person] }
          : { do: 'newestTables', values: [before ?? Number.MAX_SAFE_INTEGER] },
    ]);
    // A table is found once for everybody who sits there.
    const docs = new Map(docsIn(rows!).map((doc) => [doc.id, doc]));
    return [...docs.values()].slice(0, PAGE);
  }

  /** Accounts and guests with a name like this; without one, those who are banned. */
  async #people(name: string | undefined): Promise<AdminTold> {
    const { people, now } = this.#work;
    const bans = await bansNow(people, now());
    const banned = new Map(bans.map(({ id, ...one }) => [id, one]));
    let found: { readonly id: string; readonly name: string | null }[];
    if (name === undefined) {
      const traits = await Promise.all(bans.map(({ id }) => people.traitsOf(id)));
      found = bans.map(({ id }, i) => ({ id, name: traits[i]!.name ?? null }));
    } else {
      const like = `%${name.toLowerCase().replaceAll(/[%_"\\]/g, '')}%`;
      const [rows] = await people.run([{ do: 'peopleNamed', values: [like] }]);
      found = rows!.map(({ id, value }) => ({
        id: id as string,
        name: JSON.parse(value as string) as string,
      }));
    }
    return {
      is: 'people',
      people: found.map((one) => ({ ...one, ban: banned.get(one.id) ?? null })),
    };
  }

  /** First it is written down, then it is done: nothing happens that the audit log does not have. */
  async #change(
    who: { readonly by: string; readonly name: string },
    ask: Extract<AdminAsk, { do: 'close' | 'reopen' | 'ban' | 'unban' | 'settle' | 'backup' }>,
  ): Promise<AdminTold> {
    const { people, log, now, banned } = this.#work;
    const audited = (about: string, detail = ''): Promise<void> =>
      auditDeed(log, people, { ...who, what: ask.do, about, detail }, now());
    switch (ask.do) {
      case 'close':
      case 'reopen':
        await audited(ask.table);
        await inOperatorThread(this.#place, { do: ask.do, table: ask.table }).catch(refused);
        break;
      case 'ban': {
        const { person, reason, days } = ask;
        if (person === who.by) throw new NotPermitted('refused', 'that is the sender');
        await audited(person, `${days ?? 'no end'}: ${reason}`);
        const since = now();
        await ban(people, person, {
          reason,
          since,
          until: days === null ? null : since + days * DAY,
        });
        await banned(person);
        break;
      }
      case 'unban':
        await audited(ask.person);
        await lift(people, ask.person);
        await banned(ask.person);
        break;
      case 'settle':
        await audited(ask.report);
        await settle(people, ask.report, now());
        break;
      case 'backup':
        await audited('backup');
        await makeBackup(this.#place, now()).catch(refused);
    }
    return { is: 'done', what: ask.do };
  }

  get #place(): Place {
    const { place } = this.#work;
    if (place === null) throw new NotPermitted('refused', 'this process keeps nothing itself');
    return place;
  }
}

const refused = (error: unknown): never => {
  throw new NotPermitted('refused', (error as Error).message);
};
