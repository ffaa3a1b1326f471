/** State that only the facility has: power, the Track, knowledge, the ways out. */
import {
  type Kind,
  NO_SEAT,
  type OptionsOf,
  optionsIn,
  type Seat,
  type Setup,
} from '@deadlight/engine';
import { asSlot, type Board, FIRST_SLOT, prepare, type Slot } from '../survival/board.ts';
import { hasWound } from '../survival/crew.ts';
import type { Cited } from '../survival/rule-names.ts';
import { KIND, MAX_SEATS } from '../survival/things.ts';
import {
  type CommonOptions,
  initialVars,
  type SurvivalTable,
  type Vars,
} from '../survival/vars.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { roomIndex } from './data/rooms.ts';
import { EVENT } from './log-events.ts';
import { OPTIONS } from './options.ts';

export type Options = OptionsOf<typeof OPTIONS> & CommonOptions;

/** Sections are counted from 1; the Elevator's Power token has a place of its own behind them. */
export const SECTIONS = 3;
// LCK-MOVE-11, LCK-POWER-10
export const ELEVATOR = 4;
export const START_TIME = 15;
/** The Isolation Room opens (LCK-ROOM-ISOLATION-02). */
export const WHITE = 8;
export const END_OF_TRACK = 0;
export const MAX_KNOWLEDGE = 8;
/** Knowledge that the three Weaknesses need (LCK-WEAK-02). */
export const THRESHOLDS = [3, 5, 8] as const;
export const PODS = ['A', 'B', 'C'] as const;

/** The Room of a Pod, by its id. */
export const roomOfPod = (pod: number): string =>
  `cargo-sending-system-${PODS[pod - 1]!.toLowerCase()}`;

/** How somebody got away. */
export type Way = 'css' | 'bunker';

// LCK-INFO-24
export interface Facility {
  /** The Time token: 15 down to 1, then the final space 0; and whether it shows its active side. */
  time: number;
  timeActive: boolean;
  /** The Alert token's space, or -1. */
  alert: number;
  /** The Autodestruction token's space or -1, and whether it is red. */
  auto: number;
  autoRed: boolean;
  gateOpen: boolean;
  /** The slot the Rover stands at, or 0 in the Bunker. */
  rover: Slot;
  /** The Section of the Elevator. */
  elevator: number;
  /** By place (Sections 1 to 3, then the Elevator): the number of its Power token; place 0 is not used. */
  readonly power: number[];
  /** By number: whether a Power token shows its powered side; number 0 is not used. */
  readonly powered: boolean[];
  isolationOpen: boolean;
  /** By seat: level of Knowledge, and whether the token is active. */
  readonly knowledge: number[];
  readonly active: boolean[];
  /** By seat: the pod, 1 to 3, in which the Character waits, or 0; and how it got away, or null. */
  readonly podOf: number[];
  readonly ways: (Way | null)[];
  /** By CSS token: its space on the Track, and whether it has been revealed. */
  readonly cssAt: number[];
  readonly cssRevealed: boolean[];
  /** Kinds of Body that have told of a Weakness (LCK-WEAK-06). */
  readonly analysed: number[];
  /** Markers that have left the supply for good (LCK-CARD-noise-in-corridors). */
  fireGone: number;
  malfunctionGone: number;
  /** Items used in this round that can be used once (LCK-CARD-GENERAL-15-R), by kind. */
  readonly usedThisRound: Kind[];
  /** By seat: Sections in which it took computer actions, one bit each; what it has put out and wiped off. */
  readonly computersUsed: number[];
  readonly firesOut: boolean[];
  readonly slimesOff: boolean[];
  /** The leader of a Facility Tour, who may ignore what a token brings; or -1. */
  guide: Seat;
  /** Crossings whose token has been found. */
  readonly found: number[];
  firstDeath: boolean;
  readonly causes: (string | null)[];
  metInRound: number;
  result: {
    readonly how: string;
    exploded: boolean;
    alert: boolean;
    contingency: string | null;
    readonly survivors: Seat[];
  } | null;
}

export const facilityOf = (table: Pick<SurvivalTable, 'vars'>): Facility =>
  table.vars.own as Facility;
export const optionsOf = (vars: Vars): Options => vars.options as Options;

export const BOARDS = { standard: prepare(STANDARD), alternative: prepare(ALTERNATIVE) } as const;
export const boardFor = (vars: Vars): Board =>
  vars.options.board === 'standard' ? BOARDS.standard : BOARDS.alternative;

/** The Section of a slot, 1 to 3, or 0 (LCK-STAIR-05, LCK-ALT-22-R, LCK-STAIR-06-R). */
export const sectionOf = (vars: Vars, slot: Slot): number =>
  boardFor(vars).plan.sections!.slots[slot] ?? 0;

/** Whether a Section, or the Elevator behind them, has power (LCK-POWER-15-R). */
export const hasPower = ({ power, powered }: Facility, place: number): boolean =>
  powered[power[place]!]!;

export const isPowered = (table: SurvivalTable, place: number): boolean =>
  place > 0 && hasPower(facilityOf(table), place);

/** The slots of a Room that is there more than once, or of one. */
export const slotsOf = (vars: Vars, id: string): Slot[] => {
  const { rooms } = vars;
  const index = roomIndex(id);
  const slots: Slot[] = [];
  for (let slot = FIRST_SLOT; slot < rooms.length; slot++)
    if (rooms[slot] === index) slots.push(slot);
  return slots;
};

/** By Section, from 0. */
const ELEVATOR_ROOMS = Array.from({ length: SECTIONS }, (_, i) =>
  roomIndex(`elevator-room-s-0${i + 1}`),
);

/** The slot of a Section's Elevator Room (LCK-ELEV-01). */
export const elevatorRoom = ({ rooms }: Readonly<Vars>, section: number): Slot =>
  asSlot(rooms.indexOf(ELEVATOR_ROOMS[section - 1]!));

/** Where the Elevator stops, and the one of these slots where it waits. */
export interface Lift {
  readonly stops: readonly Slot[];
  readonly at: number;
}

/** The Elevator, while it has power (LCK-ELEV-07). */
export function liftOf(vars: Readonly<Vars>): Lift | null {
  const facility = vars.own as Facility;
  if (!hasPower(facility, ELEVATOR)) return null;
  return {
    stops: ELEVATOR_ROOMS.map((room) => asSlot(vars.rooms.indexOf(room))),
    at: elevatorRoom(vars, facility.elevator),
  };
}

const STAIRCASE = roomIndex('emergency-staircase');
const CROSSING = roomIndex('crossing');

export const isCrossing = (vars: Vars, slot: Slot): boolean => vars.rooms[slot] === CROSSING;

/**
 * In an unpowered Section, on a staircase, or with wounded eyes (LCK-POWER-03, LCK-STAIR-02, LCK-CARD-eyes,
 * LCK-ELEV-13-R, LCK-POWER-04).
 */
export function isDark(table: SurvivalTable, seat: Seat): boolean {
  const { vars } = table;
  const slot = vars.place[seat]!;
  if (slot === 0) return false;
  if (hasWound(table, seat, KIND.eyes) || vars.rooms[slot] === STAIRCASE) return true;
  const section = sectionOf(vars, slot);
  return section > 0 && !isPowered(table, section);
}

/** In a powered Section (LCK-COMBAT-08, LCK-STAIR-10-R, LCK-COMBAT-16-R). */
export const isLit = (table: SurvivalTable, seat: Seat): boolean =>
  !hasWound(table, seat, KIND.eyes) &&
  isPowered(table, sectionOf(table.vars, table.vars.place[seat]!));

/** Exits of the base: one, or five on the reverse side (LCK-ROOM-EXIT-01, LCK-ALT-26). */
const EXITS: Readonly<Record<Options['board'], readonly Slot[]>> = {
  standard: [asSlot(1)],
  alternative: [asSlot(2), asSlot(5), asSlot(9), asSlot(16), asSlot(23)],
};
export const exitsOf = (vars: Vars): readonly Slot[] => EXITS[vars.options.board];

/** The crossing from which one can walk to the Bunker (LCK-ALT-30). */
export const BUNKER_CROSSING = asSlot(28);

/** Rooms of surface buildings by their zone, and where rolls are made with the d12 (LCK-ALT-17, LCK-ALT-34). */
export const BUILDINGS: readonly (readonly number[])[] = [
  [],
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [],
  [16, 17],
];

// LCK-ALT-05
export function isOnSurface(vars: Vars, slot: Slot): boolean {
  return (
    vars.options.board === 'alternative' &&
    (isCrossing(vars, slot) || BUILDINGS.some((rooms) => rooms.includes(slot)))
  );
}

/** Without power, or on a staircase, which never has any (LCK-POWER-03, LCK-STAIR-02). */
export function isDarkRoom(vars: Vars, slot: Slot): boolean {
  const section = sectionOf(vars, slot);
  return section === 0 ? !isOnSurface(vars, slot) : !hasPower(vars.own as Facility, section);
}

export function newVars(setup: Setup): Vars {
  const options: Options = {
    decoyReach: 'chosenNeighbours',
    antidoteKeepsHand: true,
    nervesOfSteel: 'room',
    // Changed for this game: everyone tends their own wounds (LCK-CARD-medkit).
    healOthers: false,
    intercom: 'everyone',
    emptyActions: false,
    ...optionsIn(OPTIONS, setup),
  };
  const board = BOARDS[options.board];
  const bySeat = <T>(value: T): T[] => new Array<T>(MAX_SEATS).fill(value);
  const facility: Facility = {
    // LCK-SETUP-20
    time: START_TIME,
    timeActive: false,
    // LCK-SETUP-19
    alert: -1,
    auto: -1,
    autoRed: false,
    gateOpen: false,
    // LCK-SETUP-07
    rover: asSlot(options.board === 'standard' ? 1 : 16),
    // LCK-ELEV-12-R
    elevator: 2,
    power: [0, 0, 0, 0, 0],
    // LCK-SETUP-09
    powered: [false, true, true, false, false],
    isolationOpen: false,
    knowledge: bySeat(1),
    active: bySeat(false),
    podOf: bySeat(0),
    ways: bySeat<Way | null>(null),
    cssAt: [],
    cssRevealed: [],
    analysed: [],
    fireGone: 0,
    malfunctionGone: 0,
    usedThisRound: [],
    computersUsed: bySeat(0),
    firesOut: bySeat(false),
    slimesOff: bySeat(false),
    guide: NO_SEAT,
    found: [],
    firstDeath: false,
    causes: bySeat<string | null>(null),
    metInRound: 0,
    result: null,
  };
  return initialVars(setup.seats, board, options, facility);
}

/** The Isolation Room opens, and never closes again (LCK-ROOM-ISOLATION-07-R). */
export function openIsolation(table: SurvivalTable): void {
  const facility = facilityOf(table);
  if (facility.isolationOpen) return;
  facility.isolationOpen = true;
  table.log?.tell('LCK-ROOM-ISOLATION-02', EVENT['isolation-opens']);
}

/** The Main Gate opens for good (LCK-GATE-02-D, LCK-GATE-04). */
export function openGate(table: SurvivalTable, rule: Cited): void {
  const facility = facilityOf(table);
  if (facility.gateOpen) return;
  facility.gateOpen = true;
  table.log?.tell(rule, EVENT['gate-opens'], {
    by: rule === 'LCK-GATE-03' ? 'death' : rule === 'LCK-AUTO-04' ? 'auto' : 'crew',
  });
}
