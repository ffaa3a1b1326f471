/** Judges claims about contingencies and objectives, once the game is over (LCK-CTG-03). */
import { allSeats, type Line, NO_SEAT, type Plain, type Seat, type View } from '@deadlight/engine';
import { type JudgeClaim, unmaskingBy, type Verdict } from '../survival/telling/epilogue.ts';
import { seatRef } from '../survival/telling/people.ts';
import { cardsIn, varsOf, zoneOf } from '../survival/telling/seen.ts';
import type { Facility } from './facility.ts';

const nameOf = (ref: unknown): string => String(ref).replace(/^@[^.]*\./, '');

const seatNamed = (view: View, ref: unknown): Seat =>
  allSeats(view.seats).find((seat) => seatRef(varsOf(view), seat) === ref) ?? NO_SEAT;

/** Whoever takes a token from the pool keeps it behind the others. */
const takenLater = (ref: unknown, after: readonly Line[]): number =>
  after.filter(({ what, data }) => what === 'takes-contingency' && data['who'] === ref).length;

const tokensOf = (view: View, seat: Seat): readonly string[] =>
  cardsIn(view, zoneOf('contingencies', seat));

function held(view: View, ref: unknown, code: unknown, after: readonly Line[]): boolean | null {
  const tokens = tokensOf(view, seatNamed(view, ref));
  const then = tokens.slice(0, tokens.length - takenLater(ref, after));
  return then.length === 0 ? null : then.includes(nameOf(code));
}

/** What is in the pool, and what was taken from it later; tokens of those who died later may have come there since. */
function inPool(view: View, code: unknown, after: readonly Line[]): boolean | null {
  const taken = allSeats(view.seats).flatMap((seat) => {
    const later = takenLater(seatRef(varsOf(view), seat), after);
    return later === 0 ? [] : tokensOf(view, seat).slice(-later);
  });
  if (![...cardsIn(view, 'pool'), ...taken].includes(nameOf(code))) return false;
  return after.some(({ what }) => what === 'dies') ? null : true;
}

/** The token of a space, unless one was moved later. */
function onSpace(
  view: View,
  space: number,
  token: unknown,
  after: readonly Line[],
): boolean | null {
  if (after.some(({ what }) => what === 'css-moved')) return null;
  const { cssAt } = varsOf(view).own as Facility;
  const at = cssAt.indexOf(space);
  return at < 0 ? null : cardsIn(view, 'css')[at] === nameOf(token);
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

export const judge: JudgeClaim = (view, { what, data }, before, after) => {
  const { who, character, contingency, objective } = data;
  const looked = (event: string, at: Plain = character!): Verdict['knew'] =>
    before.some(
      (line) =>
        line.what === event &&
        line.data['who'] === who &&
        [line.data['of'], line.data['other'], line.data['space']].includes(at),
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
    case 'claim-pool': {
      const holds = inPool(view, contingency, after);
      return holds === null ? null : { holds, knew: looked('looks-contingency', '@owner.pool') };
    }
    case 'claim-css': {
      const space = Number(data['space']);
      const holds = onSpace(view, space, data['css'], after);
      return holds === null ? null : { holds, knew: looked('looks-css', space) };
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
