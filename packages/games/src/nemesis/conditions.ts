/** What Objectives ask for, judged when the game is over. */
import type { Seat } from '@deadlight/engine';
import { isCoop, seatsOf } from '../survival/modes.ts';
import { AWAY, DEAD, HELD, type SurvivalTable } from '../survival/vars.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
import { shipOf } from './ship.ts';
import { FIRST_OBJECTIVE } from './things.ts';

export const objectiveOf = (kind: number): Objective => OBJECTIVES[kind - FIRST_OBJECTIVE]!;

/** Slots of the Weakness cards (NEM-WEAK-01). */
const EGG_WEAKNESS = 1;
const CARCASS_WEAKNESS = 2;
const HOARD = 7;

export const isAlive = (table: SurvivalTable, seat: Seat): boolean =>
  table.vars.fate[seat] !== DEAD;

/** Item cards of a Character; mounted ones count with their host (NEM-CARD-hoarder). */
const itemCount = (table: SurvivalTable, seat: Seat): number =>
  table.zone(Z.inventory + seat).length +
  table.zone(Z.held + seat).length +
  table.zone(Z.gear + seat).length;

function isMet(table: SurvivalTable, seat: Seat, condition: Condition): boolean {
  const { vars } = table;
  const ship = shipOf(table);
  const { shipLost, destination } = ship.result!;
  switch (condition) {
    case 'own-signal-sent':
    case 'signal-sent':
      return vars.signal[seat]!;
    case 'ship-destroyed':
      return shipLost;
    case 'ship-reaches-earth':
      return !shipLost && destination === 'earth';
    case 'ship-reaches-mars':
      return !shipLost && destination === 'mars';
    case 'nest-destroyed':
      return vars.nestDestroyed || shipLost;
    case 'queen-killed':
      return vars.queenKilled;
    case 'only-survivor':
      return othersAlive(table, seat) === 0;
    case 'another-character-survives':
      return othersAlive(table, seat) > 0;
    case 'survived-in-pod':
      return vars.fate[seat] === AWAY;
    case 'items-at-least-7':
      return itemCount(table, seat) >= HOARD;
    case 'survived-with-egg':
      return isAlive(table, seat) && vars.eggsOf[seat]! > 0;
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
    default: {
      // `player-N-dead`: the own number does not count (NEM-OBJ-14-R).
      const other = vars.number.indexOf(Number(condition.charAt('player-'.length)));
      return other >= 0 && other !== seat && !isAlive(table, other);
    }
  }
}

function othersAlive(table: SurvivalTable, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < table.state.seats; other++)
    if (other !== seat && isAlive(table, other)) count++;
  return count;
}

/** Whether an Objective is fulfilled by the one who has it. */
export const fulfils = (table: SurvivalTable, seat: Seat, { anyOf }: Objective): boolean =>
  anyOf.some((all) => all.every((condition) => isMet(table, seat, condition)));

/** How many of the team's Objectives are fulfilled: each by some Character, Signals by different ones (NEM-COOP-02, NEM-COOP-03). */
export function missionsMet(table: SurvivalTable): number {
  const met = table
    .zone(Z.mission)
    .map((card) => objectiveOf(table.kind(card)))
    .filter((mission) => seatsOf(table).some((seat) => fulfils(table, seat, mission)));
  const signals = met.filter(({ anyOf }) => anyOf.some((all) => all.includes('signal-sent')));
  const senders = table.vars.signal.filter(Boolean).length;
  return met.length - Math.max(0, signals.length - senders);
}

/** Whoever has won: all of the team, or each survivor whose own Objective is fulfilled (NEM-END-11). */
export function winnersOf(table: SurvivalTable): Seat[] {
  const seats = seatsOf(table);
  if (isCoop(table)) {
    const isWon = missionsMet(table) === table.zone(Z.mission).length;
    return isWon && seats.some((seat) => isAlive(table, seat)) ? seats : [];
  }
  return seats.filter((seat) => {
    const kept = table.zone(Z.objectives + seat)[0];
    return (
      isAlive(table, seat) &&
      kept !== undefined &&
      fulfils(table, seat, objectiveOf(table.kind(kept)))
    );
  });
}
