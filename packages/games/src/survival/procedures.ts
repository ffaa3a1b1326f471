/** Every procedure of the shared rules; a game may bring its own of the same name instead. */
import type { Procedure } from '@deadlight/engine';
import { action } from './action.ts';
import { afterWound, attack, escapeAttacks, follow, pierced } from './attack.ts';
import { queenComes } from './bag.ts';
import { closeDoors } from './doors.ts';
import { drugged, motivated, offerScan, operated, scanned, scannedDraw } from './effects/body.ts';
import { drawAfter } from './effects/draw.ts';
import { blast, covered, lured, smoke } from './effects/fighting.ts';
import { foresight } from './effects/knowledge.ts';
import { decompress, switchDoors } from './effects/markers.ts';
import { encounter } from './encounter.ts';
import { resolveEvent } from './events/resolve.ts';
import { blow, shot } from './fight.ts';
import { makeRoom } from './hands.ts';
import { interrupt } from './interrupt.ts';
import { enter, walk } from './move.ts';
import { noiseRoll } from './noise.ts';
import { passing } from './pass.ts';
import { playerPhase } from './player-phase.ts';
import { search } from './search.ts';
import { deal, trade } from './trade.ts';
import { turn } from './turn.ts';
import type { Vars } from './vars.ts';
import { suffer, sufferAlone } from './wounds.ts';

const ALL: readonly Procedure<Vars, never>[] = [
  turn,
  action,
  interrupt,
  passing,
  walk,
  enter,
  noiseRoll,
  encounter,
  resolveEvent,
  queenComes,
  playerPhase,
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
  scannedDraw,
  operated,
  foresight,
];

/** The shared procedures, with those of a game in place of the ones they are named after. */
export function proceduresWith(own: readonly Procedure<Vars, never>[]): Procedure<Vars, never>[] {
  const names = own.map(({ name }) => name);
  return [...ALL.filter(({ name }) => !names.includes(name)), ...own];
}
