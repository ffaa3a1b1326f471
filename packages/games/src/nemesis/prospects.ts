/** What a seat can know about its chances of fulfilling the ship's Objectives. */
import { at, type Seat, type View } from '@deadlight/engine';
import type { Position } from '../survival/conditions.ts';
import type { Judge } from '../survival/telling/goals.ts';
import { knownIn, placedIn, sizeOf } from '../survival/telling/seen.ts';
import { ASLEEP, AWAY } from '../survival/vars.ts';
import type { Prospect } from '../telling/goals.ts';
import { isMet, itemCount } from './conditions.ts';
import { COORDINATES } from './data/course.ts';
import { type Condition, OBJECTIVES } from './data/objectives.ts';
import { GONE, shipOf, YELLOW } from './ship.ts';

const ENGINES = ['engine/1', 'engine/2', 'engine/3'] as const;
/** Intact Engines needed to bring the ship home (NEM-END-06). */
const ENGINES_NEEDED = 2;

/** Where the ship goes as it is set, if the seat has seen the coordinates. */
function destination(view: View, course: number): string | null {
  const [card] = knownIn(view, 'coordinates');
  return card === undefined
    ? null
    : at(COORDINATES[Number(card.split('-')[1]) - 1]!, course, 'item');
}

/** The token that counts lies on top. */
const topOf = (view: View, engine: string): string | null =>
  placedIn(view, engine, sizeOf(view, engine) - 1);

function voyage(view: View, position: Position, wanted: string): Prospect {
  const ship = shipOf(position);
  if (ship.selfDestruct >= YELLOW) return 'lost';
  const tokens = ENGINES.map((engine) => topOf(view, engine));
  const goal = destination(view, ship.course);
  if (goal === null) return 'unknown';
  if (goal !== wanted || tokens.filter((token) => token === 'damaged').length >= ENGINES_NEEDED)
    return 'open';
  return tokens.filter((token) => token === 'intact').length >= ENGINES_NEEDED ? 'met' : 'unknown';
}

function inPod(position: Position, seat: Seat): Prospect {
  const { fate } = position.vars;
  if (fate[seat] === AWAY) return 'met';
  const { pods, podOf } = shipOf(position);
  const left = pods.some((pod, i) => i > 0 && pod !== GONE);
  return fate[seat] === ASLEEP || (!left && podOf[seat] === 0) ? 'lost' : 'open';
}

export const nemesisJudge: Judge<Condition> = {
  list: OBJECTIVES,
  isMet,
  foresee(view, position, seat, condition) {
    switch (condition.asks) {
      case 'ship-reaches-earth':
        return voyage(view, position, 'earth');
      case 'ship-reaches-mars':
        return voyage(view, position, 'mars');
      case 'ship-destroyed':
        return shipOf(position).selfDestruct >= YELLOW ? 'met' : 'open';
      case 'survived-in-pod':
        return inPod(position, seat);
      default:
        return undefined;
    }
  },
  progress({ vars, ...rest }, seat, condition) {
    switch (condition.asks) {
      case 'items-at-least':
        return { count: itemCount({ vars, ...rest }, seat), of: condition.count };
      case 'all-rooms-explored': {
        const rooms = vars.rooms.slice(1);
        return { count: rooms.filter((room) => room >= 0).length, of: rooms.length };
      }
      case 'weaknesses-discovered-at-least':
        return { count: vars.discovered.filter(Boolean).length, of: condition.count };
      default:
        return {};
    }
  },
};
