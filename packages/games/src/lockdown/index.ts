import { defineGame } from '@deadlight/engine';
import type { SurvivalGame } from '../survival/book.ts';
import { proceduresWith } from '../survival/procedures.ts';
import { redeal } from '../survival/redeal.ts';
import { MAX_SEATS } from '../survival/things.ts';
import { costOf } from '../survival/turn.ts';
import type { Vars } from '../survival/vars.ts';
import { writingFor } from '../survival/writing.ts';
import { bagStep } from './bag.ts';
import { book } from './book.ts';
import {
  arranging,
  cutOut,
  desperate,
  sealing,
  thermite,
  together,
  wailing,
} from './card-steps.ts';
import { claiming, plans } from './claims.ts';
import { computing, thenComputer } from './computers.ts';
import { firstEncounter } from './conditions.ts';
import { boarding, launchCss, shiftCss } from './css.ts';
import { resolveFacilityEvent } from './dark-events.ts';
import { ROOMS } from './data/rooms.ts';
import { draft } from './draft.ts';
import { ending } from './ending.ts';
import { eventPhase } from './event-phase.ts';
import { type Lift, liftOf, newVars, OPTIONS } from './facility.ts';
import { game } from './game.ts';
import { archived } from './knowledge.ts';
import { rushedAnalysis } from './more-of-effects.ts';
import { panicking } from './panicking.ts';
import {
  facilityAttack,
  facilityEncounter,
  facilityEnter,
  facilityEscape,
  facilityShot,
  findOne,
} from './reactions.ts';
import { backupPower, caveAttack, crawling, defending, repository, withdraw } from './rooms.ts';
import { addressOf } from './rules.ts';
import { STOCK, setUp } from './setup.ts';
import { marsCard, sandstorm } from './surface.ts';
import { KINDS } from './things.ts';
import { leaving, lockingIn, riding } from './ways-out.ts';
import { V } from './words.ts';
import { ZONES } from './zones.ts';

/** What players that are no people need to know of the facility. */
export { isMet, missionsMet, objectiveOf } from './conditions.ts';
export { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
export { ROOMS, roomIndex } from './data/rooms.ts';
export { CONTINGENCIES, CSS_TOKENS } from './data/tokens.ts';
export * from './facility.ts';
export { specimenOf } from './knowledge.ts';
export { FIRST_CONTINGENCY, FIRST_CSS, FIRST_OBJECTIVE } from './things.ts';
export { hasSuit, SUITS } from './ways-out.ts';
export { V } from './words.ts';
export { L } from './zones.ts';

/** What only this game has that a player needs to know to find a way. */
export interface FacilityGame extends SurvivalGame {
  lift(vars: Readonly<Vars>): Lift | null;
}

/** Nemesis: Lockdown, for one to five players. */
export const lockdown: FacilityGame = {
  ...defineGame<Vars>({
    id: 'lockdown',
    rules: 3,
    seats: { min: 1, max: MAX_SEATS },
    options: OPTIONS,
    kinds: KINDS,
    zones: ZONES,
    verbs: V,
    costOf,
    writing: writingFor(ROOMS),
    procedures: proceduresWith([
      facilityAttack,
      facilityEncounter,
      facilityEnter,
      facilityEscape,
      facilityShot,
      findOne,
      game,
      draft,
      eventPhase,
      resolveFacilityEvent,
      panicking,
      bagStep,
      firstEncounter,
      ending,
      computing,
      thenComputer,
      archived,
      boarding,
      launchCss,
      shiftCss,
      riding,
      leaving,
      lockingIn,
      crawling,
      caveAttack,
      withdraw,
      defending,
      repository,
      backupPower,
      together,
      desperate,
      sealing,
      thermite,
      cutOut,
      arranging,
      wailing,
      marsCard,
      sandstorm,
      claiming,
      plans,
      rushedAnalysis,
    ]),
    rule: addressOf,
    longest: 60_000,
    vars: newVars,
    stock: STOCK,
    setUp,
    redeal,
  }),
  book,
  lift: liftOf,
};
