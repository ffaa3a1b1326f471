/** Friends: two people who have asked each other, or one who has asked and waits. */
import { NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import { apartFrom } from './blocks.ts';
import type { RunStatements, Statement } from './statements.ts';

interface Runner {
  readonly run: RunStatements;
}

export interface Friend {
  readonly id: string;
  /** What they were called when one of the two asked, and what this person was called. */
  readonly name: string;
  readonly called: string;
  readonly since: number;
  /** Friends, or one of the two has asked and waits for an answer. */
  readonly is: 'friend' | 'asked' | 'asks';
}

/** How many people somebody may have asked, friends among them. */
const MAX_FRIENDS = 200;
/** Milliseconds after which a person is written down as seen again, and how long they count as online. */
const SEEN_AGAIN = 60_000;
const ONLINE = 150_000;
/** Milliseconds that an invitation is kept. */
const INVITED = 14 * 24 * 60 * 60 * 1000;

export async function friendsOf(people: Runner, person: string): Promise<readonly Friend[]> {
  const [[rows], apart] = await Promise.all([
    people.run([{ do: 'friendsOf', values: [person] }]),
    apartFrom(people, person),
  ]);
  const found = new Map<string, Friend>();
  for (const row of rows!) {
    const { id, name, called, since } = row as unknown as Friend;
    // Whoever is kept apart asks in vain, and is not told.
    if (apart.has(id) && row['mine'] === 0) continue;
    const is = found.has(id) ? 'friend' : row['mine'] === 1 ? 'asked' : 'asks';
    found.set(id, { id, name, called, since, is });
  }
  return [...found.values()];
}

/** Asks somebody to be friends, or agrees to it where they have asked before. */
export async function befriend(
  people: Runner,
  person: string,
  {
    friend,
    name,
    called,
    now,
  }: Readonly<Record<'friend' | 'name' | 'called', string>> & {
    readonly now: number;
  },
): Promise<void> {
  const [[counted]] = (await people.run([{ do: 'countAsked', values: [person] }])) as [
    [{ n: number }],
  ];
  if (Number(counted.n) >= MAX_FRIENDS)
    throw new NotPermitted('refused', `nobody has more than ${MAX_FRIENDS} friends`);
  await people.run([{ do: 'addFriend', values: [person, friend, name, called, now] }]);
}

export async function unfriend(people: Runner, person: string, friend: string): Promise<void> {
  await people.run(parted(person, friend));
}

/** Two people are friends no longer, and take back what they have asked of each other. */
const parted = (one: string, other: string): Statement[] => [
  { do: 'removeFriend', values: [one, other] },
  { do: 'removeInvitationsBetween', values: [one, other] },
];

/** Notes that somebody is there, if their friends may see it. */
export async function noteSeen(people: Runner, person: string, now: number): Promise<void> {
  const values = [person, JSON.stringify(now), now - SEEN_AGAIN];
  await people.run([{ do: 'isSeen', values }]);
}

/** Those who have asked a person and let their friends see it, and are there. */
export async function friendsOnline(
  people: Runner,
  person: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const [rows] = await people.run([{ do: 'friendsSeen', values: [person] }]);
  const there = rows!.filter(({ value }) => now - Number(value) < ONLINE);
  return new Set(there.map(({ id }) => id as string));
}

/** Tables that go on where somebody sits whom this person has asked, or that they opened. */
export async function tablesOfFriends(people: Runner, person: string): Promise<TableDoc[]> {
  const [rows] = await people.run([{ do: 'friendsTables', values: [person] }]);
  const docs = rows!.map(({ doc }) => JSON.parse(doc as string) as TableDoc);
  return [...new Map(docs.map((doc) => [doc.id, doc])).values()];
}

export interface Invited {
  readonly doc: TableDoc;
  readonly host: string;
  /** What the host was called. */
  readonly called: string;
  readonly since: number;
}

/** Notes that somebody invites a friend. */
export async function invite(
  people: Runner,
  {
    table,
    friend,
    host,
    called,
    now,
  }: Readonly<Record<'table' | 'friend' | 'host' | 'called', string>> & {
    readonly now: number;
  },
): Promise<void> {
  await people.run([
    { do: 'sweepInvitations', values: [now - INVITED] },
    { do: 'addInvitation', values: [table, friend, host, called, now] },
  ]);
}

export async function invitationsOf(people: Runner, person: string): Promise<readonly Invited[]> {
  const [rows] = await people.run([{ do: 'invitationsOf', values: [person] }]);
  return rows!.map((row) => {
    const { host, called, since } = row as unknown as Omit<Invited, 'doc'>;
    return { host, called, since, doc: JSON.parse(row['doc'] as string) as TableDoc };
  });
}

export async function decline(people: Runner, person: string, table: string): Promise<void> {
  await people.run([{ do: 'removeInvitation', values: [table, person] }]);
}

/** A guest becomes somebody else: their friends come along. */
export const friendsMoved = (before: string, person: string): Statement[] => [
  { do: 'moveFriends', values: [before, person] },
  { do: 'moveFriendOf', values: [before, person] },
  { do: 'moveInvitations', values: [before, person] },
  { do: 'moveInvited', values: [before, person] },
  ...friendsRemoved(before),
];

export const friendsRemoved = (person: string): Statement[] => [
  { do: 'removeFriends', values: [person] },
  { do: 'removeInvitations', values: [person] },
];
