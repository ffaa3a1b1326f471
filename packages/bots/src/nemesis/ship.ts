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
import { ASLEEP, type SurvivalTable } from '@deadlight/games/rules/survival';
import { type Chart, walk } from './chart.ts';
import { type Errand, stopIn } from './errands.ts';

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

/** An Engine nobody has told of works or does not; those who went to sleep have looked. */
const ENGINE_GUESS = 0.5;
const ENGINE_TRUST = 0.75;
/** One of four spaces leads to each destination; a marker that was moved was moved by somebody who had looked. */
const COURSE_GUESS = 0.25;
const COURSE_MOVED = 0.6;
const COURSE_TRUST = 0.75;
/** Cards to look at an Engine and set it right if need be; to look at the Coordinates; to set the course. */
const MEND_ENGINE = 3;
const LOOK = 2;
const SET = 2;
const SURE = 0.97;

function engineBelief(table: SurvivalTable, seat: Seat, engine: number, trust: boolean): number {
  const top = table.top(N.engine + engine);
  if (table.knows(seat, top)) return table.kind(top) === INTACT ? 1 : 0;
  return trust ? ENGINE_TRUST : ENGINE_GUESS;
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
  const trust = vars.fate.some((fate, other) => fate === ASLEEP && other !== seat);
  const engines = [0, 1, 2].map((engine) => engineBelief(table, seat, engine, trust));
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
  const guess =
    destination === 'earth'
      ? trust
        ? COURSE_TRUST
        : ship.course === START_SPACE
          ? COURSE_GUESS
          : COURSE_MOVED
      : COURSE_GUESS;
  const course = known ? (right ? 1 : 0) : guess;
  const stuck = ship.hibernated || course === 1;
  const cards = known ? SET : LOOK + SET * (1 - guess);
  return {
    flies: two(a, b, c),
    course,
    fliesThen: needed > 0 ? SURE : 1,
    courseThen: stuck ? course : SURE,
    engineErrands,
    courseErrand: stuck ? null : [stopIn(table, chart, COCKPIT, cards)],
  };
}
