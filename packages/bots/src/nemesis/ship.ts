/** What a seat believes of Engines and course, and what it takes to be sure. */
import type { Seat } from '@deadlight/engine';
import {
  COORDINATES,
  FIRST_COORDINATES,
  INTACT,
  N,
  roomIndex,
  shipOf,
} from '@deadlight/games/rules/nemesis';
import { ASLEEP, CHARACTERS, DEAD, type SurvivalTable } from '@deadlight/games/rules/survival';
import type { Errand } from '../survival/errand.ts';
import { type Chart, walk } from './chart.ts';
import { stopIn } from './errands.ts';

const COCKPIT = roomIndex('cockpit');
const ENGINE_ROOMS = [roomIndex('engine-1'), roomIndex('engine-2'), roomIndex('engine-3')] as const;
const START_SPACE = 1;

export type Destination = 'earth' | 'mars';

export interface ShipSense {
  /** The chance that at least two Engines work. */
  readonly flies: number;
  /** The chance that the course leads there. */
  readonly course: number;
  /** The same once the errands are done. */
  readonly fliesThen: number;
  readonly courseThen: number;
  readonly engineErrands: readonly Errand[];
  readonly courseErrand: Errand | null;
}

/**
 * What nobody has told of: an Engine works or does not, one of four spaces leads to Earth. It is
 * better if it is the other's task to see to it, and if the marker has been moved or somebody sleeps.
 */
const ENGINE_GUESS = { none: 0.5, task: 0.6, asleep: 0.65 } as const;
const COURSE_GUESS = { none: 0.25, task: 0.6, moved: 0.8, asleep: 0.85 } as const;
/** Cards to look at an Engine and set it right if need be; to look at the Coordinates; to set the course. */
const MEND_ENGINE = 3;
const LOOK = 2;
const SET = 2;
const SURE = 0.97;

function engineBelief(table: SurvivalTable, seat: Seat, engine: number, guess: number): number {
  const top = table.top(N.engine + engine);
  if (table.knows(seat, top)) return table.kind(top) === INTACT ? 1 : 0;
  return guess;
}

/** Who rather goes to the Cockpit, the first most of all; the others see to the Engines. */
const TO_THE_BOW = ['pilot', 'captain', 'scout', 'soldier', 'scientist', 'mechanic'];
const BOW_RANK: readonly number[] = CHARACTERS.map(({ id }) => TO_THE_BOW.indexOf(id));

type Post = 'bow' | 'stern';

/** Where a Character is of most use: half of the crew see to the course, the other half to the Engines. */
function postOf({ vars, state }: SurvivalTable, seat: Seat): Post {
  const own = BOW_RANK[vars.character[seat]!]!;
  let before = 0;
  for (let other = 0; other < state.seats; other++)
    if (BOW_RANK[vars.character[other]!]! < own) before++;
  return before < state.seats >> 1 ? 'bow' : 'stern';
}

/** Whether somebody else is, or was until it fell asleep, where the seat is not. */
function isManned(table: SurvivalTable, seat: Seat, post: Post): boolean {
  const { fate } = table.vars;
  for (let other = 0; other < table.state.seats; other++)
    if (other !== seat && fate[other] !== DEAD && postOf(table, other) === post) return true;
  return false;
}

/** At least two of three. */
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
  const engineErrands: Errand[] = [];
  const needed = 2 - engines.filter((belief) => belief === 1).length;
  const doubtful = [0, 1, 2]
    .filter((engine) => engines[engine]! < 1)
    .map((engine) => stopIn(table, chart, ENGINE_ROOMS[engine]!, 0))
    .sort((one, other) => walk(chart, one.slot) - walk(chart, other.slot));
  for (let i = 0; i < needed; i++) engineErrands.push([{ ...doubtful[i]!, cards: MEND_ENGINE }]);

  const card = table.top(N.coordinates);
  const known = table.knows(seat, card);
  const right = COORDINATES[table.kind(card) - FIRST_COORDINATES]![ship.course] === destination;
  const hope = asleep
    ? COURSE_GUESS.asleep
    : ship.course !== START_SPACE
      ? COURSE_GUESS.moved
      : post === 'stern' && isManned(table, seat, 'bow')
        ? COURSE_GUESS.task
        : COURSE_GUESS.none;
  const course = known ? (right ? 1 : 0) : destination === 'earth' ? hope : COURSE_GUESS.none;
  const stuck = ship.hibernated || course === 1;
  const cards = known ? SET : LOOK + SET * (1 - course);
  return {
    flies: two(a, b, c),
    course,
    fliesThen: needed > 0 ? SURE : 1,
    courseThen: stuck ? course : SURE,
    engineErrands,
    courseErrand: stuck ? null : [stopIn(table, chart, COCKPIT, cards)],
  };
}
