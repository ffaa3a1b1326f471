/** The pictures of a group, each with a title and what must be known to read it. */

import { counted } from '../../simulate/count.ts';
import { hasSurvived } from '../../simulate/facts.ts';
import { bars, colour, curves, heatMap, ranges, stacks } from './charts.ts';
import type { Group } from './groups.ts';
import {
  type Effect,
  effectsOf,
  type Fares,
  faresBy,
  isWinner,
  shareIn,
  sharesOf,
  survival,
  talkIn,
  visitsIn,
} from './measures.ts';
import {
  causeName,
  characterName,
  dealtName,
  endingName,
  objectiveName,
  roomName,
} from './names.ts';

export interface Figure {
  /** Names the texts of its title and of its explanation. */
  readonly id: string;
  readonly svg: string;
  /** What the colours mean. */
  readonly legend: readonly { readonly colour: string; readonly label: string }[];
}

const MAX_ROWS = 14;

const wonAndSurvived = ({ voice }: Group) => [
  { colour: colour(0), label: voice.say('arena.won') },
  { colour: colour(1), label: voice.say('arena.survived') },
];

const fareRanges = (label: string, { won, survived }: Pick<Fares, 'won' | 'survived'>) =>
  [won, survived].map(({ share, low, high }, series) => ({ label, at: share, low, high, series }));

function byPlayers(group: Group): Figure[] {
  const rows = group.sizes.flatMap(({ players, games }) =>
    fareRanges(String(players), {
      won: shareIn(games, isWinner),
      survived: shareIn(games, hasSurvived),
    }),
  );
  return [{ id: 'players', svg: ranges(rows), legend: wonAndSurvived(group) }];
}

function byFares(
  group: Group,
  id: string,
  fares: readonly Fares[],
  name: typeof roomName,
): Figure[] {
  if (fares.length === 0) return [];
  const rows = fares.flatMap((fare) => fareRanges(name(group, fare.key), fare));
  return [{ id, svg: ranges(rows), legend: wonAndSurvived(group) }];
}

function endings(group: Group): Figure[] {
  const hows = Object.keys(counted(group.games.map(({ facts }) => facts.how)));
  const rows = group.sizes.flatMap(({ players, games }) =>
    sharesOf(games.map(({ facts }) => facts.how)).map(({ key, share }) => ({
      label: String(players),
      part: key,
      share,
    })),
  );
  const legend = hows.map((how, i) => ({ colour: colour(i), label: endingName(group, how) }));
  return [{ id: 'endings', svg: stacks(rows, hows), legend }];
}

function survivalCurves({ sizes, voice }: Group): Figure[] {
  const svg = curves(
    sizes.map(({ games }) => survival(games)),
    voice.say('lab.round'),
  );
  const legend = sizes.map(({ players }, i) => ({ colour: colour(i), label: String(players) }));
  return [{ id: 'survival', svg, legend }];
}

function deathBars(group: Group): Figure[] {
  const dead = group.games
    .flatMap(({ facts }) => facts.players)
    .filter((player) => !hasSurvived(player));
  const figure = (id: string, words: (string | null)[], name: typeof roomName): Figure[] => {
    const shares = sharesOf(words).slice(0, MAX_ROWS);
    if (shares.length === 0) return [];
    const rows = shares.map(({ key, share }) => ({ label: name(group, key), share }));
    return [{ id, svg: bars(rows), legend: [] }];
  };
  return [
    ...figure(
      'causes',
      dead.map(({ cause }) => cause),
      causeName,
    ),
    ...figure(
      'rooms',
      dead.map(({ diedAt }) => diedAt),
      roomName,
    ),
  ];
}

/** Of all claims those that are lies; of the lies those that are believed, and those that are found out. */
const TALKED = [
  ['lies', 'claims'],
  ['believed', 'heard'],
  ['caught', 'lies'],
] as const;

function talk({ games, voice }: Group): Figure[] {
  const rows = TALKED.flatMap(([what, of]) => {
    const share = talkIn(games, what, of);
    if (share === null) return [];
    const label = voice.say(`lab.talk.${what}`);
    return [{ label, at: share.share, low: share.low, high: share.high }];
  });
  return rows.length === 0 ? [] : [{ id: 'talk', svg: ranges(rows), legend: [] }];
}

/** Places that hardly anybody ever comes to are left out. */
const SELDOM = 0.02;

function map({ games, options, board, voice }: Group): Figure[] {
  const visits = [...visitsIn(games)].filter(([, times]) => times >= SELDOM);
  if (visits.length === 0) return [];
  const places = visits.map(([id, times]) => ({
    ...board.place(id, options, voice),
    visits: times,
  }));
  const format = (times: number): string => voice.say('lab.visits', { times });
  return [{ id: 'map', svg: heatMap(places, format), legend: [] }];
}

function effects(group: Group): Figure[] {
  const figure = (id: string, rows: readonly Effect[]): Figure[] => {
    if (rows.length === 0) return [];
    const sorted = rows
      .toSorted((a, b) => b.mean - a.mean)
      .map(({ key, mean, low, high }) => ({ label: dealtName(group, key), at: mean, low, high }));
    return [{ id, svg: ranges(sorted, true), legend: [] }];
  };
  return [
    ...figure(
      'dealt',
      effectsOf(group.games, ({ facts }) => facts.dealt),
    ),
    ...figure(
      'found',
      effectsOf(
        group.games,
        ({ facts }) => facts.found,
        ({ facts }) => facts.dealt,
      ),
    ),
  ];
}

export const figuresOf = (group: Group): Figure[] => [
  ...byPlayers(group),
  ...byFares(
    group,
    'characters',
    faresBy(group.games, ({ character }) => [character]),
    characterName,
  ),
  ...byFares(
    group,
    'objectives',
    faresBy(group.games, ({ objectives }) => objectives),
    objectiveName,
  ),
  ...endings(group),
  ...survivalCurves(group),
  ...deathBars(group),
  ...map(group),
  ...effects(group),
  ...talk(group),
];
