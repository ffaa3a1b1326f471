/** What a table is worth to somebody who wants to burn the hive. */
import type { Seat } from '@deadlight/engine';
import {
  ANDROID,
  canSearch,
  cardOfRoom,
  HIVE,
  isAlive,
  K,
  opensDoors,
  othersIn,
  type PanicTable,
  pawnOf,
  ROOMS,
  roomOfPawn,
  TROOPER,
  Z,
} from '@deadlight/games/panic';
import { FAR, nearest, stepsTo } from './distance.ts';
import type { Account } from './terms.ts';

const CHANCE = 0.25;
/** Each can on the way to those needed, then one or two to give away. */
const CAN = 0.053;
const SPARE_CAN = [0, 0.03, 0.045, 0.05] as const;
/** Each room found is a step towards the hive. */
const ROOM = 0.01;
const TO_NEXT_ROOM = 0.006;
const LONGEST_SEARCH = 8;
const TO_SEARCH = 0.002;
/** A fresh room is worth a longer walk than one that sets off the alarm. */
const USED_ROOM = 4;
/** What the way to the hive is worth with all that is needed, from the farthest corner to the door. */
const HIVE_WAY = 0.2;
const LONGEST_WAY = 14;
/** Somebody in the hive wants to trade first. */
const HIVE_WATCHED = 0.04;
/** What an infection costs, and what it costs if gas answers it. */
const INFECTED = 0.2;
const ANSWERED = 0.04;
/** How likely it is that somebody so many steps away comes. */
const COMES = [0.35, 0.55, 0.4, 0.3, 0.2, 0.1] as const;

export function judgeAsHuman(
  table: PanicTable,
  seat: Seat,
  suspects: readonly number[],
  fear: number,
  account: Account,
): void {
  const { vars } = table;
  const { gas: needed } = vars.options;
  const gas = table.count(Z.hand + seat, K.gas);
  const spare = Math.min(SPARE_CAN.length - 1, Math.max(0, gas - needed));
  account.add('side', CHANCE);
  account.add('gas', (CAN * Math.min(gas, needed) * 3) / needed + SPARE_CAN[spare]!);
  const doors = opensDoors(table, seat);
  const trooper = roomOfPawn(table, pawnOf(seat, TROOPER));
  const android = roomOfPawn(table, pawnOf(seat, ANDROID));
  judgeMap(table, doors, trooper, android, account);
  if (gas <= needed) judgeSearch(table, doors, trooper, android, account);
  if (vars.cell[HIVE]! >= 0 && gas >= needed && trooper >= 0) {
    const way = Math.min(LONGEST_WAY, stepsTo(table, 1 << HIVE, doors)[trooper]!);
    account.add('hive', HIVE_WAY * (1 - way / LONGEST_WAY));
    if (gas === needed && othersIn(table, HIVE, seat) !== 0) account.add('hive', -HIVE_WATCHED);
  }
  judgeCompany(table, seat, suspects, fear, gas, trooper, android, account);
}

function judgeMap(
  table: PanicTable,
  doors: boolean,
  trooper: number,
  android: number,
  account: Account,
): void {
  const { cell, fits } = table.vars;
  let rooms = 0;
  for (let card = 0; card < cell.length; card++) if (cell[card]! >= 0) rooms++;
  if (cell[HIVE]! >= 0) {
    account.add('map', ROOM * (cell.length + 1));
    return;
  }
  account.add('map', ROOM * rooms);
  let frontier = 0;
  for (let i = 1; i < fits.length; i += 2) frontier |= fits[i]!;
  if (frontier === 0) return;
  const way = nearest(stepsTo(table, frontier, doors), trooper, android);
  account.add('map', -TO_NEXT_ROOM * Math.min(LONGEST_SEARCH, way));
}

function judgeSearch(
  table: PanicTable,
  doors: boolean,
  trooper: number,
  android: number,
  account: Account,
): void {
  const { cell, used } = table.vars;
  let fresh = 0;
  for (let room = 0; room < ROOMS.length; room++) {
    const card = cardOfRoom(room);
    if (cell[card]! >= 0 && canSearch(room) && !used[card]) fresh |= 1 << room;
  }
  const steps = fresh === 0 ? USED_ROOM : nearest(stepsTo(table, fresh, doors), trooper, android);
  account.add('search', -TO_SEARCH * Math.min(USED_ROOM, steps));
}

function judgeCompany(
  table: PanicTable,
  seat: Seat,
  suspects: readonly number[],
  fear: number,
  gas: number,
  trooper: number,
  android: number,
  account: Account,
): void {
  const steps = stepsTo(
    table,
    (trooper < 0 ? 0 : 1 << trooper) | (android < 0 ? 0 : 1 << android),
    table.vars.doorsOpen,
  );
  for (let other = 0; other < suspects.length; other++) {
    if (other === seat || !isAlive(table.vars, other)) continue;
    const way = nearest(
      steps,
      roomOfPawn(table, pawnOf(other, TROOPER)),
      roomOfPawn(table, pawnOf(other, ANDROID)),
    );
    if (way >= FAR) continue;
    const comes = COMES[Math.min(way, COMES.length - 1)]!;
    account.add(
      'company',
      -fear * suspects[other]! * comes * (gas > 0 ? ANSWERED : INFECTED) * 0.5,
    );
  }
}
