/** Clubs: people who play with and against each other in teams. Whoever has the link of a club can join it. */
import { randomBytes } from 'node:crypto';
import { type ClubAsk, type ClubInfo, type ClubTold, weekNumber } from '@deadlight/host';
import { aliasOf } from '../people/alias.ts';
import { apartFrom } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import { NotPermitted } from '../socket/client.ts';
import { checkUnlike, nameFrom } from '../table/names.ts';
import { seasonsOf } from './seasons.ts';
import { Weeks, type WeeksWork } from './weeks.ts';

interface Member {
  readonly person: string;
  readonly name: string;
}

/** Clubs that somebody may be in, and members of a club. */
const MOST_CLUBS = 20;
const MOST_MEMBERS = 100;
const ID_BYTES = 12;

export class Clubs {
  readonly #people: People;
  readonly #now: () => number;
  readonly #weeks: Weeks;

  constructor(work: WeeksWork) {
    this.#people = work.people;
    this.#now = work.now;
    this.#weeks = new Weeks(work);
  }

  /** Opens the tables that are due. */
  openDue(): Promise<void> {
    return this.#weeks.openDue();
  }

  async do(person: string, ask: ClubAsk): Promise<ClubTold> {
    switch (ask.do) {
      case 'mine':
        return this.#mine(person);
      case 'found':
        return this.#found(person, nameFrom(ask.name), nameFrom(ask.as));
      case 'show':
        break;
      case 'join':
        await this.#join(person, ask.club, nameFrom(ask.as));
        break;
      case 'leave':
        await this.#part(person, ask.club);
        return this.#mine(person);
      case 'remove':
        await this.#remove(person, ask.club, ask.member);
        break;
      case 'sign-up': {
        const member = await this.#member(person, ask.club);
        await this.#weeks.signUp(ask.club, member, ask.week, ask.team);
        break;
      }
      case 'sign-off':
        await this.#weeks.signOff(ask.club, person, ask.week);
        break;
      case 'begin':
        await this.#member(person, ask.club);
        await this.#weeks.begin(ask.club, person, ask.team);
    }
    return { is: 'club', id: ask.club, club: await this.#show(person, ask.club) };
  }

  async #mine(person: string): Promise<ClubTold> {
    const [rows] = await this.#people.run([{ do: 'clubsOf', values: [person] }]);
    const clubs = rows!.map(({ id, name, members }) => ({
      id: id as string,
      name: name as string,
      members: Number(members),
    }));
    return { is: 'clubs', clubs };
  }

  async #mayJoin(person: string): Promise<void> {
    const [rows] = await this.#people.run([{ do: 'clubsOf', values: [person] }]);
    if (rows!.length >= MOST_CLUBS) throw new NotPermitted('too-many');
  }

  async #found(person: string, name: string, as: string): Promise<ClubTold> {
    await this.#mayJoin(person);
    const club = randomBytes(ID_BYTES).toString('base64url');
    await this.#people.run([
      { do: 'addClub', values: [club, name, this.#now()] },
      { do: 'addMember', values: [club, person, as, this.#now()] },
    ]);
    return { is: 'club', id: club, club: await this.#show(person, club) };
  }

  async #members(club: string): Promise<readonly Member[]> {
    const [rows] = await this.#people.run([{ do: 'clubMembers', values: [club] }]);
    return rows as unknown as Member[];
  }

  async #member(person: string, club: string): Promise<Member> {
    const found = (await this.#members(club)).find((one) => one.person === person);
    if (found === undefined) throw new NotPermitted('not-yours');
    return found;
  }

  async #join(person: string, club: string, as: string): Promise<void> {
    const members = await this.#members(club);
    if (members.length === 0 || members.some((one) => one.person === person)) return;
    if (members.length >= MOST_MEMBERS) throw new NotPermitted('full');
    await this.#mayJoin(person);
    const apart = await apartFrom(this.#people, person);
    if (members.some((one) => apart.has(one.person))) throw new NotPermitted('banned');
    checkUnlike(
      as,
      members.map(({ name }) => name),
    );
    await this.#people.run([{ do: 'addMember', values: [club, person, as, this.#now()] }]);
  }

  /** A club without members ends. */
  async #part(person: string, club: string): Promise<void> {
    await this.#weeks.leave(club, person);
    await this.#people.run([
      { do: 'removeMember', values: [club, person] },
      { do: 'removeEmptyClubs', values: [] },
    ]);
  }

  async #remove(person: string, club: string, member: string): Promise<void> {
    const members = await this.#members(club);
    if (members[0]?.person !== person) throw new NotPermitted('not-yours');
    const meant = members.find((one) => aliasOf(one.person, person) === member);
    if (meant === undefined || meant.person === person)
      throw new NotPermitted('refused', 'there is no such member');
    await this.#part(meant.person, club);
  }

  async #show(reader: string, club: string): Promise<ClubInfo | null> {
    const [[rows], members] = await Promise.all([
      this.#people.run([{ do: 'club', values: [club] }]),
      this.#members(club),
    ]);
    const name = rows![0]?.['name'] as string | undefined;
    if (name === undefined) return null;
    const isMember = members.some(({ person }) => person === reader);
    return {
      id: club,
      name,
      members: members.length,
      inside: !isMember
        ? null
        : {
            // Whoever has been there for longest is the host.
            people: members.map((one, i) => ({
              id: aliasOf(one.person, reader),
              name: one.name,
              who: one.person === reader ? 'reader' : 'member',
              host: i === 0,
            })),
            host: members[0]!.person === reader,
            weeks: await this.#weeks.of(club, reader),
            seasons: await seasonsOf(this.#people, club, weekNumber(this.#now()), reader),
          },
    };
  }
}

export async function clubsBy({ run }: Pick<People, 'run'>, person: string) {
  const [rows] = await run([{ do: 'clubsOf', values: [person] }]);
  return rows!.map(({ id, name }) => ({ id: id as string, name: name as string }));
}
