/** Everything that is kept about a person, for that person. */
import { seatsWhere } from '@deadlight/engine';
import { clubsBy } from '../clubs/clubs.ts';
import { teamsBy } from '../clubs/weeks.ts';
import { dealsBy } from '../daily/deals.ts';
import type { KeptTable } from '../store/store.ts';
import { isTheirs } from '../table/seating.ts';
import { aliasOf } from './alias.ts';
import { banOf } from './bans.ts';
import { blocksOf } from './blocks.ts';
import { friendsOf, invitationsOf } from './friends.ts';
import { ownPage, playedOf } from './pages.ts';
import type { People } from './people.ts';
import { reportsBy } from './reports.ts';

const PAGE = 100;

/** All tables of somebody, under whatever id: those that go on, those that are over, or both. */
export async function tablesOfAll(
  people: People,
  ids: readonly string[],
  states: readonly boolean[] = [false, true],
): Promise<KeptTable[]> {
  const found = new Map<string, KeptTable>();
  for (const id of ids)
    for (const over of states)
      for (let after: { created: number; id: string } | null = null; ; ) {
        const page: KeptTable[] = await people.tablesOf(id, { over, after, most: PAGE });
        for (const kept of page) found.set(kept.doc.id, kept);
        const last = page.at(-1)?.doc;
        if (page.length < PAGE || last === undefined) break;
        after = { created: last.created, id: last.id };
      }
  return [...found.values()];
}

const dateOf = (time: number): string => new Date(time).toISOString();

/** Secrets are not in it: of those the server has hashes, which help nobody. */
export async function exportOf(people: People, person: string): Promise<object> {
  const ids = [person, ...(await people.formerOf(person))];
  const { created, seen, shown, settings, ...traits } = await people.traitsOf(person);
  const [
    passkeys,
    devices,
    codes,
    pushed,
    mail,
    blocks,
    friends,
    invitations,
    played,
    reports,
    ban,
    deals,
    clubs,
    teams,
    tables,
  ] = await Promise.all([
    people.passkeysOf(person),
    people.devicesOf(person),
    people.recoveryLeft(person),
    people.pushToAll(person),
    people.mailOf(person),
    blocksOf(people, person),
    friendsOf(people, person),
    invitationsOf(people, person),
    playedOf(people, person),
    reportsBy(people, person),
    banOf(people, person, 0),
    dealsBy(people, person),
    clubsBy(people, person),
    teamsBy(people, person),
    tablesOfAll(people, ids),
  ]);
  return {
    account: created === undefined ? null : dateOf(created),
    ids,
    ...traits,
    seen: seen === undefined ? null : dateOf(seen),
    settings,
    passkeys: passkeys.map((passkey) => ({
      ...passkey,
      created: dateOf(passkey.created),
      used: dateOf(passkey.used),
    })),
    recoveryCodesLeft: codes,
    devices: devices.map(({ hash, since }) => ({ hash, since: dateOf(since) })),
    // The keys are secrets of the browser.
    push: pushed.map(({ device, push }) => ({ device, endpoint: push.subscription.endpoint })),
    mail: mail === null ? null : { address: mail.address, confirmed: mail.confirmed },
    blocked: blocks.map(({ blocked, name, since }) => ({
      id: aliasOf(blocked, person),
      name,
      since: dateOf(since),
    })),
    page: await ownPage(people, person, shown),
    ban: ban === null ? null : { reason: ban.reason, since: dateOf(ban.since) },
    played,
    deals: deals.map((deal) => ({ ...deal, entered: dateOf(deal.entered) })),
    clubs,
    teams,
    reports: reports.map((one) => ({ ...one, at: dateOf(one.at) })),
    friends: friends.map(({ id, since, ...friend }) => ({
      id: aliasOf(id, person),
      ...friend,
      since: dateOf(since),
    })),
    invitations: invitations.map(({ doc, called, since }) => ({
      table: doc.id,
      by: called,
      since: dateOf(since),
    })),
    tables: tables.map(({ doc }) => ({
      id: doc.id,
      game: doc.game,
      state: doc.state,
      opened: dateOf(doc.created),
      changed: dateOf(doc.changed),
      host: ids.includes(doc.owner),
      seats: seatsWhere(doc.seats, (seat) => ids.some((id) => isTheirs(seat, id))).map((seat) => ({
        seat,
        name: doc.seats[seat]!.name,
        program: (doc.seats[seat]!.program ?? null) !== null,
        standing: doc.seats[seat]!.standing ?? [],
      })),
    })),
  };
}
