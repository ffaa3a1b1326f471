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
import { KINDS, MAX_SEATS } from './things.ts';
import { trade } from './trade.ts';
import { concessionVote, turn } from './turn.ts';
import { initialVars, OPTIONS, type Vars } from './vars.ts';
import { V } from './words.ts';
import { ZONES } from './zones.ts';

/** What players that are no people need to know of the game. */
export * from './actions/search.ts';
export * from './alarm.ts';
export * from './crew.ts';
export * from './damage.ts';
export * from './data/rooms.ts';
export * from './data/search-cards.ts';
export * from './infection.ts';
export { redealBy } from './redeal.ts';
export * from './station.ts';
export * from './things.ts';
export { cardValue, kindOfCard } from './trade.ts';
export * from './vars.ts';
export * from './words.ts';
export * from './zones.ts';

/** Panic Station, for four to six players. */
export const panic: Game<Vars> = defineGame<Vars>({
  id: 'panic',
  rules: 2,
  seats: { min: 4, max: MAX_SEATS },
  options: OPTIONS,
  kinds: KINDS,
  zones: ZONES,
  verbs: V,
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
