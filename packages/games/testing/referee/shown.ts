/** What the referee reads of a table of Nemesis or Lockdown: what lies open, and a few words for it. */
import type { Line } from '@deadlight/engine';
import { STANDARD as BASE, ALTERNATIVE as BASE_REVERSE } from '../../src/lockdown/data/boards.ts';
import { ROOMS as BASE_ROOMS } from '../../src/lockdown/data/rooms.ts';
import { STANDARD as SHIP, ALTERNATIVE as SHIP_REVERSE } from '../../src/nemesis/data/boards.ts';
import { ROOMS as SHIP_ROOMS } from '../../src/nemesis/data/rooms.ts';
import { CHARACTERS } from '../../src/packs/characters.ts';
import { FIGURES } from '../../src/packs/intruders.ts';
import type { Moment } from './moments.ts';

/** The variables that the referee reads. */
export interface Shown {
  readonly options: Readonly<Record<string, unknown>>;
  readonly first: number;
  readonly actions: number;
  readonly rushed: boolean;
  readonly character: readonly number[];
  readonly number: readonly number[];
  readonly fate: readonly number[];
  readonly place: readonly number[];
  readonly slime: readonly boolean[];
  readonly larva: readonly boolean[];
  readonly signal: readonly boolean[];
  readonly rooms: readonly number[];
  readonly fire: readonly boolean[];
  readonly malfunction: readonly boolean[];
  readonly noise: readonly boolean[];
  readonly door: readonly number[];
  readonly nestDestroyed: boolean;
  readonly nestEggs: number;
  readonly eggsIn: readonly number[];
  readonly eggsOf: readonly number[];
  readonly carcassesIn: readonly number[];
  readonly carcassesOf: readonly number[];
  readonly corpse: readonly number[];
  readonly at: readonly number[];
  readonly queenKilled: boolean;
  readonly discovered: readonly boolean[];
  readonly own: Readonly<Record<string, unknown>>;
}

export const [ABOARD, DEAD, ASLEEP, AWAY] = [0, 1, 2, 3] as const;
export const [OPEN, CLOSED, DESTROYED] = [0, 1, 2] as const;

/** A moment at a table of one of the two games. */
export type Scene = Moment<Shown>;

export type GameId = 'nemesis' | 'lockdown';

/** A printed board, read independently of the engine. Ways are Corridors in printed order, then networks and zones. */
export interface Plan {
  readonly corridors: readonly (readonly [number, number, readonly number[]])[];
  readonly networks: readonly Readonly<Record<number, readonly number[]>>[];
  readonly paths?: readonly (readonly [number, number])[];
  readonly sections?: { readonly slots: readonly number[]; readonly corridors: readonly number[] };
}

export function planOf(game: GameId, { options }: Shown): Plan {
  if (game === 'nemesis') return options['board'] === 'alternative' ? SHIP_REVERSE : SHIP;
  return options['board'] === 'alternative' ? BASE_REVERSE : BASE;
}

export const roomAt = (game: GameId, { rooms }: Shown, slot: number): string =>
  (game === 'nemesis' ? SHIP_ROOMS : BASE_ROOMS)[rooms[slot]!]?.id ?? 'unexplored';

/** All ways out of a slot. */
export function waysOf({ corridors, networks }: Plan, slot: number): number[] {
  const ways = corridors.flatMap(([a, b], way) => (a === slot || b === slot ? [way] : []));
  const entrances = networks.flatMap((entries, i) =>
    slot in entries ? [corridors.length + i] : [],
  );
  return [...ways, ...entrances];
}

/** The way with a number at a slot. */
export function wayWith(plan: Plan, slot: number, number: number): number {
  const { corridors, networks } = plan;
  const corridor = corridors.findIndex(
    ([a, b, numbers]) => (a === slot || b === slot) && numbers.includes(number),
  );
  if (corridor >= 0) return corridor;
  return corridors.length + networks.findIndex((entries) => entries[slot]?.includes(number));
}

/** The Corridors between two slots. */
export const between = ({ corridors }: Plan, one: number, other: number): number[] =>
  corridors.flatMap(([a, b], way) =>
    (a === one && b === other) || (a === other && b === one) ? [way] : [],
  );

/** The far end of a Corridor. */
export function farEnd({ corridors }: Plan, way: number, slot: number): number {
  const [a, b] = corridors[way]!;
  return a === slot ? b : a;
}

/** The Corridor or network that a line speaks of, or -1. */
export function wayTold(plan: Plan, { data }: Pick<Line, 'data'>): number {
  if (data['network'] !== undefined) return plan.corridors.length + (data['network'] as number);
  const ways = between(plan, data['from'] as number, data['to'] as number);
  const exit = data['exit'] as number;
  return ways.find((way) => exit === 0 || plan.corridors[way]![2].includes(exit)) ?? -1;
}

/** What a name stands for, without the family that it belongs to. */
export const named = (value: unknown): string => String(value).replace(/^@\w+\./, '');

export const seatNamed = ({ vars }: Pick<Scene, 'vars'>, value: unknown): number =>
  vars.character.findIndex((index) => CHARACTERS[index]?.id === named(value));

export const figureNamed = (value: unknown): number => FIGURES.indexOf(named(value));

/** `adult` of `adult-3`, `blank` of `blank`. */
export const typeOf = (name: string): string => name.split('-')[0]!;
export const typeOfFigure = (figure: number): string => typeOf(FIGURES[figure]!);
/** The seats of Characters who stand in a Room. */
export const standingIn = (
  { fate, place }: Pick<Shown, 'fate' | 'place'>,
  slot: number,
): number[] =>
  place.flatMap((at, seat) => (slot > 0 && at === slot && fate[seat] === ABOARD ? [seat] : []));

export const inCombat = (vars: Shown, figure: number): boolean =>
  standingIn(vars, vars.at[figure]!).length > 0;

/** The name of a zone of one seat. */
export const ofSeat = (zone: string, seat: number): string => `${zone}/${seat + 1}`;

export const isContamination = (card: string): boolean => card === 'infected' || card === 'clean';

export const handOf = ({ zones }: Scene, seat: number): readonly string[] =>
  zones[ofSeat('hand', seat)] ?? [];
export const actionCards = (scene: Scene, seat: number): number =>
  handOf(scene, seat).filter((card) => !isContamination(card)).length;

const THRESHOLDS = [3, 5, 8];

/** Whether a Weakness is known, and in the facility by somebody of these with enough Knowledge. */
export function isKnown(game: GameId, scene: Scene, weakness: string, seats?: number[]): boolean {
  const { vars, zones } = scene;
  const index = (zones['weaknesses'] ?? []).indexOf(weakness);
  if (index < 0 || !vars.discovered[index]) return false;
  // LCK-CROSS-14
  if (game === 'nemesis' || vars.options['race'] === 'intruders') return true;
  const knowledge = vars.own['knowledge'] as number[];
  return (seats ?? vars.fate.flatMap((fate, seat) => (fate === ABOARD ? [seat] : []))).some(
    (seat) => knowledge[seat]! >= THRESHOLDS[index]!,
  );
}

/** What lies in a zone of one seat. */
export const inZone = (zones: Scene['zones'], zone: string, seat: number): readonly string[] =>
  zones[ofSeat(zone, seat)] ?? [];

export const isEndTold = ({ what }: Scene): boolean =>
  what.startsWith('end-') || what === 'nobody-left';

/** The seats in order from the First Player. */
export const inTurnOrder = ({ first }: Shown, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** The lines of a step: up to the next heading. */
export function stepFrom(scenes: readonly Scene[], at: number): readonly Scene[] {
  const end = scenes.findIndex(
    ({ what }, i) => i > at && ['step', 'event', 'phase', 'round', 'time'].includes(what),
  );
  return scenes.slice(at + 1, end < 0 ? scenes.length : end);
}

/** What goes through a list of complaints. */
export type Complain = (scene: Scene | null, rule: string, text: string) => void;
