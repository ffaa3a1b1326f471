/** What a seat can know about its chances of fulfilling the facility's Objectives. */

import { at } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { slotsWhere } from '../survival/board.ts';
import { isCoop } from '../survival/modes.ts';
import type { Judge } from '../survival/telling/goals.ts';
import { isMet } from './conditions.ts';
import { type Condition, OBJECTIVES } from './data/objectives.ts';
import { facilityOf, sectionOf } from './facility.ts';

export const lockdownJudge: Judge<Condition> = {
  list: OBJECTIVES,
  isMet,
  foresee(_view, position, seat, condition) {
    const { auto, autoRed } = facilityOf(position);
    if (condition.asks === 'facility-destroyed') return auto >= 0 && autoRed ? 'met' : 'open';
    // A player who came from the ship cannot survive and be dead (LCK-OBJ-11-R).
    const own = CHARACTERS[at(position.vars.character, seat, 'character of seat')];
    if (condition.asks === 'no-nemesis-survivor-alive' && own?.survivor && !isCoop(position))
      return 'lost';
    return undefined;
  },
  progress(position, seat, condition) {
    const facility = facilityOf(position);
    const { vars } = position;
    switch (condition.asks) {
      case 'knowledge-at-least':
        return { count: facility.knowledge[seat] ?? 0, of: condition.count };
      case 'weaknesses-analysed-at-least':
        return { count: facility.analysed.length, of: condition.count };
      case 'sections-explored': {
        const { sections } = condition;
        const slots = slotsWhere(vars.rooms, (_, slot) => sections.includes(sectionOf(vars, slot)));
        return {
          count: slots.filter((slot) => at(vars.rooms, slot, 'room') >= 0).length,
          of: slots.length,
        };
      }
      default:
        return {};
    }
  },
};
