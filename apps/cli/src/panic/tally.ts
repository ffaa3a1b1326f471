/** Which side won how often. */
import { allSeats, at, type Ending, type Seat, type View } from '@deadlight/engine';
import { layout } from '@deadlight/games/panic';
import type { GameFacts, PlayerFacts } from '../simulate/facts.ts';
import { type Share, shareCells, shareOf } from '../simulate/share.ts';
import type { Tally } from '../simulate/tally.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { type Footsteps, isAlive, watchFootsteps } from './footsteps.ts';

const SIDES = ['humans', 'infected', 'nobody'] as const;
type Side = (typeof SIDES)[number];

interface Facts extends GameFacts {
  readonly side: Side;
}

interface Sums {
  readonly sides: Readonly<Record<Side, Share & { readonly wins: number }>>;
}

/** Only burning the hive is a victory of the humans; every other ending with winners is not. */
const sideOf = ({ how, winners }: Ending): Side =>
  winners.length === 0 ? 'nobody' : how === 'hive-burned' ? 'humans' : 'infected';

function fared(end: View, seat: Seat, { last, diedIn }: Footsteps): PlayerFacts {
  const vars = layout.varsOf(end);
  const dead = !isAlive(vars, seat);
  return {
    character: at(at(end.zones, `status/${seat + 1}`, 'zone').cards!, 0, 'item'),
    fate: dead ? 'dead' : 'alive',
    won: end.over!.winners.includes(seat),
    objectives: [],
    cause: null,
    diedIn: dead ? (diedIn[seat] ?? vars.round) : null,
    diedAt: dead ? (last[seat] ?? null) : null,
  };
}

export const panicTally: Tally<Facts, Sums> = {
  watch: watchFootsteps,
  facts(end, seen) {
    const steps = (seen as Footsteps | undefined) ?? watchFootsteps().seen;
    return {
      how: end.over!.how,
      side: sideOf(end.over!),
      met: 0,
      players: allSeats(end.seats).map((seat) => fared(end, seat, steps)),
      visits: steps.visits,
      dealt: [],
      found: [],
    };
  },
  sums(games) {
    const sides = SIDES.map((side) => {
      const wins = games.filter((game) => game.side === side).length;
      return [side, { wins, ...shareOf(wins, games.length) }] as const;
    });
    return { sides: Object.fromEntries(sides) as Sums['sides'] };
  },
  report: ({ sides }, voice) => [
    [
      paint('bold', voice.say('simulate.sides')),
      ...columns(
        SIDES.map((side) => [
          `  ${voice.say(`side.${side}`)}`,
          sides[side].wins,
          ...shareCells(voice, sides[side]),
        ]),
      ),
    ],
  ],
};
