/** What is measured of many games, with how sure it is. */
import { differenceBetween, type Gap, type Sample, shareOver } from '../../arena/intervals.ts';
import { counted } from '../../simulate/count.ts';
import { hasSurvived, type PlayerFacts } from '../../simulate/facts.ts';
import type { Share } from '../../simulate/share.ts';
import type { Talk } from '../../simulate/talk.ts';
import type { Played } from '../columns.ts';

export type Test = (player: PlayerFacts) => boolean;
export const isWinner: Test = ({ won }) => won;

/** How many of a game's players pass a test, of those that are looked at. */
const sampleOf = ({ facts }: Played, test: Test, among: Test): Sample => {
  const players = facts.players.filter(among);
  return { count: players.filter(test).length, of: players.length };
};

const everyone: Test = () => true;

const samplesOf = (games: readonly Played[], test: Test, among: Test = everyone): Sample[] =>
  games.map((game) => sampleOf(game, test, among)).filter(({ of }) => of > 0);

export const shareIn = (games: readonly Played[], test: Test, among?: Test): Share =>
  shareOver(samplesOf(games, test, among));

/** A share of what players said, game by game: statements of one kind among those of another. */
export const talkIn = (
  games: readonly Played[],
  what: keyof Talk,
  of: keyof Talk,
): Share | null => {
  const samples = games
    .map(({ facts }) => {
      const sum = (kind: keyof Talk): number =>
        facts.players.reduce((total, { talk }) => total + (talk?.[kind] ?? 0), 0);
      return { count: sum(what), of: sum(of) };
    })
    .filter((sample) => sample.of > 0);
  return samples.length === 0 ? null : shareOver(samples);
};

/** How those fared who had something in common. */
export interface Fares {
  readonly key: string;
  readonly seats: number;
  readonly won: Share;
  readonly survived: Share;
}

/** Fewer seats than this say nothing. */
const MIN_GAMES = 30;

/** By what players have in common, the most successful first. */
export function faresBy(
  games: readonly Played[],
  keysOf: (player: PlayerFacts) => readonly string[],
): Fares[] {
  const seats = counted(games.flatMap(({ facts }) => facts.players.flatMap(keysOf)));
  return Object.entries(seats)
    .filter(([, count]) => count >= MIN_GAMES)
    .map(([key, count]) => {
      const among: Test = (player) => keysOf(player).includes(key);
      return {
        key,
        seats: count,
        won: shareIn(games, isWinner, among),
        survived: shareIn(games, hasSurvived, among),
      };
    })
    .sort((a, b) => b.won.share - a.won.share || b.survived.share - a.survived.share);
}

/** What something changes for the chance to win. */
export interface Effect extends Gap {
  readonly key: string;
}

/** The effect of everything that is true of some games but not of others. */
export function effectsOf(
  games: readonly Played[],
  has: (game: Played) => readonly string[],
  could: (game: Played) => readonly string[] | null = () => null,
): Effect[] {
  const keys = [...new Set(games.flatMap(has))].sort();
  return keys.flatMap((key) => {
    const possible = games.filter((game) => could(game)?.includes(key) ?? true);
    const with_ = possible.filter((game) => has(game).includes(key));
    const without = possible.filter((game) => !has(game).includes(key));
    if (with_.length < MIN_GAMES || without.length < MIN_GAMES) return [];
    return [
      { key, ...differenceBetween(samplesOf(with_, isWinner), samplesOf(without, isWinner)) },
    ];
  });
}

/** After each round, the share of all players that are not dead. */
export function survival(games: readonly Played[]): { round: number; share: number }[] {
  const players = games.flatMap(({ facts }) => facts.players);
  const last = Math.max(...games.map(({ rounds }) => rounds ?? 0));
  return Array.from({ length: last + 1 }, (_, round) => ({
    round,
    share:
      players.filter(({ diedIn }) => diedIn === null || diedIn > round).length / players.length,
  }));
}

/** Words and their shares, the most frequent first. */
export function sharesOf(words: readonly (string | null)[]): { key: string; share: number }[] {
  const known = words.filter((word) => word !== null);
  return Object.entries(counted(known)).map(([key, n]) => ({ key, share: n / known.length }));
}

/** Visits to each place in a game, on average. */
export function visitsIn(games: readonly Played[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { facts } of games)
    for (const [place, times] of Object.entries(facts.visits))
      sums.set(place, (sums.get(place) ?? 0) + times / games.length);
  return sums;
}
