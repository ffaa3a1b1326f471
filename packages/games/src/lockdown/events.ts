/** How an Event card is resolved. */
import { codeOf, END, ref, type Seat } from '@deadlight/engine';
import { mightHold, who } from '../survival/crew.ts';
import { moveByEvent } from '../survival/event-phase.ts';
import { K } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { EVENTS } from './data/events.ts';
import { crewInOrder, DARK_PARTS, EFFECTS, type EventFrame } from './event-effects.ts';
import { isDark } from './facility.ts';
import { askDark, lightOptions, takeLight } from './light.ts';
import { FIRST_EVENT } from './things.ts';
import { D, V } from './words.ts';

const doesOf = (table: SurvivalTable, card: number): string =>
  EVENTS[table.kind(card) - FIRST_EVENT]!.does;

/** Movement, then whoever can ignores the dark, then the effect, then the card is put away (LCK-EVENT-15 to LCK-EVENT-21). */
export const resolveEvent = procedure<EventFrame>('event').steps({
  move(table, local) {
    const kind = table.kind(local.card);
    table.log?.tell('LCK-EVENT-15', 'event', { event: ref(D.event, kind - FIRST_EVENT) });
    moveByEvent(table, kind);
    if (DARK_PARTS.includes(doesOf(table, local.card)))
      local.dark.push(...crewInOrder(table).filter((seat) => isDark(table, seat)));
  },
  light: {
    asks(table, local) {
      for (; local.asking < local.dark.length; local.asking++) {
        const seat = local.dark[local.asking]!;
        if (askDark(table, seat) || mayFeel(table, seat)) return seat;
      }
      return -1;
    },
    options(table, _local, seat, offer) {
      lightOptions(table, seat, offer);
      if (table.find(Z.hand + seat, K.feelDark) >= 0) offer.add(V['feel-dark']());
    },
  },
  lit(table, local) {
    if (!table.answered) return;
    const seat = local.dark[local.asking]!;
    local.asking++;
    if (codeOf(table.answer) === V['feel-dark'].code) {
      table.move(table.find(Z.hand + seat, K.feelDark), Z.discard + seat);
      table.log?.tell('LCK-CARD-feel-of-the-dark', 'feels-dark', { who: who(table, seat) });
      local.lit.push(seat);
    } else if (takeLight(table, seat, table.answer)) local.lit.push(seat);
    return 'light';
  },
  effect: (table, local) => EFFECTS[doesOf(table, local.card)]!(table, local),
  end(table, { card }) {
    if (EVENTS[table.kind(card) - FIRST_EVENT]!.after === 'discard') {
      table.move(card, Z.eventDiscard);
      return END;
    }
    table.move(card, Z.gone);
    const pile = table.zone(Z.eventDiscard);
    while (pile.length > 0) table.move(pile[pile.length - 1]!, Z.eventDeck);
    table.shuffle(Z.eventDeck);
    return END;
  },
});

const mayFeel = (table: SurvivalTable, seat: Seat): boolean =>
  !table.vars.silent[seat] && mightHold(table, seat, K.feelDark);
