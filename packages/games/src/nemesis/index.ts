import { defineGame } from '@deadlight/engine';
import { action } from '../survival/action.ts';
import { afterWound, attack, escapeAttacks, follow, pierced } from '../survival/attack.ts';
import type { SurvivalGame } from '../survival/book.ts';
import { closeDoors } from '../survival/doors.ts';
import { drugged, motivated, offerScan, operated, scanned } from '../survival/effects/body.ts';
import { drawAfter } from '../survival/effects/draw.ts';
import { blast, covered, lured, smoke } from '../survival/effects/fighting.ts';
import { foresight } from '../survival/effects/knowledge.ts';
import { decompress, switchDoors } from '../survival/effects/markers.ts';
import { encounter } from '../survival/encounter.ts';
import { blow, shot } from '../survival/fight.ts';
import { makeRoom } from '../survival/hands.ts';
import { interrupt } from '../survival/interrupt.ts';
import { enter, walk } from '../survival/move.ts';
import { noiseRoll } from '../survival/noise.ts';
import { passing } from '../survival/pass.ts';
import { search } from '../survival/search.ts';
import { MAX_SEATS } from '../survival/things.ts';
import { deal, trade } from '../survival/trade.ts';
import { turn } from '../survival/turn.ts';
import type { Vars } from '../survival/vars.ts';
import { suffer, sufferAlone } from '../survival/wounds.ts';
import { bagDevelopment, queenComes } from './bag.ts';
import { book } from './book.ts';
import { draft } from './draft.ts';
import { ending } from './ending.ts';
import { hibernation, repairEngine } from './engines.ts';
import { eventPhase } from './event-phase.ts';
import { eclosion, resolveEvent } from './events.ts';
import { game, playerPhase } from './game.ts';
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
import { redeal } from './redeal.ts';
import { setUp } from './setup.ts';
import { newVars, OPTIONS } from './ship.ts';
import { KINDS } from './things.ts';
import { V } from './words.ts';
import { ZONES } from './zones.ts';

/** Procedures that Nemesis shares with Lockdown. */
const COMMON = [
  turn,
  action,
  interrupt,
  passing,
  walk,
  enter,
  noiseRoll,
  encounter,
  attack,
  afterWound,
  pierced,
  follow,
  escapeAttacks,
  suffer,
  sufferAlone,
  makeRoom,
  shot,
  blow,
  blast,
  covered,
  smoke,
  lured,
  search,
  trade,
  deal,
  closeDoors,
  switchDoors,
  decompress,
  drawAfter,
  motivated,
  drugged,
  offerScan,
  scanned,
  operated,
  foresight,
];

/** Nemesis, for one to five players. */
export const nemesis: SurvivalGame = {
  ...defineGame<Vars>({
    id: 'nemesis',
    rules: 1,
    seats: { min: 1, max: MAX_SEATS },
    options: OPTIONS,
    kinds: KINDS,
    zones: ZONES,
    verbs: V,
    procedures: [
      ...COMMON,
      game,
      draft,
      playerPhase,
      podTurn,
      boarding,
      hibernation,
      repairEngine,
      manoeuvre,
      eventPhase,
      resolveEvent,
      eclosion,
      bagDevelopment,
      queenComes,
      firstEncounter,
      ending,
      takeover,
      intruderTurn,
      intruderPass,
      chosenAttack,
      pursuit,
      planning,
      healing,
    ],
    // The rules that are shared are cited without the name of the catalogue.
    rule: (name) => (name.startsWith('NEM-') ? name : `NEM-${name}`),
    longest: 60_000,
    vars: newVars,
    setUp,
    redeal,
  }),
  book,
};
