/** The Event phase, step by step (LCK-EVENT). */

import { attackersInOrder } from '../survival/attack.ts';
import { boardOf } from '../survival/book.ts';
import { crewIn } from '../survival/crew.ts';
import { topOf } from '../survival/decks.ts';
import { attackNext, burn } from '../survival/event-phase.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { advanceAutodestruction } from './alert.ts';
import { bagStep } from './bag.ts';
import { launchCss } from './css.ts';
import { endGame } from './ending.ts';
import { eventFrame } from './event-effects.ts';
import { resolveEvent } from './events.ts';
import { END_OF_TRACK, facilityOf, isPowered, openIsolation, WHITE } from './facility.ts';
import { checkPower } from './power.ts';

interface EventPhase {
  readonly attackers: number[];
  css: number;
  next: number;
}

/** The exact order of the time step (LCK-EVENT-05-R). */
function advanceTime(table: SurvivalTable): void {
  const facility = facilityOf(table);
  const left = facility.time;
  const exploded = facility.autoRed && facility.auto === left;
  const alerted = facility.alert === left;
  if (exploded || alerted) {
    endGame(table, exploded ? 'explosion' : 'alert');
    return;
  }
  facility.time--;
  table.log?.tell('LCK-EVENT-02', 'time', { time: facility.time, left: facility.time });
  if (facility.auto === left) advanceAutodestruction(table);
  if (facility.time <= WHITE) openIsolation(table);
  if (facility.time === END_OF_TRACK) endGame(table, 'purge');
  else checkPower(table, left);
}

/** Noise goes out of corridors in powered Sections that have no Character at either end (LCK-EVENT-08, LCK-EVENT-10-D). */
function clearNoise(table: SurvivalTable): void {
  const board = boardOf(table);
  const { noise } = table.vars;
  const { corridors } = board.plan.sections!;
  for (let way = 0; way < board.corridors; way++) {
    if (!noise[way] || !isPowered(table, corridors[way]!)) continue;
    if (board.ends[way]!.every((slot) => crewIn(table.vars, slot) === 0)) noise[way] = false;
  }
}

export const eventPhase = procedure<EventPhase>('event-phase').steps({
  css(table) {
    table.call(launchCss, { token: -1, next: 0 });
  },
  time(table) {
    advanceTime(table);
  },
  noise(table, local) {
    clearNoise(table);
    local.attackers.push(...attackersInOrder(table));
  },
  attack: (table, { attackers }) => attackNext(table, attackers, 'attack'),
  fire(table) {
    burn(table);
  },
  event(table) {
    const card = topOf(table, Z.eventDeck, Z.eventDiscard);
    table.move(card, Z.eventNow);
    table.call(resolveEvent, eventFrame(card));
  },
  bag(table) {
    table.call(bagStep, { next: 0 });
  },
});
