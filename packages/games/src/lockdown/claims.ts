/** What there is to talk about: Contingencies, CSS tokens, Objectives (LCK-CTG-03, LCK-INFO-30). */
import { codeOf } from '@deadlight/engine';
import { claimingAbout, listenersOf, planningAloud } from '../survival/claims.ts';
import { seatOf } from '../survival/crew.ts';
import { seatsOf } from '../survival/modes.ts';
import { DEAD } from '../survival/vars.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { CONTINGENCIES, CSS_TOKENS } from './data/tokens.ts';
import { facilityOf } from './facility.ts';
import { VERB } from './words.ts';

export const claiming = claimingAbout({
  rule: 'LCK-CTG-03',
  offer(table, { seat, to, about }, offer) {
    const { character, fate } = table.vars;
    if (about >= 0) {
      if (about !== seat)
        for (let code = 0; code < CONTINGENCIES.length; code++)
          offer.add(VERB['claim-held'](character[about]!, code));
      for (let goal = 0; goal < OBJECTIVES.length; goal++) {
        const { deck, players } = OBJECTIVES[goal]!;
        if (deck !== 'team' && players <= table.state.seats)
          offer.add(VERB['claim-goal'](character[about]!, goal));
      }
      return;
    }
    const { cssAt, cssRevealed } = facilityOf(table);
    for (let code = 0; code < CONTINGENCIES.length; code++) {
      offer.add(VERB['claim-hold'](code));
      offer.add(VERB['claim-pool'](code));
    }
    for (let i = 0; i < cssAt.length; i++)
      if (!cssRevealed[i])
        for (let token = 0; token < CSS_TOKENS.length; token++)
          offer.add(VERB['claim-css'](token, cssAt[i]!));
    for (const other of seatsOf(table))
      if (fate[other] !== DEAD) offer.add(VERB['claim-about'](character[other]!));
    // With one listener there is nobody to whisper behind.
    const listeners = listenersOf(table, seat);
    if (to < 0 && listeners.length > 1)
      for (const other of listeners) offer.add(VERB.whisper(character[other]!));
  },
  leads(table, speech, option) {
    const code = codeOf(option);
    if (code === VERB.whisper.code) speech.to = seatOf(table.vars, VERB.whisper.value(option, 0));
    else if (code === VERB['claim-about'].code)
      speech.about = seatOf(table.vars, VERB['claim-about'].value(option, 0));
    else return false;
    return true;
  },
});

export const plans = planningAloud('LCK-INFO-33-R', VERB);
