import {
  NO_SEAT,
  type OptionsOf,
  optionsIn,
  proceduresOf,
  type Seat,
  type Setup,
  type Table,
} from '@deadlight/engine';
import { ROOM_CARDS } from './data/rooms.ts';
import { OPTIONS } from './options.ts';
import { MAX_SEATS, PARASITES } from './things.ts';
import { ROOMS } from './zones.ts';

type Options = OptionsOf<typeof OPTIONS>;

/** Public values that are not things in zones. */
export interface Vars {
  readonly options: Options;
  round: number;
  /** Whose turn it is, or -1 in the parasite phase. */
  active: Seat;
  ap: number;
  /** For each pawn (two to a seat), its health. */
  readonly health: number[];
  /** For each seat, the shots left in its laid-out ammo. */
  readonly shots: number[];
  /** For each room card: its cell or -1, its quarter turns clockwise, and whether it is used (red). */
  readonly cell: number[];
  readonly turned: number[];
  readonly used: boolean[];
  /** For each room and side, what lies there and what is between (station.ts); made by `put`. */
  readonly sides: number[];
  /** Where the next room card fits, as `survey` finds it: pairs of a placement and its neighbours. */
  fits: readonly number[];
  /** For each parasite, whether a black one shows its gray side. */
  readonly flipped: boolean[];
  doorsOpen: boolean;
  /** For each seat, whether it has had its first turn. */
  readonly started: boolean[];
  /** The active player still owes the search of the first turn (PAN-TURN-09). */
  owesSearch: boolean;
  buried: boolean;
  terminalUsed: boolean;
  voteCalled: boolean;
  /** Sets of rooms in this turn: traded in (by trooper, by android), attacked in, acted in. */
  readonly traded: [number, number];
  attacked: number;
  acted: number;
  /** The last heat scan (PAN-INFO-public-07). */
  scan: { readonly infected: number; readonly human: number } | null;
}

export type PanicTable = Table<Vars>;
export const procedure = proceduresOf<Vars>();

export const FULL_HEALTH = 4;

export function initialVars(setup: Setup): Vars {
  return {
    options: optionsIn(OPTIONS, setup),
    round: 1,
    active: NO_SEAT,
    ap: 0,
    health: new Array<number>(2 * setup.seats).fill(FULL_HEALTH),
    shots: new Array<number>(MAX_SEATS).fill(0),
    cell: new Array<number>(ROOM_CARDS.length).fill(-1),
    turned: new Array<number>(ROOM_CARDS.length).fill(0),
    used: new Array<boolean>(ROOM_CARDS.length).fill(false),
    sides: new Array<number>(4 * ROOMS.length).fill(-1),
    fits: [],
    flipped: new Array<boolean>(PARASITES.length).fill(false),
    doorsOpen: false,
    started: new Array<boolean>(setup.seats).fill(false),
    owesSearch: false,
    buried: false,
    terminalUsed: false,
    voteCalled: false,
    traded: [0, 0],
    attacked: 0,
    acted: 0,
    scan: null,
  };
}

/** Cards that must stay in a hand when one is played (PAN-ACT-27, PAN-VAR-01). */
export const HAND_MINIMUM = 5;
export const handMinimum = (vars: Vars): number =>
  vars.options.fewerInfections ? HAND_MINIMUM - 1 : HAND_MINIMUM;
