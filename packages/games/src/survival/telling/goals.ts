/** How far a seat is with its Objectives, judged by its view alone. */
import { at, type Seat, type View } from '@deadlight/engine';
import type { Condition, Goal, Prospect } from '../../telling/goals.ts';
import {
  conditionName,
  otherNumbered,
  othersAlive,
  type Position,
  type Term,
} from '../conditions.ts';
import { isAlive } from '../crew.ts';
import { isCoop, isSolo, seatsOf } from '../modes.ts';
import type { Objective } from '../objectives.ts';
import { ABOARD, DEAD } from '../vars.ts';
import { cardsIn, sizeOf, varsOf, zoneOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** What a game knows of its own conditions. */
export interface Judge<C extends Term> {
  readonly list: readonly Objective<C>[];
  isMet(position: Position, seat: Seat, condition: C): boolean;
  /** What the ship or the facility says of a condition; undefined where a look at what is met is enough. */
  foresee(view: View, position: Position, seat: Seat, condition: C): Prospect | undefined;
  /** How far it is, in numbers. */
  progress(position: Position, seat: Seat, condition: C): Readonly<Record<string, string | number>>;
}

const positionOf = (setting: Setting, view: View): Position => ({
  vars: varsOf(view),
  state: { seats: view.seats },
  zone: (zone) => ({ length: sizeOf(view, at(setting.vocabulary.zones.list, zone, 'zone').name) }),
});

/** Whether a player will be dead: an escaped player may still turn out to be infected (NEM-END-09, NEM-OBJ-14-R). */
function ofPlayer({ vars }: Position, seat: Seat, player: number): Prospect {
  const other = otherNumbered(vars, seat, player);
  if (other < 0) return 'lost';
  if (vars.fate[other] === DEAD) return 'met';
  return vars.fate[other] === ABOARD ? 'open' : 'unknown';
}

function ofOthers(position: Position, seat: Seat, alone: boolean): Prospect {
  const alive = othersAlive(position, seat);
  if (alone) return alive === 0 ? 'met' : 'open';
  return alive === 0 ? 'lost' : 'open';
}

function prospectOf<C extends Term>(
  judge: Judge<C>,
  view: View,
  position: Position,
  seat: Seat,
  condition: C,
): Prospect {
  if (view.over !== null) return judge.isMet(position, seat, condition) ? 'met' : 'lost';
  const foreseen = judge.foresee(view, position, seat, condition);
  if (foreseen !== undefined) return foreseen;
  if (condition.player !== undefined) return ofPlayer(position, seat, condition.player);
  if (condition.asks === 'only-survivor') return ofOthers(position, seat, true);
  if (condition.asks === 'another-character-survives') return ofOthers(position, seat, false);
  return judge.isMet(position, seat, condition) ? 'met' : 'open';
}

/** Of a team, the player who is farthest. */
const BEST: readonly Prospect[] = ['met', 'unknown', 'open', 'lost'];
const best = (all: readonly Prospect[]): Prospect =>
  BEST.find((prospect) => all.includes(prospect)) ?? 'open';

/** A player who is dead has lost; one who is alive may still turn out to be infected. */
function survival(
  position: Position,
  seats: readonly Seat[],
  team: boolean,
  over: boolean,
): Condition {
  const alive = seats.some((seat) => isAlive(position, seat));
  return {
    name: team ? 'survive-team' : 'survive',
    data: {},
    prospect: !alive ? 'lost' : over ? 'met' : 'open',
  };
}

export function goalsOf<C extends Term>(
  setting: Setting,
  judge: Judge<C>,
  view: View,
): readonly Goal[] {
  const position = positionOf(setting, view);
  const own = view.seat < 0 ? [] : cardsIn(view, zoneOf('objectives', view.seat));
  const team = isCoop(position) || isSolo(position);
  const seats = isCoop(position) ? seatsOf(position) : [view.seat];
  const survives = survival(position, seats, isCoop(position), view.over !== null);
  return [...own, ...cardsIn(view, 'mission')].map((card) => {
    const { anyOf } = judge.list.find(({ id }) => id === card)!;
    return {
      card,
      anyOf: anyOf.map((all) => [
        survives,
        ...all.map((condition) => ({
          name: conditionName(condition),
          data: { team: team ? 'yes' : 'no', ...judge.progress(position, view.seat, condition) },
          prospect: best(seats.map((seat) => prospectOf(judge, view, position, seat, condition))),
        })),
      ]),
    };
  });
}
