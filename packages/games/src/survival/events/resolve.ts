/** How an Event card is resolved. */
import { END } from '@deadlight/engine';
import { bookOf } from '../book.ts';
import { kindRef } from '../crew.ts';
import { topOf } from '../decks.ts';
import { moveByEvent } from '../event-phase.ts';
import type { EventSheet } from '../event-sheet.ts';
import { procedure, type SurvivalTable } from '../vars.ts';
import { Z } from '../zones.ts';
import type { EventFrame, EventRule } from './rule.ts';

const sheetOf = (table: SurvivalTable, card: number): EventSheet =>
  bookOf(table).content.event(table.kind(card));

/** The terms of a card, with their rules. */
export function rulesOf(table: SurvivalTable, card: number): EventRule[] {
  const { eventEffects } = bookOf(table).content;
  return sheetOf(table, card).does.map(({ does }) => eventEffects[does]!);
}

/** Movement, then the effect, then the card is put away (NEM-EVENT-05, NEM-EVENT-07, LCK-EVENT-15 to LCK-EVENT-21). */
export const resolveEvent = procedure<EventFrame>('event').steps({
  move(table, { card }) {
    const kind = table.kind(card);
    table.log?.tell('EVENT-05', 'event', { event: kindRef(table, kind) });
    moveByEvent(table, kind);
  },
  effect(table, frame) {
    const { does } = sheetOf(table, frame.card);
    const rules = rulesOf(table, frame.card);
    const begins = frame.next === 0 && frame.list.length === 0;
    const told = table.log?.entries.length;
    // Between its steps, what came before the term has been done.
    const first = frame.next === 0 ? 0 : rules.findIndex(({ stepwise }) => stepwise);
    for (let i = first; i < rules.length; i++) {
      const outcome = rules[i]!.run(table, frame, does[i]!);
      if (outcome === 'again') return 'effect';
      if (outcome === 'over') return undefined;
    }
    const idle = rules[0]?.idle;
    if (begins && told === table.log?.entries.length && idle)
      table.log?.tell('EVENT-07', 'event-idle', { why: `@idle.${idle(table, does[0]!)}` });
    return undefined;
  },
  end(table, { card }) {
    const { after } = sheetOf(table, card);
    if (after === 'discard') {
      table.move(card, Z.eventDiscard);
      return END;
    }
    if (after === 'remove') {
      table.move(card, Z.gone);
      const pile = table.zone(Z.eventDiscard);
      while (pile.length > 0) table.move(pile[pile.length - 1]!, Z.eventDeck);
    } else table.move(card, Z.eventDeck);
    table.shuffle(Z.eventDeck);
    return END;
  },
});

/** The next Event card; it lies open while it is resolved. */
export function drawEvent(table: SurvivalTable): number {
  const card = topOf(table, Z.eventDeck, Z.eventDiscard);
  table.move(card, Z.eventNow);
  return card;
}
