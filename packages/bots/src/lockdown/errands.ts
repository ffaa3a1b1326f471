/** Errands in Rooms, and the cost of a tour of them. */
import { ROOMS } from '@deadlight/games/rules/lockdown';
import { NO_SLOT, type Slot, type SurvivalTable } from '@deadlight/games/rules/survival';
import type { Errand, Stop, Tally } from '../survival/errand.ts';
import type { Chart } from './chart.ts';

/** Cards for repairing a broken Room, and for getting rid of an Intruder in the way. */
const REPAIR = 2.5;
const FIGHT = 4;
/** Cards to explore one more tile. */
const LOOK = 1.7;
/** A Room that cannot be found. */
const NOWHERE = 40;

const TILE: readonly number[] = ROOMS.map(({ tile }) => (tile === '1' ? 1 : 2));

/** A stop in a Room for its Action. */
export function stopIn(table: SurvivalTable, chart: Chart, room: number, cards: number): Stop {
  const slot = chart.slotOf[room]!;
  const { malfunction, crowd } = table.vars;
  const fight = FIGHT * Math.min(2, crowd[slot]!);
  return { slot, tile: TILE[room]!, cards: cards + fight + (malfunction[slot] ? REPAIR : 0) };
}

/** Expected cards to find a number of Rooms under tiles of a kind, from the nearest of these tiles. */
const seek = (chart: Chart, tile: number, rooms: number): number =>
  rooms === 0 ? 0 : LOOK * ((rooms * (chart.unknown[tile]! + 1)) / (rooms + 1) - 1);

const whereIs = (chart: Chart, { slot, tile }: Stop): Slot => slot || chart.nearest[tile]!;

/** A tour: the nearest errand first, with one fixed last stop. */
export function effort(chart: Chart, errands: readonly Errand[], last: Errand): Tally {
  let first = NO_SLOT;
  const todo = errands.slice();
  const sought = [0, 0, 0];
  let walks = chart.walks;
  let total = 0;
  const far = (stop: Stop): number => {
    const to = whereIs(chart, stop);
    return to === 0 ? NOWHERE : walks[to]!;
  };
  const go = (errand: Errand): void => {
    for (const stop of errand) {
      total += far(stop) + stop.cards;
      if (stop.slot === 0) sought[stop.tile]!++;
      const to = whereIs(chart, stop);
      first ||= to;
      if (to > 0) walks = chart.roads.from(to);
    }
  };
  while (todo.length > 0) {
    let best = 0;
    for (let i = 1; i < todo.length; i++) if (far(todo[i]![0]!) < far(todo[best]![0]!)) best = i;
    go(todo[best]!);
    todo.splice(best, 1);
  }
  go(last);
  const cards = total + seek(chart, 1, sought[1]!) + seek(chart, 2, sought[2]!);
  return { cards, first };
}
