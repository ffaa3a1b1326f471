/** The Bag step (LCK-BAG). */
import { codeOf, END, type Seat } from '@deadlight/engine';
import { developBag, nextRoller } from '../survival/bag.ts';
import { mightHold, who } from '../survival/crew.ts';
import { noiseRoll } from '../survival/noise.ts';
import { K } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { isDark } from './facility.ts';
import { V } from './words.ts';

const mayHide = (table: SurvivalTable, seat: Seat): boolean =>
  isDark(table, seat) && !table.vars.silent[seat] && mightHold(table, seat, K.hide);

export const bagStep = procedure<{ next: number }>('bag').steps({
  draw(table) {
    const drawn = developBag(table);
    if (drawn < 0) return END;
    // Back before the rolls, so that it can be drawn again (LCK-BAG-05-D).
    table.move(drawn, Z.bag);
    return undefined;
  },
  look: (table, local) => (nextRoller(table, local) < 0 ? END : undefined),
  /** In the dark the Lab Rat may keep quiet (LCK-ACT-21). */
  hide: {
    asks(table, local) {
      const seat = nextRoller(table, local);
      return mayHide(table, seat) ? seat : -1;
    },
    options(table, _local, seat, offer) {
      if (table.find(Z.hand + seat, K.hide) >= 0) offer.add(V['stay-quiet']());
      offer.add(V.decline());
      offer.add(V.never());
    },
  },
  roll(table, local) {
    const seat = nextRoller(table, local);
    local.next++;
    const code = table.answered ? codeOf(table.answer) : -1;
    if (code === V.never.code) table.vars.silent[seat] = true;
    if (code === V['stay-quiet'].code) {
      table.move(table.find(Z.hand + seat, K.hide), Z.discard + seat);
      table.log?.tell('LCK-ACT-21', 'stays-quiet', { who: who(table, seat) });
    } else table.call(noiseRoll, { seat, roll: 0 });
    return 'look';
  },
});
