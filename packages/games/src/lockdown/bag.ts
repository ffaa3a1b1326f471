/** The Bag step (LCK-BAG). */
import { codeOf, END, type Seat } from '@deadlight/engine';
import { FIGURE_TYPE, QUEEN } from '../packs/intruders.ts';
import { attack, attackOn } from '../survival/attack.ts';
import { developBag } from '../survival/bag.ts';
import { handSize, inCombat, inOrder, isInRoom, mightHold, who } from '../survival/crew.ts';
import { handNeeded } from '../survival/encounter.ts';
import { appear, setFigure } from '../survival/intruders.ts';
import { clearNoiseAround } from '../survival/markers.ts';
import { noiseRoll } from '../survival/noise.ts';
import { K } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { isDark } from './facility.ts';
import { V } from './words.ts';

/** The next Character who has to roll, or -1 (LCK-BAG-04). */
function nextRoller(table: SurvivalTable, local: { next: number }): Seat {
  for (; local.next < table.state.seats; local.next++) {
    const seat = inOrder(table, local.next);
    if (isInRoom(table.vars, seat) && !inCombat(table.vars, seat)) return seat;
  }
  return -1;
}

const mayHide = (table: SurvivalTable, seat: Seat): boolean =>
  isDark(table, seat) && !table.vars.silent[seat] && mightHold(table, seat, K.hide);

export const bagStep = procedure<{ next: number }>('bag').steps({
  draw(table) {
    const drawn = developBag(table, (slot, tokenKind) =>
      table.call(queenComes, { slot, tokenKind, figure: -1 }),
    );
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

interface QueenComes {
  readonly slot: number;
  /** Her token's kind. */
  readonly tokenKind: number;
  figure: number;
}

/** The Queen comes to her Nest; the first in order who is there meets her (LCK-BAG-06, LCK-BAG-11-R). */
export const queenComes = procedure<QueenComes>('queen').steps({
  appear(table, local) {
    clearNoiseAround(table, local.slot);
    // She is on the board already: she comes as she is (LCK-BAG-12-R).
    const here = FIGURE_TYPE.findIndex((type, i) => type === QUEEN && table.vars.at[i]! > 0);
    if (here >= 0) setFigure(table.vars, here, local.slot);
    local.figure = here >= 0 ? here : appear(table, QUEEN, local.slot);
    return local.figure < 0 ? END : undefined;
  },
  surprise(table, { slot, tokenKind, figure }) {
    for (let step = 0; step < table.state.seats; step++) {
      const seat = inOrder(table, step);
      if (table.vars.place[seat] !== slot) continue;
      if (handSize(table, seat) < handNeeded(table, seat, tokenKind, isDark(table, seat))) {
        table.log?.tell('LCK-ENC-06', 'surprise', { who: who(table, seat) });
        table.call(attack, attackOn(figure, seat, 'surprise'));
      }
      return;
    }
  },
});
