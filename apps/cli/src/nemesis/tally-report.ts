/** What many games of Nemesis come to, for people. */
import type { Voice } from '@deadlight/games';
import { paint } from '../paint.ts';
import { percent, shareCells } from '../simulate/share.ts';
import { columns } from '../table.ts';
import type { FareSums, Sums } from './tally.ts';

function outcomes({ outcomes }: Sums, voice: Voice): string[] {
  const words = ['ending', 'games', 'everyoneDead', 'withSleepers', 'withPods'];
  const [head, ...rows] = columns([
    words.map((word) => voice.say(`simulate.nemesis.${word}`)),
    ...Object.entries(outcomes).map(([how, sums]) => [
      `  ${voice.say(`simulate.nemesis.how.${how}`)}`,
      sums.games,
      sums.everyoneDead,
      sums.withSleepers,
      sums.withPods,
    ]),
  ]);
  return [paint('bold', head!), ...rows];
}

/** One line for all who had something in common. */
const fareCells = (name: string, { played, survived, won }: FareSums, voice: Voice) => [
  `  ${name}`,
  played,
  ...shareCells(voice, survived),
  ...shareCells(voice, won),
];

type Named = readonly [name: string, FareSums];

const named = (group: string, sums: Readonly<Record<string, FareSums>>, voice: Voice): Named[] =>
  Object.entries(sums).map(([id, fare]) => [voice.say(`${group}.${id}`), fare]);

function fares(heading: string, sums: readonly Named[], voice: Voice): string[] {
  const [head, ...rows] = columns([
    [
      voice.say(`simulate.nemesis.${heading}`),
      voice.say('simulate.nemesis.played'),
      voice.say('simulate.nemesis.survived'),
      '',
      voice.say('simulate.nemesis.won'),
      '',
    ],
    ...sums.map(([name, fare]) => fareCells(name, fare, voice)),
  ]);
  return [paint('bold', head!), ...rows];
}

function firstEncounter({ firstEncounter }: Sums, voice: Voice): string[] {
  const { never, median, mean, rounds } = firstEncounter;
  const [share, interval] = shareCells(voice, never);
  const when =
    median === null || mean === null
      ? []
      : [
          `  ${voice.say('simulate.nemesis.metWhen', { median, mean })}`,
          `  ${voice.say('simulate.nemesis.metRounds', {
            rounds: Object.entries(rounds).map(([round, games]) => `${round}: ${games}`),
          })}`,
        ];
  return [
    paint('bold', voice.say('simulate.nemesis.firstEncounter')),
    ...when,
    `  ${voice.say('simulate.nemesis.never', { count: never.count, share: `${share} ${interval}` })}`,
  ];
}

function deaths({ deaths, everyone }: Sums, voice: Voice): string[] {
  const all = everyone.played - everyone.survived.count;
  return [
    paint('bold', voice.say('simulate.nemesis.deaths')),
    ...columns(
      Object.entries(deaths).map(([cause, n]) => [
        '',
        n,
        percent(voice, n / all),
        voice.say(`cause.${cause}`),
      ]),
    ),
  ];
}

export const report = (sums: Sums, voice: Voice): string[][] => [
  outcomes(sums, voice),
  fares(
    'characters',
    [
      [voice.say('simulate.nemesis.everyone'), sums.everyone],
      ...named('character', sums.characters, voice),
    ],
    voice,
  ),
  fares('objectives', named('objective', sums.objectives, voice), voice),
  firstEncounter(sums, voice),
  deaths(sums, voice),
];
