/** State that only the ship has: tracks, Pods, the course. */
import { asSeat, NO_SEAT, optionsIn, type Seat, type Setup } from '@deadlight/engine';
import { asSlot, type Board, prepare, type Slot } from '../survival/board.ts';
import { MAX_SEATS } from '../survival/things.ts';
import { initialVars, type SurvivalTable, type Vars } from '../survival/vars.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { OPTIONS, type Options, reading } from './options.ts';

export const LOCKED = 0;
export const UNLOCKED = 1;
/** Launched, or not in this game. */
export const GONE = 2;

/** The time track: blue from here on, and the jump (NEM-SETUP-40-R). */
export const BLUE = 7;
export const JUMP = 15;
/** The Self-Destruct track: yellow from here on, and the skull. */
export const YELLOW = 3;
export const SKULL = 6;
// NEM-POD-03
export const POD_SEATS = 2;

export interface Ship {
  time: number;
  /** The marker on the Self-Destruct track, or -1. */
  selfDestruct: number;
  /** The marker on the destination track, 0 to 3. */
  course: number;
  /** Pods 1 to 4; index 0 is not used. */
  readonly pods: number[];
  /** By seat: the Pod in which the Character waits, or 0. */
  readonly podOf: number[];
  /** Whether any Character has hibernated (NEM-SELF-07). */
  hibernated: boolean;
  /** Whether Pods have been unlocked by a death, and by the Self-Destruct (NEM-POD-15-R). */
  unlockedByDeath: boolean;
  unlockedByTrack: boolean;
  /** The blue Corpse has lain in the Surgery (NEM-CARD-emergency-post-mortem). */
  buried: boolean;
  /** No Intruder attacks in this Event Phase. */
  noAttacks: boolean;
  /** The seat that leads the Intruders, and the seat that is asked to, or `DECLINED`; or none. */
  intruder: Seat;
  firstDead: Seat;
  /** When that was, so that simultaneous deaths count as one. */
  firstDeadAt: string;
  /** The step of the Event Phase, or 0 in the Player Phase. */
  step: number;
  /** By seat: what killed the Character. */
  readonly causes: (string | null)[];
  /** The round of the first Encounter, or 0. */
  metInRound: number;
  /** What the victory check has found, once the game has ended. */
  result: {
    readonly how: string;
    shipLost: boolean;
    destination: string | null;
    readonly survivors: Seat[];
  } | null;
}

export const shipOf = (table: Pick<SurvivalTable, 'vars'>): Ship => table.vars.own as Ship;
/** One step of the Event Phase, or one Action: deaths within it are simultaneous (NEM-INTRUDER-01). */
function momentOf(vars: Vars): string {
  const { step } = vars.own as Ship;
  const { round, active, turns, actions } = vars;
  return step > 0 ? `${round}/${step}` : `${round}/0/${active}/${turns[active] ?? 0}/${actions}`;
}

/** Stands for the seat to ask whether it leads the Intruders, once it has been asked. */
export const DECLINED = asSeat(-2);

/** Records the first death; of simultaneous ones, the lowest player number. */
export function noteDeath({ vars }: SurvivalTable, seat: Seat): void {
  const ship = vars.own as Ship;
  const now = momentOf(vars);
  const first = ship.firstDead;
  const together = first >= 0 && ship.firstDeadAt === now;
  if (first !== NO_SEAT && !(together && vars.number[seat]! < vars.number[first]!)) return;
  ship.firstDead = seat;
  ship.firstDeadAt = now;
}

export const optionsOf = (vars: Vars): Options => vars.options as Options;

/** How this table reads a rule that its edition decides. */
export const reads = <N extends Parameters<typeof reading>[1]>(
  { vars }: Pick<SurvivalTable, 'vars'>,
  name: N,
): ReturnType<typeof reading<N>> => reading(optionsOf(vars), name);

export const BOARDS = { standard: prepare(STANDARD), alternative: prepare(ALTERNATIVE) } as const;

export const boardFor = (vars: Vars): Board =>
  vars.options.board === 'standard' ? BOARDS.standard : BOARDS.alternative;

const slotOf = ({ plan }: Board, room: string): Slot =>
  asSlot(Number(Object.keys(plan.fixed).find((slot) => plan.fixed[Number(slot)] === room)));

const HIBERNATORIUM = {
  standard: slotOf(BOARDS.standard, 'hibernatorium'),
  alternative: slotOf(BOARDS.alternative, 'hibernatorium'),
} as const;

/** Where everyone wakes up (NEM-SETUP-33). */
export const hibernatorium = (vars: Vars): Slot => HIBERNATORIUM[vars.options.board];

/** Slot → the index of its Exploration token among them all; the printed Rooms have none. */
const tokenPlaces = ({ plan, slots }: Board): readonly number[] => {
  let index = 0;
  return Array.from({ length: slots + 1 }, (_, slot) =>
    slot === 0 || plan.fixed[slot] !== undefined ? -1 : index++,
  );
};

const TOKEN_PLACES = {
  standard: tokenPlaces(BOARDS.standard),
  alternative: tokenPlaces(BOARDS.alternative),
} as const;

export const tokenPlace = (vars: Vars, slot: Slot): number =>
  TOKEN_PLACES[vars.options.board][slot]!;

/** Pods by number of players (NEM-SETUP-17). */
const podsFor = (seats: number): number => (seats <= 2 ? 2 : seats <= 4 ? 3 : 4);

export function newVars(setup: Setup): Vars {
  const options = optionsIn(OPTIONS, setup);
  const board = BOARDS[options.board];
  const ship: Ship = {
    // NEM-SETUP-27
    time: 0,
    selfDestruct: -1,
    // NEM-SETUP-16
    course: 1,
    // NEM-POD-01
    pods: [GONE, GONE, GONE, GONE, GONE].fill(LOCKED, 1, 1 + podsFor(setup.seats)),
    podOf: new Array<number>(MAX_SEATS).fill(0),
    hibernated: false,
    unlockedByDeath: false,
    unlockedByTrack: false,
    buried: false,
    noAttacks: false,
    intruder: NO_SEAT,
    firstDead: NO_SEAT,
    firstDeadAt: '',
    step: 0,
    causes: new Array<string | null>(MAX_SEATS).fill(null),
    metInRound: 0,
    result: null,
  };
  return initialVars(setup.seats, board, options, ship);
}
