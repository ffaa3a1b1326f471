import { type Branded, Broken } from '@deadlight/engine';

/** A space of a board for a Room, counted from 1. */
export type Slot = Branded<'Slot'>;

/** Nowhere on the board. */
export const NO_SLOT = 0 as Slot;

export const FIRST_SLOT = 1 as Slot;

/** A number that stands for a slot, where it comes in: from a board's plan, the value of an option, a scenario. */
export const asSlot = (number: number): Slot => number as Slot;

/** The slots whose entry in a list by slot fits; such lists have an index 0 that is never used. */
export const slotsWhere = <T>(
  bySlot: readonly T[],
  fits: (entry: T, slot: Slot) => boolean,
): Slot[] =>
  bySlot.flatMap((entry, index) => {
    const slot = index as Slot;
    return slot > 0 && fits(entry, slot) ? [slot] : [];
  });

/** The slot with the lowest number; nowhere if there is none. */
export const lowestOf = (slots: readonly Slot[]): Slot =>
  slots.length === 0 ? NO_SLOT : (Math.min(...slots) as Slot);

/** A Corridor, a Technical Corridor network or a path of a board. */
export type Way = Branded<'Way'>;

/** Where there is no way. */
export const NO_WAY = -1 as Way;

/** A board as it is printed. Slots are counted from 1. */
export interface BoardPlan {
  readonly slots: number;
  /** Slot → the Room printed there. */
  readonly fixed: Readonly<Record<number, string>>;
  /** Slot → a tile that lies face up there from the start, but unexplored (NEM-ALT-04). */
  readonly faceUp: Readonly<Record<number, string>>;
  /** Slots that take a tile of the first or the second kind. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** Corridors: two slots, and the numbers they show at both ends. */
  readonly corridors: readonly (readonly [number, number, readonly number[]])[];
  /** Technical Corridors: for each network, slot → the numbers of its entrance. */
  readonly networks: readonly Readonly<Record<number, readonly number[]>>[];
  /** Paths: ways without a number, where there is neither Noise nor a Door (LCK-ALT-13). */
  readonly paths?: readonly (readonly [number, number])[];
  /** Those of the networks that only carry Noise: nobody can crawl through them (LCK-ALT-18). */
  readonly zones?: readonly number[];
  /** The part of the base that slots and Corridors belong to; 0 for none (LCK-MOVE-10). */
  readonly sections?: {
    readonly slots: readonly number[];
    readonly corridors: readonly number[];
  };
  /** Where the middle of each slot is drawn, as a share of the board's width and height; index 0 is slot 1. */
  readonly middles: readonly (readonly [number, number])[];
}

/**
 * A way joins two slots: a Corridor; or it is a Technical Corridor network, with many entrances. After the last way
 * come the paths, which have no numbers (NEM-NOISE-09, LCK-TECH-03, LCK-TECH-05).
 */
export interface Board {
  readonly plan: BoardPlan;
  readonly slots: number;
  /** Corridors are the first ways, networks the last. */
  readonly corridors: number;
  readonly ways: number;
  /** Slot → its ways, Corridors first. */
  readonly waysOf: readonly (readonly Way[])[];
  /** Slot → the Corridors among them. */
  readonly corridorsOf: readonly (readonly Way[])[];
  /** Slot → the networks it has an entrance to. */
  readonly networksOf: readonly (readonly Way[])[];
  /** Slot → those of them that are Technical Corridors; zones are none. */
  readonly technicalOf: readonly (readonly Way[])[];
  /** Slot → neighbouring slots, ascending, each once. */
  readonly neighbours: readonly (readonly Slot[])[];
  /** Way → the slots it joins or opens into. */
  readonly ends: readonly (readonly Slot[])[];
  /** The Corridors between two slots: `between[from * (slots + 1) + to]`. */
  readonly between: readonly (readonly Way[])[];
  /** Slot → slots that a path leads to. */
  readonly pathsOf: readonly (readonly Slot[])[];
  /** The ways by the numbers that they have at each slot, in a row: see `wayAt`. */
  readonly byNumber: readonly Way[];
}

/** What an exit of a slot can be numbered. */
export const NUMBERS = [1, 2, 3, 4] as const;

/** Numbers are counted from 1: each slot has one place more in `byNumber` than there are numbers. */
const PLACES_OF_A_SLOT = NUMBERS.length + 1;

/** The ways whose entry in a list by way, such as that of Doors or of Noise, fits. */
export const waysWhere = <T>(byWay: readonly T[], fits: (entry: T, way: Way) => boolean): Way[] =>
  byWay.flatMap((entry, index) => {
    const way = index as Way;
    return fits(entry, way) ? [way] : [];
  });

/** A network as a way: networks are counted behind the Corridors. */
export const networkWay = (board: Board, network: number): Way =>
  (board.corridors + network) as Way;

/** The way with a number at a slot. */
export const wayAt = (board: Pick<Board, 'byNumber'>, slot: Slot, number: number): Way =>
  board.byNumber[slot * PLACES_OF_A_SLOT + number]!;

/** Whether a way has a lower number at a slot, by which it is called there. */
export function hasLowerNumber(board: Board, slot: Slot, number: number): boolean {
  const way = wayAt(board, slot, number);
  for (let lower = 1; lower < number; lower++) if (wayAt(board, slot, lower) === way) return true;
  return false;
}

/**
 * Makes a board ready, and refuses one where a Room does not have each number once (NEM-SETUP-39-R, NEM-NOISE-12-R,
 * NEM-NOISE-13-R, LCK-MOVE-21-R, LCK-NOISE-14-R).
 */
export function prepare(plan: BoardPlan): Board {
  const corridors = plan.corridors.length;
  const ways = corridors + plan.networks.length;
  const byNumber = new Array<Way>((plan.slots + 1) * PLACES_OF_A_SLOT).fill(NO_WAY);
  const ends: Slot[][] = Array.from({ length: ways }, () => []);
  const open = (slot: Slot, way: Way, numbers: readonly number[]): void => {
    ends[way]!.push(slot);
    for (const number of numbers) {
      if (wayAt({ byNumber }, slot, number) !== NO_WAY)
        throw new Broken(`slot ${slot} has two corridors with the number ${number}`);
      byNumber[slot * PLACES_OF_A_SLOT + number] = way;
    }
  };
  plan.corridors.forEach(([a, b, numbers], index) => {
    open(asSlot(a), index as Way, numbers);
    open(asSlot(b), index as Way, numbers);
  });
  plan.networks.forEach((entrances, i) => {
    for (const [slot, numbers] of Object.entries(entrances))
      open(asSlot(Number(slot)), (corridors + i) as Way, numbers);
  });
  const waysOf: Way[][] = [[]];
  for (let slot = FIRST_SLOT; slot <= plan.slots; slot++) {
    const found = new Set<Way>();
    for (const number of NUMBERS) {
      const way = wayAt({ byNumber }, slot, number);
      if (way < 0) throw new Broken(`slot ${slot} has no corridor with the number ${number}`);
      found.add(way);
    }
    waysOf[slot] = [...found].sort((a, b) => a - b);
  }
  const across = (way: Way, slot: Slot): Slot => {
    const [a, b] = ends[way]!;
    return a === slot ? b! : a!;
  };
  const between: Way[][] = Array.from({ length: (plan.slots + 1) ** 2 }, () => []);
  for (let way = 0; way < corridors; way++) {
    const [a, b] = ends[way] as [Slot, Slot];
    between[a * (plan.slots + 1) + b]!.push(way as Way);
    between[b * (plan.slots + 1) + a]!.push(way as Way);
  }
  const pathsOf: Slot[][] = Array.from({ length: plan.slots + 1 }, () => []);
  (plan.paths ?? []).forEach(([a, b], i) => {
    pathsOf[a]!.push(asSlot(b));
    pathsOf[b]!.push(asSlot(a));
    ends[ways + i] = [asSlot(a), asSlot(b)];
  });
  return {
    plan,
    slots: plan.slots,
    corridors,
    ways,
    waysOf,
    corridorsOf: waysOf.map((list) => list.filter((way) => way < corridors)),
    networksOf: waysOf.map((list) => list.filter((way) => way >= corridors)),
    technicalOf: waysOf.map((list) =>
      list.filter((way) => way >= corridors && !plan.zones?.includes(way - corridors)),
    ),
    // NEM-MOVE-03, NEM-MOVE-23-R, LCK-MOVE-04, LCK-ELEV-14-R
    neighbours: waysOf.map((list, slot) =>
      [
        ...new Set([
          ...list.filter((way) => way < corridors).map((way) => across(way, asSlot(slot))),
          ...pathsOf[slot]!,
        ]),
      ].sort((a, b) => a - b),
    ),
    between,
    pathsOf,
    ends,
    byNumber,
  };
}

export const corridorsBetween = (board: Board, from: Slot, to: Slot): readonly Way[] =>
  board.between[from * (board.slots + 1) + to]!;

/** The path between two slots, counted behind the ways, or NO_WAY. */
export function pathBetween(board: Board, from: Slot, to: Slot): Way {
  for (let way = board.ways; way < board.ends.length; way++)
    if (board.ends[way]!.includes(from) && board.ends[way]!.includes(to)) return way as Way;
  return NO_WAY;
}

/** The slot at the other end of a Corridor or path. */
export function across(board: Board, way: Way, slot: Slot): Slot {
  const ends = board.ends[way]!;
  return ends[0] === slot ? ends[1]! : ends[0]!;
}

/** The lowest number of a way at one of its slots, by which it is called there. */
export const exitOf = (board: Board, slot: Slot, way: Way): number => {
  for (const number of NUMBERS) if (wayAt(board, slot, number) === way) return number;
  throw new Broken(`way ${way} does not lead from slot ${slot}`);
};
