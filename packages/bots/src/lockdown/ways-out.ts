/** The ways to be out of the base, or locked in, when the game ends. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import {
  BUNKER_CROSSING,
  CSS_TOKENS,
  exitsOf,
  type Facility,
  FIRST_CSS,
  facilityOf,
  hasSuit,
  PODS,
  roomIndex,
  WHITE,
  ZONE,
} from '@deadlight/games/rules/lockdown';
import {
  findItem,
  ITEMS,
  isAboard,
  itemKind,
  type SurvivalTable,
} from '@deadlight/games/rules/survival';
import { type Errand, stopAt } from '../survival/errand.ts';
import { type Chart, nearestSlot } from './chart.ts';
import type { Exit } from './codes.ts';
import { stopIn } from './errands.ts';

export interface WayOut {
  readonly by: Exit;
  /** Errands on the way, and at the exit. */
  readonly errands: readonly Errand[];
  readonly last: Errand;
  /** Rounds before it opens, and rounds left until it is too late. */
  readonly opens: number;
  readonly closes: number;
  /** The probability that it is available, regardless of the Contingency. */
  readonly chance: number;
  /** Whether the base explodes, and whether this seat causes it. */
  readonly explodes: boolean;
  readonly kills?: true;
}

export const ALERT_ROOM = roomIndex('alert-room');
export const ISOLATION = roomIndex('isolation-room');
const COOLING = roomIndex('cooling-system');
const GENERATOR = roomIndex('power-generator');
const GUARD_ROOM = roomIndex('guard-room');
export const POD_ROOMS = PODS.map((pod) => roomIndex(`cargo-sending-system-${pod.toLowerCase()}`));
const GATE_KEYS = ITEMS.flatMap(({ id }, i) =>
  id.startsWith('main-gate-key') ? [itemKind(i)] : [],
);
const ROOM_ACTION = 2;
const LEAVE = 2;
const KEY = 1;

/** The last step may fail because of noise. */
const LOCKED_IN = 0.95;
const IN_SUIT = 0.9;
/** Somebody else may reach the Rover first. */
const IN_ROVER = 0.9;
/** A running Autodestruction may still be stopped; one that has not been started is even less certain. */
const STILL_TICKING = 0.9;
const TO_BE_STARTED = 0.5;
/** A player still outside may blow up those who are locked in. */
export const TRUST = 0.94;
/** The first death opens the gate: the probability that another Character dies, and when. */
const DEATH_TO_COME = 0.15;
const ROUNDS_TO_DEATH = 3;
/** Rounds from the start of the Autodestruction to the open gate, and to the explosion. */
const ROUNDS_TO_RED = 4;
const ROUNDS_TO_EXPLOSION = 6;

/** Rounds after this one until the base is purged or explodes. */
export function roundsLeft({ time, alert, auto, autoRed }: Facility): number {
  let left = time - 1;
  if (alert >= 0) left = Math.min(left, time - alert);
  if (auto >= 0) left = Math.min(left, autoRed ? time - auto : time - auto + 3);
  return Math.max(0, left);
}

export function othersAboard(table: SurvivalTable, seat: Seat): number {
  let others = 0;
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat && isAboard(table.vars, other)) others++;
  return others;
}

/** The probability that a CSS token launches a pod, as far as the seat knows. */
function launches(table: SurvivalTable, seat: Seat, token: number, pod: number): number {
  const wanted = `launch-${PODS[pod]!.toLowerCase()}`;
  const things = table.zone(ZONE.css);
  const left: number[] = CSS_TOKENS.map(({ copies }) => copies);
  for (const thing of things) if (table.knows(seat, thing)) left[table.kind(thing) - FIRST_CSS]!--;
  const fits = (index: number): boolean => {
    const { id } = CSS_TOKENS[index]!;
    return id === 'launch-all' || id === wanted;
  };
  if (table.knows(seat, things[token]!))
    return fits(table.kind(things[token]!) - FIRST_CSS) ? 1 : 0;
  let good = 0;
  let all = 0;
  left.forEach((copies, index) => {
    all += copies;
    if (fits(index)) good += copies;
  });
  return good / all;
}

/** The probability that the seat's pod (counted from 1) is launched at the end of this round. */
export function launchNow(table: SurvivalTable, seat: Seat, pod: number): number {
  const { cssAt, cssRevealed, time } = facilityOf(table);
  const token = cssAt.findIndex((space, i) => space === time && !cssRevealed[i]);
  return token < 0 ? 0 : launches(table, seat, token, pod - 1);
}

function isolation(table: SurvivalTable, seat: Seat, chart: Chart, ways: WayOut[]): void {
  const { isolationOpen, time, alert, auto, autoRed } = facilityOf(table);
  const closes = roundsLeft(facilityOf(table));
  const last = [stopIn(table, chart, ISOLATION, ROOM_ACTION)];
  const way = { by: 'isolation', last, closes, explodes: false } as const;
  const errands: Errand[] = [];
  let chance = LOCKED_IN;
  if (auto >= 0) {
    if (autoRed) return;
    errands.push([stopIn(table, chart, GENERATOR, ROOM_ACTION)]);
  } else chance *= TRUST ** othersAboard(table, seat);
  if (isolationOpen) {
    ways.push({ ...way, errands, opens: 0, chance });
    return;
  }
  ways.push({ ...way, errands, opens: time - WHITE, chance });
  if (alert < 0)
    ways.push({
      ...way,
      errands: [...errands, [stopIn(table, chart, ALERT_ROOM, ROOM_ACTION)]],
      opens: 0,
      closes: Math.min(closes, time - (time >> 1)),
      chance,
    });
}

function pods(table: SurvivalTable, seat: Seat, chart: Chart, ways: WayOut[]): void {
  const { time, cssAt, cssRevealed, podOf, auto } = facilityOf(table);
  const closes = roundsLeft(facilityOf(table));
  POD_ROOMS.forEach((room, pod) => {
    if (chart.slotOf[room] === 0) return;
    const last = [stopIn(table, chart, room, ROOM_ACTION)];
    cssAt.forEach((space, token) => {
      const opens = time - space;
      if (cssRevealed[token] || opens < 0 || opens > closes) return;
      if (opens === 0 && podOf.includes(pod + 1)) return;
      const chance = launches(table, seat, token, pod);
      if (chance === 0) return;
      ways.push({
        by: 'css',
        errands: [],
        last,
        opens,
        closes: opens,
        chance,
        explodes: auto >= 0,
      });
    });
  });
}

/** The Room that leads to the Bunker, and how to leave there. */
function bunker(table: SurvivalTable, seat: Seat, chart: Chart, ways: WayOut[]): void {
  const { vars } = table;
  const { gateOpen, rover, auto, autoRed, time } = facilityOf(table);
  const closes = roundsLeft(facilityOf(table));
  const exits = exitsOf(vars);
  const exit = nearestSlot(chart, (slot) => exits.includes(slot));
  const onFoot = vars.options.board === 'standard' ? exit : BUNKER_CROSSING;
  const suited = hasSuit(table, seat);
  const leaves: { readonly errands: Errand[]; readonly last: Errand; readonly chance: number }[] =
    [];
  if (rover > 0) leaves.push({ errands: [], last: [stopAt(rover, LEAVE)], chance: IN_ROVER });
  if (suited) leaves.push({ errands: [], last: [stopAt(onFoot, LEAVE)], chance: IN_SUIT });
  else if (chart.slotOf[GUARD_ROOM]! > 0 && vars.items[chart.slotOf[GUARD_ROOM]!]! > 0)
    leaves.push({
      errands: [[stopIn(table, chart, GUARD_ROOM, ROOM_ACTION)]],
      last: [stopAt(onFoot, LEAVE)],
      chance: IN_SUIT,
    });
  const explodes = auto >= 0;
  for (const { errands, last, chance } of leaves) {
    const way = { by: 'bunker', last, closes } as const;
    if (gateOpen) {
      ways.push({ ...way, errands, opens: 0, chance, explodes });
      continue;
    }
    if (GATE_KEYS.some((key) => findItem(table, seat, key) >= 0))
      ways.push({
        ...way,
        errands: [...errands, [stopAt(exit, KEY)]],
        opens: 0,
        chance,
        explodes,
      });
    if (auto >= 0 && !autoRed)
      ways.push({
        ...way,
        errands,
        opens: time - auto + 1,
        chance: chance * STILL_TICKING,
        explodes,
      });
    const luck = 1 - (1 - DEATH_TO_COME) ** othersAboard(table, seat);
    ways.push({ ...way, errands, opens: ROUNDS_TO_DEATH, chance: chance * luck, explodes });
    if (auto < 0)
      ways.push({
        ...way,
        errands: [...errands, [stopIn(table, chart, COOLING, ROOM_ACTION)]],
        opens: ROUNDS_TO_RED,
        closes: Math.min(closes, ROUNDS_TO_EXPLOSION),
        chance: chance * TO_BE_STARTED,
        explodes: true,
        kills: true,
      });
  }
  // Once the gate is open, the Autodestruction can still be started.
  if (gateOpen && auto < 0 && leaves.length > 0) {
    const [{ last, chance, errands }] = leaves as [(typeof leaves)[number]];
    ways.push({
      by: 'bunker',
      errands: [...errands, [stopIn(table, chart, COOLING, ROOM_ACTION)]],
      last,
      opens: 0,
      closes: Math.min(closes, ROUNDS_TO_EXPLOSION),
      chance: chance * TO_BE_STARTED,
      explodes: true,
      kills: true,
    });
  }
}

/** Every way out worth considering. */
export function waysOut(table: SurvivalTable, seat: Seat, chart: Chart): WayOut[] {
  const ways: WayOut[] = [];
  isolation(table, seat, chart, ways);
  pods(table, seat, chart, ways);
  bunker(table, seat, chart, ways);
  return ways;
}
