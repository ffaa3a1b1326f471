/** The Bag step (LCK-BAG). */
import { codeOf, END, NO_SEAT, type Seat } from '@deadlight/engine';
import { developBag, nextRoller } from '../survival/bag.ts';
import { mightHold, who } from '../survival/crew.ts';
import { noiseRoll } from '../survival/noise.ts';
import { KIND } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { isDark } from './facility.ts';
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

const mayHide = (table: SurvivalTable, seat: Seat): boolean =>
  isDark(table, seat) && !table.vars.silent[seat] && mightHold(table, seat, KIND.hide);

export const bagStep = procedure<{ next: number }>('bag').steps({
  draw(table) {
    const drawn = developBag(table);
    if (drawn < 0) return END;
    // Back before the rolls, so that it can be drawn again (LCK-BAG-05-D).
    table.move(drawn, ZONE.bag);
    return undefined;
  },
  look: (table, local) => (nextRoller(table, local) < 0 ? END : undefined),
  /** In the dark the Lab Rat may keep quiet (LCK-ACT-21). */
  hide: {
    asks(table, local) {
      const seat = nextRoller(table, local);
      return mayHide(table, seat) ? seat : NO_SEAT;
    },
    options(table, _local, seat, offer) {
      if (table.find(ZONE.hand(seat), KIND.hide) >= 0) offer.add(VERB['stay-quiet']());
      offer.add(VERB.decline());
      offer.add(VERB.never());
    },
  },
  roll(table, local) {
    const seat = nextRoller(table, local);
    local.next++;
    const code = table.answered ? codeOf(table.answer) : -1;
    if (code === VERB.never.code) table.vars.silent[seat] = true;
    if (code === VERB['stay-quiet'].code) {
      table.move(table.find(ZONE.hand(seat), KIND.hide), ZONE.discard(seat));
      table.log?.tell('LCK-ACT-21', EVENT['stays-quiet'], { who: who(table, seat) });
    } else table.call(noiseRoll, { seat, roll: 0 });
    return 'look';
  },
});
