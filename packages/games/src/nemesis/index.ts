import { defineGame } from '@deadlight/engine';
import type { SurvivalGame } from '../survival/book.ts';
import { proceduresWith } from '../survival/procedures.ts';
import { redeal } from '../survival/redeal.ts';
import { MAX_SEATS } from '../survival/things.ts';
import { costOf } from '../survival/turn.ts';
import type { Vars } from '../survival/vars.ts';
import { writingFor } from '../survival/writing.ts';
import { bagDevelopment } from './bag.ts';
import { book } from './book.ts';
import { claiming, plans } from './claims.ts';
import { firstEncounter } from './conditions.ts';
import { ROOMS } from './data/rooms.ts';
import { draft } from './draft.ts';
import { ending } from './ending.ts';
import { hibernation, repairEngine } from './engines.ts';
import { eventPhase } from './event-phase.ts';
import { eclosion } from './events.ts';
import { game } from './game.ts';
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
import { boarding, podTurn } from './pods.ts';
import { STOCK, setUp } from './setup.ts';
import { newVars, OPTIONS } from './ship.ts';
import { KINDS } from './things.ts';
import { V } from './words.ts';
import { ZONES } from './zones.ts';

/** What players that are no people need to know of the ship. */
export { isMet, missionsMet, objectiveOf } from './conditions.ts';
export { COORDINATES, DESTINATIONS, SPACES } from './data/course.ts';
export { INTRUDER_CARDS } from './data/intruder-cards.ts';
export { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
export { ROOMS, roomIndex } from './data/rooms.ts';
export * from './ship.ts';
export { FIRST_COORDINATES, FIRST_OBJECTIVE, FIRST_ROOM, INTACT } from './things.ts';
export { V } from './words.ts';
export { N } from './zones.ts';

/** Nemesis, for one to five players. */
export const nemesis: SurvivalGame = {
  ...defineGame<Vars>({
    id: 'nemesis',
    rules: 2,
    seats: { min: 1, max: MAX_SEATS },
    options: OPTIONS,
    kinds: KINDS,
    zones: ZONES,
    verbs: V,
    costOf,
    writing: writingFor(ROOMS),
    procedures: proceduresWith([
      game,
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
    // The rules that are shared are cited without the name of the catalogue.
    rule: (name) => (name.startsWith('NEM-') ? name : `NEM-${name}`),
    longest: 60_000,
    vars: newVars,
    stock: STOCK,
    setUp,
    redeal,
  }),
  book,
};
