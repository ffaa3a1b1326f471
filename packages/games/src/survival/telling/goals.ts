/** How far a seat is with its Objectives, judged by its view alone. */
import type { Seat, View } from '@deadlight/engine';
import type { Condition, Goal, Prospect } from '../../telling/goals.ts';
import { isAlive } from '../crew.ts';
import { isCoop, isSolo, seatsOf } from '../modes.ts';
import { type Objective, othersAlive, type Standings } from '../objectives.ts';
import { ABOARD, DEAD } from '../vars.ts';
import { cardsIn, sizeOf, varsOf, zoneOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** What a game knows of its own conditions. */
export interface Judge<C extends string> {
  readonly list: readonly Objective<C>[];
  isMet(standings: Standings, seat: Seat, condition: C): boolean;
  /** What the ship or the facility says of a condition; undefined where a look at what is met is enough. */
  foresee(view: View, standings: Standings, seat: Seat, condition: C): Prospect | undefined;
  /** How far it is, in numbers. */
  progress(
    standings: Standings,
    seat: Seat,
    condition: C,
  ): Readonly<Record<string, string | number>>;
}

const standingsOf = (setting: Setting, view: View): Standings => ({
  vars: varsOf(view),
  state: { seats: view.seats },
  zone: (zone) => ({ length: sizeOf(view, setting.game().zones.list[zone]!.name) }),
});

/** `player-N-dead`: who has got away may still turn out to be infected (NEM-END-09, NEM-OBJ-14-R). */
function ofPlayer({ vars }: Standings, seat: Seat, condition: string): Prospect {
  const other = vars.number.indexOf(Number(condition.charAt('player-'.length)));
  if (other < 0 || other === seat) return 'lost';
  if (vars.fate[other] === DEAD) return 'met';
  return vars.fate[other] === ABOARD ? 'open' : 'unknown';
}

function ofOthers(standings: Standings, seat: Seat, alone: boolean): Prospect {
  const alive = othersAlive(standings, seat);
  if (alone) return alive === 0 ? 'met' : 'open';
  return alive === 0 ? 'lost' : 'open';
}

function prospectOf<C extends string>(
  judge: Judge<C>,
  view: View,
  standings: Standings,
  seat: Seat,
  condition: C,
): Prospect {
  if (view.over !== null) return judge.isMet(standings, seat, condition) ? 'met' : 'lost';
  const foreseen = judge.foresee(view, standings, seat, condition);
  if (foreseen !== undefined) return foreseen;
  if (/^player-\d-dead$/.test(condition)) return ofPlayer(standings, seat, condition);
  if (condition === 'only-survivor') return ofOthers(standings, seat, true);
  if (condition === 'another-character-survives') return ofOthers(standings, seat, false);
  return judge.isMet(standings, seat, condition) ? 'met' : 'open';
}

/** Of a team, the player who is farthest. */
const BEST: readonly Prospect[] = ['met', 'unknown', 'open', 'lost'];
const best = (all: readonly Prospect[]): Prospect =>
  BEST.find((prospect) => all.includes(prospect)) ?? 'open';

/** A player who is dead has lost; one who is alive may still turn out to be infected. */
function survival(
  standings: Standings,
  seats: readonly Seat[],
  team: boolean,
  over: boolean,
): Condition {
  const alive = seats.some((seat) => isAlive(standings, seat));
  return {
    name: team ? 'survive-team' : 'survive',
    data: {},
    prospect: !alive ? 'lost' : over ? 'met' : 'open',
  };
}

export function goalsOf<C extends string>(
  setting: Setting,
  judge: Judge<C>,
  view: View,
): readonly Goal[] {
  const standings = standingsOf(setting, view);
  const own = view.seat < 0 ? [] : cardsIn(view, zoneOf('objectives', view.seat));
  const team = isCoop(standings) || isSolo(standings);
  const seats = isCoop(standings) ? seatsOf(standings) : [view.seat];
  const survives = survival(standings, seats, isCoop(standings), view.over !== null);
  return [...own, ...cardsIn(view, 'mission')].map((card) => {
    const { anyOf } = judge.list.find(({ id }) => id === card)!;
    return {
      card,
      anyOf: anyOf.map((all) => [
        survives,
        ...all.map((condition) => ({
          name: condition,
          data: { team: team ? 'yes' : 'no', ...judge.progress(standings, view.seat, condition) },
          prospect: best(seats.map((seat) => prospectOf(judge, view, standings, seat, condition))),
        })),
      ]),
    };
  });
}
