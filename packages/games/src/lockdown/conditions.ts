/** The conditions of Objectives, evaluated when the game is over (LCK-OBJ). */

import { allSeats, at, type Seat } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { asSlot } from '../survival/board.ts';
import { isMetAlike, type Position } from '../survival/conditions.ts';
import { isAlive } from '../survival/crew.ts';
import type { Condition } from './data/objectives.ts';
import { facilityOf, sectionOf } from './facility.ts';

/** Every Room of both Sections has been explored (LCK-OBJ-09). */
const explored = ({ vars }: Position, sections: readonly number[]): boolean =>
  vars.rooms.every((room, index) => {
    const section = index === 0 ? 0 : sectionOf(vars, asSlot(index));
    return !sections.includes(section) || room >= 0;
  });

/** Conditions about the facility, evaluated when the game is over. */
export function isMet(table: Position, seat: Seat, condition: Condition): boolean {
  const { vars } = table;
  const facility = facilityOf(table);
  const { exploded = false } = facility.result ?? {};
  switch (condition.asks) {
    // LCK-OBJ-13
    case 'facility-destroyed':
      return exploded;
    // LCK-OBJ-06, LCK-OBJ-15-R
    case 'nest-destroyed':
      return vars.nestDestroyed;
    // LCK-OBJ-03
    case 'no-nemesis-survivor-alive':
      return !allSeats(table.state.seats).some(
        (other) =>
          isAlive(table, other) &&
          CHARACTERS[at(vars.character, other, 'character of seat')]?.survivor,
      );
    // LCK-OBJ-07
    case 'knowledge-at-least':
      return at(facility.knowledge, seat, 'knowledge of seat') >= condition.count;
    // LCK-OBJ-08
    case 'knowledge-token-active':
      return at(facility.active, seat, 'marker of seat');
    // LCK-OBJ-05, LCK-OBJ-10-R
    case 'weaknesses-analysed-at-least':
      return facility.analysed.length >= condition.count;
    case 'sections-explored':
      return explored(table, condition.sections);
    default:
      return isMetAlike(table, seat, condition);
  }
}
