/** Which side won how often. */
import type { Ending } from '@deadlight/engine';
import { paint } from '../paint.ts';
import { type Share, shareCells, shareOf } from '../simulate/share.ts';
import type { Tally } from '../simulate/tally.ts';
import { columns } from '../table.ts';

const SIDES = ['humans', 'infected', 'nobody'] as const;
type Side = (typeof SIDES)[number];

interface Sums {
  readonly sides: Readonly<Record<Side, Share & { readonly wins: number }>>;
}

/** Only burning the hive is a victory of the humans; every other ending with winners is not. */
const sideOf = ({ how, winners }: Ending): Side =>
  winners.length === 0 ? 'nobody' : how === 'hive-burned' ? 'humans' : 'infected';

export const panicTally: Tally<Side, Sums> = {
  facts: ({ over }) => sideOf(over!),
  sums(games) {
    const sides = SIDES.map((side) => {
      const wins = games.filter((won) => won === side).length;
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
