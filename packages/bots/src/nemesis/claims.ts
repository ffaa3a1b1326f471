/** What companions tell of Engines, course and Rooms, true or not (NEM-INFO-41). */
import { type Option, printOption } from '@deadlight/engine';
import {
  COORDINATES,
  type Condition,
  DESTINATIONS,
  FIRST_COORDINATES,
  N,
  objectiveOf,
  roomIndex,
  V,
} from '@deadlight/games/rules/nemesis';
import { ABOARD, Z } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { boardSeen, type SurvivalSight } from '../survival/habits.ts';
import { nearestOf } from '../survival/ways.ts';
import type { Temperament } from '../temperament.ts';
import { enginesSeen } from './aim.ts';

const NEST = roomIndex('nest');
const EARTH = DESTINATIONS.indexOf('earth');
const [WORKS, IS_BROKEN] = [0, 1];

const isDeath = (condition: Condition): boolean =>
  condition.endsWith('-dead') || condition === 'only-survivor' || condition === 'ship-destroyed';

/** Whether the seat gains nothing by a ship that gets home. */
const wantsHarm = (sight: SurvivalSight): boolean => {
  const kept = sight.kinds(Z.objectives + sight.seat);
  return (
    kept.length > 0 &&
    kept.every((kind) => objectiveOf(kind).anyOf.every((all) => all.some(isDeath)))
  );
};

/** What the seat has to tell, the most pressing first: of what it has seen, or of what it would have the others believe. */
function tidings(sight: SurvivalSight, temper: Temperament): Option[] {
  const lies = temper === 'scheming' && wantsHarm(sight);
  const says: Option[] = [];
  enginesSeen(sight).forEach((works, engine) => {
    if (works !== null)
      says.push(V['claim-engine'](engine + 1, works !== lies ? WORKS : IS_BROKEN));
  });
  const [card] = sight.kinds(N.coordinates);
  if (card !== undefined && card !== UNSEEN) {
    const spaces = COORDINATES[card - FIRST_COORDINATES]!;
    const home = spaces.indexOf('earth');
    says.push(V['claim-course'](lies ? (home + 1) % spaces.length : home, EARTH));
  }
  if (temper === 'scheming') {
    // Who fears the Nest stays away from where somebody would like to be alone.
    const { first } = boardSeen(sight).plan;
    const slot = nearestOf(
      sight,
      first.filter((one) => sight.vars.rooms[one]! < 0),
    );
    if (
      slot > 0 &&
      !sight.vars.claims.some(
        ({ seat, says: said }) => seat === sight.seat && said.startsWith('claim-room'),
      )
    )
      says.push(V['claim-room'](slot, NEST));
  }
  return says;
}

/** The option by which somebody begins to tell something, or tells it; undefined if there is nothing new. */
export function tellsOf(temper: Temperament): (sight: SurvivalSight) => Option | undefined {
  const news = (sight: SurvivalSight): Option | undefined => {
    const { claims, fate } = sight.vars;
    if (fate[sight.seat] !== ABOARD) return undefined;
    const said = new Set(claims.map(({ says }) => says));
    return tidings(sight, temper).find((one) => !said.has(printOption(sight.game, one)));
  };
  return (sight) => {
    if (sight.asks === 'claim/say') {
      const told = news(sight);
      if (told === undefined) return V.no();
      // Of a Room one says first which it is about.
      return sight.options.includes(told) ? told : (aboutOf(sight, told) ?? V.no());
    }
    if (sight.asks !== 'turn/act' || !sight.options.includes(V.claim())) return undefined;
    return news(sight) === undefined ? undefined : V.claim();
  };
}

const aboutOf = (sight: SurvivalSight, told: Option): Option | undefined =>
  sight.options.find((option) => option === V['claim-about'](V['claim-room'].value(told, 0)));
