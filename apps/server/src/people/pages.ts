/** A player's page: at an address of its own, with what its owner has chosen to show, and nothing else. */
import { randomBytes } from 'node:crypto';
import type { PlayedGames, PlayerInfo, Shown } from '@deadlight/host';
import type { TableDoc } from '../store/store.ts';
import { apartFrom } from './blocks.ts';
import type { People } from './people.ts';

const ADDRESS_BYTES = 9;

async function addressOf({ run }: People, person: string): Promise<string | null> {
  const [rows] = await run([{ do: 'pageOf', values: [person] }]);
  return (rows![0]?.['address'] as string | undefined) ?? null;
}

/** The address of a person's page, and what it shows; null as long as they have chosen nothing. */
export async function ownPage(
  people: People,
  person: string,
  shown: readonly Shown[] | undefined,
): Promise<{ readonly address: string; readonly shows: readonly Shown[] } | null> {
  const address = await addressOf(people, person);
  return address === null ? null : { address, shows: shown ?? [] };
}

/** Games are counted only while they are shown. The address stays the same. */
export async function showOnPage(
  people: People,
  person: string,
  shown: readonly Shown[],
): Promise<void> {
  const address = randomBytes(ADDRESS_BYTES).toString('base64url');
  await people.run([{ do: 'addPage', values: [address, person] }]);
  await people.change(person, { shown: shown.length === 0 ? null : shown });
  if (!shown.includes('games')) await people.run([{ do: 'removePlayed', values: [person] }]);
}

export async function playedOf({ run }: People, person: string): Promise<PlayedGames[]> {
  const [rows] = await run([{ do: 'playedOf', values: [person] }]);
  return rows!.map(({ game, played, won }) => ({
    game: game as string,
    played: Number(played),
    won: Number(won),
  }));
}

/** Null where there is nothing to see; why, is not said. */
export async function playerAt(
  people: People,
  reader: string,
  address: string,
): Promise<PlayerInfo | null> {
  const [rows] = await people.run([{ do: 'ownerOfPage', values: [address] }]);
  const person = rows![0]?.['person'] as string | undefined;
  if (person === undefined || (await apartFrom(people, reader)).has(person)) return null;
  const { name, colour, created, shown = [] } = await people.traitsOf(person);
  if (shown.length === 0) return null;
  const shows = (one: Shown): boolean => shown.includes(one);
  return {
    name: (shows('name') ? name : null) ?? null,
    colour: (shows('colour') ? (colour as PlayerInfo['colour']) : null) ?? null,
    since: (shows('since') ? created : null) ?? null,
    games: shows('games') ? await playedOf(people, person) : null,
  };
}

/** Pages of those whom a person has asked to be friends. */
export async function friendsPages(
  { run }: People,
  person: string,
): Promise<ReadonlyMap<string, string>> {
  const [rows] = await run([{ do: 'friendsPages', values: [person] }]);
  return new Map(rows!.map(({ id, address }) => [id as string, address as string]));
}

/** A game has come to its end: it counts for the people who show how many they have played. */
export async function countPlayed(
  people: People,
  { id, game, seats }: Pick<TableDoc, 'id' | 'game' | 'seats'>,
  winners: readonly number[],
): Promise<void> {
  for (const [seat, { guest, program }] of seats.entries()) {
    if (guest === null || program !== null) continue;
    const { shown = [] } = await people.traitsOf(guest);
    if (!shown.includes('games')) continue;
    const won = winners.includes(seat) ? 1 : 0;
    await people.run([{ do: 'addPlayed', values: [guest, id, game, won] }]);
  }
}
