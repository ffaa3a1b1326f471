/** Wounds, and the parasites that will deal them. */
import type { Seat } from '@deadlight/engine';
import { ANDROID, type PanicTable, pawnOf, SICK_BAY, TROOPER } from '@deadlight/games/rules/panic';
import { type Crew, wayOf } from './distance.ts';
import { bitesFor, teethOf } from './parasites.ts';
import type { Account } from './terms.ts';

/** The cost of each health level: action points drop at 2 and at 0. Only a trooper can burn the hive. */
const WOUNDS = [
  [-0.22, -0.09, -0.065, -0.016, 0],
  [-0.15, -0.068, -0.05, -0.014, 0],
] as const;
/** An eliminated player cannot win. */
const OUT = -0.19;
/** A bite that may still be evaded, or may not come. */
const FORESEEN = 0.7;
/** The walk to the sick bay, for characters who are worth it. */
const TO_SICK_BAY = 0.003;
const LONGEST_WAY = 6;
const needsCare = (health: number): boolean => health === 1 || health === 2;
/** Every parasite in the station bites somebody sooner or later. */
const TEETH = 0.01;

export function judgeBody(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  fear: number,
  account: Account,
): void {
  const { health } = table.vars;
  const trooper = health[pawnOf(seat, TROOPER)]!;
  const android = health[pawnOf(seat, ANDROID)]!;
  account.add('wounds', WOUNDS[TROOPER]![trooper]! + WOUNDS[ANDROID]![android]!);
  if (trooper + android === 0) account.add('wounds', OUT);
  if (needsCare(trooper) || needsCare(android))
    account.add('wounds', -TO_SICK_BAY * Math.min(LONGEST_WAY, wayOf(table, crew, SICK_BAY)));
  const teeth = teethOf(table);
  let all = 0;
  for (const some of teeth) all += some;
  if (all === 0) return;
  account.add('parasites', -TEETH * fear * all);
  const [first, second] = bitesFor(table, seat, crew, teeth);
  const loss =
    lossFrom(WOUNDS[TROOPER]!, trooper, first) + lossFrom(WOUNDS[ANDROID]!, android, second);
  account.add('parasites', FORESEEN * fear * loss);
}

/** The cost of an expected bite, interpolated between the health levels it may leave. */
function lossFrom(worth: readonly number[], health: number, bite: number): number {
  const whole = Math.min(health, Math.floor(bite));
  const after = worth[health - whole]!;
  const next = worth[Math.max(0, health - whole - 1)]!;
  return after + (next - after) * (bite - Math.floor(bite)) - worth[health]!;
}
