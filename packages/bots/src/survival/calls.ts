/** What players have announced (NEM-INFO-42-R, LCK-INFO-33-R). */
import { codeOf, type Game, type Option, type Seat, valueIn } from '@deadlight/engine';
import { ABOARD, type Slot } from '@deadlight/games/rules/survival';
import type { SurvivalSight } from './habits.ts';
import { perSight } from './per-sight.ts';
import { optionSaid } from './said.ts';

/** A call counts in the round in which it was made and in the next. */
const ROUNDS_HEARD = 2;

export interface Calls {
  /** Slot → the seat that takes it; the last announcement counts. */
  readonly takes: ReadonlyMap<number, Seat>;
  /** The seats that need help, and those about to leave. */
  readonly help: readonly Seat[];
  readonly leaves: readonly Seat[];
}

/** A game's verbs for announcements. */
interface PlanWords {
  readonly 'say-take': { readonly code: number };
  readonly 'say-help': { readonly code: number };
  readonly 'say-leave': { readonly code: number };
}
const wordsOf = (game: Game): PlanWords => game.verbs as unknown as PlanWords;

const NOBODY: Calls = { takes: new Map(), help: [], leaves: [] };

/** The last call of each Character aboard, while it is fresh. */
export const callsHeard = perSight((sight): Calls => {
  const { claims, round, fate } = sight.vars;
  if (claims.length === 0) return NOBODY;
  const game = sight.game as Game;
  const { 'say-take': take, 'say-help': help, 'say-leave': leave } = wordsOf(game);
  const last = new Map<Seat, Option>();
  for (const { seat, says, round: when } of claims) {
    if (!says.startsWith('say-') || when <= round - ROUNDS_HEARD || fate[seat] !== ABOARD) continue;
    last.set(seat, optionSaid(game, says));
  }
  const takes = new Map<number, Seat>();
  const who = (code: number): Seat[] =>
    [...last].flatMap(([seat, option]) => (codeOf(option) === code ? [seat] : []));
  for (const seat of who(take.code)) takes.set(valueIn(game, last.get(seat)!, 0), seat);
  return { takes, help: who(help.code), leaves: who(leave.code) };
});

/** Whether another seat has announced that it takes a slot. */
export function isTaken(sight: SurvivalSight, slot: Slot): boolean {
  const by = callsHeard(sight).takes.get(slot);
  return by !== undefined && by !== sight.seat;
}
