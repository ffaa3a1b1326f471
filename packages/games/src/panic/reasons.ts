/** Which of the reasons that a rule has holds, as far as a seat sees it, and how much is missing. */
import type { View } from '@deadlight/engine';
import { varsOf } from './layout.ts';
import { handMinimum } from './vars.ts';

export function reasonOf(view: View, rule: string): { which: string; missing: number } {
  const mine = (zone: string): readonly string[] =>
    view.zones[`${zone}/${view.seat + 1}`]?.cards ?? [];
  const vars = varsOf(view);
  const isHuman = mine('status')[0] === 'human';
  const gas = mine('hand').filter((card) => card === 'gas-can').length;
  switch (rule) {
    case 'PAN-ACT-27':
      return { which: 'other', missing: handMinimum(vars) + 1 - mine('hand').length };
    case 'PAN-ACT-47':
    case 'PAN-VAR-03':
      return {
        which: !isHuman ? 'infected' : vars.ap < 1 ? 'action' : 'gas',
        missing: vars.options.gas - gas,
      };
    case 'PAN-TRADE-13': {
      // Everything but infection cards, the Host and a spent antidote is an item.
      const isItem = (card: string): boolean => !/^(infection-|host$|antidote-spent$)/.test(card);
      return { which: mine('hand').some(isItem) ? 'item' : 'infect', missing: 0 };
    }
    default:
      return { which: 'other', missing: 0 };
  }
}
