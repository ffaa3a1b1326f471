/** What many games of Lockdown come to, for people. */
import type { Voice } from '@deadlight/games';
import { reportOf } from '../survival/tally-report.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { type Sums, WAYS } from './sums.ts';

/** The first line says what the others hold. */
function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const [head, ...lines] = columns(rows);
  return [paint('bold', head!), ...lines];
}

const contingencies = ({ contingencies }: Sums, voice: Voice): string[] =>
  table([
    [
      voice.say('simulate.lockdown.contingencies'),
      voice.say('simulate.survival.games'),
      voice.say('simulate.lockdown.killed'),
    ],
    ...Object.entries(contingencies).map(([code, { games, killed }]) => [
      `  ${voice.say(`contingency.${code}`)}`,
      games,
      killed,
    ]),
  ]);

const escapes = ({ escapes }: Sums, voice: Voice): string[] =>
  table([
    [
      voice.say('simulate.lockdown.escapes'),
      voice.say('simulate.lockdown.left'),
      voice.say('simulate.lockdown.alive'),
    ],
    ...Object.entries(escapes).map(([way, { left, alive }]) => [
      `  ${voice.say(`simulate.lockdown.${WAYS[way as keyof typeof WAYS]}`)}`,
      left,
      alive,
    ]),
  ]);

function power({ power: { mean, last, rounds } }: Sums, voice: Voice): string[] {
  const said = Object.entries(rounds).map(
    ([round, powered]) => `${round}: ${voice.say('simulate.lockdown.mean', { powered })}`,
  );
  return [
    paint('bold', voice.say('simulate.lockdown.power')),
    `  ${voice.say('simulate.lockdown.onAverage', { mean, last })}`,
    `  ${voice.say('simulate.lockdown.afterRound', { rounds: voice.join(said) })}`,
  ];
}

export const report = (sums: Sums, voice: Voice): string[][] => [
  ...reportOf(sums, voice, 'lockdown', WAYS),
  escapes(sums, voice),
  contingencies(sums, voice),
  power(sums, voice),
];
