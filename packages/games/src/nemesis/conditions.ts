/** What Objectives ask for, judged when the game is over. */
import type { Seat } from '@deadlight/engine';
import { isAlive } from '../survival/crew.ts';
import { isCoop, seatsOf } from '../survival/modes.ts';
import { isMetAlike, objectivesOf, othersAlive, type Standings } from '../survival/objectives.ts';
import { AWAY, HELD, type SurvivalTable } from '../survival/vars.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { type Condition, OBJECTIVES } from './data/objectives.ts';
import { shipOf } from './ship.ts';
import { FIRST_OBJECTIVE } from './things.ts';
import { V } from './words.ts';

/** Slots of the Weakness cards (NEM-WEAK-01). */
const EGG_WEAKNESS = 1;
const CARCASS_WEAKNESS = 2;
export const HOARD = 7;

/** Item cards of a Character; mounted ones count with their host (NEM-CARD-hoarder). */
export const itemCount = (table: Standings, seat: Seat): number =>
  table.zone(Z.inventory + seat).length +
  table.zone(Z.held + seat).length +
  table.zone(Z.gear + seat).length;

/** What depends on the ship is known when the game is over. */
export function isMet(table: Standings, seat: Seat, condition: Condition): boolean {
  const { vars } = table;
  const ship = shipOf(table);
  const { shipLost = false, destination = null } = ship.result ?? {};
  switch (condition) {
    case 'ship-destroyed':
      return shipLost;
    case 'ship-reaches-earth':
      return !shipLost && destination === 'earth';
    case 'ship-reaches-mars':
      return !shipLost && destination === 'mars';
    case 'nest-destroyed':
      return vars.nestDestroyed || shipLost;
    case 'another-character-survives':
      return othersAlive(table, seat) > 0;
    case 'survived-in-pod':
      return vars.fate[seat] === AWAY;
    case 'items-at-least-7':
      return itemCount(table, seat) >= HOARD;
    case 'survived-with-blue-corpse':
      return isAlive(table, seat) && vars.corpse[BLUE_CORPSE] === HELD + seat;
    case 'blue-corpse-placed-in-surgery':
      return ship.buried;
    case 'all-rooms-explored':
      return vars.rooms.every((room, slot) => slot === 0 || room >= 0);
    case 'weaknesses-discovered-at-least-2':
      return vars.discovered.filter(Boolean).length >= 2;
    case 'weakness-of-egg-discovered':
      return vars.discovered[EGG_WEAKNESS]!;
    case 'weakness-of-carcass-discovered':
      return vars.discovered[CARCASS_WEAKNESS]!;
    default:
      return isMetAlike(table, seat, condition);
  }
}

const judged = objectivesOf<Condition>({
  list: OBJECTIVES,
  first: FIRST_OBJECTIVE,
  keep: V['keep-objective'],
  isMet,
  met(table) {
    shipOf(table).metInRound = table.vars.round;
    table.log?.tell('NEM-OBJ-01', 'first-encounter');
  },
});

export const { objectiveOf, fulfils, firstEncounter, revealKept } = judged;
/** Keeping one of two Objectives where no Intruder ever appeared. */
export const { offer: offerObjectives, settle: settleObjectives } = judged;

/** Any one Character may fulfil an Objective of the team (NEM-COOP-02). */
export const missionsMet = (table: SurvivalTable): number =>
  judged.missionsMet(table, (mission) =>
    seatsOf(table).some((seat) => fulfils(table, seat, mission)),
  );

/** Who has won: all of the team, or each survivor whose own Objective is fulfilled (NEM-END-11). */
export function winnersOf(table: SurvivalTable): readonly Seat[] {
  const seats = seatsOf(table);
  if (isCoop(table)) {
    const isWon = missionsMet(table) === table.zone(Z.mission).length;
    return isWon && seats.some((seat) => isAlive(table, seat)) ? seats : [];
  }
  return judged.fulfillers(table);
}
