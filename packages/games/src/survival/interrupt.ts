/** Interruption: anyone in the Room may stop an Action, and anyone may stop that. */

import { codeOf, END, partsOf, type Ref, type Seat, seatAfter } from '@deadlight/engine';
import { NO_SLOT, type Slot } from './board.ts';
import { bookOf } from './book.ts';
import { isInRoom, kindRef, mightHold, where, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import { KIND } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

interface Interrupt {
  /** Whose Action or Interruption could be stopped. */
  readonly of: Seat;
  /** The Room it must be stopped from, or 0 for any (NEM-CARD-captain-interruption). */
  readonly slot: Slot;
  /** How many seats, from the active player on, have had their say. */
  next: number;
}

/**
 * Asked whether the card is there or not, so that the question betrays nothing (NEM-CARD-GENERAL-07-R,
 * LCK-ROUND-18-R, LCK-ACT-17-R).
 */
function mayInterrupt(table: SurvivalTable, seat: Seat, { of, slot }: Interrupt): boolean {
  const { vars } = table;
  return (
    seat !== of &&
    isInRoom(vars, seat) &&
    (slot === 0 || vars.place[seat] === slot) &&
    !vars.silent[seat] &&
    mightHold(table, seat, KIND.interruption)
  );
}

const seatAt = (table: SurvivalTable, next: number): Seat =>
  seatAfter(table.vars.active, next, table.state.seats);

/** What is stopped, by its name: an Interruption itself, or the Action that was declared. */
function interrupted(table: SurvivalTable, of: Seat): Ref<'card' | 'item' | 'room' | 'action'> {
  const { declared, place } = table.vars;
  if (declared === null || declared.seat !== of) return kindRef(table, 'card', KIND.interruption);
  switch (declared.source) {
    case 'card':
    case 'item':
      return kindRef(table, declared.source, declared.kind);
    case 'room':
      return where(table, place[of]!);
    default:
      return `@action.${partsOf(table.game, declared.choice).word}`;
  }
}

/** Leaves in `vars.cancelled` whether it was stopped (LCK-ACT-18-R). */
export const interrupt = procedure<Interrupt>('interrupt').steps({
  look(table, local) {
    for (; local.next < table.state.seats; local.next++)
      if (mayInterrupt(table, seatAt(table, local.next), local)) return;
    table.vars.cancelled = false;
    return END;
  },
  ask: {
    asks: (table, { next }) => seatAt(table, next),
    options(table, _local, seat, offer) {
      if (table.find(ZONE.hand(seat), KIND.interruption) >= 0) offer.add(VERB.interrupt());
      offer.add(VERB.decline());
      offer.add(VERB.never());
    },
  },
  answer(table, local) {
    const seat = seatAt(table, local.next);
    const code = codeOf(table.answer);
    if (code !== VERB.interrupt.code) {
      if (code === VERB.never.code) table.vars.silent[seat] = true;
      local.next++;
      return 'look';
    }
    table.move(table.find(ZONE.hand(seat), KIND.interruption), ZONE.discard(seat));
    table.log?.tell('reaction-played', EVENT.interrupts, {
      who: who(table, seat),
      of: who(table, local.of),
      action: interrupted(table, local.of),
    });
    const { interruptInRoomOnly } = bookOf(table).variants;
    const slot = interruptInRoomOnly ? table.vars.place[seat]! : NO_SLOT;
    table.call(interrupt, { of: seat, slot, next: 0 });
    return undefined;
  },
  /** Last in, first out: what was stopped stops nothing. */
  after(table, local) {
    if (!table.vars.cancelled) {
      table.vars.cancelled = true;
      return END;
    }
    local.next++;
    return 'look';
  },
});
