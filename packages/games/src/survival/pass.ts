/** Passing, and discarding cards from hand. */
import { codeOf, END, NO_SEAT, type Option, type Seat } from '@deadlight/engine';
import { cardCalled, hasWound, isAboard, seenAs, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import { KIND } from './things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { sufferAlone } from './wounds.ts';
import { ZONE } from './zones.ts';

/** Every card in hand, each once as the player may call it. */
export function offerDiscards(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  const hand = table.zone(ZONE.hand(seat));
  for (const thing of hand) {
    const called = seenAs(table, seat, thing);
    if (cardCalled(table, seat, called) === thing) offer.add(VERB.discard(called));
  }
}

export function discardCalled(table: SurvivalTable, seat: Seat, option: Option): void {
  table.move(cardCalled(table, seat, VERB.discard.value(option, 0)), ZONE.discard(seat));
}

interface Passing {
  readonly seat: Seat;
  /** Whether cards may be discarded first (not after Surgery). */
  readonly discards: boolean;
}

/** Discard if you like, bleed if you must, and you are out of this Player Phase (NEM-ROUND-14). */
export const passing = procedure<Passing>('pass').steps({
  begin(table, { seat, discards }) {
    table.vars.passed[seat] = true;
    table.log?.tell('passing', EVENT.passes, { who: who(table, seat) });
    return discards ? undefined : 'bleed';
  },
  discard: {
    asks: (table, { seat }) => (table.zone(ZONE.hand(seat)).length > 0 ? seat : NO_SEAT),
    options(table, _local, seat, offer) {
      offerDiscards(table, seat, offer);
      offer.add(VERB.done());
    },
  },
  discarded(table, { seat }) {
    if (!table.answered || codeOf(table.answer) === VERB.done.code) return;
    discardCalled(table, seat, table.answer);
    table.log?.tell('passing', EVENT.discards, { who: who(table, seat) });
    return 'discard';
  },
  bleed(table, { seat }) {
    if (!isAboard(table.vars, seat) || !hasWound(table, seat, KIND.bleeding)) return END;
    table.log?.tell('bleeding-on-pass', EVENT.bleeds, { who: who(table, seat) });
    table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'bleeding' });
    return undefined;
  },
});
