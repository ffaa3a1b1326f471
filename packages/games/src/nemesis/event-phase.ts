/** The Event Phase, step by step (NEM-EVENT-01). */
import { END, NO_THING } from '@deadlight/engine';
import { attackersInOrder } from '../survival/attack.ts';
import { attackNext, burn } from '../survival/event-phase.ts';
import { drawEvent, resolveEvent } from '../survival/events/resolve.ts';
import { procedure, type SurvivalTable, type Vars } from '../survival/vars.ts';
import { bagDevelopment } from './bag.ts';
import { endGame } from './ending.ts';
import { eventFrame } from './events.ts';
import { EVENT } from './log-events.ts';
import { unlockAll } from './pods.ts';
import { JUMP, SKULL, shipOf, YELLOW } from './ship.ts';

interface EventPhase {
  /** Intruders that were in combat when the attack step began and have not attacked yet. */
  readonly attackers: number[];
}

/** Both markers advance before anything ends (NEM-EVENT-02, NEM-EVENT-09-R, NEM-END-15-R). */
function advanceTime(table: SurvivalTable): void {
  const ship = shipOf(table);
  ship.time++;
  table.log?.tell('NEM-EVENT-02', EVENT.time, { time: ship.time, left: JUMP - ship.time });
  if (ship.selfDestruct >= 0) {
    ship.selfDestruct++;
    table.log?.tell('NEM-SELF-02', EVENT['self-destruct'], { space: ship.selfDestruct });
    if (ship.selfDestruct >= YELLOW && !ship.unlockedByTrack) {
      ship.unlockedByTrack = true;
      unlockAll(table, 'NEM-SELF-04');
    }
  }
  // NEM-SELF-05
  if (ship.selfDestruct >= SKULL) endGame(table, 'explosion');
  else if (ship.time >= JUMP) endGame(table, 'jump');
}

/** By arrival, the oldest first (NEM-EVENT-12-R). */
const byArrival =
  ({ since }: Vars) =>
  (there: number[]): number[] =>
    there.sort((a, b) => since[a]! - since[b]!);

/** As they are numbered in the rulebook. */
const STEPS = { attacks: 5, fire: 6, event: 7, bag: 8 } as const;

export const eventPhase = procedure<EventPhase>('event-phase').steps({
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
    table.log?.tell('NEM-EVENT-03', EVENT.step, { step: '@phase.attacks' });
    local.attackers.push(...attackersInOrder(table));
    return undefined;
  },
  attack: (table, { attackers }) => attackNext(table, attackers, 'attack'),
  fire(table) {
    shipOf(table).step = STEPS.fire;
    table.log?.tell('NEM-EVENT-04', EVENT.step, { step: '@phase.fire' });
    burn(table, byArrival(table.vars));
    // NEM-INTRUDER-09
    if (shipOf(table).intruder >= 0) return END;
    return undefined;
  },
  draw(table) {
    shipOf(table).step = STEPS.event;
    table.call(resolveEvent, eventFrame(drawEvent(table)));
  },
  bag(table) {
    shipOf(table).step = STEPS.bag;
    table.log?.tell('NEM-BAG-01', EVENT.step, { step: '@phase.bag' });
    table.call(bagDevelopment, { next: 0, token: NO_THING });
  },
});
