import { defineGame, type Game } from '@deadlight/engine';
import { dig, placeRoom } from './actions/explore.ts';
import { treat } from './actions/heal.ts';
import { enter } from './actions/move.ts';
import { draw, search } from './actions/search.ts';
import { shoot } from './actions/shoot.ts';
import { stab } from './actions/stab.ts';
import { terminal } from './actions/terminal.ts';
import { alarm } from './alarm.ts';
import { costOf } from './cost.ts';
import { damage } from './damage.ts';
import { parasitePhase } from './parasites.ts';
import { redeal } from './redeal.ts';
import { round } from './round.ts';
import { heatScan } from './scan.ts';
import { setUp } from './setup.ts';
import { trade } from './trade.ts';
import { concessionVote, turn } from './turn.ts';
import { initialVars, type Vars } from './vars.ts';
import { vocabulary } from './vocabulary.ts';

/** Panic Station, for four to six players. */
export const game: Game<Vars> = defineGame<Vars>({
  ...vocabulary,
  costOf: (table, _seat, option) => costOf(table, option),
  procedures: [
    round,
    turn,
    concessionVote,
    placeRoom,
    dig,
    enter,
    search,
    draw,
    treat,
    terminal,
    shoot,
    stab,
    trade,
    damage,
    alarm,
    heatScan,
    parasitePhase,
  ],
  longest: 20_000,
  vars: initialVars,
  setUp,
  redeal,
});
