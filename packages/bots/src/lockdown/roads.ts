/** Distances between the Rooms of the base, in Action cards. */
import type { Seat } from '@deadlight/engine';
import { type Lift, liftOf } from '@deadlight/games/rules/lockdown';
import {
  across,
  actionOf,
  asSlot,
  type Board,
  boardOf,
  CLOSED,
  type Effect,
  isActionCard,
  itemOf,
  type Slot,
  type SurvivalTable,
  ZONE,
} from '@deadlight/games/rules/survival';
import { FAR, markedNumbers } from '../survival/distance.ts';

/** Extra cards at a closed Door: few with an Item that opens it, more for the way around. */
const WITH_OPENER = 1;
const WITHOUT_OPENER = 7;
/** Walking into a Room with Intruders costs an attack on the way out. */
const CROWD = 3;
/** A Noise roll that hits a marked Corridor brings an Intruder; cost per marked number. */
const MARKED = 0.3;
const FIRE = 0.4;

const opens = ({ does }: { readonly does: readonly Effect[] }): boolean =>
  does.some((effect) => effect.does === 'door' || effect.does === 'destroy-door');

function throughDoor(table: SurvivalTable, seat: Seat): number {
  if (!table.vars.door.includes(CLOSED)) return 0;
  for (const thing of table.zone(ZONE.hand(seat))) {
    const kind = table.kind(thing);
    if (isActionCard(kind) && opens(actionOf(kind))) return WITH_OPENER;
  }
  for (const thing of table.zone(ZONE.inventory(seat)))
    if (opens(itemOf(table.kind(thing)))) return WITH_OPENER;
  return WITHOUT_OPENER;
}

/** The cost of entering a Room, beyond the card for the step. */
function tollOf(table: SurvivalTable, slot: Slot): number {
  const { vars } = table;
  if (vars.crowd[slot]! > 0) return CROWD;
  // There is no Noise roll in a Room with another Character.
  if (vars.place.includes(slot)) return 0;
  return MARKED * markedNumbers(table, slot) + (vars.fire[slot] ? FIRE : 0);
}

/** The distances at this moment, for one seat. */
export class Roads {
  readonly board: Board;
  readonly #doors: readonly number[];
  readonly #tolls: readonly number[];
  readonly #throughDoor: number;
  readonly #lift: Lift | null;
  readonly #broken: readonly boolean[];
  readonly #walks: Float64Array[] = [];

  constructor(table: SurvivalTable, seat: Seat) {
    this.board = boardOf(table);
    this.#doors = table.vars.door;
    this.#tolls = table.vars.rooms.map((_, slot) => (slot === 0 ? 0 : tollOf(table, asSlot(slot))));
    this.#throughDoor = throughDoor(table, seat);
    this.#lift = liftOf(table.vars);
    this.#broken = table.vars.malfunction;
  }

  /** Cards needed from a slot to every other. */
  from(slot: Slot): Float64Array {
    this.#walks[slot] ??= this.#measure(slot);
    return this.#walks[slot]!;
  }

  #measure(from: Slot): Float64Array {
    const { board } = this;
    const cost = new Float64Array(board.slots + 1).fill(FAR);
    const queue = [from];
    cost[from] = 0;
    const visit = (to: Slot, total: number): void => {
      if (total >= cost[to]!) return;
      cost[to] = total;
      queue.push(to);
    };
    for (let i = 0; i < queue.length; i++) {
      const slot = queue[i]!;
      const step = cost[slot]! + 1;
      for (const way of board.corridorsOf[slot]!) {
        const to = across(board, way, slot);
        visit(to, step + this.#tolls[to]! + (this.#doors[way] === CLOSED ? this.#throughDoor : 0));
      }
      for (const to of board.pathsOf[slot]!) visit(to, step + this.#tolls[to]!);
      this.#ride(slot, step, visit);
    }
    return cost;
  }

  /** A ride costs a card, and another one to call the Elevator. */
  #ride(slot: Slot, step: number, visit: (to: Slot, total: number) => void): void {
    const lift = this.#lift;
    if (!lift?.stops.includes(slot) || this.#broken[slot]) return;
    const called = step + (lift.at === slot ? 0 : 1);
    for (const to of lift.stops) if (to !== slot) visit(to, called);
  }
}
