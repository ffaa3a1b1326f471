/** Judges claims about engines, coordinates and rooms, once the game is over (NEM-INFO-41). */
import { at, type Line, nameIn, type Plain, tells, type View } from '@deadlight/engine';
import { type JudgesOf, unmaskingBy, type Verdict } from '../survival/telling/epilogue.ts';
import { isDeath } from '../survival/telling/fates.ts';
import { cardsIn, placedIn, varsOf } from '../survival/telling/seen.ts';
import type { Remark, Unmasking } from '../telling/epilogue.ts';
import { valueIn } from '../telling/fields.ts';
import { COORDINATES, SPACES } from './data/course.ts';
import { ROOMS } from './data/rooms.ts';
import { EVENT } from './log-events.ts';

const nameOf = (ref: Plain): string => nameIn(String(ref));

const lookedIf = (has: boolean): Verdict['knew'] => (has ? 'looked' : 'not');

/** Which token counts now, and did then: each swap turns it over. */
function engineWas(view: View, engine: string, after: readonly Line[]): string | undefined {
  const tokens = cardsIn(view, `engine/${engine}`);
  const swaps = after.filter(
    (line) => tells(line, EVENT['engine-swapped']) && String(line.data.engine) === engine,
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

export const judges: JudgesOf<typeof EVENT> = {
  'claim-engine'(view, { data: { who, engine, state } }, before, after) {
    const was = engineWas(view, String(engine), after);
    if (was === undefined) return null;
    const looked = before.some(
      (line) =>
        tells(line, EVENT['checks-engine']) &&
        line.data.who === who &&
        String(line.data.engine) === String(engine),
    );
    return { holds: was === nameOf(state), knew: lookedIf(looked) };
  },
  'claim-course'(view, { data: { who, space, destination } }, before) {
    const leads = courseOf(view, String(space));
    if (leads === undefined) return null;
    const looked = before.some(
      (line) => tells(line, EVENT['checks-course']) && line.data.who === who,
    );
    return { holds: leads === nameOf(destination), knew: lookedIf(looked) };
  },
  'claim-room'(view, { data: { who, room, tile } }, before) {
    const slot = Number(room);
    const is = roomOf(view, slot);
    if (is === null) return null;
    const looked = before.some(
      (line) => tells(line, EVENT.peeks) && line.data.who === who && line.data.slot === slot,
    );
    return { holds: is === nameOf(tile), knew: lookedIf(looked) };
  },
};

/** A pod that left with one aboard had a seat to spare for those who died later. */
function emptySeats(lines: readonly Line[]): Remark[] {
  const launches = lines.filter((line) => tells(line, EVENT.launched));
  return lines.flatMap((line, i) => {
    if (!tells(line, EVENT.launched)) return [];
    const { who, pod } = line.data;
    if (launches.filter(({ data }) => data.pod === pod).length !== 1) return [];
    const dead = lines
      .slice(i)
      .flatMap((later) => (isDeath(EVENT, later) ? [valueIn(later, 'who')!] : []));
    return dead.length === 0 ? [] : [{ name: 'empty-seat', data: { who, dead } }];
  });
}

const unmaskPeople = unmaskingBy(EVENT, judges);

export const unmask: Unmasking = (view, lines) => [...unmaskPeople(view, lines), emptySeats(lines)];
