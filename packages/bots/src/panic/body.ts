/** Wounds, and the parasites that will deal them. */
import type { Seat } from '@deadlight/engine';
import {
  ANDROID,
  beyond,
  DIRECTIONS,
  isBlack,
  isParasite,
  linkTo,
  NONE,
  PARASITE_THING,
  PARASITES,
  PASSAGE,
  type PanicTable,
  pawnOf,
  SICK_BAY,
  TROOPER,
  Z,
} from '@deadlight/games/rules/panic';
import { type Crew, wayOf } from './distance.ts';
import type { Account } from './terms.ts';

/** What each health left costs: action points go at 2 and at 0. Only a trooper can burn the hive. */
const WOUNDS = [
  [-0.22, -0.09, -0.065, -0.016, 0],
  [-0.15, -0.068, -0.05, -0.014, 0],
] as const;
/** Who is out of the game cannot win it. */
const OUT = -0.19;
/** A bite that may still be evaded in time. */
const FORESEEN = 0.7;

/** The way to the sick bay, for those who are worth the walk. */
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
  account.add('parasites', -TEETH * teethInStation(table));
  for (let who = TROOPER; who <= ANDROID; who++) {
    const pawn = pawnOf(seat, who);
    const room = who === TROOPER ? crew.trooper : crew.android;
    if (room < 0) continue;
    const bite = expectedBite(table, room);
    if (bite === 0) continue;
    const left = health[pawn]!;
    const worth = WOUNDS[who]!;
    // Between the healths that the bite may leave.
    const whole = Math.min(left, Math.floor(bite));
    const after = worth[left - whole]!;
    const next = worth[Math.max(0, left - whole - 1)]!;
    const loss = after + (next - after) * (bite - Math.floor(bite)) - worth[left]!;
    account.add('parasites', FORESEEN * fear * loss);
  }
}

/** The health that parasites will take from a character in a room, if all stay as they are. */
export function expectedBite(table: PanicTable, room: number): number {
  let bite = teethIn(table, room) * chanceToStay(table, room);
  for (let side = 0; side < DIRECTIONS; side++) {
    const next = beyond(table.vars, room, side);
    if (next !== NONE && linkTo(table.vars, room, side) === PASSAGE)
      bite += teethIn(table, next) / DIRECTIONS;
  }
  return bite;
}

/** What all parasites together can bite. */
function teethInStation(table: PanicTable): number {
  let teeth = 0;
  for (let i = 0; i < PARASITES.length; i++)
    if (table.where(PARASITE_THING + i) !== Z.supply)
      teeth += isBlack(table, PARASITE_THING + i) ? 2 : 1;
  return teeth;
}

/** What all parasites in a room bite together. */
function teethIn(table: PanicTable, room: number): number {
  const things = table.zone(Z.room + room);
  let teeth = 0;
  for (let i = 0; i < things.length; i++)
    if (isParasite(things[i]!)) teeth += isBlack(table, things[i]!) ? 2 : 1;
  return teeth;
}

/** Parasites stay where their die points at no passage (PAN-PHASE-02). */
function chanceToStay(table: PanicTable, room: number): number {
  let stay = 0;
  for (let side = 0; side < DIRECTIONS; side++)
    if (beyond(table.vars, room, side) === NONE || linkTo(table.vars, room, side) !== PASSAGE)
      stay++;
  return stay / DIRECTIONS;
}
