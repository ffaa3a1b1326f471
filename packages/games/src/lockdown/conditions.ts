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

export const { objectiveOf, fulfils, firstEncounter } = judged;
/** Keeping one of two Objectives where no Intruder ever appeared. */
export const { offer: offerObjectives, settle: settleObjectives } = judged;

const asksSignal = ({ anyOf }: Objective): boolean =>
  anyOf.some((all) => all.includes('signal-sent'));

/**
 * How many of the team's Objectives are fulfilled, if a personal condition may be met by one of these
 * Characters (LCK-COOP-06) and Signals are sent by different ones (LCK-COOP-05-D).
 */
export function missionsMet(table: SurvivalTable, by: readonly Seat[]): number {
  const senders = table.vars.signal.filter(Boolean).length;
  const meets = ({ anyOf }: Objective): boolean =>
    anyOf.some((all) => {
      // Whoever sent the Signal need not be the one who does the rest.
      const rest = all.filter((condition) => condition !== 'signal-sent');
      return (
        (rest.length === all.length || senders > 0) &&
        (rest.length === 0 || by.some((seat) => rest.every((one) => isMet(table, seat, one))))
      );
    });
  const met = table
    .zone(Z.mission)
    .map((card) => objectiveOf(table.kind(card)))
    .filter(meets);
  return met.length - Math.max(0, met.filter(asksSignal).length - senders);
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
