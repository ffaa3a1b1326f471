/** What may be answered once for all that follow in Nemesis and Lockdown: the reactions. */
import { partsOf, type Seat } from '@deadlight/engine';
import type { StandingQuestions } from '../../telling/standing.ts';
import type { Vars } from '../vars.ts';
import { seatRef } from './people.ts';
import type { Setting } from './setting.ts';

export const DECLINES = {
  'interrupt/ask': ['decline'],
  'action/consent': ['no'],
} as const;

const SUFFERS = { lets: ['suffer'] } as const;

export const standingOf = ({ vocabulary, standing }: Setting): StandingQuestions => ({
  'interrupt/ask': {
    lets: DECLINES['interrupt/ask'],
    /** The seat's own Action has been interrupted, or that of another names its Character. */
    aims(vars, seat: Seat) {
      const { declared } = vars as Vars;
      if (declared === null) return false;
      const { data } = partsOf(vocabulary, declared.choice);
      return declared.seat === seat || Object.values(data).includes(seatRef(vars as Vars, seat));
    },
  },
  'action/consent': { lets: DECLINES['action/consent'] },
  'attack/ignore': SUFFERS,
  'attack/shield': SUFFERS,
  ...standing,
});
