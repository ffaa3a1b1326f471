import type { Ears } from '../../telling/ask/ears.ts';
import type { Unmasking } from '../../telling/epilogue.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Term } from '../conditions.ts';
import type { Vars } from '../vars.ts';
import { announced } from './announced.ts';
import { goalsOf, type Judge } from './goals.ts';
import { oddsOf } from './odds.ts';
import { seatRef } from './people.ts';
import type { Setting } from './setting.ts';
import { DECLINES, standingOf } from './standing.ts';
import { values } from './values.ts';
import { whyNot } from './why-not.ts';

/** How both games are told, each in its own setting. */
export const tellingOf = <C extends Term>(
  setting: Setting,
  judge: Judge<C>,
  ears: Ears,
  unmask: Unmasking,
): Telling => ({
  ears,
  unmask,
  events: setting.events,
  goals: (view) => goalsOf(setting, judge, view),
  seatRef: (vars, seat) => seatRef(vars as Vars, seat),
  values: (view, voice, option, by) => values(setting, view, voice, option, by),
  whyNot: (view, voice, refused) => whyNot(setting, view, voice, refused),
  announced: (view) => announced(setting.vocabulary, view),
  declines: DECLINES,
  standing: standingOf(setting),
  odds: (view, option) => oddsOf(setting, view, option),
  endingText: (how) => `log.end-${how}`,
});
