/** What only the ship has: tracks, Pods, the course. */
import type { OptionValue, Seat, Setup } from '@deadlight/engine';
import { type Board, prepare } from '../survival/board.ts';
import { MAX_SEATS } from '../survival/things.ts';
import {
  type CommonOptions,
  initialVars,
  type SurvivalTable,
  type Vars,
} from '../survival/vars.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';

/** Table options; the first value is the default. */
export const OPTIONS = {
  /** Each for himself; together, with revival; or the first to die leads the Intruders. */
  mode: ['semi-coop', 'coop', 'intruder'],
  board: ['standard', 'alternative'],
  /** The token of Bag Development returns before the Noise rolls it causes (NEM-BAG-10-R). */
  bagTokenReturnsBeforeRolls: [false, true],
  /** A Larva of Hatching comes as an Encounter (NEM-CARD-hatching). */
  hatchingIsEncounter: [true, false],
  /** Coolant Leak starts the Self-Destruct even after somebody hibernates (NEM-SELF-08-R). */
  coolantLeakIgnoresHibernation: [false, true],
  /** Whose neighbours a Decoy calls (NEM-CARD-decoy). */
  decoyReach: ['chosenNeighbours', 'ownNeighbours'],
  /** The Antidote leaves the hand alone (NEM-CARD-antidote). */
  antidoteKeepsHand: [false, true],
  /** Pod Ejection puts those inside back into the Section first (NEM-CARD-evacuation-pod-ejection). */
  podEjectionSparesOccupants: [false, true],
} as const satisfies Record<string, readonly OptionValue[]>;

export interface Options extends CommonOptions {
  readonly bagTokenReturnsBeforeRolls: boolean;
  readonly hatchingIsEncounter: boolean;
  readonly coolantLeakIgnoresHibernation: boolean;
  readonly podEjectionSparesOccupants: boolean;
}

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
  /** Who leads the Intruders, or -1; and who was asked to, or -1. */
  intruder: number;
  firstDead: number;
  /** When that was, so that deaths of one moment are one. */
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
    readonly survivors: number[];
  } | null;
}

export const shipOf = (table: Pick<SurvivalTable, 'vars'>): Ship => table.vars.own as Ship;
/** One step of the Event Phase, or one Action: who dies in it dies at the same time (NEM-INTRUDER-01). */
function momentOf(vars: Vars): string {
  const { step } = vars.own as Ship;
  const { round, active, turns, actions } = vars;
  return step > 0 ? `${round}/${step}` : `${round}/0/${active}/${turns[active] ?? 0}/${actions}`;
}

/** Keeps who died first; of those who die at the same time, the lowest number. */
export function noteDeath({ vars }: SurvivalTable, seat: Seat): void {
  const ship = vars.own as Ship;
  const now = momentOf(vars);
  const first = ship.firstDead;
  const together = first >= 0 && ship.firstDeadAt === now;
  if (first !== -1 && !(together && vars.number[seat]! < vars.number[first]!)) return;
  ship.firstDead = seat;
  ship.firstDeadAt = now;
}

export const optionsOf = (vars: Vars): Options => vars.options as Options;

export const BOARDS = { standard: prepare(STANDARD), alternative: prepare(ALTERNATIVE) } as const;

export const boardFor = (vars: Vars): Board =>
  vars.options.board === 'standard' ? BOARDS.standard : BOARDS.alternative;

const slotOf = ({ plan }: Board, room: string): number =>
  Number(Object.keys(plan.fixed).find((slot) => plan.fixed[Number(slot)] === room));

const HIBERNATORIUM = {
  standard: slotOf(BOARDS.standard, 'hibernatorium'),
  alternative: slotOf(BOARDS.alternative, 'hibernatorium'),
} as const;

/** Where everyone wakes up (NEM-SETUP-33). */
export const hibernatorium = (vars: Vars): number => HIBERNATORIUM[vars.options.board];

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

export const tokenPlace = (vars: Vars, slot: number): number =>
  TOKEN_PLACES[vars.options.board][slot]!;

/** Pods by number of players (NEM-SETUP-17). */
const podsFor = (seats: number): number => (seats <= 2 ? 2 : seats <= 4 ? 3 : 4);

export function newVars(setup: Setup): Vars {
  const options = setup.options as unknown as Options;
  const board = BOARDS[options.board];
  const ship: Ship = {
    time: 0,
    selfDestruct: -1,
    course: 1,
    pods: [GONE, GONE, GONE, GONE, GONE].fill(LOCKED, 1, 1 + podsFor(setup.seats)),
    podOf: new Array<number>(MAX_SEATS).fill(0),
    hibernated: false,
    unlockedByDeath: false,
    unlockedByTrack: false,
    buried: false,
    noAttacks: false,
    intruder: -1,
    firstDead: -1,
    firstDeadAt: '',
    step: 0,
    causes: new Array<string | null>(MAX_SEATS).fill(null),
    metInRound: 0,
    result: null,
  };
  return initialVars(setup.seats, board, options, ship);
}
