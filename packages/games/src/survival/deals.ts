/** What every game of this family deals when its table is laid out. */
import { ADULT, type IntruderType, TYPES } from '../packs/intruders.ts';
import { putToken } from './intruders.ts';
import { shuffled } from './stock.ts';
import type { SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

/** Creates some of a list where they belong, and the rest in the box, unseen. */
export function dealSome(
  table: SurvivalTable,
  kinds: readonly number[],
  count: number,
  zone: number,
): void {
  shuffled(table, kinds).forEach((kind, i) => {
    table.create(kind, i < count ? zone : Z.box);
  });
}

/** The tokens in the bag at the start; an Adult more for each player. */
export function fillBag(
  table: SurvivalTable,
  seats: number,
  start: Readonly<Record<IntruderType, number>>,
): void {
  TYPES.forEach((type, index) => {
    const count = start[type] + (index === ADULT ? seats : 0);
    for (let i = 0; i < count; i++) putToken(table, index);
  });
}

/** Help cards, dealt at random (NEM-SETUP-29). */
export function dealNumbers(table: SurvivalTable, seats: number): void {
  const { number } = table.vars;
  const order = shuffled(
    table,
    Array.from({ length: seats }, (_, i) => i + 1),
  );
  for (let seat = 0; seat < seats; seat++) number[seat] = order[seat]!;
  table.vars.first = number.indexOf(1);
}
