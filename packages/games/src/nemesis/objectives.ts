/** Objectives: kept one of two at the first encounter, and judged at the end. */
import type { Seat } from '@deadlight/engine';
import { isAlive } from '../survival/crew.ts';
import { isCoop, seatsOf } from '../survival/modes.ts';
import { objectivesOf } from '../survival/objectives.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { isMet } from './conditions.ts';
import { type Condition, OBJECTIVES } from './data/objectives.ts';
import { EVENT } from './log-events.ts';
import { shipOf } from './ship.ts';
import { FIRST_OBJECTIVE } from './things.ts';
import { VERB } from './words.ts';

const judged = objectivesOf<Condition>({
  list: OBJECTIVES,
  first: FIRST_OBJECTIVE,
  keep: VERB['keep-objective'],
  isMet,
  met(table) {
    shipOf(table).metInRound = table.vars.round;
    table.log?.tell('NEM-OBJ-01', EVENT['first-encounter']);
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

/** The winners: all of the team, or each survivor whose own Objective is fulfilled (NEM-END-11, NEM-END-04). */
export function winnersOf(table: SurvivalTable): readonly Seat[] {
  const seats = seatsOf(table);
  if (isCoop(table)) {
    const isWon = missionsMet(table) === table.zone(ZONE.mission).length;
    return isWon && seats.some((seat) => isAlive(table, seat)) ? seats : [];
  }
  return judged.fulfillers(table);
}
