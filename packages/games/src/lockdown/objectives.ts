/** Objectives: kept one of two at the first encounter, and judged at the end. */
import type { Seat } from '@deadlight/engine';
import { isAlive } from '../survival/crew.ts';
import { isCoop, seatsOf } from '../survival/modes.ts';
import { objectivesOf } from '../survival/objectives.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { isMet } from './conditions.ts';
import { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
import { facilityOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { FIRST_OBJECTIVE } from './things.ts';
import { VERB } from './words.ts';

const judged = objectivesOf<Condition>({
  list: OBJECTIVES,
  first: FIRST_OBJECTIVE,
  keep: VERB['keep-objective'],
  isMet,
  met(table) {
    facilityOf(table).metInRound = table.vars.round;
    table.log?.tell('LCK-ENC-12', EVENT['first-encounter']);
  },
});

export const { objectiveOf, fulfils, firstEncounter, revealKept } = judged;
/** Keeping one of two Objectives where no Intruder ever appeared. */
export const { offer: offerObjectives, settle: settleObjectives } = judged;

/** One of these Characters must meet all that an Objective of the team asks for (LCK-COOP-06). */
export function missionsMet(table: SurvivalTable, by: readonly Seat[]): number {
  const isSent = table.vars.signal.includes(true);
  const meets = ({ anyOf }: Objective): boolean =>
    anyOf.some((all) => {
      // The one who sent the Signal need not be the one who does the rest.
      const rest = all.filter((condition) => condition.asks !== 'signal-sent');
      return (
        (rest.length === all.length || isSent) &&
        (rest.length === 0 || by.some((seat) => rest.every((one) => isMet(table, seat, one))))
      );
    });
  return judged.missionsMet(table, meets);
}

// LCK-COOP-02
function teamWins(table: SurvivalTable): boolean {
  const living = seatsOf(table).filter((seat) => isAlive(table, seat));
  return living.length > 0 && missionsMet(table, living) === table.zone(ZONE.mission).length;
}

export function winnersOf(table: SurvivalTable): readonly Seat[] {
  const seats = seatsOf(table);
  if (isCoop(table)) return teamWins(table) ? seats : [];
  return judged.fulfillers(table);
}
