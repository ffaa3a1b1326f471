/** How the members of a club stand in a season: its rounds are weeks, and the results of their teams add up. */
import { type ClubSeason, POINTS, ROUNDS, seasonOf } from '@deadlight/host';
import type { People } from '../people/people.ts';

type Standing = ClubSeason['standings'][number];

async function seasonIn(
  { run }: Pick<People, 'run'>,
  club: string,
  { first, now, reader }: Readonly<Record<'first' | 'now', number>> & { readonly reader: string },
): Promise<ClubSeason> {
  const [rows] = await run([{ do: 'standings', values: [club, first, first + ROUNDS - 1] }]);
  const all = rows!.map((row): Omit<Standing, 'rank'> => {
    const [games, won] = [Number(row['games']), Number(row['won'])];
    return {
      name: row['name'] as string,
      who: row['person'] === reader ? 'reader' : 'member',
      points: won * POINTS.won + (games - won) * POINTS.lost,
      games,
      won,
    };
  });
  const standings = all
    .map((one) => ({ rank: 1 + all.filter(({ points }) => points > one.points).length, ...one }))
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));
  return { first, round: Math.min(ROUNDS, now - first + 1), standings };
}

/** The season that goes on, and the one before if anybody has finished a game in it. */
export async function seasonsOf(
  people: Pick<People, 'run'>,
  club: string,
  now: number,
  reader: string,
): Promise<readonly ClubSeason[]> {
  const first = seasonOf(now);
  const [present, last] = await Promise.all(
    [first, first - ROUNDS].map((one) => seasonIn(people, club, { first: one, now, reader })),
  );
  return last!.standings.length === 0 ? [present!] : [present!, last!];
}
