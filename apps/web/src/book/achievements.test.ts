import { describe, expect, it } from 'vitest';
import others from '../icons/icons.json' with { type: 'json' };
import first from '../lobby/icons.json' with { type: 'json' };
import texts from '../text/en.json' with { type: 'json' };
import { ACHIEVEMENTS, newlyReached, progressOf } from './achievements.ts';
import type { Played } from './played.ts';

const PLAYED: Played = {
  id: 'a',
  at: 0,
  game: 'nemesis',
  options: { mode: 'semi-coop' },
  seats: 3,
  people: 1,
  levels: ['survivor'],
  who: { id: '@character.scout', name: 'Scout' },
  goals: [],
  won: false,
  alive: false,
  how: 'jump',
  rounds: 9,
  did: { wounds: 2, fights: 1, trades: 0 },
  all: { explored: 5 },
  daily: null,
};

const reachedBy = (...games: readonly Partial<Played>[]): string[] =>
  progressOf(games.map((game) => ({ ...PLAYED, ...game })))
    .filter(({ done, of }) => done === of)
    .map(({ id }) => id);

/** A game, or several, that reaches each, besides what any of them reaches. */
const EXAMPLES: Readonly<Record<string, readonly Partial<Played>[]>> = {
  'first-game': [{}],
  regular: Array(25).fill({}),
  veteran: Array(100).fill({}),
  'first-win': [{ won: true }],
  'ten-wins': Array(10).fill({ won: true }),
  'run-of-three': Array(3).fill({ won: true }),
  'all-three': [{}, { game: 'lockdown' }, { game: 'panic' }],
  'all-three-won': [{ won: true }, { game: 'lockdown', won: true }, { game: 'panic', won: true }],
  'beat-the-best': [{ won: true, levels: ['mastermind'] }],
  'in-company': [{ people: 3 }],
  'week-of-deals': Array(7).fill({ daily: '2026-11-17' }),
  'deal-won': [{ won: true, daily: '2026-11-17' }],
  'nemesis-home': [{ won: true }],
  'nemesis-blast': [{ won: true, how: 'explosion' }],
  'nemesis-unhurt': [{ alive: true, did: { wounds: 0 } }],
  'nemesis-peaceful': [{ won: true, did: { fights: 0 } }],
  'nemesis-hunter': [{ alive: true, did: { fights: 8 } }],
  'nemesis-team': [{ won: true, options: { mode: 'coop' } }],
  'nemesis-alone': [{ won: true, seats: 1 }],
  'nemesis-explored': [{ all: { explored: 14 } }],
  'nemesis-crew': [1, 2, 3, 4, 5, 6].map((n) => ({ who: { id: `${n}`, name: '' } })),
  'lockdown-out': [{ game: 'lockdown', won: true }],
  'lockdown-unhurt': [{ game: 'lockdown', alive: true, did: { wounds: 0 } }],
  'lockdown-peaceful': [{ game: 'lockdown', won: true, did: { fights: 0 } }],
  'lockdown-hunter': [{ game: 'lockdown', alive: true, did: { fights: 6 } }],
  'lockdown-team': [{ game: 'lockdown', won: true, options: { mode: 'coop' } }],
  'lockdown-alone': [{ game: 'lockdown', won: true, seats: 1 }],
  'lockdown-surface': [{ game: 'lockdown', alive: true, options: { board: 'alternative' } }],
  'lockdown-visitors': [{ game: 'lockdown', alive: true, options: { race: 'intruders' } }],
  'panic-human': [{ game: 'panic', won: true, goals: [{ id: 'role:human', name: '' }] }],
  'panic-infected': [{ game: 'panic', won: true, goals: [{ id: 'role:infected', name: '' }] }],
  'panic-host': [{ game: 'panic', won: true, goals: [{ id: 'role:host', name: '' }] }],
  'panic-trader': [{ game: 'panic', did: { trades: 8 } }],
  'panic-unhurt': [{ game: 'panic', alive: true, did: { wounds: 0 } }],
  'panic-gunner': [{ game: 'panic', did: { fights: 6 } }],
};

describe('achievements', () => {
  it.each(ACHIEVEMENTS.map(({ id }) => id))('%s can be reached, and not by just any game', (id) => {
    expect(reachedBy(...EXAMPLES[id]!)).toContain(id);
    if (id !== 'first-game') expect(reachedBy({})).not.toContain(id);
  });

  it('have a sign and a text each', () => {
    const icons = { ...first, ...others };
    expect(ACHIEVEMENTS.map(({ icon }) => icon).filter((icon) => !(icon in icons))).toEqual([]);
    expect(Object.keys(texts.achievement).sort()).toEqual(ACHIEVEMENTS.map(({ id }) => id).sort());
  });

  it('are told once, after the game that reached them', () => {
    const won = { ...PLAYED, won: true };
    expect(newlyReached([PLAYED, won]).map(({ id }) => id)).toContain('first-win');
    expect(newlyReached([PLAYED, won, won]).map(({ id }) => id)).not.toContain('first-win');
  });
});
