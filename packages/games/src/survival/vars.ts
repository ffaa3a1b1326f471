import {
  asSeat,
  type Kind,
  NO_SEAT,
  type Offer,
  type Option,
  type Procedure,
  proceduresOf,
  type Seat,
  type Table,
  type Thing,
} from '@deadlight/engine';
import { FIGURES } from '../packs/intruders.ts';
import { type Board, NO_SLOT, type Slot } from './board.ts';
import type { WhyNot } from './rule-names.ts';
import { itemOf, MAX_SEATS, WEAPONS } from './things.ts';
import { OBJECTS } from './words.ts';

/** What has become of a Character. */
export const ABOARD = 0;
export const DEAD = 1;
/** Asleep in the ship. */
export const ASLEEP = 2;
/** Away from the ship, safe. */
export const AWAY = 3;
export type Fate = typeof ABOARD | typeof DEAD | typeof ASLEEP | typeof AWAY;

export const OPEN = 0;
export const CLOSED = 1;
export const DESTROYED = 2;

/** In `rooms`: nobody has been there. */
export const UNEXPLORED = -1;

/** Table options that both games know. */
export interface CommonOptions {
  readonly mode: 'semi-coop' | 'coop' | 'intruder';
  readonly board: 'standard' | 'alternative';
  readonly decoyReach: 'chosenNeighbours' | 'ownNeighbours';
  readonly antidoteKeepsHand: boolean;
  readonly nervesOfSteel: 'room' | 'target';
  readonly healOthers: boolean;
  readonly intercom: 'everyone' | 'named';
  readonly emptyActions: boolean;
}

/**
 * Public values that are not things in zones. Lists by slot have an index 0 that is never used (NEM-INFO-30, LCK-INFO-32).
 */
export interface Vars {
  readonly options: CommonOptions;
  round: number;
  /** The First Player (NEM-ROUND-10), and whose turn it is or -1. */
  first: Seat;
  active: Seat;
  /** Actions left in the turn; free steps only at 0. */
  actions: number;
  /** Any number of Actions this turn, then a pass (NEM-CARD-adrenaline-injection). */
  rushed: boolean;
  /** The turn ends with a pass as soon as the Action is over (NEM-CARD-GENERAL-06-R). */
  mustPass: boolean;
  /** The declared Action: by whom, with which card, Item or Room if any, and how. */
  declared: {
    readonly seat: Seat;
    readonly source: string;
    readonly kind: Kind;
    readonly choice: Option;
  } | null;
  /** The slot whose Doors are being opened and closed, or 0. */
  switching: Slot;
  /** Seats, one bit each, that have not agreed to an Action in this turn; they are not asked again. */
  refusals: number;

  // Crew, by seat
  /** The Character, or -1 before the draft. */
  readonly character: number[];
  /** The number on the Help card (NEM-SETUP-29). */
  readonly number: number[];
  readonly fate: Fate[];
  /** The slot the figure stands in, or 0. */
  readonly place: Slot[];
  // NEM-INFO-14
  readonly passed: boolean[];
  readonly light: number[];
  readonly slime: boolean[];
  readonly larva: boolean[];
  readonly signal: boolean[];
  /** Lets every reaction go by unasked. */
  readonly silent: boolean[];

  // Rooms, by slot
  /** The Room there, by its index in the game's list, or `UNEXPLORED`. */
  readonly rooms: number[];
  /** Items left to find, or -1 where nothing can be. */
  readonly items: number[];
  readonly fire: boolean[];
  readonly malfunction: boolean[];
  /** Intruders in the Room: how many of `at` name it. */
  readonly crowd: number[];
  /** Corridors, then Technical Corridor networks (NEM-NOISE-07, NEM-NOISE-08, LCK-NOISE-09, LCK-NOISE-10). */
  readonly noise: boolean[];
  // LCK-MARK-22
  readonly door: number[];

  // Objects: Eggs and Carcasses by number, Corpses one by one
  /** Eggs in the Nest, on the Intruder board. */
  nestEggs: number;
  nestDestroyed: boolean;
  readonly eggsIn: number[];
  readonly carcassesIn: number[];
  readonly eggsOf: number[];
  readonly carcassesOf: number[];
  /** By Object: the slot a Corpse lies in, or CARRIED + the seat that carries it, or 0. */
  readonly corpse: number[];

  // Intruders, by figure
  /** The slot, or 0 in the supply. */
  readonly at: Slot[];
  readonly hurt: number[];
  /** Larger for those who came later. */
  readonly since: number[];
  arrivals: number;
  /** The last tokens drawn, as everyone saw them (NEM-INFO-34). */
  readonly drawn: string[];
  /** Whether any figure has ever appeared (NEM-OBJ-01). */
  met: boolean;
  queenKilled: boolean;
  /** Whether the Weakness of each slot has been discovered. */
  readonly discovered: boolean[];

  // Weapons, by their number
  readonly ammo: number[];
  readonly capacity: number[];
  /** Pairs of Items, by their things, that use one hand slot (NEM-ITEM-07). */
  readonly taped: Thing[];
  /** Pairs of an Item and the weapon it is mounted on, by their things (NEM-ITEM-06). */
  readonly mounts: Thing[];

  /** Intruders that follow the Character who flees from them. */
  readonly followers: number[];
  /** By seat: turns taken in this round; and whether the active one has moved in this turn. */
  readonly turns: number[];
  moved: boolean;
  /** Objects on offer in a trade, and the seat that offers them. */
  readonly offered: { readonly seat: Seat; readonly object: number }[];
  /** The slot with the Decompression token, or 0. */
  decompression: Slot;
  /** What has been said aloud, in order; and the turn in which somebody last spoke. */
  readonly claims: Claim[];
  claimedIn: number;
  /** Says how the last reaction window ended. */
  cancelled: boolean;

  /** What only the game that is played has. */
  readonly own: unknown;
}

/** Something that a player has said, true or not. */
export interface Claim {
  readonly seat: Seat;
  /** In notation. */
  readonly says: string;
  readonly round: number;
}

export type SurvivalTable = Table<Vars>;
export const procedure = proceduresOf<Vars, WhyNot>();

/** Takes the options of a question; rules against them are cited by name, or by id in the code of a game. */
export type SurvivalOffer = Offer<WhyNot>;

/** A procedure that is only known by its name here, where two call each other. */
export const procedureNamed = <L>(name: string): Procedure<Vars, L> => procedure<L>(name).steps({});

/** Marks, in `corpse`, that somebody carries it. */
export const CARRIED = 64;

/** Where a Corpse is that a seat carries. */
export const carriedBy = (seat: Seat): number => CARRIED + seat;

/** Things that are kept in pairs, one after the other. */
export function pairsOf(things: readonly Thing[]): [Thing, Thing][] {
  const pairs: [Thing, Thing][] = [];
  for (let i = 0; i < things.length; i += 2) pairs.push([things[i]!, things[i + 1]!]);
  return pairs;
}

export const LIGHT_WOUNDS = 3;
export const SERIOUS_WOUNDS = 3;

/** What weapons can hold before anything is mounted on them. */
export const CAPACITIES: readonly number[] = WEAPONS.map(
  (kind) => itemOf(kind).weapon?.capacity ?? itemOf(kind).uses!,
);

export function initialVars(
  seats: number,
  { slots, corridors, ways }: Board,
  options: CommonOptions,
  own: unknown,
): Vars {
  const bySeat = <T>(value: T): T[] => new Array<T>(MAX_SEATS).fill(value);
  const bySlot = <T>(value: T): T[] => new Array<T>(slots + 1).fill(value);
  return {
    options,
    round: 0,
    first: asSeat(0),
    active: NO_SEAT,
    actions: 0,
    rushed: false,
    mustPass: false,
    declared: null,
    switching: NO_SLOT,
    refusals: 0,
    character: bySeat(-1),
    number: bySeat(0),
    fate: bySeat<Fate>(ABOARD).fill(DEAD, seats),
    place: bySeat(NO_SLOT),
    passed: bySeat(false),
    light: bySeat(0),
    slime: bySeat(false),
    larva: bySeat(false),
    signal: bySeat(false),
    silent: bySeat(false),
    rooms: bySlot(UNEXPLORED),
    items: bySlot(-1),
    fire: bySlot(false),
    malfunction: bySlot(false),
    crowd: bySlot(0),
    // NEM-SETUP-28, LCK-SETUP-42
    noise: new Array<boolean>(ways).fill(false),
    door: new Array<number>(corridors).fill(OPEN),
    nestEggs: 0,
    nestDestroyed: false,
    eggsIn: bySlot(0),
    carcassesIn: bySlot(0),
    eggsOf: bySeat(0),
    carcassesOf: bySeat(0),
    corpse: new Array<number>(OBJECTS.length).fill(0),
    at: new Array<Slot>(FIGURES.length).fill(NO_SLOT),
    hurt: new Array<number>(FIGURES.length).fill(0),
    since: new Array<number>(FIGURES.length).fill(0),
    arrivals: 0,
    drawn: [],
    met: false,
    queenKilled: false,
    discovered: [false, false, false],
    ammo: new Array<number>(WEAPONS.length).fill(0),
    capacity: CAPACITIES.slice(),
    taped: [],
    mounts: [],
    followers: [],
    turns: bySeat(0),
    moved: false,
    offered: [],
    claims: [],
    claimedIn: 0,
    decompression: NO_SLOT,
    cancelled: false,
    own,
  };
}
