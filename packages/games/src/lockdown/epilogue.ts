/** Judges claims about contingencies and objectives, once the game is over (LCK-CTG-03). */
import { allSeats, type Line, NO_SEAT, type Seat, type View } from '@deadlight/engine';
import { type JudgeClaim, unmaskingBy, type Verdict } from '../survival/telling/epilogue.ts';
import { seatRef } from '../survival/telling/people.ts';
import { cardsIn, sizeOf, varsOf, zoneOf } from '../survival/telling/seen.ts';

const nameOf = (ref: unknown): string => String(ref).replace(/^@[^.]*\./, '');

const seatNamed = (view: View, ref: unknown): Seat =>
  allSeats(view.seats).find((seat) => seatRef(varsOf(view), seat) === ref) ?? NO_SEAT;

/** Tokens that changed hands after a claim leave it open what was so before. */
const MOVES_TOKENS = new Set(['takes-contingency', 'turns-contingency']);

function held(view: View, ref: unknown, code: unknown, after: readonly Line[]): boolean | null {
  const zone = zoneOf('contingencies', seatNamed(view, ref));
  if (sizeOf(view, zone) === 0 || after.some(({ what }) => MOVES_TOKENS.has(what))) return null;
  return cardsIn(view, zone).includes(nameOf(code));
}

/** Before an objective is kept there are two: only the one that was kept is certain. */
function wants(view: View, ref: unknown, goal: unknown, after: readonly Line[]): boolean | null {
  const kept = cardsIn(view, zoneOf('objectives', seatNamed(view, ref)));
  if (kept.includes(nameOf(goal))) return true;
  const choosesLater = after.some(
    ({ what, data }) => what === 'keeps-objective' && data['who'] === ref,
  );
  return kept.length !== 1 || choosesLater ? null : false;
}

const judge: JudgeClaim = (view, { what, data }, before, after) => {
  const { who, character, contingency, objective } = data;
  const looked = (event: string): Verdict['knew'] =>
    before.some(
      (line) =>
        line.what === event &&
        line.data['who'] === who &&
        [line.data['of'], line.data['other']].includes(character!),
    )
      ? 'looked'
      : 'not';
  switch (what) {
    case 'claim-hold': {
      const holds = held(view, who, contingency, after);
      return holds === null ? null : { holds, knew: 'own' };
    }
    case 'claim-held': {
      const holds = held(view, character, contingency, after);
      return holds === null ? null : { holds, knew: looked('looks-contingency') };
    }
    case 'claim-goal': {
      const holds = wants(view, character, objective, after);
      const knew = character === who ? 'own' : looked('looks-objective');
      return holds === null ? null : { holds, knew };
    }
    default:
      return null;
  }
};

export const unmask = unmaskingBy(judge);
