/** What players say about what they know: recorded, never checked (LCK-CTG-03, LCK-INFO-30). */
import { codeOf, END, printOption, ref, type Seat } from '@deadlight/engine';
import { who } from '../survival/crew.ts';
import { procedure } from '../survival/vars.ts';
import { CONTINGENCIES, CSS_TOKENS } from './data/tokens.ts';
import { facilityOf } from './facility.ts';
import { D, V } from './words.ts';

export const claiming = procedure<{ readonly seat: Seat }>('claim').steps({
  say: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      const { cssAt, cssRevealed } = facilityOf(table);
      CONTINGENCIES.forEach((_, code) => {
        offer.add(V['claim-hold'](code));
        offer.add(V['claim-pool'](code));
      });
      cssAt.forEach((space, i) => {
        if (!cssRevealed[i])
          for (let token = 0; token < CSS_TOKENS.length; token++)
            offer.add(V['claim-css'](token, space));
      });
      offer.add(V.no());
    },
  },
  said(table, { seat }) {
    const option = table.answer;
    const code = codeOf(option);
    if (code === V.no.code) return END;
    const { claims } = facilityOf(table);
    const says = [V['claim-hold'], V['claim-pool'], V['claim-css']].find(
      (verb) => verb.code === code,
    )!;
    claims.push({ seat, says: printOption(table.game, option), round: table.vars.round });
    table.log?.tell('LCK-CTG-03', says.word, {
      who: who(table, seat),
      ...(code === V['claim-css'].code
        ? {
            what: ref(D.css, V['claim-css'].value(option, 0)),
            space: V['claim-css'].value(option, 1),
          }
        : { what: ref(D.contingency, says.value(option, 0)) }),
    });
    return END;
  },
});
