/** Light and Serious Wounds. */
import { END, type Kind, type Seat } from '@deadlight/engine';
import { bookOf } from './book.ts';
import { handSlotLimit, handSlotsUsed, isAboard, kindRef, seriousWounds, who } from './crew.ts';
import { die } from './death.ts';
import { topOf } from './decks.ts';
import { makeRoom } from './hands.ts';
import { EVENT } from './log-events.ts';
import { KIND } from './things.ts';
import { LIGHT_WOUNDS, procedure, SERIOUS_WOUNDS, type SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

interface Suffer {
  readonly seat: Seat;
  light: number;
  serious: number;
  /** What they come from: names the cause if they kill. */
  readonly cause: string;
}

/** The next Serious Wound card, kept face up (NEM-WOUND-04). */
function drawWound(table: SurvivalTable, seat: Seat, from: 'hit' | 'light'): number {
  const top = topOf(table, ZONE.woundDeck, ZONE.woundDiscard);
  const card = top < 0 ? table.create(KIND.blankWound, ZONE.woundDeck) : top;
  table.move(card, ZONE.wounds(seat));
  const kind = table.kind(card);
  table.log?.tell('serious-wound-drawn', EVENT['serious-wound'], {
    who: who(table, seat),
    wound: kindRef(table, 'wound', kind),
    from,
  });
  return kind;
}

/** Wounds, one at a time (NEM-WOUND-01 to NEM-WOUND-06). The caller looks whether the game is over (LCK-WOUND-02). */
export const suffer = procedure<Suffer>('suffer').steps({
  next(table, local) {
    const { vars } = table;
    const { seat } = local;
    if (!isAboard(vars, seat) || local.light + local.serious === 0) return END;
    // LCK-WOUND-05, LCK-WOUND-11-R
    if (seriousWounds(table, seat) >= SERIOUS_WOUNDS) {
      die(table, seat, local.cause);
      return END;
    }
    const from = local.light > 0 ? 'light' : 'hit';
    if (from === 'light') {
      local.light--;
      vars.light[seat]!++;
      table.log?.tell('light-wound-taken', EVENT['light-wound'], {
        who: who(table, seat),
        times: 1,
      });
      if (vars.light[seat]! < LIGHT_WOUNDS) return 'next';
      vars.light[seat] = 0;
      // NEM-WOUND-12-R
    } else local.serious--;
    // Only one hand slot is left: one thing must go (NEM-CARD-arm).
    const wound = drawWound(table, seat, from);
    if (wound === KIND.arm && handSlotsUsed(table, seat) > handSlotLimit(table, seat))
      table.call(makeRoom, { seat });
    return 'next';
  },
});

/** Wounds a Character and ends the game if it was the last. */
export const sufferAlone = procedure<Suffer>('wounds').steps({
  suffer(table, { seat, light, serious, cause }) {
    table.call(suffer, { seat, light, serious, cause });
  },
  check(table) {
    bookOf(table).hooks.checkLast(table);
  },
});

/** Turns a Serious Wound card over (NEM-WOUND-08). */
export function dress(table: SurvivalTable, seat: Seat, kind: Kind): void {
  table.move(table.find(ZONE.wounds(seat), kind), ZONE.dressed(seat));
  table.log?.tell('wound-dressed', EVENT.dressed, {
    who: who(table, seat),
    wound: kindRef(table, 'wound', kind),
  });
}

/** Discards a Dressed Serious Wound (NEM-WOUND-09, NEM-WOUND-11-R). */
export function healSerious(table: SurvivalTable, seat: Seat, kind: Kind): void {
  table.move(table.find(ZONE.dressed(seat), kind), ZONE.woundDiscard);
  table.log?.tell('wound-healed', EVENT.healed, {
    who: who(table, seat),
    wound: kindRef(table, 'wound', kind),
  });
}

export function healLight(table: SurvivalTable, seat: Seat, count: number): void {
  const healed = Math.min(count, table.vars.light[seat]!);
  table.vars.light[seat]! -= healed;
  table.log?.tell('wound-healed', EVENT['healed-light'], { who: who(table, seat), count: healed });
}
