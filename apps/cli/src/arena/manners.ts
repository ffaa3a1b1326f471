/** How lively the players of a contest were: what they did, by level. */
import type { Voice } from '@deadlight/games';
import type { GameRun } from '../simulate/game-run.ts';
import { DEEDS, type Deed, type Deeds, noDeeds } from '../simulate/style.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import type { Contest } from './line-up.ts';

/** What the seats of an entrant did, all games together. */
export interface Manners {
  readonly name: string;
  readonly seats: number;
  readonly deeds: Deeds;
}

export const mannersOf = ({ tables, entrants }: Contest, runs: readonly GameRun[]): Manners[] =>
  entrants.map(({ name, seats }) => {
    const deeds = noDeeds();
    runs.forEach(({ style }, game) => {
      for (const { table, seat } of seats)
        if (game % tables.length === table)
          for (const deed of DEEDS) deeds[deed] += style![seat]![deed];
    });
    return { name, seats: (seats.length * runs.length) / tables.length, deeds };
  });

/** Of so many turns or conditions a share; anything else for each seat and game. */
const PARTS: Partial<Record<Deed, Deed>> = {
  passes: 'turns',
  waits: 'turns',
  met: 'conditions',
};
const SHOWN: readonly Deed[] = DEEDS.filter((deed) => deed !== 'conditions');

export function mannersReport(manners: readonly Manners[], voice: Voice): string[] {
  const [head, ...rows] = columns([
    ['', ...SHOWN.map((deed) => voice.say(`arena.style.${deed}`))],
    ...manners.map(({ name, seats, deeds }) => [
      name,
      ...SHOWN.map((deed) => {
        const whole = PARTS[deed];
        return whole === undefined
          ? voice.say('arena.style.each', { times: deeds[deed] / seats })
          : voice.say('arena.style.part', { part: deeds[deed] / Math.max(1, deeds[whole]) });
      }),
    ]),
  ]);
  return ['', paint('bold', head!), ...rows, voice.say('arena.style.about')];
}
