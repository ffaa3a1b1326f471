/** The Orbital Maneuvering System: everyone passes, and no Intruder attacks. */
import type { Seat } from '@deadlight/engine';
import { inOrder, isAboard } from '../survival/crew.ts';
import { alone, effectRule } from '../survival/effects/rule.ts';
import { passing } from '../survival/pass.ts';
import { procedure } from '../survival/vars.ts';
import { intruderPass } from './intruder-player.ts';
import { EVENT } from './log-events.ts';
import { shipOf } from './ship.ts';

interface Manoeuvre {
  readonly seat: Seat;
  next: number;
}

export const manoeuvre = procedure<Manoeuvre>('manoeuvre').steps({
  first(table, { seat }) {
    shipOf(table).noAttacks = true;
    table.log?.tell('NEM-CARD-orbital-maneuvering-system', EVENT.manoeuvre);
    table.call(passing, { seat, discards: true });
  },
  others(table, local) {
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      if (table.vars.passed[seat]) continue;
      if (shipOf(table).intruder === seat) table.call(intruderPass, { seat });
      else if (isAboard(table.vars, seat)) table.call(passing, { seat, discards: true });
      else continue;
      return 'others';
    }
    return undefined;
  },
});

export const manoeuvreEffects = {
  manoeuvre: effectRule('manoeuvre', {
    ...alone,
    whyNot: () => null,
    run: (table, { seat }) => table.call(manoeuvre, { seat, next: 0 }),
  }),
};
