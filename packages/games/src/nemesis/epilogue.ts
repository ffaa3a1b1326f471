/** Judges claims about engines, coordinates and rooms, once the game is over (NEM-INFO-41). */
import { at, type Line, type View } from '@deadlight/engine';
import { type JudgeClaim, unmaskingBy, type Verdict } from '../survival/telling/epilogue.ts';
import { cardsIn, placedIn, varsOf } from '../survival/telling/seen.ts';
import { COORDINATES, SPACES } from './data/course.ts';
import { ROOMS } from './data/rooms.ts';

const nameOf = (ref: unknown): string => String(ref).replace(/^@[^.]*\./, '');

const looked = (lines: readonly Line[], what: string, data: Line['data']): Verdict['knew'] =>
  lines.some(
    (line) =>
      line.what === what &&
      Object.entries(data).every(([key, value]) => String(line.data[key]) === String(value)),
  )
    ? 'looked'
    : 'not';

/** Which token counts now, and did then: each swap turns it over. */
function engineWas(view: View, engine: string, after: readonly Line[]): string | undefined {
  const tokens = cardsIn(view, `engine/${engine}`);
  const swaps = after.filter(
    ({ what, data }) => what === 'engine-swapped' && String(data['engine']) === engine,
  ).length;
  return tokens.at(swaps % 2 === 0 ? -1 : 0);
}

function courseOf(view: View, space: string): string | undefined {
  const [card] = cardsIn(view, 'coordinates');
  const number = Number(card?.replace('coordinates-', ''));
  return COORDINATES[number - 1]?.[(SPACES as readonly string[]).indexOf(space)];
}

function roomOf(view: View, slot: number): string | null {
  return ROOMS[at(varsOf(view).rooms, slot, 'room')]?.id ?? placedIn(view, 'tiles', slot - 1);
}

export const judge: JudgeClaim = (view, { what, data }, before, after) => {
  const { who } = data;
  switch (what) {
    case 'claim-engine': {
      const engine = String(data['engine']);
      const was = engineWas(view, engine, after);
      if (was === undefined) return null;
      return {
        holds: was === nameOf(data['state']),
        knew: looked(before, 'checks-engine', { who: who!, engine }),
      };
    }
    case 'claim-course': {
      const leads = courseOf(view, String(data['space']));
      if (leads === undefined) return null;
      return {
        holds: leads === nameOf(data['destination']),
        knew: looked(before, 'checks-course', { who: who! }),
      };
    }
    case 'claim-room': {
      const slot = Number(data['room']);
      const is = roomOf(view, slot);
      if (is === null) return null;
      return {
        holds: is === nameOf(data['tile']),
        knew: looked(before, 'peeks', { who: who!, slot }),
      };
    }
    default:
      return null;
  }
};

export const unmask = unmaskingBy(judge);
