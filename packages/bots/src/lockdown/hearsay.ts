/** Claims about Contingencies and Objectives against what a seat has seen of them (LCK-CTG-03, LCK-INFO-30). */
import { codeOf, FIRST_SEAT, type Kind, type Seat } from '@deadlight/engine';
import {
  CONTINGENCIES,
  CONTRARIES,
  type Facility,
  FIRST_CONTINGENCY,
  FIRST_CSS,
  FIRST_OBJECTIVE,
  VERB,
  ZONE,
} from '@deadlight/games/rules/lockdown';
import { DEAD } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Claim, hearsayBy, type Verdict } from '../survival/hearsay.ts';

const COPIES: readonly number[] = CONTINGENCIES.map(({ copies }) => copies);

const codesIn = (sight: SurvivalSight, zone: number): number[] =>
  sight
    .kinds(zone)
    .filter((kind) => kind !== UNSEEN)
    .map((kind) => kind - FIRST_CONTINGENCY);

/** Whether a seat holds a token, as far as this seat knows. */
function holds(sight: SurvivalSight, holder: Seat, code: number): boolean | null {
  const zone = ZONE.contingencies(holder);
  const seen = codesIn(sight, zone);
  if (seen.includes(code)) return true;
  if (seen.length === sight.size(zone)) return false;
  let elsewhere = codesIn(sight, ZONE.pool).filter((one) => one === code).length;
  for (let other = FIRST_SEAT; other < sight.seats; other++)
    if (other !== holder)
      elsewhere += codesIn(sight, ZONE.contingencies(other)).filter((one) => one === code).length;
  return elsewhere >= COPIES[code]! ? false : null;
}

const verdictOn = (is: boolean | null): Verdict =>
  is === null ? 'unknown' : is ? 'consistent' : 'contradicted';

/** Nobody loses a token, except by dying. */
function judgeHeld(sight: SurvivalSight, holder: Seat, code: number): Verdict {
  return sight.vars.fate[holder] === DEAD ? 'unknown' : verdictOn(holds(sight, holder, code));
}

/** A token that is in the pool was there; one that is not may have been taken. */
const judgePool = (sight: SurvivalSight, code: number): Verdict =>
  codesIn(sight, ZONE.pool).includes(code) ? 'consistent' : 'unknown';

/** A token that lies on a space lay there; others may have been moved. */
function judgeCss(sight: SurvivalSight, token: number, space: number): Verdict {
  const { cssAt } = sight.vars.own as Facility;
  const lies = sight.kinds(ZONE.css)[cssAt.indexOf(space)];
  return lies !== undefined && lies !== UNSEEN && lies - FIRST_CSS === token
    ? 'consistent'
    : 'unknown';
}

/** An Objective is one of a kind: a player who sees it knows who does not have it. */
function judgeGoal(sight: SurvivalSight, owner: Seat, goal: number): Verdict {
  const kind = (FIRST_OBJECTIVE + goal) as Kind;
  for (let other = FIRST_SEAT; other < sight.seats; other++)
    if (sight.kinds(ZONE.objectives(other)).includes(kind)) return verdictOn(other === owner);
  return 'unknown';
}

function judge(sight: SurvivalSight, { seat, option }: Claim): Verdict {
  const named = (character: number): Seat => sight.vars.character.indexOf(character) as Seat;
  switch (codeOf(option)) {
    case VERB['claim-hold'].code:
      return judgeHeld(sight, seat, VERB['claim-hold'].value(option, 0));
    case VERB['claim-held'].code: {
      const value = VERB['claim-held'].value;
      return judgeHeld(sight, named(value(option, 0)), value(option, 1));
    }
    case VERB['claim-pool'].code:
      return judgePool(sight, VERB['claim-pool'].value(option, 0));
    case VERB['claim-css'].code: {
      const value = VERB['claim-css'].value;
      return judgeCss(sight, value(option, 0), value(option, 1));
    }
    default: {
      const value = VERB['claim-goal'].value;
      return judgeGoal(sight, named(value(option, 0)), value(option, 1));
    }
  }
}

export const hearsayInBase = hearsayBy(judge, CONTRARIES);
