import { defineGame } from '@deadlight/engine';
import type { SurvivalGame } from '../survival/book.ts';
import { proceduresWith } from '../survival/procedures.ts';
import { redeal } from '../survival/redeal.ts';
import { costOf } from '../survival/turn.ts';
import type { Vars } from '../survival/vars.ts';
import { writingFor } from '../survival/writing.ts';
import { bagDevelopment } from './bag.ts';
import { book } from './book.ts';
import { claiming, plans } from './claims.ts';
import { ROOMS } from './data/rooms.ts';
import { draft } from './draft.ts';
import { ending } from './ending.ts';
import { hibernation, repairEngine } from './engines.ts';
import { eventPhase } from './event-phase.ts';
import { eclosion } from './events.ts';
import {
  chosenAttack,
  healing,
  intruderPass,
  intruderTurn,
  planning,
  pursuit,
  takeover,
} from './intruder-player.ts';
import { manoeuvre } from './manoeuvre.ts';
import { firstEncounter } from './objectives.ts';
import { boarding, podTurn } from './pods.ts';
import { rounds } from './rounds.ts';
import { STOCK, setUp } from './setup.ts';
import { newVars } from './ship.ts';
import { vocabulary } from './vocabulary.ts';

/** Nemesis, for one to five players. */
export const game: SurvivalGame = {
  ...defineGame<Vars>({
    ...vocabulary,
    costOf,
    writing: writingFor(ROOMS),
    procedures: proceduresWith([
      rounds,
      draft,
      podTurn,
      boarding,
      hibernation,
      repairEngine,
      manoeuvre,
      eventPhase,
      eclosion,
      bagDevelopment,
      firstEncounter,
      ending,
      takeover,
      intruderTurn,
      intruderPass,
      chosenAttack,
      pursuit,
      planning,
      healing,
      claiming,
      plans,
    ]),
    longest: 60_000,
    vars: newVars,
    stock: STOCK,
    setUp,
    redeal,
  }),
  book,
};
