/** The Event phase, step by step (LCK-EVENT). */
import { attackersInOrder } from '../survival/attack.ts';
import { boardOf } from '../survival/book.ts';
import { crewIn } from '../survival/crew.ts';
import { attackNext, burn } from '../survival/event-phase.ts';
import { drawEvent } from '../survival/events/resolve.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { advanceAutodestruction } from './alert.ts';
import { bagStep } from './bag.ts';
import { launchCss } from './css.ts';
import { eventFrame, resolveFacilityEvent } from './dark-events.ts';
import { endGame } from './ending.ts';
import { END_OF_TRACK, facilityOf, isPowered, openIsolation, WHITE } from './facility.ts';
import { EVENT } from './log-events.ts';
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
    // LCK-ALERT-04-D, LCK-AUTO-05, LCK-END-03
    endGame(table, exploded ? 'explosion' : 'alert');
    return;
  }
  facility.time--;
  table.log?.tell('LCK-EVENT-02', EVENT.time, { time: facility.time, left: facility.time });
  // LCK-AUTO-12-R, LCK-EVENT-03
  if (facility.auto === left) advanceAutodestruction(table);
  // LCK-EVENT-07
  if (facility.time <= WHITE) openIsolation(table);
  if (facility.time === END_OF_TRACK) {
    table.log?.tell('LCK-END-01', EVENT['time-up']);
    endGame(table, 'purge');
  } else checkPower(table, left);
}

/** Noise goes out of corridors in powered Sections that have no Character at either end (LCK-EVENT-08, LCK-EVENT-10-D). */
function clearNoise(table: SurvivalTable): void {
  const board = boardOf(table);
  const { noise } = table.vars;
  const { corridors } = board.plan.sections!;
  const gone: number[] = [];
  for (let way = 0; way < board.corridors; way++) {
    // LCK-STAIR-08-R, LCK-STAIR-09-R, LCK-EVENT-09, LCK-EVENT-11-R, LCK-TECH-10-R, LCK-ALT-21-R, LCK-POWER-13-D
    if (!noise[way] || !isPowered(table, corridors[way]!)) continue;
    if (board.ends[way]!.some((slot) => crewIn(table.vars, slot) > 0)) continue;
    noise[way] = false;
    gone.push(way);
  }
  if (gone.length > 0)
    table.log?.tell('LCK-EVENT-08', EVENT['noise-fades'], {
      count: gone.length,
      corridors: gone.map((way) => board.ends[way]!.join('–')),
    });
}

export const eventPhase = procedure<EventPhase>('event-phase').steps({
  // LCK-CSS-13-R, LCK-ALERT-08-R
  css(table) {
    table.call(launchCss, { token: -1, next: 0 });
  },
  time(table) {
    advanceTime(table);
  },
  noise(table, local) {
    clearNoise(table);
    table.log?.tell('LCK-EVENT-12', EVENT.step, { step: '@phase.attacks' });
    local.attackers.push(...attackersInOrder(table));
  },
  attack: (table, { attackers }) => attackNext(table, attackers, 'attack'),
  fire(table) {
    table.log?.tell('LCK-EVENT-13', EVENT.step, { step: '@phase.fire' });
    burn(table);
  },
  event(table) {
    table.call(resolveFacilityEvent, eventFrame(drawEvent(table)));
  },
  bag(table) {
    table.log?.tell('LCK-BAG-01', EVENT.step, { step: '@phase.bag' });
    table.call(bagStep, { next: 0 });
  },
});
