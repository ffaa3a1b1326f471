/** What somebody is told of their friends: who is there, as far as they let it be seen, and their tables. */
import type { AccountTold, Invitation } from '@deadlight/host';
import type { TableDoc } from '../store/store.ts';
import { peopleAt } from '../table/meetings.ts';
import { hasSeat } from '../table/seating.ts';
import { asOfToday } from '../table/table-doc.ts';
import { lineOf } from '../table/table-info.ts';
import { aliasOf } from './alias.ts';
import { apartFrom } from './blocks.ts';
import { friendsOf, friendsOnline, invitationsOf, tablesOfFriends } from './friends.ts';
import { friendsPages } from './pages.ts';
import type { People } from './people.ts';

type Told = Extract<AccountTold, { is: 'friends' }>;

export async function friendsFor(people: People, person: string, now: number): Promise<Told> {
  const [friends, online, docs, apart, pages, { seen }] = await Promise.all([
    friendsOf(people, person),
    friendsOnline(people, person, now),
    tablesOfFriends(people, person),
    apartFrom(people, person),
    friendsPages(people, person),
    people.traitsOf(person),
  ]);
  // A host decides who finds their table; who else sits there has no say in it.
  const tablesOf = (friend: string): TableDoc[] =>
    docs.filter((doc) => doc.owner === friend && !hasSeat(person, doc.seats));
  const isMet = (doc: TableDoc): boolean => !peopleAt(doc).some((id) => apart.has(id));
  return {
    is: 'friends',
    showsOnline: seen !== undefined,
    friends: friends.map(({ id, name, since, is }) => ({
      id: aliasOf(id, person),
      name,
      since,
      is,
      online: is === 'friend' && online.has(id),
      page: is === 'friend' ? (pages.get(id) ?? null) : null,
      tables:
        is === 'friend'
          ? tablesOf(id)
              .filter(isMet)
              .flatMap((doc) => lineOf(asOfToday(doc), true) ?? [])
          : [],
    })),
  };
}

/** Invitations to tables that have not begun, where they may still come. */
export async function invitationsFor(people: People, person: string): Promise<Invitation[]> {
  const [all, apart] = await Promise.all([
    invitationsOf(people, person),
    apartFrom(people, person),
  ]);
  return all
    .filter(({ doc }) => doc.state === 'open' && !hasSeat(person, doc.seats))
    .filter(({ doc }) => !peopleAt(doc).some((id) => apart.has(id)))
    .map(({ doc, called, since }) => ({ table: doc.id, game: doc.game, by: called, since }));
}
