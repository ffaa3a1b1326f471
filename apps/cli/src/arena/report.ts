/** What came of a contest, for people: a table, how sure it is, and bars to look at. */
import { at } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { type Share, shareCells, shareOf } from '../simulate/share.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import type { Lead, Measure, Result } from './contest.ts';
import type { Rung } from './ladder.ts';

const WIDTH = 40;

/** Full up to where the share surely is, shaded as far as it may be, with a mark where it was seen. */
export function bar({ share, low, high }: Share): string {
  const at = (part: number): number => Math.round(WIDTH * part);
  const seen = Math.min(WIDTH - 1, at(share));
  return Array.from({ length: WIDTH }, (_, column) => {
    if (column === seen) return '┃';
    return column < at(low) ? '█' : column < at(high) ? '▒' : '·';
  }).join('');
}

function chart({ standings }: Result, measure: Measure, voice: Voice): string[] {
  return [
    '',
    paint('bold', voice.say(`arena.${measure}`)),
    ...columns(
      standings.map(({ name, shares }) => [
        `  ${name}`,
        bar(at(shares, measure, 'measure')),
        ...shareCells(voice, at(shares, measure, 'measure')),
      ]),
    ),
  ];
}

function table({ standings, measures }: Result, voice: Voice): string[] {
  const [head, ...rows] = columns([
    [
      '',
      voice.say('arena.seats'),
      ...measures.flatMap((measure) => [voice.say(`arena.${measure}`), '']),
      voice.say('arena.decisions'),
      voice.say('arena.thinking'),
    ],
    ...standings.map(({ name, seats, shares, decisions, milliseconds }) => [
      name,
      seats,
      ...measures.flatMap((measure) => shareCells(voice, at(shares, measure, 'measure'))),
      decisions,
      milliseconds === null ? '' : voice.say('arena.milliseconds', { milliseconds }),
    ]),
  ]);
  return [paint('bold', head!), ...rows];
}

const signed = (voice: Voice, points: number): string =>
  voice.say('arena.points', { points: 100 * points });

function lead({ over, differences }: Lead, first: string, voice: Voice): string[] {
  return [
    '',
    paint('bold', voice.say('arena.lead', { first, over })),
    ...columns(
      Object.entries(differences).map(([measure, { mean, low, high, times }]) => [
        `  ${voice.say(`arena.${measure}`)}`,
        signed(voice, mean),
        `(${signed(voice, low)} – ${signed(voice, high)})`,
        times === null ? '' : voice.say('arena.times', { times }),
      ]),
    ),
  ];
}

export const report = (result: Result, voice: Voice): string[] => [
  ...table(result, voice),
  ...result.leads.flatMap((one) => lead(one, at(result.standings, 0, 'player').name, voice)),
  ...result.measures.flatMap((measure) => chart(result, measure, voice)),
  '',
  voice.say('arena.sure'),
  voice.say('simulate.digest', { digest: result.digest }),
];

export function ladderReport(rungs: readonly Rung[], voice: Voice): string[] {
  const [head, ...rows] = columns([
    ['', voice.say('arena.rating'), '', voice.say('arena.seats'), voice.say('arena.won'), ''],
    ...rungs.map(({ name, rating, low, high, seats, won }) => [
      name,
      rating,
      `(${low} – ${high})`,
      seats,
      ...shareCells(voice, shareOf(won, seats)),
    ]),
  ]);
  return [paint('bold', head!), ...rows, '', voice.say('arena.ratings')];
}
