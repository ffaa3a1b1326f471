import {
  asSeat,
  type Ending,
  type Seat,
  SPECTATOR,
  type Table,
  type View,
  viewOf,
} from '@deadlight/engine';
import { expect, it } from 'vitest';
import { noFootsteps } from '../survival/footsteps.ts';
import { lockdownTally } from './tally.ts';
import { baseWith, voice } from './testing.ts';

interface Own {
  causes: (string | null)[];
  result: object;
}

/** A game with such an ending and active code. */
function ended(
  given: Readonly<Record<string, unknown>>,
  activeContingency: string,
  how: string,
  winners: Seat[] = [],
  causes: (string | null)[] = [],
): View {
  const table: Table = baseWith({ powered: [asSeat(1)], activeContingency, round: 3, ...given });
  const { own } = table.vars as { own: Own };
  own.causes = causes;
  table.finish({ how, rule: 'LCK-END-01', winners } satisfies Ending);
  return viewOf(table, SPECTATOR);
}

const games = [
  ended(
    { places: { sentry: 'bunker', hacker: 'locked-in', janitor: 'css' } },
    'code-green',
    'purge',
    [asSeat(1)],
  ),
  ended(
    { places: { sentry: 'dead', hacker: 'dead', janitor: 'css' } },
    'code-red',
    'alert',
    [],
    ['attack', 'contingency', null],
  ),
];

it('counts the ways out, and the Characters they have saved', () => {
  const sums = lockdownTally.sums(games.map((end) => lockdownTally.facts(end)));
  expect(sums.outcomes).toEqual({
    alert: { games: 1, everyoneDead: 0, locked: 0, bunker: 0, pod: 1 },
    purge: { games: 1, everyoneDead: 0, locked: 1, bunker: 1, pod: 1 },
  });
  expect(sums.escapes).toEqual({
    isolation: { left: 2, alive: 1 },
    bunker: { left: 1, alive: 1 },
    pod: { left: 2, alive: 2 },
  });
});

it('counts what each contingency has done', () => {
  const sums = lockdownTally.sums(games.map((end) => lockdownTally.facts(end)));
  expect(sums.contingencies).toEqual({
    'code-green': { games: 1, killed: 0 },
    'code-red': { games: 1, killed: 1 },
  });
});

it('sees how the power fails, round by round', () => {
  const watcher = lockdownTally.watch!();
  const at = (round: number, powered: number[]): void => watcher.look(baseWith({ round, powered }));
  at(1, [1, 2]);
  at(2, [2]);
  at(2, []);
  at(3, [1, 3]);
  const { power } = lockdownTally.sums([lockdownTally.facts(games[0]!, watcher.seen)]);
  expect(power).toEqual({ mean: 4 / 3, last: 1, rounds: { 1: 1, 2: 2, 3: 1 } });
});

it('tells people all of it', () => {
  const facts = games.map((end) =>
    lockdownTally.facts(end, { power: [2, 2], steps: noFootsteps() }),
  );
  const said = lockdownTally.report(lockdownTally.sums(facts), voice).flat().join('\n');
  expect(said).toMatch(/^ {2}Code Red +1 +1$/m);
  expect(said).toMatch(/^ {2}in a pod +2 +2$/m);
  expect(said).toContain('1.67 of 3 (mean over all rounds), 1.00 at the end');
  expect(said).toContain('1: 2.0, 2: 2.0, 3: 1.0');
});
