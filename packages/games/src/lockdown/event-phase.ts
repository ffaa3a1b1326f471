/** The Event phase, step by step (LCK-EVENT). */

import { FIGURES, TYPES } from '../packs/intruders.ts';
import { attack, attackersInOrder, attackOn, preyIn } from '../survival/attack.ts';
import { boardOf } from '../survival/book.ts';
import { topOf } from '../survival/cards.ts';
import { crewIn, isInRoom } from '../survival/crew.ts';
import { destroyEggIn, eggTargets } from '../survival/eggs.ts';
import { injure } from '../survival/injuries.ts';
import { intrudersIn, isEngaged, moveAll, typeOf } from '../survival/intruders.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { LYING_EGGS, NEST_EGGS } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { advanceAutodestruction } from './alert.ts';
import { bagStep } from './bag.ts';
import { launchCss } from './css.ts';
import { EVENTS } from './data/events.ts';
import { endGame } from './ending.ts';
import { eventFrame } from './event-effects.ts';
import { resolveEvent } from './events.ts';
import { END_OF_TRACK, facilityOf, isPowered, openIsolation, WHITE } from './facility.ts';
import { checkPower } from './power.ts';
import { FIRST_EVENT } from './things.ts';

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

/** Intruders in burning Rooms are hurt once, then an Egg in each burns (LCK-EVENT-13, LCK-EVENT-14-R, LCK-ROOM-NEST-05). */
function burn(table: SurvivalTable): void {
  const { vars } = table;
  const burning: number[] = [];
  for (let slot = 1; slot <= boardOf(table).slots; slot++)
    if (vars.fire[slot] && vars.crowd[slot]! > 0) burning.push(...intrudersIn(vars, slot));
  for (const figure of burning) if (vars.at[figure]! > 0) injure(table, figure, 1, 'fire');
  for (let slot = 1; slot <= boardOf(table).slots; slot++) {
    if (!vars.fire[slot]) continue;
    const eggs = eggTargets(table, slot);
    if (eggs > 0) destroyEggIn(table, slot, eggs & 2 ? NEST_EGGS : LYING_EGGS);
  }
}

/** Intruders on the card that are with no Character move, all at once; some cards move them twice (LCK-EVENT-16, LCK-EVENT-17). */
export function moveByEvent(table: SurvivalTable, kind: number): void {
  const { moves, corridor, second } = EVENTS[kind - FIRST_EVENT]!;
  for (const number of second === undefined ? [corridor] : [corridor, second]) {
    const figures: number[] = [];
    const ways: number[] = [];
    for (let figure = 0; figure < FIGURES.length; figure++) {
      const slot = table.vars.at[figure]!;
      if (slot === 0 || !moves.includes(TYPES[typeOf(figure)]!)) continue;
      if (isEngaged(table.vars, figure)) continue;
      figures.push(figure);
      ways.push(boardOf(table).byNumber[slot * 5 + number]!);
    }
    if (figures.length > 0) moveAll(table, figures, ways);
  }
}

export const eventPhase = procedure<EventPhase>('event-phase', {
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
  attack(table, { attackers }) {
    while (attackers.length > 0) {
      const figure = attackers.shift()!;
      const slot = table.vars.at[figure]!;
      const seat = slot > 0 && crewIn(table.vars, slot) > 0 ? preyIn(table, slot) : -1;
      if (seat < 0 || !isInRoom(table.vars, seat)) continue;
      table.call(attack, attackOn(figure, seat));
      return 'attack';
    }
    return undefined;
  },
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
