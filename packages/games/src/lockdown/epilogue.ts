/** Judges claims about contingencies and objectives, once the game is over (LCK-CTG-03). */
import {
  allSeats,
  type Line,
  NO_SEAT,
  nameIn,
  type Plain,
  type Seat,
  tells,
  type View,
} from '@deadlight/engine';
import { type JudgesOf, unmaskingBy, type Verdict } from '../survival/telling/epilogue.ts';
import { seatRef } from '../survival/telling/people.ts';
import { cardsIn, varsOf, zoneOf } from '../survival/telling/seen.ts';
import { OBJECTIVES } from './data/objectives.ts';
import type { Facility } from './facility.ts';
import { EVENT } from './log-events.ts';

const nameOf = (ref: Plain): string => nameIn(String(ref));

const seatNamed = (view: View, ref: Plain): Seat =>
  allSeats(view.seats).find((seat) => seatRef(varsOf(view), seat) === ref) ?? NO_SEAT;

/** The tokens that each seat holds (null: can no longer be known), and what is in the pool. */
interface Tokens {
  readonly held: Map<unknown, string[] | null>;
  readonly pool: string[];
}

/** How many somebody has been given: two each for two players, and those taken from the pool. */
const given = (view: View, ref: Plain, lines: readonly Line[]): number =>
  (view.seats <= 2 ? 2 : 1) +
  lines.filter((line) => tells(line, EVENT['takes-contingency']) && line.data.who === ref).length;

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
    const line = after[i];
    if (tells(line, EVENT['takes-contingency'])) {
      const { who, index = pool.length } = line.data;
      pool.splice(index, 0, ...(held.get(who)?.splice(-1) ?? []));
      mixed ||= line.data.index === undefined;
    } else if (tells(line, EVENT.dies)) {
      const { who } = line.data;
      const count = given(view, who, [...before, ...after.slice(0, i)]);
      held.set(who, mixed ? null : pool.splice(-count));
    }
  }
  return { held, pool };
}

function holds({ held, pool }: Tokens, ref: Plain, code: string): boolean | null {
  const own = held.get(ref) ?? null;
  if (own !== null) return own.includes(code);
  return pool.includes(code) ? null : false;
}

function inPool({ held, pool }: Tokens, code: string): boolean | null {
  if (!pool.includes(code)) return false;
  return [...held.values()].includes(null) ? null : true;
}

/** Where the token of a space has gone since: a player who moves one has looked at it just before. */
function spaceNow(space: number, after: readonly Line[]): number {
  let now = space;
  let looked = 0;
  for (const line of after) {
    if (tells(line, EVENT['looks-css'])) looked = line.data.space;
    if (tells(line, EVENT['css-moved']) && looked === now) now = line.data.space;
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
function wants(view: View, ref: Plain, goal: string, after: readonly Line[]): boolean | null {
  const kept = cardsIn(view, zoneOf('objectives', seatNamed(view, ref)));
  if (kept.includes(goal)) return true;
  const letsGo = after.some(
    (line) => tells(line, EVENT['keeps-objective']) && line.data.who === ref,
  );
  return letsGo && !kept.some((card) => deckOf(card) === deckOf(goal)) ? null : false;
}

const judged = (holding: boolean | null, knew: Verdict['knew']): Verdict | null =>
  holding === null ? null : { holds: holding, knew };

/** Whether somebody looked at the Contingencies of somebody, or at the pool. */
const lookedAt = (who: Plain, of: Plain, before: readonly Line[]): Verdict['knew'] =>
  before.some(
    (line) =>
      tells(line, EVENT['looks-contingency']) && line.data.who === who && line.data.of === of,
  )
    ? 'looked'
    : 'not';

export const judges: JudgesOf<typeof EVENT> = {
  'claim-hold': (view, { data: { who, contingency } }, before, after) =>
    judged(holds(tokensAt(view, before, after), who, nameOf(contingency)), 'own'),
  'claim-held': (view, { data: { who, character, contingency } }, before, after) =>
    judged(
      holds(tokensAt(view, before, after), character, nameOf(contingency)),
      lookedAt(who, character, before),
    ),
  'claim-pool': (view, { data: { who, contingency } }, before, after) =>
    judged(
      inPool(tokensAt(view, before, after), nameOf(contingency)),
      lookedAt(who, '@owner.pool', before),
    ),
  'claim-css'(view, { data }, before, after) {
    const space = Number(data.space);
    const looked = before.some(
      (line) =>
        tells(line, EVENT['looks-css']) && line.data.who === data.who && line.data.space === space,
    );
    return judged(onSpace(view, space, nameOf(data.css), after), looked ? 'looked' : 'not');
  },
  'claim-goal'(view, { data: { who, character, objective } }, before, after) {
    const looked = before.some(
      (line) =>
        tells(line, EVENT['looks-objective']) &&
        line.data.who === who &&
        line.data.other === character,
    );
    const knew = character === who ? 'own' : looked ? 'looked' : 'not';
    return judged(wants(view, character, nameOf(objective), after), knew);
  },
};

export const unmask = unmaskingBy(EVENT, judges);
