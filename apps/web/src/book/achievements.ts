/** What is worth chasing, as data: each is reached by one game, or by all of them together. */
import type { TALLIES as PANIC } from '../games/panic/story.ts';
import type { TALLIES as SURVIVAL } from '../games/survival/story.ts';
import type { Played } from './played.ts';

interface Achievement {
  readonly id: string;
  readonly icon: string;
  /** Whether a game reaches it. */
  readonly by?: (played: Played) => boolean;
  /** How far all games together have come, and how far it is. */
  readonly of?: number;
  readonly count?: (games: readonly Played[]) => number;
}

const won =
  (game: string, more: (played: Played) => boolean = () => true) =>
  (played: Played): boolean =>
    played.game === game && played.won && more(played);

const lived =
  (game: string, more: (played: Played) => boolean) =>
  (played: Played): boolean =>
    played.game === game && played.alive && more(played);

const mode =
  (wanted: string) =>
  ({ options }: Played): boolean =>
    options['mode'] === wanted;

/** All that is counted of games. */
type Counted = (typeof SURVIVAL | typeof PANIC)[number]['id'];

const did = (played: Played, what: Counted): number => played.did[what] ?? 0;
const happened = (played: Played, what: Counted): number => played.all[what] ?? 0;
const isUnhurt = (played: Played): boolean => did(played, 'wounds') === 0;
const isPeaceful = (played: Played): boolean => did(played, 'fights') === 0;
const isSolo = ({ seats }: Played): boolean => seats === 1;
const was =
  (role: string) =>
  (played: Played): boolean =>
    played.goals.some(({ id }) => id === `role:${role}`);

const distinct = (games: readonly Played[], of: (played: Played) => string): number =>
  new Set(games.map(of)).size;

/** The longest run of victories. */
function bestRun(games: readonly Played[]): number {
  let [run, best] = [0, 0];
  for (const played of games) {
    run = played.won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

export const ACHIEVEMENTS: readonly Achievement[] = [
  // Anywhere
  { id: 'first-game', icon: 'seat', of: 1, count: (games) => games.length },
  { id: 'regular', icon: 'book', of: 25, count: (games) => games.length },
  { id: 'veteran', icon: 'book', of: 100, count: (games) => games.length },
  { id: 'first-win', icon: 'winner', by: (played) => played.won },
  {
    id: 'ten-wins',
    icon: 'trophy',
    of: 10,
    count: (games) => games.filter((one) => one.won).length,
  },
  { id: 'run-of-three', icon: 'trophy', of: 3, count: bestRun },
  { id: 'all-three', icon: 'rules', of: 3, count: (games) => distinct(games, (one) => one.game) },
  {
    id: 'all-three-won',
    icon: 'trophy',
    of: 3,
    count: (games) =>
      distinct(
        games.filter((one) => one.won),
        (one) => one.game,
      ),
  },
  {
    id: 'beat-the-best',
    icon: 'hint',
    by: ({ won: yes, levels }) => yes && levels.includes('mastermind'),
  },
  { id: 'in-company', icon: 'share', by: ({ people }) => people >= 3 },
  {
    id: 'week-of-deals',
    icon: 'calendar',
    of: 7,
    count: (games) => games.filter(({ daily }) => daily !== null).length,
  },
  { id: 'deal-won', icon: 'calendar', by: (played) => played.won && played.daily !== null },
  // Nemesis
  { id: 'nemesis-home', icon: 'ship', by: won('nemesis', ({ how }) => how === 'jump') },
  { id: 'nemesis-blast', icon: 'explosion', by: won('nemesis', ({ how }) => how === 'explosion') },
  { id: 'nemesis-unhurt', icon: 'check', by: lived('nemesis', isUnhurt) },
  { id: 'nemesis-peaceful', icon: 'cross', by: won('nemesis', isPeaceful) },
  {
    id: 'nemesis-hunter',
    icon: 'hit',
    by: lived('nemesis', (played) => did(played, 'fights') >= 8),
  },
  { id: 'nemesis-team', icon: 'share', by: won('nemesis', mode('coop')) },
  { id: 'nemesis-alone', icon: 'ship', by: won('nemesis', isSolo) },
  {
    id: 'nemesis-explored',
    icon: 'first',
    by: (played) => played.game === 'nemesis' && happened(played, 'explored') >= 14,
  },
  {
    id: 'nemesis-crew',
    icon: 'person',
    of: 6,
    count: (games) =>
      distinct(
        games.filter(({ game }) => game === 'nemesis'),
        ({ who }) => who.id,
      ),
  },
  // Lockdown
  { id: 'lockdown-out', icon: 'mars', by: won('lockdown') },
  { id: 'lockdown-unhurt', icon: 'check', by: lived('lockdown', isUnhurt) },
  { id: 'lockdown-peaceful', icon: 'cross', by: won('lockdown', isPeaceful) },
  {
    id: 'lockdown-hunter',
    icon: 'hit',
    by: lived('lockdown', (played) => did(played, 'fights') >= 6),
  },
  { id: 'lockdown-team', icon: 'share', by: won('lockdown', mode('coop')) },
  { id: 'lockdown-alone', icon: 'mars', by: won('lockdown', isSolo) },
  {
    id: 'lockdown-surface',
    icon: 'mars',
    by: lived('lockdown', ({ options }) => options['board'] === 'alternative'),
  },
  {
    id: 'lockdown-visitors',
    icon: 'slash',
    by: lived('lockdown', ({ options }) => options['race'] === 'intruders'),
  },
  // Panic Station
  { id: 'panic-human', icon: 'station', by: won('panic', was('human')) },
  { id: 'panic-infected', icon: 'biohazard', by: won('panic', was('infected')) },
  { id: 'panic-host', icon: 'biohazard', by: won('panic', was('host')) },
  {
    id: 'panic-trader',
    icon: 'share',
    by: (played) => played.game === 'panic' && did(played, 'trades') >= 8,
  },
  { id: 'panic-unhurt', icon: 'check', by: lived('panic', isUnhurt) },
  {
    id: 'panic-gunner',
    icon: 'hit',
    by: (played) => played.game === 'panic' && did(played, 'fights') >= 6,
  },
];

/** How far one has come with an achievement: reached where `done` is `of`. */
export interface Progress {
  readonly id: string;
  readonly icon: string;
  readonly done: number;
  readonly of: number;
}

export const progressOf = (games: readonly Played[]): Progress[] =>
  ACHIEVEMENTS.map(({ id, icon, by, of = 1, count }) => {
    const done = count?.(games) ?? (games.some((played) => by!(played)) ? 1 : 0);
    return { id, icon, done: Math.min(of, done), of };
  });

/** What the last game has reached that was not reached before it. */
export function newlyReached(games: readonly Played[]): Progress[] {
  const before = new Set(
    progressOf(games.slice(0, -1))
      .filter(({ done, of }) => done === of)
      .map(({ id }) => id),
  );
  return progressOf(games).filter(({ id, done, of }) => done === of && !before.has(id));
}
