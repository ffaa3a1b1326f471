import { defineGame } from '@deadlight/engine';
import type { SurvivalGame } from '../survival/book.ts';
import { proceduresWith } from '../survival/procedures.ts';
import { redeal } from '../survival/redeal.ts';
import { costOf } from '../survival/turn.ts';
import type { Vars } from '../survival/vars.ts';
import { writingFor } from '../survival/writing.ts';
import { bagStep } from './bag.ts';
import { book } from './book.ts';
import { arranging, cutOut, desperate, sealing, thermite, touring, wailing } from './card-steps.ts';
import { claiming, plans } from './claims.ts';
import { computing, thenComputer } from './computers.ts';
import { boarding, launchCss, shiftCss } from './css.ts';
import { resolveFacilityEvent } from './dark-events.ts';
import { ROOMS } from './data/rooms.ts';
import { draft } from './draft.ts';
import { ending } from './ending.ts';
import { eventPhase } from './event-phase.ts';
import { type Lift, liftOf, newVars } from './facility.ts';
import { rushedAnalysis } from './facility-overrides.ts';
import { archived } from './knowledge.ts';
import { firstEncounter } from './objectives.ts';
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
import { rounds } from './rounds.ts';
import { STOCK, setUp } from './setup.ts';
import { marsCard, sandstorm } from './surface.ts';
import { vocabulary } from './vocabulary.ts';
import { leaving, lockingIn, riding } from './ways-out.ts';

/** Connections of this board that path finding needs. */
export interface FacilityGame extends SurvivalGame {
  lift(vars: Readonly<Vars>): Lift | null;
}

/** Nemesis: Lockdown, for one to five players. */
export const game: FacilityGame = {
  ...defineGame<Vars>({
    ...vocabulary,
    costOf,
    writing: writingFor(ROOMS),
    procedures: proceduresWith([
      facilityAttack,
      facilityEncounter,
      facilityEnter,
      facilityEscape,
      facilityShot,
      findOne,
      rounds,
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
      touring,
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
    longest: 60_000,
    vars: newVars,
    stock: STOCK,
    setUp,
    redeal,
  }),
  book,
  lift: liftOf,
};
