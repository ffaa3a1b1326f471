import { Broken } from '@deadlight/engine';

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
 * A way joins two slots: a Corridor; or it is a Technical Corridor network, with many entrances.
 * Behind the last way come the paths, which are no ways by number.
 */
export interface Board {
  readonly plan: BoardPlan;
  readonly slots: number;
  /** Corridors are the first ways, networks the last. */
  readonly corridors: number;
  readonly ways: number;
  /** Slot → its ways, Corridors first. */
  readonly waysOf: readonly (readonly number[])[];
  /** Slot → the Corridors among them. */
  readonly corridorsOf: readonly (readonly number[])[];
  /** Slot → the networks it has an entrance to. */
  readonly networksOf: readonly (readonly number[])[];
  /** Slot → those of them that are Technical Corridors; zones are none. */
  readonly technicalOf: readonly (readonly number[])[];
  /** Slot → neighbouring slots, ascending, each once. */
  readonly neighbours: readonly (readonly number[])[];
  /** Way → the slots it joins or opens into. */
  readonly ends: readonly (readonly number[])[];
  /** The Corridors between two slots: `between[from * (slots + 1) + to]`. */
  readonly between: readonly (readonly number[])[];
  /** Slot → slots that a path leads to. */
  readonly pathsOf: readonly (readonly number[])[];
  /** The way of a number at a slot: `byNumber[slot * 5 + number]`. */
  readonly byNumber: readonly number[];
}

const NUMBERS = [1, 2, 3, 4] as const;

/** Makes a board ready, and refuses one where a Room does not have each number once (NEM-SETUP-39-R). */
export function prepare(plan: BoardPlan): Board {
  const corridors = plan.corridors.length;
  const ways = corridors + plan.networks.length;
  const byNumber = new Array<number>((plan.slots + 1) * 5).fill(-1);
  const ends: number[][] = Array.from({ length: ways }, () => []);
  const open = (slot: number, way: number, numbers: readonly number[]): void => {
    ends[way]!.push(slot);
    for (const number of numbers) {
      if (byNumber[slot * 5 + number] !== -1)
        throw new Broken(`slot ${slot} has two corridors with the number ${number}`);
      byNumber[slot * 5 + number] = way;
    }
  };
  plan.corridors.forEach(([a, b, numbers], way) => {
    open(a, way, numbers);
    open(b, way, numbers);
  });
  plan.networks.forEach((entrances, i) => {
    for (const [slot, numbers] of Object.entries(entrances))
      open(Number(slot), corridors + i, numbers);
  });
  const waysOf: number[][] = [[]];
  for (let slot = 1; slot <= plan.slots; slot++) {
    const found = new Set<number>();
    for (const number of NUMBERS) {
      const way = byNumber[slot * 5 + number]!;
      if (way < 0) throw new Broken(`slot ${slot} has no corridor with the number ${number}`);
      found.add(way);
    }
    waysOf[slot] = [...found].sort((a, b) => a - b);
  }
  const across = (way: number, slot: number): number => {
    const [a, b] = ends[way]!;
    return a === slot ? b! : a!;
  };
  const between: number[][] = Array.from({ length: (plan.slots + 1) ** 2 }, () => []);
  for (let way = 0; way < corridors; way++) {
    const [a, b] = ends[way] as [number, number];
    between[a * (plan.slots + 1) + b]!.push(way);
    between[b * (plan.slots + 1) + a]!.push(way);
  }
  const pathsOf: number[][] = Array.from({ length: plan.slots + 1 }, () => []);
  (plan.paths ?? []).forEach(([a, b], i) => {
    pathsOf[a]!.push(b);
    pathsOf[b]!.push(a);
    ends[ways + i] = [a, b];
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
    neighbours: waysOf.map((list, slot) =>
      [
        ...new Set([
          ...list.filter((way) => way < corridors).map((way) => across(way, slot)),
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

export const corridorsBetween = (board: Board, from: number, to: number): readonly number[] =>
  board.between[from * (board.slots + 1) + to]!;

/** The path between two slots, counted behind the ways, or -1. */
export function pathBetween(board: Board, from: number, to: number): number {
  for (let way = board.ways; way < board.ends.length; way++)
    if (board.ends[way]!.includes(from) && board.ends[way]!.includes(to)) return way;
  return -1;
}

/** The slot at the other end of a Corridor or path. */
export function across(board: Board, way: number, slot: number): number {
  const ends = board.ends[way]!;
  return ends[0] === slot ? ends[1]! : ends[0]!;
}

/** The lowest number of a way at one of its slots, by which it is called there. */
export const exitOf = (board: Board, slot: number, way: number): number => {
  for (const number of NUMBERS) if (board.byNumber[slot * 5 + number] === way) return number;
  throw new Broken(`way ${way} does not lead from slot ${slot}`);
};
