/** A seat's beliefs about Engines and course, and what it takes to be sure. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import {
  COORDINATES,
  FIRST_COORDINATES,
  INTACT,
  shipOf,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import {
  ASLEEP,
  actionOf,
  DEAD,
  isActionCard,
  isContamination,
  itemOf,
  type SurvivalTable,
} from '@deadlight/games/rules/survival';
import type { Errand } from '../survival/errand.ts';
import { type Chart, walk } from './chart.ts';
import { stopIn } from './errands.ts';
import { earthTold, engineHope, sightOn } from './hearsay.ts';
import { BOW_RANK, COCKPIT, ENGINE_ROOMS, mends, START_SPACE } from './posts.ts';

export type Destination = 'earth' | 'mars';

export interface ShipSense {
  /** The probability that at least two Engines work. */
  readonly flies: number;
  /** The probability that the course leads there. */
  readonly course: number;
  /** The same after repairing one or two more Engines. */
  readonly mending: readonly Mending[];
  /** The same for the course, once the errand is done. */
  readonly courseThen: number;
  readonly courseErrand: Errand | null;
}

export interface Mending {
  readonly errands: readonly Errand[];
  readonly flies: number;
}

/**
 * Priors without information: an Engine works or does not, one of four spaces leads to Earth. They are
 * better if another Character is in charge, and if the marker has been moved or somebody sleeps.
 */
const ENGINE_GUESS = { none: 0.5, task: 0.6, asleep: 0.65 } as const;
const COURSE_GUESS = { none: 0.25, task: 0.6, moved: 0.8, asleep: 0.85 } as const;
/** Repairing an Engine needs a card or an Item (NEM-ROOM-ENGINE-02): in hand, or drawn later. */
const MEND_ENGINE = 2;
const MEND_LATER = 6;
/** Cards to look at the Coordinates; to set the course. */
const LOOK = 2;
const SET = 2;
const SURE = 0.97;
const NO_TOOLS = { now: 0, later: 0 };

function engineBelief(table: SurvivalTable, seat: Seat, engine: number, guess: number): number {
  const top = table.top(ZONE.engine(engine));
  if (table.knows(seat, top)) return table.kind(top) === INTACT ? 1 : 0;
  return engineHope(sightOn(table, seat), engine, guess);
}

/** The probability that the course leads to Earth, from a guess and from what was said of it. */
function courseHope(table: SurvivalTable, seat: Seat, guess: number): number {
  const told = earthTold(sightOn(table, seat));
  if (told === null) return guess;
  const doubt = (1 - told.trust) * guess;
  return told.space === shipOf(table).course ? told.trust + doubt : doubt;
}

type Post = 'bow' | 'stern';

/** The best post of a Character: half of the crew takes the course, the other half the Engines. */
function postOf({ vars, state }: SurvivalTable, seat: Seat): Post {
  const own = BOW_RANK[vars.character[seat]!]!;
  let before = 0;
  for (let other = FIRST_SEAT; other < state.seats; other++)
    if (BOW_RANK[vars.character[other]!]! < own) before++;
  return before < state.seats >> 1 ? 'bow' : 'stern';
}

/** Whether another Character who is not dead has this post. */
function isManned(table: SurvivalTable, seat: Seat, post: Post): boolean {
  const { fate } = table.vars;
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat && fate[other] !== DEAD && postOf(table, other) === post) return true;
  return false;
}

/** The seat's means to repair Engines: now, and at some point. */
function toolsOf(
  table: SurvivalTable,
  seat: Seat,
): { readonly now: number; readonly later: number } {
  const count = (zone: number): number => {
    let tools = 0;
    for (const thing of table.zone(zone)) {
      const kind = table.kind(thing);
      if (isContamination(kind)) continue;
      if (mends(isActionCard(kind) ? actionOf(kind) : itemOf(kind))) tools++;
    }
    return tools;
  };
  return {
    now: count(ZONE.hand(seat)) + count(ZONE.inventory(seat)),
    later: count(ZONE.deck(seat)) + count(ZONE.discard(seat)),
  };
}

/** The probability of at least two out of three. */
const two = (a: number, b: number, c: number): number => a * b + a * c + b * c - 2 * a * b * c;

export function shipSense(
  table: SurvivalTable,
  seat: Seat,
  chart: Chart,
  destination: Destination,
): ShipSense {
  const { vars } = table;
  const ship = shipOf(table);
  const asleep = vars.fate.some((fate, other) => fate === ASLEEP && other !== seat);
  const post = postOf(table, seat);
  const guess = asleep
    ? ENGINE_GUESS.asleep
    : post === 'bow' && isManned(table, seat, 'stern')
      ? ENGINE_GUESS.task
      : ENGINE_GUESS.none;
  const engines = [0, 1, 2].map((engine) => engineBelief(table, seat, engine, guess));
  const [a, b, c] = engines as [number, number, number];
  const mending: Mending[] = [];
  const needed = 2 - engines.filter((belief) => belief === 1).length;
  const { now, later } = needed > 0 ? toolsOf(table, seat) : NO_TOOLS;
  const doubtful = [0, 1, 2]
    .filter((engine) => engines[engine]! < 1)
    .map((engine) => ({ engine, stop: stopIn(table, chart, ENGINE_ROOMS[engine]!, 0) }))
    .sort((one, other) => walk(chart, one.stop.slot) - walk(chart, other.stop.slot));
  const errands: Errand[] = [];
  const mended: number[] = [a, b, c];
  for (let i = 0; i < needed && now + later > 0; i++) {
    const { engine, stop } = doubtful[i]!;
    errands.push([{ ...stop, cards: i < now ? MEND_ENGINE : MEND_LATER }]);
    mended[engine] = SURE;
    const [x, y, z] = mended as [number, number, number];
    mending.push({ errands: errands.slice(), flies: two(x, y, z) });
  }

  const card = table.top(ZONE.coordinates);
  const known = table.knows(seat, card);
  const right = COORDINATES[table.kind(card) - FIRST_COORDINATES]![ship.course] === destination;
  const hope = asleep
    ? COURSE_GUESS.asleep
    : ship.course !== START_SPACE
      ? COURSE_GUESS.moved
      : post === 'stern' && isManned(table, seat, 'bow')
        ? COURSE_GUESS.task
        : COURSE_GUESS.none;
  const course = known
    ? right
      ? 1
      : 0
    : destination === 'earth'
      ? courseHope(table, seat, hope)
      : COURSE_GUESS.none;
  const stuck = ship.hibernated || course === 1;
  const cards = known ? SET : LOOK + SET * (1 - course);
  return {
    flies: two(a, b, c),
    course,
    mending,
    courseThen: stuck ? course : SURE,
    courseErrand: stuck ? null : [stopIn(table, chart, COCKPIT, cards)],
  };
}
