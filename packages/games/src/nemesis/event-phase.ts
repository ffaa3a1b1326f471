/** The Event Phase, step by step (NEM-EVENT-01). */
import { END } from '@deadlight/engine';
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
import { bagDevelopment } from './bag.ts';
import { EVENTS } from './data/events.ts';
import { endGame } from './ending.ts';
import { eventFrame, resolveEvent } from './events.ts';
import { unlockAll } from './pods.ts';
import { JUMP, SKULL, shipOf, YELLOW } from './ship.ts';
import { FIRST_EVENT } from './things.ts';

interface EventPhase {
  /** Intruders that were in combat when the attack step began and have not attacked yet. */
  readonly attackers: number[];
}

/** Both markers advance before anything ends (NEM-EVENT-02, NEM-EVENT-09-R, NEM-END-15-R). */
function advanceTime(table: SurvivalTable): void {
  const ship = shipOf(table);
  ship.time++;
  table.log?.tell('NEM-EVENT-02', 'time', { time: ship.time, left: JUMP - ship.time });
  if (ship.selfDestruct >= 0) {
    ship.selfDestruct++;
    table.log?.tell('NEM-SELF-02', 'self-destruct', { space: ship.selfDestruct });
    if (ship.selfDestruct >= YELLOW && !ship.unlockedByTrack) {
      ship.unlockedByTrack = true;
      unlockAll(table, 'NEM-SELF-04');
    }
  }
  if (ship.selfDestruct >= SKULL) endGame(table, 'explosion');
  else if (ship.time >= JUMP) endGame(table, 'jump');
}

/** Every Intruder in a burning Room is hurt once, then one Egg in each burns (NEM-EVENT-04, NEM-ROOM-NEST-08). */
function burn(table: SurvivalTable): void {
  const { vars } = table;
  const burning: number[] = [];
  for (let slot = 1; slot <= boardOf(table).slots; slot++) {
    if (!vars.fire[slot] || vars.crowd[slot] === 0) continue;
    // By arrival, the oldest first (NEM-EVENT-12-R).
    const there = intrudersIn(vars, slot).sort((a, b) => vars.since[a]! - vars.since[b]!);
    burning.push(...there);
  }
  for (const figure of burning) if (vars.at[figure]! > 0) injure(table, figure, 1, 'fire');
  for (let slot = 1; slot <= boardOf(table).slots; slot++) {
    if (!vars.fire[slot]) continue;
    const eggs = eggTargets(table, slot);
    // An Egg of the Nest goes first (NEM-ROOM-NEST-14-R).
    if (eggs > 0) destroyEggIn(table, slot, eggs & 2 ? NEST_EGGS : LYING_EGGS);
  }
}

/** Intruders on the card that are in no Room with a Character move, all at once (NEM-EVENT-05, NEM-EVENT-10-R). */
export function moveByEvent(table: SurvivalTable, kind: number): void {
  const { vars } = table;
  const { moves, corridor } = EVENTS[kind - FIRST_EVENT]!;
  const board = boardOf(table);
  const figures: number[] = [];
  const ways: number[] = [];
  for (let figure = 0; figure < FIGURES.length; figure++) {
    const slot = vars.at[figure]!;
    if (slot === 0 || !moves.includes(TYPES[typeOf(figure)]!) || isEngaged(vars, figure)) continue;
    figures.push(figure);
    ways.push(board.byNumber[slot * 5 + corridor]!);
  }
  if (figures.length > 0) moveAll(table, figures, ways);
}

/** As they are numbered in the rulebook. */
const STEPS = { attacks: 5, fire: 6, event: 7, bag: 8 } as const;

export const eventPhase = procedure<EventPhase>('event-phase', {
  time(table) {
    advanceTime(table);
  },
  attackers(table, local) {
    const ship = shipOf(table);
    ship.step = STEPS.attacks;
    const skipped = ship.noAttacks;
    ship.noAttacks = false;
    // With a player leading the Intruders, they attack only by card (NEM-INTRUDER-08).
    if (skipped || ship.intruder >= 0) return 'fire';
    local.attackers.push(...attackersInOrder(table));
    return undefined;
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
    shipOf(table).step = STEPS.fire;
    burn(table);
    if (shipOf(table).intruder >= 0) return END;
    return undefined;
  },
  draw(table) {
    shipOf(table).step = STEPS.event;
    const card = topOf(table, Z.eventDeck, Z.eventDiscard);
    table.move(card, Z.eventNow);
    table.call(resolveEvent, eventFrame(card));
  },
  bag(table) {
    shipOf(table).step = STEPS.bag;
    table.call(bagDevelopment, { next: 0, token: -1 });
  },
});
