/** The host of a table: who that is, who is kept out, and who takes over. */
import type { Seat } from '@deadlight/host';
import { hashOfSecret } from '../secret.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import { isTheirs, seatsOf } from './seating.ts';

const MINUTE = 60_000;
/** A host who sits at the table may be away for a while; one who does not is not waited for. */
const SEATED_GONE = 10 * MINUTE;
const UNSEATED_GONE = MINUTE;
/** Maximum number of bans; the oldest are dropped. */
const MAX_BANNED = 200;

export function needHost({ owner }: TableDoc, who: string): void {
  if (owner !== who) throw new NotPermitted('not-yours');
}

/** Whether somebody else may be host; `goneFor` are milliseconds. */
export const isHostGone = ({ owner, seats }: TableDoc, goneFor: number): boolean =>
  goneFor >= (seatsOf(owner, seats).length > 0 ? SEATED_GONE : UNSEATED_GONE);

/** The host makes somebody else host, or a player takes over from a host who is gone. */
export function nextHost(
  table: TableDoc,
  who: string,
  seat: Seat | undefined,
  goneFor: number,
): string {
  if (seat === undefined) {
    const plays = table.seats.some((one) => isTheirs(one, who) && one.program === null);
    if (!plays || !isHostGone(table, goneFor)) throw new NotPermitted('not-yours');
    return who;
  }
  needHost(table, who);
  const next = table.seats[seat];
  if (next === undefined || next.guest === null || next.program !== null)
    throw new NotPermitted('refused', 'no person sits there');
  return next.guest;
}

/** Whom the role passes to when a host without a seat has gone: the first player who is there. */
export function heirOf(table: TableDoc, goneFor: number, there: Iterable<Client>): string | null {
  const { owner, seats } = table;
  if (seatsOf(owner, seats).length > 0 || !isHostGone(table, goneFor)) return null;
  const players = seats.flatMap(({ guest, program }) => (program === null ? (guest ?? []) : []));
  const guests = new Set([...there].map(({ guest }) => guest));
  return players.find((guest) => guests.has(guest)) ?? null;
}

const guestMark = (guest: string): string => guest;
const addressMark = ({ id }: TableDoc, from: string): string => hashOfSecret(`${id}\n${from}`);

/**
 * Keeps somebody out, and whoever comes without a cookie from the same address. People who share the host's
 * address, as at a table of friends in one room, are known by their cookies alone.
 */
export function withBanned(
  table: TableDoc,
  seat: Seat,
  there: Iterable<Client>,
): TableDoc['banned'] {
  const banned = table.seats[seat];
  if (banned === undefined || banned.guest === null) return table.banned;
  const clients = [...there];
  const hosts = new Set(
    clients.filter(({ guest }) => guest === table.owner).map(({ from }) => from),
  );
  const addresses = clients
    .filter(({ guest, from }) => isTheirs(banned, guest) && !hosts.has(from))
    .map(({ from }) => addressMark(table, from));
  const guests = [banned.guest, ...banned.also].map(guestMark);
  return [...new Set([...table.banned, ...guests, ...addresses])].slice(-MAX_BANNED);
}

/** A player who sits at the table is not taken for one who was banned at the same address. */
export function isBanned(table: TableDoc, { guest, from }: Client): boolean {
  if (table.banned.length === 0 || table.owner === guest) return false;
  if (table.banned.includes(guestMark(guest))) return true;
  const isSeated = seatsOf(guest, table.seats).length > 0;
  return !isSeated && table.banned.includes(addressMark(table, from));
}

export function checkBanned(table: TableDoc, client: Client): void {
  if (isBanned(table, client)) throw new NotPermitted('banned');
}
