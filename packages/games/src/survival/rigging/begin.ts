/** Where play begins on a table that is laid out. */
import { asSeat, at, FIRST_SEAT, NO_SEAT, type Seat } from '@deadlight/engine';
import { turn } from '../turn.ts';
import { ABOARD, type SurvivalTable } from '../vars.ts';
import type { CommonGiven } from './given.ts';
import { crewOf } from './layout.ts';

/** How a game begins a round, its Event phase, and a turn. */
export interface Flow {
  /** Calls the procedure of the whole game, and that of the Player phase. */
  game(): void;
  playerPhase(next: number): void;
  events(): void;
  /** Begins a turn of its own kind; false if it is a usual one. */
  turn(seat: Seat): boolean;
  /** Takes part although its Character does not. */
  plays(seat: Seat): boolean;
}

/** Stops whatever runs and begins what is given. */
export function rigFlow(table: SurvivalTable, given: CommonGiven, flow: Flow): void {
  const { state, vars } = table;
  const crew = crewOf(table, given);
  const start = given.turn ?? at(crew, 0, 'crew');
  const seat = asSeat(crew.indexOf(start));
  vars.round = given.round;
  vars.first = asSeat(given.first === undefined ? Math.max(0, seat) : crew.indexOf(given.first));
  for (let other = FIRST_SEAT; other < state.seats; other++)
    if (vars.fate[other] !== ABOARD && !flow.plays(other)) vars.passed[other] = true;
  state.stack.length = 0;
  flow.game();
  if (start === 'round') {
    at(state.stack, 0, 'frame').at = 'game/begin';
    return;
  }
  if (start === 'events') {
    vars.active = NO_SEAT;
    at(state.stack, 0, 'frame').at = 'game/next';
    flow.events();
    return;
  }
  at(state.stack, 0, 'frame').at = 'game/decompress';
  flow.playerPhase((seat - vars.first + 1 + state.seats) % state.seats);
  if (flow.turn(seat)) return;
  table.call(turn, { seat });
  if (given.actions !== undefined) {
    // The turn begins first: it hands out the Actions that are then replaced.
    table.run();
    vars.actions = given.actions;
  }
}
