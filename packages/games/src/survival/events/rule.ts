/** How the terms of Event cards are resolved. */
import type { Thing } from '@deadlight/engine';
import type { EventEffect } from '../event-effect.ts';
import type { SurvivalTable } from '../vars.ts';

/** An Event card being resolved. */
export interface EventFrame {
  readonly card: Thing;
  /** Progress of a term that takes several steps: 0 before the first. */
  next: number;
  /** Working data of such a term. */
  readonly list: number[];
}

/** `again`: there are more steps to this term. `over`: the game has ended. Otherwise the next term follows. */
export type Outcome = 'again' | 'over' | undefined;

export interface EventRule {
  /** Takes several steps, as it calls other procedures; a card has at most one such term. */
  readonly stepwise: boolean;
  /** Differs for Characters in the dark (LCK-EVENT-20). */
  readonly dark: boolean;
  run(table: SurvivalTable, frame: EventFrame, effect: EventEffect): Outcome;
  /** Why nothing came of it, as everyone can see: the name of a text among `idle`. Null: something always does. */
  readonly idle: ((table: SurvivalTable, frame: EventFrame, effect: EventEffect) => string) | null;
}

/** Type helper: the term is inferred from its name; the frame is the game's. */
export function eventRule<N extends EventEffect['does'], F extends EventFrame = EventFrame>(
  _does: N,
  rule: {
    stepwise?: true;
    dark?: true;
    run(table: SurvivalTable, frame: F, effect: Extract<EventEffect, { does: N }>): Outcome;
    idle?(table: SurvivalTable, frame: F, effect: Extract<EventEffect, { does: N }>): string;
  },
): EventRule {
  const { stepwise = false, dark = false, run, idle = null } = rule;
  return { stepwise, dark, run, idle } as unknown as EventRule;
}
