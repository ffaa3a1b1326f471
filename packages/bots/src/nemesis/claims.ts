/** What companions say about Engines, course and Rooms, true or not (NEM-INFO-41). */
import { type Option, printOption } from '@deadlight/engine';
import {
  COORDINATES,
  type Condition,
  DESTINATIONS,
  FIRST_COORDINATES,
  objectiveOf,
  roomIndex,
  VERB,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import { ABOARD, asSlot } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { boardSeen, type SurvivalSight } from '../survival/habits.ts';
import { nearestOf } from '../survival/ways.ts';
import type { Temperament } from '../temperament.ts';
import { enginesSeen } from './aim.ts';

const NEST = roomIndex('nest');
const EARTH = DESTINATIONS.indexOf('earth');
const [WORKS, IS_BROKEN] = [0, 1];

const isDeath = (condition: Condition): boolean =>
  condition.asks === 'player-dead' ||
  condition.asks === 'only-survivor' ||
  condition.asks === 'ship-destroyed';

/** Whether the seat gains nothing from a ship that gets home. */
const wantsHarm = (sight: SurvivalSight): boolean => {
  const kept = sight.kinds(ZONE.objectives(sight.seat));
  return (
    kept.length > 0 &&
    kept.every((kind) => objectiveOf(kind).anyOf.every((all) => all.some(isDeath)))
  );
};

/** What the seat has to tell, most urgent first: what it has seen, or what it wants the others to believe. */
function tidings(sight: SurvivalSight, temper: Temperament): Option[] {
  const lies = temper === 'scheming' && wantsHarm(sight);
  const says: Option[] = [];
  enginesSeen(sight).forEach((works, engine) => {
    if (works !== null)
      says.push(VERB['claim-engine'](engine + 1, works !== lies ? WORKS : IS_BROKEN));
  });
  const [card] = sight.kinds(ZONE.coordinates);
  if (card !== undefined && card !== UNSEEN) {
    const spaces = COORDINATES[card - FIRST_COORDINATES]!;
    const home = spaces.indexOf('earth');
    says.push(VERB['claim-course'](lies ? (home + 1) % spaces.length : home, EARTH));
  }
  if (temper === 'scheming') {
    // A false claim about the Nest keeps others away from a Room.
    const { first } = boardSeen(sight).plan;
    const slot = nearestOf(
      sight,
      first.map(asSlot).filter((one) => sight.vars.rooms[one]! < 0),
    );
    if (
      slot > 0 &&
      !sight.vars.claims.some(
        ({ seat, says: said }) => seat === sight.seat && said.startsWith('claim-room'),
      )
    )
      says.push(VERB['claim-room'](slot, NEST));
  }
  return says;
}

/** The option that begins or makes a claim; undefined if there is nothing new. */
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
      if (told === undefined) return VERB.no();
      // A claim about a Room names the Room first.
      return sight.options.includes(told) ? told : (aboutOf(sight, told) ?? VERB.no());
    }
    if (sight.asks !== 'turn/act' || !sight.options.includes(VERB.claim())) return undefined;
    return news(sight) === undefined ? undefined : VERB.claim();
  };
}

const aboutOf = (sight: SurvivalSight, told: Option): Option | undefined =>
  sight.options.find((option) => option === VERB['claim-about'](VERB['claim-room'].value(told, 0)));
