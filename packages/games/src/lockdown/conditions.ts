/** What Objectives ask for, judged when the game is over (LCK-OBJ). */
import type { Seat } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { isAlive } from '../survival/crew.ts';
import { isCoop, seatsOf } from '../survival/modes.ts';
import { isMetAlike, objectivesOf, type Standings } from '../survival/objectives.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
import { facilityOf, MOST_KNOWLEDGE, sectionOf } from './facility.ts';
import { FIRST_OBJECTIVE } from './things.ts';
import { V } from './words.ts';

export const MUCH = 6;

/** Every Room of both Sections has been explored (LCK-OBJ-09). */
const explored = ({ vars }: Standings, a: number, b: number): boolean =>
  vars.rooms.every((room, slot) => {
    const section = slot === 0 ? 0 : sectionOf(vars, slot);
    return (section !== a && section !== b) || room >= 0;
  });

/** What depends on the facility is known when the game is over. */
export function isMet(table: Standings, seat: Seat, condition: Condition): boolean {
  const { vars } = table;
  const facility = facilityOf(table);
  const { exploded = false } = facility.result ?? {};
  switch (condition) {
    case 'facility-destroyed':
      return exploded;
    case 'nest-destroyed':
      return vars.nestDestroyed;
    case 'no-nemesis-survivor-alive':
      return !vars.character.some(
        (character, other) =>
          other < table.state.seats && isAlive(table, other) && CHARACTERS[character]?.survivor,
      );
    case 'knowledge-at-least-6':
      return facility.knowledge[seat]! >= MUCH;
    case 'knowledge-at-least-8':
      return facility.knowledge[seat]! >= MOST_KNOWLEDGE;
    case 'knowledge-token-active':
      return facility.active[seat]!;
    case 'weaknesses-analysed-at-least-1':
      return facility.analysed.length >= 1;
    case 'weaknesses-analysed-at-least-2':
      return facility.analysed.length >= 2;
    case 'sections-explored-s-01-s-02':
      return explored(table, 1, 2);
    case 'sections-explored-s-01-s-03':
      return explored(table, 1, 3);
    case 'sections-explored-s-02-s-03':
      return explored(table, 2, 3);
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
    facilityOf(table).metInRound = table.vars.round;
    table.log?.tell('LCK-ENC-12', 'first-encounter');
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
      const rest = all.filter((condition) => condition !== 'signal-sent');
      return (
        (rest.length === all.length || isSent) &&
        (rest.length === 0 || by.some((seat) => rest.every((one) => isMet(table, seat, one))))
      );
    });
  return judged.missionsMet(table, meets);
}

export function teamWins(table: SurvivalTable): boolean {
  const living = seatsOf(table).filter((seat) => isAlive(table, seat));
  return living.length > 0 && missionsMet(table, living) === table.zone(Z.mission).length;
}

export function winnersOf(table: SurvivalTable): readonly Seat[] {
  const seats = seatsOf(table);
  if (isCoop(table)) return teamWins(table) ? seats : [];
  return judged.fulfillers(table);
}
