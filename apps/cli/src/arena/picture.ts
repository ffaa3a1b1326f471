/** What came of a contest, as a picture. */
import { at } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { ranges } from '../lab/report/charts.ts';
import { asFile } from '../lab/report/svg.ts';
import type { Result } from './contest.ts';

export const picture = ({ measures, standings }: Result, voice: Voice): string =>
  asFile(
    ranges(
      measures.flatMap((measure) =>
        standings.map(({ name, shares }) => {
          const { share, low, high } = at(shares, measure, 'measure');
          return { label: `${voice.say(`arena.${measure}`)}: ${name}`, at: share, low, high };
        }),
      ),
    ),
  );
