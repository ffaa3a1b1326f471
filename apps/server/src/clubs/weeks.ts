/** The teams of clubs that play the deal of a week: who is in which, when their tables open, and how their games went. */
import { randomBytes } from 'node:crypto';
import {
  type ClubWeek,
  firstDayOf,
  type OnlineTableSettings,
  type TeamInfo,
  USUAL_LEVEL,
  weekDeal,
  weekNumber,
} from '@deadlight/host';
import type { Logger } from 'pino';
import { apartFrom } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import type { Row } from '../people/statements.ts';
import { newSecret } from '../secret.ts';
import { NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import type { TableDirectory } from '../table/directory.ts';

export interface WeeksWork {
  readonly people: People;
  readonly directory: TableDirectory;
  readonly log: Logger;
  now(): number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Weeks before this one that a club shows, and that teams are kept. */
const SHOWN = 4;
const KEPT = 53;
/** Teams of a club in a week. */
const MOST_TEAMS = 30;
/** Milliseconds after which a table is opened again that did not open. */
const PATIENCE = 10 * 60 * 1000;
/** Seconds for a turn: a day. */
const TURN = 24 * 60 * 60;
const ID_BYTES = 9;

const settingsOf = (week: number): OnlineTableSettings => {
  const { game, seats, options } = weekDeal(week);
  return {
    game,
    seats,
    options,
    listed: false,
    friends: false,
    // What a team sees is worth something to the others.
    spectators: false,
    hints: false,
    chat: true,
    join: false,
    programs: false,
    clock: {
      bank: TURN,
      more: 0,
      end: 'bot',
      days: { each: true, hours: true, holidays: true },
    },
    bots: USUAL_LEVEL,
  };
};

interface Person {
  readonly person: string;
  readonly name: string;
}

export class Weeks {
  readonly #work: WeeksWork;

  constructor(work: WeeksWork) {
    this.#work = work;
  }

  get #now(): number {
    return weekNumber(this.#work.now());
  }

  /** Into a team, or into a new one. Weeks that are over take nobody. */
  async signUp(
    club: string,
    { person, name }: Person,
    week: number,
    wanted: string | undefined,
  ): Promise<void> {
    const { people, now } = this.#work;
    const [first, last] = [this.#now, this.#now + 1];
    if (week < first || week > last)
      throw new NotPermitted('refused', 'teams form in this week and for the next');
    const team = wanted ?? randomBytes(ID_BYTES).toString('base64url');
    if (wanted === undefined) {
      const [teams] = await people.run([{ do: 'teamsOf', values: [club, week, week] }]);
      if (teams!.length >= MOST_TEAMS) throw new NotPermitted('full');
    } else {
      const there = (await this.#peopleOf(club, week, week)).get(team) ?? [];
      if (there.length === 0) throw new NotPermitted('refused', 'there is no such team');
      const apart = await apartFrom(people, person);
      if (there.some((one) => one.person !== null && apart.has(one.person)))
        throw new NotPermitted('banned');
    }
    const { seats } = weekDeal(week);
    const [, joined] = (
      await people.run([
        { do: 'sweepTeamPeople', values: [first - KEPT] },
        { do: 'sweepTeams', values: [first - KEPT] },
        ...(wanted === undefined
          ? [{ do: 'addTeam', values: [team, club, week, now()] } as const]
          : []),
        { do: 'joinTeam', values: [team, person, name, now(), seats] },
        { do: 'removeEmptyTeams', values: [first] },
      ])
    ).slice(wanted === undefined ? 2 : 1);
    if (joined!.length === 0)
      throw new NotPermitted('refused', 'the team is full or plays, or the sender is in another');
  }

  async signOff(club: string, person: string, week: number): Promise<void> {
    await this.#work.people.run([
      { do: 'leaveTeam', values: [week, person, club] },
      { do: 'removeEmptyTeams', values: [this.#now] },
    ]);
  }

  /** Somebody leaves the club, and the teams that do not play yet. */
  async leave(club: string, person: string): Promise<void> {
    await this.#work.people.run([
      { do: 'leaveTeams', values: [person, club] },
      { do: 'removeEmptyTeams', values: [this.#now] },
    ]);
  }

  /** A team that has formed in the week that goes on does not wait for the next. */
  async begin(club: string, person: string, team: string): Promise<void> {
    const week = this.#now;
    const there = (await this.#peopleOf(club, week, week)).get(team) ?? [];
    if (!there.some((one) => one.person === person)) throw new NotPermitted('not-yours');
    await this.#open(team, week);
  }

  /** Opens the tables of all teams that had signed up when this week began. */
  async openDue(): Promise<void> {
    const { people, now, log } = this.#work;
    const week = this.#now;
    const began = firstDayOf(week) * DAY;
    const [due] = await people.run([{ do: 'dueTeams', values: [week, began, now() - PATIENCE] }]);
    for (const { id } of due!)
      await this.#open(id as string, week).catch((error: unknown) =>
        log.warn({ team: id, why: (error as Error).message }, 'the table of a team did not open'),
      );
  }

  /** Whoever claims it opens it; the others, and whoever comes again, find that it has been done. */
  async #open(team: string, week: number): Promise<void> {
    const { people, directory, now } = this.#work;
    const name = `week ${week}`;
    const [claimed, seated, , [own]] = (await people.run([
      { do: 'claimTeam', values: [team, now(), now() - PATIENCE, week] },
      { do: 'peopleOfTeam', values: [team] },
      { do: 'addOwn', values: [name, newSecret()] },
      { do: 'own', values: [name] },
    ])) as [Row[], Row[], Row[], [{ value: string }]];
    const there = seated.flatMap(({ person, name: called }) =>
      person === null ? [] : [{ guest: person as string, name: called as string }],
    );
    const [owner] = there;
    if (claimed.length === 0 || owner === undefined) return;
    const prepared = { people: there, dice: { name, secret: own.value } };
    const table = await directory.create(owner, settingsOf(week), prepared);
    await people.run([{ do: 'teamPlays', values: [team, table] }]);
  }

  async #peopleOf(club: string, from: number, to: number) {
    const [rows] = await this.#work.people.run([{ do: 'peopleOfTeams', values: [club, from, to] }]);
    const teams = new Map<string, { person: string | null; name: string }[]>();
    for (const { team, person, name } of rows!) {
      const list = teams.get(team as string) ?? [];
      teams.set(team as string, [
        ...list,
        { person: person as string | null, name: name as string },
      ]);
    }
    return teams;
  }

  /** The next week, this one, and some of those before in which the club had teams. */
  async of(club: string, reader: string): Promise<readonly ClubWeek[]> {
    const now = this.#now;
    const [from, to] = [now - SHOWN, now + 1];
    const [[rows, counted], people] = await Promise.all([
      this.#work.people.run([
        { do: 'teamsOf', values: [club, from, to] },
        { do: 'finishedTeams', values: [from, to] },
      ]),
      this.#peopleOf(club, from, to),
    ]);
    const finished = new Map(counted!.map(({ week, n }) => [Number(week), Number(n)]));
    const weeks: ClubWeek[] = [];
    for (let week = to; week >= from; week--) {
      const teams = rows!.filter((row) => Number(row['week']) === week);
      if (week < now && teams.length === 0) continue;
      weeks.push({
        week,
        is: week > now ? 'next' : week === now ? 'now' : 'over',
        teams: teams.map((row) => {
          const there = people.get(row['id'] as string) ?? [];
          return teamOf(row, there, { reader, isOver: week < now });
        }),
        finished: finished.get(week) ?? 0,
      });
    }
    return weeks;
  }
}

function teamOf(
  { id, tbl, won, decisions, place }: Row,
  there: readonly { readonly person: string | null; readonly name: string }[],
  { reader, isOver }: { readonly reader: string; readonly isOver: boolean },
): TeamInfo {
  const mine = there.some(({ person }) => person === reader);
  const hasEnded = won !== null;
  return {
    id: id as string,
    names: there.map(({ person, name }) => (person === null ? null : name)),
    mine,
    state: hasEnded ? 'over' : tbl === null ? 'forming' : 'playing',
    table: mine || (isOver && hasEnded) ? (tbl as string | null) : null,
    won: hasEnded ? won === 1 : null,
    decisions: hasEnded ? Number(decisions) : null,
    rank: hasEnded ? Number(place) : null,
  };
}

/** The game of a team has come to its end; its people win or lose together. */
export async function teamEnds(
  { run }: Pick<People, 'run'>,
  { id }: Pick<TableDoc, 'id'>,
  winners: readonly number[],
  decisions: number,
): Promise<void> {
  await run([{ do: 'teamEnds', values: [id, winners.length > 0 ? 1 : 0, decisions] }]);
}

export async function teamsBy({ run }: Pick<People, 'run'>, person: string) {
  const [rows] = await run([{ do: 'teamsBy', values: [person] }]);
  return rows!.map(({ week, name, tbl, won, decisions }) => ({
    from: weekDeal(Number(week)).from,
    name: name as string,
    table: tbl as string | null,
    won: won === null ? null : won === 1,
    decisions: decisions === null ? null : Number(decisions),
  }));
}
