/** What people at a table do about friends: they ask each other, and invite those who are somewhere else. */
import { at } from '@deadlight/engine';
import type { Seat } from '@deadlight/host';
import { aliasOf } from '../people/alias.ts';
import { presentOf } from '../people/blocks.ts';
import { befriend, friendsOf, invite } from '../people/friends.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import { isTheirs, seatsOf } from './seating.ts';
import type { TableCore } from './table-core.ts';

/** Whoever asks sits at the table, so that the other knows who it is. */
export async function befriendAt(
  { doc, services }: TableCore,
  client: Client,
  seat: Seat,
): Promise<void> {
  const [own] = seatsOf(client.guest, doc.seats);
  if (own === undefined) throw new NotPermitted('not-yours');
  const taken = doc.seats[seat];
  if (taken === undefined || taken.guest === null || taken.program !== null)
    throw new NotPermitted('refused', 'no person sits there');
  if (isTheirs(taken, client.guest)) throw new NotPermitted('refused', 'that is the sender');
  const { people, now } = services;
  const [friend] = await presentOf(people, [taken.guest]);
  const { name } = taken;
  const called = at(doc.seats, own, 'seat').name;
  await befriend(people, client.guest, { friend: friend!, name, called, now: now() });
  client.send({ say: 'befriended', name });
}

/** To a table that has not begun. Whether they may come in is seen when they come. */
export async function inviteTo(
  { doc, services }: TableCore,
  client: Client,
  alias: string,
): Promise<void> {
  const { people, now } = services;
  const [own] = seatsOf(client.guest, doc.seats);
  if (own === undefined && doc.owner !== client.guest) throw new NotPermitted('not-yours');
  if (doc.state !== 'open') throw new NotPermitted('refused', 'the game has begun');
  const friends = await friendsOf(people, client.guest);
  const friend = friends.find(
    ({ id, is }) => is === 'friend' && aliasOf(id, client.guest) === alias,
  );
  if (friend === undefined) throw new NotPermitted('refused', 'there is no such friend');
  const called =
    own === undefined
      ? ((await people.traitsOf(client.guest)).name ?? '')
      : at(doc.seats, own, 'seat').name;
  const about = { table: doc.id, friend: friend.id, host: client.guest, called, now: now() };
  await invite(people, about);
  client.send({ say: 'invited', friend: alias });
}
