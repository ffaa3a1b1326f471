/** How active the players of a contest were: what they did, by level. */
import { at } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { hasSurvived, type PlayerFacts } from '../simulate/facts.ts';
import type { GameRun } from '../simulate/game-run.ts';
import { DEEDS, type Deed, type Deeds, noDeeds } from '../simulate/style.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import type { Contest, Entrant } from './line-up.ts';

/** What the seats of an entrant did, all games together. */
export interface Manners {
  readonly name: string;
  readonly seats: number;
  readonly deeds: Deeds;
  readonly survived: number;
  readonly won: number;
}

/** By line-up; then each bot by itself that goes by a name of its own there, such as a temperament. */
export const mannersOf = (contest: Contest, runs: readonly GameRun[]): Manners[] =>
  contest.entrants.flatMap((entrant) => {
    const seats = seatsOf(contest, entrant, runs);
    const names = [...new Set(seats.map(({ name }) => name))].sort();
    const asked = new Set(entrant.name.split(' + '));
    return [
      sumOf(entrant.name, seats),
      ...names
        .filter((name) => !asked.has(name))
        .map((one) =>
          sumOf(
            one,
            seats.filter(({ name }) => name === one),
          ),
        ),
    ];
  });

interface Seated {
  readonly name: string;
  readonly deeds: Deeds;
  readonly facts: PlayerFacts;
}

/** Every seat of an entrant, game by game. */
const seatsOf = ({ tables }: Contest, { seats }: Entrant, runs: readonly GameRun[]): Seated[] =>
  runs.flatMap(({ style, names, facts }, game) =>
    seats
      .filter(({ table }) => game % tables.length === table)
      .map(({ seat }) => ({
        name: at(names!, seat, 'item of seat'),
        deeds: at(style!, seat, 'item of seat'),
        facts: at(facts.players, seat, 'player'),
      })),
  );

function sumOf(name: string, seats: readonly Seated[]): Manners {
  const deeds = noDeeds();
  for (const one of seats) for (const deed of DEEDS) deeds[deed] += one.deeds[deed];
  return {
    name,
    seats: seats.length,
    deeds,
    survived: seats.filter(({ facts }) => hasSurvived(facts)).length,
    won: seats.filter(({ facts }) => facts.won).length,
  };
}

/** A share of turns or conditions; anything else per seat and game. */
const PARTS: Partial<Record<Deed, Deed>> = {
  passes: 'turns',
  waits: 'turns',
  met: 'conditions',
};
const SHOWN: readonly Deed[] = DEEDS.filter((deed) => deed !== 'conditions');

const ENDS = ['survived', 'won'] as const;

export function mannersReport(manners: readonly Manners[], voice: Voice): string[] {
  const [head, ...rows] = columns([
    [
      '',
      ...SHOWN.map((deed) => voice.say(`arena.style.${deed}`)),
      ...ENDS.map((end) => voice.say(`arena.${end}`)),
    ],
    ...manners.map(({ name, seats, deeds, ...ends }) => [
      name,
      ...SHOWN.map((deed) => {
        const whole = PARTS[deed];
        return whole === undefined
          ? voice.say('arena.style.each', { times: deeds[deed] / seats })
          : voice.say('arena.style.part', { part: deeds[deed] / Math.max(1, deeds[whole]) });
      }),
      ...ENDS.map((end) => voice.say('arena.style.part', { part: ends[end] / seats })),
    ]),
  ]);
  return ['', paint('bold', head!), ...rows, voice.say('arena.style.about')];
}
