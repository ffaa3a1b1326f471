/** The value of a table to a player who wants to burn the hive. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import {
  ANDROID,
  HIVE,
  isAlive,
  KIND,
  othersIn,
  type PanicTable,
  pawnOf,
  roomOfPawn,
  TROOPER,
  ZONE,
} from '@deadlight/games/rules/panic';
import { type Crew, FAR, nearest, stepsTo, wayOf, wayOfTrooper } from './distance.ts';
import { crowdedRooms, freshRooms, frontier, roomsFound } from './map.ts';
import type { Account } from './terms.ts';

const CHANCE = 0.23;
/** Each can towards those needed, in any trusted hand; then one or two to give away. */
const CAN = 0.04;
const SPARE_CAN = [0, 0.022, 0.034, 0.038] as const;
/** A can to answer an infection with. */
const SHIELD = 0.009;
/** Each discovered room is a step towards the hive. */
const ROOM = 0.014;
const TO_NEXT_ROOM = 0.009;
const LONGEST_SEARCH = 8;
const TO_SEARCH = 0.0015;
/** A fresh room is worth a longer walk than one that sets off the alarm. */
const USED_ROOM = 4;
/** The worth of the way to the hive with all that is needed, from the farthest corner to the door. */
const HIVE_WAY = 0.2;
/** Somebody in the hive forces a trade first. */
const HIVE_WATCHED = 0.045;
/** The cost of an infection, and of one that is answered with gas. */
const INFECTED = 0.075;
const ANSWERED = 0.015;
/** The probability that somebody comes, by distance in steps. */
const COMES = [0.35, 0.55, 0.4, 0.3, 0.2, 0.1] as const;
/** The cost of not knowing whom to trust. */
const DOUBT = 0.015;
/** The way to a trusted player, when cans must be combined in one hand. */
const TRUSTED = 0.4;
const TO_FRIEND = 0.004;

export function judgeAsHuman(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  suspects: readonly number[],
  fear: number,
  account: Account,
): void {
  const { vars } = table;
  const { gas: needed } = vars.options;
  const gas = table.count(ZONE.hand(seat), KIND.gas);
  account.add('side', CHANCE);
  account.add('trust', -DOUBT * doubts(suspects));
  judgeGas(table, seat, crew, suspects, gas, account);
  judgeMap(table, crew, account);
  if (gas <= needed) {
    const fresh = freshRooms(table);
    const way = fresh === 0 ? USED_ROOM : wayOf(table, crew, fresh);
    account.add('search', -TO_SEARCH * Math.min(USED_ROOM, way));
  }
  if (vars.cell[HIVE]! >= 0 && gas >= needed && crew.trooper >= 0) {
    const way = wayOfTrooper(table, crew, 1 << HIVE, crowdedRooms(table, seat));
    account.add('hive', HIVE_WAY * (1 - way / FAR));
    if (gas === needed) account.add('hive', -HIVE_WATCHED * watched(table, seat, suspects));
  }
  judgeCompany(table, seat, crew, suspects, fear, gas, account);
}

/** The uncertainty about who is infected. */
function doubts(suspects: readonly number[]): number {
  let sum = 0;
  for (const chance of suspects) sum += chance * (1 - chance);
  return sum;
}

/** How suspect the players are who would have to be traded with in the hive. */
function watched(table: PanicTable, seat: Seat, suspects: readonly number[]): number {
  const others = othersIn(table, HIVE, seat);
  let least = others === 0 ? 0 : 1;
  for (let other = 0; other < suspects.length; other++)
    if (others & (1 << other)) least = Math.min(least, suspects[other]!);
  return least;
}

/** The cans of the player closest to having enough: this player, or a trusted one. */
function judgeGas(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  suspects: readonly number[],
  gas: number,
  account: Account,
): void {
  const { vars } = table;
  const { gas: needed } = vars.options;
  let most = crew.trooper >= 0 ? gas : 0;
  let friend = 0;
  for (let other = FIRST_SEAT; other < suspects.length; other++) {
    if (other === seat || vars.health[pawnOf(other, TROOPER)] === 0) continue;
    const trust = (1 - suspects[other]!) ** 2;
    most = Math.max(most, trust * table.count(ZONE.hand(other), KIND.gas));
    const room = roomOfPawn(table, pawnOf(other, TROOPER));
    if (trust > TRUSTED && room >= 0) friend |= 1 << room;
  }
  const spare = Math.min(SPARE_CAN.length - 1, Math.max(0, gas - needed));
  account.add('gas', (CAN * Math.min(most, needed) * 3) / needed);
  account.add('gas', SPARE_CAN[spare]! + (gas > 0 ? SHIELD : 0));
  const mustShare = crew.trooper < 0 ? gas > 0 : gas < needed && freshRooms(table) === 0;
  if (mustShare && friend !== 0)
    account.add('gas', -TO_FRIEND * Math.min(LONGEST_SEARCH, wayOf(table, crew, friend)));
}

function judgeMap(table: PanicTable, crew: Crew, account: Account): void {
  if (table.vars.cell[HIVE]! >= 0) {
    account.add('map', ROOM * (table.vars.cell.length + 1));
    return;
  }
  account.add('map', ROOM * roomsFound(table));
  const edge = frontier(table);
  if (edge === 0) return;
  account.add('map', -TO_NEXT_ROOM * Math.min(LONGEST_SEARCH, wayOf(table, crew, edge)));
}

function judgeCompany(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  suspects: readonly number[],
  fear: number,
  gas: number,
  account: Account,
): void {
  const { trooper, android } = crew;
  const own = (trooper < 0 ? 0 : 1 << trooper) | (android < 0 ? 0 : 1 << android);
  const steps = stepsTo(table.vars, own, table.vars.doorsOpen);
  const cost = fear * (gas > 0 ? ANSWERED : INFECTED);
  for (let other = FIRST_SEAT; other < suspects.length; other++) {
    if (other === seat || !isAlive(table.vars, other)) continue;
    const way = nearest(
      steps,
      roomOfPawn(table, pawnOf(other, TROOPER)),
      roomOfPawn(table, pawnOf(other, ANDROID)),
    );
    if (way >= FAR) continue;
    const comes = COMES[Math.min(way, COMES.length - 1)]!;
    account.add('company', -cost * suspects[other]! * comes);
  }
}
