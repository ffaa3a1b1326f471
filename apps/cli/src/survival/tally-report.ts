/** What many games come to, for people. */
import { at } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { percent, shareCells } from '../simulate/share.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import type { FareSums, Sums, Ways } from './tally.ts';

/** Every way to be safe has its name among the game's own texts. */
function outcomes({ outcomes }: Sums, voice: Voice, game: string, ways: Ways): string[] {
  const [head, ...rows] = columns([
    [
      ...['ending', 'games', 'everyoneDead'].map((word) => voice.say(`simulate.survival.${word}`)),
      ...Object.values(ways).map((way) => voice.say(`simulate.${game}.${way}`)),
    ],
    ...Object.entries(outcomes).map(([how, sums]) => [
      `  ${voice.say(`simulate.survival.how.${how}`)}`,
      sums.games,
      sums.everyoneDead,
      ...Object.values(ways).map((way) => at(sums, way, 'way')),
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
      voice.say(`simulate.survival.${heading}`),
      voice.say('simulate.survival.played'),
      voice.say('simulate.survival.survived'),
      '',
      voice.say('simulate.survival.won'),
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
          `  ${voice.say('simulate.survival.metWhen', { median, mean })}`,
          `  ${voice.say('simulate.survival.metRounds', {
            rounds: voice.join(
              Object.entries(rounds).map(([round, games]) => `${round}: ${games}`),
            ),
          })}`,
        ];
  return [
    paint('bold', voice.say('simulate.survival.firstEncounter')),
    ...when,
    `  ${voice.say('simulate.survival.never', { count: never.count, share: `${share} ${interval}` })}`,
  ];
}

function deaths({ deaths, everyone }: Sums, voice: Voice): string[] {
  const all = everyone.played - everyone.survived.count;
  return [
    paint('bold', voice.say('simulate.survival.deaths')),
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

export const reportOf = (sums: Sums, voice: Voice, game: string, ways: Ways): string[][] => [
  outcomes(sums, voice, game, ways),
  fares(
    'characters',
    [
      [voice.say('simulate.survival.everyone'), sums.everyone],
      ...named('character', sums.characters, voice),
    ],
    voice,
  ),
  fares('objectives', named('objective', sums.objectives, voice), voice),
  firstEncounter(sums, voice),
  deaths(sums, voice),
];
