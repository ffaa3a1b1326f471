/** The conditions of Objectives, evaluated when the game is over. */
import { at, type Seat } from '@deadlight/engine';
import { isMetAlike, othersAlive, type Position } from '../survival/conditions.ts';
import { isAlive } from '../survival/crew.ts';
import { AWAY, carriedBy } from '../survival/vars.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { ZONE } from '../survival/zones.ts';
import type { Condition } from './data/objectives.ts';
import { shipOf } from './ship.ts';

/** Slots of the Weakness cards (NEM-WEAK-01). */
const EGG_WEAKNESS = 1;
const CARCASS_WEAKNESS = 2;

/** Item cards of a Character; mounted ones count with their host (NEM-CARD-hoarder). */
export const itemCount = (table: Position, seat: Seat): number =>
  table.zone(ZONE.inventory(seat)).length +
  table.zone(ZONE.held(seat)).length +
  table.zone(ZONE.gear(seat)).length;

/** Conditions about the ship, evaluated when the game is over (NEM-OBJ-13-R). */
export function isMet(table: Position, seat: Seat, condition: Condition): boolean {
  const { vars } = table;
  const ship = shipOf(table);
  const { shipLost = false, destination = null } = ship.result ?? {};
  switch (condition.asks) {
    case 'ship-destroyed':
      return shipLost;
    // NEM-OBJ-07
    case 'ship-reaches-earth':
      return !shipLost && destination === 'earth';
    case 'ship-reaches-mars':
      return !shipLost && destination === 'mars';
    // NEM-OBJ-08
    case 'nest-destroyed':
      return vars.nestDestroyed || shipLost;
    case 'another-character-survives':
      return othersAlive(table, seat) > 0;
    case 'survived-in-pod':
      return vars.fate[seat] === AWAY;
    case 'items-at-least':
      return itemCount(table, seat) >= condition.count;
    case 'survived-with-blue-corpse':
      return isAlive(table, seat) && vars.corpse[BLUE_CORPSE] === carriedBy(seat);
    case 'blue-corpse-placed-in-surgery':
      return ship.buried;
    case 'all-rooms-explored':
      return vars.rooms.every((room, slot) => slot === 0 || room >= 0);
    // NEM-WEAK-04
    case 'weaknesses-discovered-at-least':
      return vars.discovered.filter(Boolean).length >= condition.count;
    case 'weakness-of-egg-discovered':
      return at(vars.discovered, EGG_WEAKNESS, 'weakness');
    case 'weakness-of-carcass-discovered':
      return at(vars.discovered, CARCASS_WEAKNESS, 'weakness');
    default:
      return isMetAlike(table, seat, condition);
  }
}
