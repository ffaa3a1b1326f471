/** How an Event card is resolved. */
import { END, type Thing } from '@deadlight/engine';
import { bookOf } from '../book.ts';
import { kindRef } from '../crew.ts';
import { topOf } from '../decks.ts';
import { moveByEvent } from '../event-phase.ts';
import type { EventSheet } from '../event-sheet.ts';
import { EVENT } from '../log-events.ts';
import { procedure, type SurvivalTable } from '../vars.ts';
import { ZONE } from '../zones.ts';
import type { EventFrame, EventRule } from './rule.ts';

const sheetOf = (table: SurvivalTable, card: Thing): EventSheet =>
  bookOf(table).content.event(table.kind(card));

/** The terms of a card, with their rules. */
export function rulesOf(table: SurvivalTable, card: Thing): EventRule[] {
  const { eventEffects } = bookOf(table).content;
  return sheetOf(table, card).does.map(({ does }) => eventEffects[does]!);
}

/** Movement, then the effect, then the card is put away (NEM-EVENT-05, NEM-EVENT-07, LCK-EVENT-15 to LCK-EVENT-21). */
export const resolveEvent = procedure<EventFrame>('event').steps({
  move(table, { card }) {
    const kind = table.kind(card);
    table.log?.tell('event-drawn', EVENT.event, { event: kindRef(table, 'event', kind) });
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
      table.log?.tell('event-resolved', EVENT['event-idle'], {
        why: `@idle.${idle(table, frame, does[0]!)}`,
      });
    return undefined;
  },
  end(table, { card }) {
    const { after } = sheetOf(table, card);
    if (after === 'discard') {
      table.move(card, ZONE.eventDiscard);
      return END;
    }
    if (after === 'remove') {
      table.move(card, ZONE.gone);
      const pile = table.zone(ZONE.eventDiscard);
      while (pile.length > 0) table.move(pile[pile.length - 1]!, ZONE.eventDeck);
    } else table.move(card, ZONE.eventDeck);
    table.shuffle(ZONE.eventDeck);
    return END;
  },
});

/** The next Event card; it lies open while it is resolved (NEM-EVENT-08, NEM-EVENT-15-R). */
export function drawEvent(table: SurvivalTable): Thing {
  const card = topOf(table, ZONE.eventDeck, ZONE.eventDiscard);
  table.move(card, ZONE.eventNow);
  return card;
}
