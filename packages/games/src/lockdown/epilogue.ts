/** Judges claims about contingencies and objectives, once the game is over (LCK-CTG-03). */
import { allSeats, type Line, NO_SEAT, type Plain, type Seat, type View } from '@deadlight/engine';
import { type JudgeClaim, unmaskingBy, type Verdict } from '../survival/telling/epilogue.ts';
import { seatRef } from '../survival/telling/people.ts';
import { cardsIn, varsOf, zoneOf } from '../survival/telling/seen.ts';
import { OBJECTIVES } from './data/objectives.ts';
import type { Facility } from './facility.ts';

const nameOf = (ref: unknown): string => String(ref).replace(/^@[^.]*\./, '');

const seatNamed = (view: View, ref: unknown): Seat =>
  allSeats(view.seats).find((seat) => seatRef(varsOf(view), seat) === ref) ?? NO_SEAT;

/** The tokens that each seat holds (null: can no longer be known), and what is in the pool. */
interface Tokens {
  readonly held: Map<unknown, string[] | null>;
  readonly pool: string[];
}

/** How many somebody has been given: two each for two players, and those taken from the pool. */
const given = (view: View, ref: unknown, lines: readonly Line[]): number =>
  (view.seats <= 2 ? 2 : 1) +
  lines.filter(({ what, data }) => what === 'takes-contingency' && data['who'] === ref).length;

/**
 * The tokens as they were between these lines, found by going back from the end: whoever takes one keeps it behind the
 * others, and what the dead held lies on top of the pool. A game begun on older rules does not tell which one was taken.
 */
function tokensAt(view: View, before: readonly Line[], after: readonly Line[]): Tokens {
  const vars = varsOf(view);
  const held: Tokens['held'] = new Map();
  for (const seat of allSeats(view.seats))
    held.set(seatRef(vars, seat), [...cardsIn(view, zoneOf('contingencies', seat))]);
  const pool = [...cardsIn(view, 'pool')];
  let mixed = false;
  for (let i = after.length - 1; i >= 0; i--) {
    const { what, data } = after[i]!;
    const who = data['who'];
    const own = held.get(who);
    if (what === 'takes-contingency') {
      const { index = pool.length } = data;
      pool.splice(Number(index), 0, ...(own?.splice(-1) ?? []));
      mixed ||= data['index'] === undefined;
    } else if (what === 'dies') {
      const count = given(view, who, [...before, ...after.slice(0, i)]);
      held.set(who, mixed ? null : pool.splice(-count));
    }
  }
  return { held, pool };
}

function holds({ held, pool }: Tokens, ref: unknown, code: string): boolean | null {
  const own = held.get(ref) ?? null;
  if (own !== null) return own.includes(code);
  return pool.includes(code) ? null : false;
}

function inPool({ held, pool }: Tokens, code: string): boolean | null {
  if (!pool.includes(code)) return false;
  return [...held.values()].includes(null) ? null : true;
}

/** Where the token of a space has gone since: whoever moves one has looked at it just before. */
function spaceNow(space: number, after: readonly Line[]): number {
  let now = space;
  let looked = 0;
  for (const { what, data } of after) {
    if (what === 'looks-css') looked = Number(data['space']);
    if (what === 'css-moved' && looked === now) now = Number(data['space']);
  }
  return now;
}

/** The token that lay on a space. */
function onSpace(view: View, space: number, token: string, after: readonly Line[]): boolean | null {
  const { cssAt } = varsOf(view).own as Facility;
  const at = cssAt.indexOf(spaceNow(space, after));
  return at < 0 ? null : cardsIn(view, 'css')[at] === token;
}

const deckOf = (goal: string): string | undefined => OBJECTIVES.find(({ id }) => id === goal)?.deck;

/** Of the two that a player begins with, nobody ever learns which one was let go: only its deck is certain. */
function wants(view: View, ref: unknown, goal: string, after: readonly Line[]): boolean | null {
  const kept = cardsIn(view, zoneOf('objectives', seatNamed(view, ref)));
  if (kept.includes(goal)) return true;
  const letsGo = after.some(({ what, data }) => what === 'keeps-objective' && data['who'] === ref);
  return letsGo && !kept.some((card) => deckOf(card) === deckOf(goal)) ? null : false;
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
  const token = nameOf(contingency);
  const judged = (holding: boolean | null, knew: Verdict['knew']): Verdict | null =>
    holding === null ? null : { holds: holding, knew };
  const tokens = (): Tokens => tokensAt(view, before, after);
  switch (what) {
    case 'claim-hold':
      return judged(holds(tokens(), who, token), 'own');
    case 'claim-held':
      return judged(holds(tokens(), character, token), looked('looks-contingency'));
    case 'claim-pool':
      return judged(inPool(tokens(), token), looked('looks-contingency', '@owner.pool'));
    case 'claim-css': {
      const space = Number(data['space']);
      return judged(onSpace(view, space, nameOf(data['css']), after), looked('looks-css', space));
    }
    case 'claim-goal': {
      const knew = character === who ? 'own' : looked('looks-objective');
      return judged(wants(view, character, nameOf(objective), after), knew);
    }
    default:
      return null;
  }
};

export const unmask = unmaskingBy(judge);
