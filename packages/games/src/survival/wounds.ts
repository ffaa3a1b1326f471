/** Light and Serious Wounds. */
import { END, type Seat } from '@deadlight/engine';
import { bookOf } from './book.ts';
import { handSlotLimit, handSlotsUsed, isAboard, kindRef, seriousWounds, who } from './crew.ts';
import { die } from './death.ts';
import { topOf } from './decks.ts';
import { makeRoom } from './hands.ts';
import { K } from './things.ts';
import { LIGHT_WOUNDS, procedure, SERIOUS_WOUNDS, type SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

interface Suffer {
  readonly seat: Seat;
  light: number;
  serious: number;
  /** What they come from: names the cause if they kill. */
  readonly cause: string;
}

/** The next Serious Wound card, kept face up (NEM-WOUND-04). */
function drawWound(table: SurvivalTable, seat: Seat, from: 'hit' | 'light'): number {
  const top = topOf(table, Z.woundDeck, Z.woundDiscard);
  const card = top < 0 ? table.create(K.blankWound, Z.woundDeck) : top;
  table.move(card, Z.wounds + seat);
  const kind = table.kind(card);
  table.log?.tell('WOUND-04', 'serious-wound', {
    who: who(table, seat),
    wound: kindRef(table, kind),
    from,
  });
  return kind;
}

/** Wounds, one at a time (NEM-WOUND-01 to NEM-WOUND-06). The caller looks whether the game is over. */
export const suffer = procedure<Suffer>('suffer').steps({
  next(table, local) {
    const { vars } = table;
    const { seat } = local;
    if (!isAboard(vars, seat) || local.light + local.serious === 0) return END;
    if (seriousWounds(table, seat) >= SERIOUS_WOUNDS) {
      die(table, seat, local.cause);
      return END;
    }
    const from = local.light > 0 ? 'light' : 'hit';
    if (from === 'light') {
      local.light--;
      vars.light[seat]!++;
      table.log?.tell('WOUND-01', 'light-wound', { who: who(table, seat), times: 1 });
      if (vars.light[seat]! < LIGHT_WOUNDS) return 'next';
      vars.light[seat] = 0;
    } else local.serious--;
    // Only one hand slot is left: one thing must go (NEM-CARD-arm).
    const wound = drawWound(table, seat, from);
    if (wound === K.arm && handSlotsUsed(table, seat) > handSlotLimit(table, seat))
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
export function dress(table: SurvivalTable, seat: Seat, kind: number): void {
  table.move(table.find(Z.wounds + seat, kind), Z.dressed + seat);
  table.log?.tell('WOUND-08', 'dressed', {
    who: who(table, seat),
    wound: kindRef(table, kind),
  });
}

/** Discards a Dressed Serious Wound (NEM-WOUND-09, NEM-WOUND-11-R). */
export function healSerious(table: SurvivalTable, seat: Seat, kind: number): void {
  table.move(table.find(Z.dressed + seat, kind), Z.woundDiscard);
  table.log?.tell('WOUND-09', 'healed', {
    who: who(table, seat),
    wound: kindRef(table, kind),
  });
}

export function healLight(table: SurvivalTable, seat: Seat, count: number): void {
  const healed = Math.min(count, table.vars.light[seat]!);
  table.vars.light[seat]! -= healed;
  table.log?.tell('WOUND-09', 'healed-light', { who: who(table, seat), count: healed });
}
