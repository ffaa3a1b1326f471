/** What a seat can foresee of the facility's Objectives. */
import { CHARACTERS } from '../packs/characters.ts';
import { isCoop } from '../survival/modes.ts';
import type { Judge } from '../survival/telling/goals.ts';
import { isMet, MUCH } from './conditions.ts';
import { type Condition, OBJECTIVES } from './data/objectives.ts';
import { facilityOf, MOST_KNOWLEDGE, sectionOf } from './facility.ts';

export const lockdownJudge: Judge<Condition> = {
  list: OBJECTIVES,
  isMet,
  foresee(_view, standings, seat, condition) {
    const { auto, autoRed } = facilityOf(standings);
    if (condition === 'facility-destroyed') return auto >= 0 && autoRed ? 'met' : 'open';
    // A player who came from the ship cannot survive and be dead (LCK-OBJ-11-R).
    const own = CHARACTERS[standings.vars.character[seat]!];
    if (condition === 'no-nemesis-survivor-alive' && own?.survivor && !isCoop(standings))
      return 'lost';
    return undefined;
  },
  progress(standings, seat, condition) {
    const facility = facilityOf(standings);
    const { vars } = standings;
    switch (condition) {
      case 'knowledge-at-least-6':
        return { count: facility.knowledge[seat] ?? 0, of: MUCH };
      case 'knowledge-at-least-8':
        return { count: facility.knowledge[seat] ?? 0, of: MOST_KNOWLEDGE };
      case 'weaknesses-analysed-at-least-1':
        return { count: facility.analysed.length, of: 1 };
      case 'weaknesses-analysed-at-least-2':
        return { count: facility.analysed.length, of: 2 };
      case 'sections-explored-s-01-s-02':
      case 'sections-explored-s-01-s-03':
      case 'sections-explored-s-02-s-03': {
        const [, a, b] = /s-0(\d)-s-0(\d)/.exec(condition)!;
        const rooms = vars.rooms.filter(
          (_, slot) => slot > 0 && [Number(a), Number(b)].includes(sectionOf(vars, slot)),
        );
        return { count: rooms.filter((room) => room >= 0).length, of: rooms.length };
      }
      default:
        return {};
    }
  },
};
