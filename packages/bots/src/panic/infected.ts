/** What a table is worth to somebody who is infected. */
import type { Seat } from '@deadlight/engine';
import {
  ANDROID,
  HIVE,
  isAlive,
  isInfected,
  K,
  opensDoors,
  ownInfection,
  type PanicTable,
  pawnOf,
  roomOfPawn,
  TERMINALS,
  TROOPER,
  Z,
} from '@deadlight/games/panic';
import { nearest, stepsTo } from './distance.ts';
import type { Account } from './terms.ts';

const CHANCE = 0;
/** Everyone infected brings the end nearer. */
const VICTIM = 0.07;
/** A chance to infect that is not wasted. */
const INFECTION_CARD = 0.012;
/** How near the next victim is. */
const PREY = 0.05;
const LONGEST_CHASE = 8;
/** A can that nobody burns. */
const CAN = 0.012;
const MOST_CANS = 8;
/** Rooms need not be found; the last ones least of all. */
const ROOM = 0.003;
/** Watching the hive. */
const WATCH = 0.05;
const LONGEST_WATCH = 10;
/** The way to a scan that shows nobody but infected. */
const SCAN = 0.2;
const LONGEST_SCAN = 15;

export function judgeAsInfected(
  table: PanicTable,
  seat: Seat,
  suspects: readonly number[],
  account: Account,
): void {
  const { vars } = table;
  account.add('side', CHANCE);
  account.add('gas', CAN * Math.min(MOST_CANS, table.count(Z.hand + seat, K.gas)));
  const doors = opensDoors(table, seat);
  const trooper = roomOfPawn(table, pawnOf(seat, TROOPER));
  const android = roomOfPawn(table, pawnOf(seat, ANDROID));
  const humans = judgeSpread(table, seat, suspects, trooper, android, account);
  let rooms = 0;
  for (let card = 0; card < vars.cell.length; card++) if (vars.cell[card]! >= 0) rooms++;
  account.add('map', -ROOM * Math.max(0, rooms - 10));
  if (humans === 0) {
    const way = nearest(stepsTo(table, TERMINALS & placed(table), doors), trooper, android);
    account.add('scan', SCAN * (1 - Math.min(way, LONGEST_SCAN) / LONGEST_SCAN));
  } else if (vars.cell[HIVE]! >= 0) {
    const way = nearest(stepsTo(table, 1 << HIVE, doors), trooper, android);
    account.add('hive', WATCH * (1 - Math.min(way, LONGEST_WATCH) / LONGEST_WATCH));
  }
}

/** The rooms that lie in the station. */
function placed(table: PanicTable): number {
  let rooms = 0;
  const { sides } = table.vars;
  for (let i = 0; i < sides.length; i++) if (sides[i]! >= 0) rooms |= 1 << (i >> 2);
  return rooms;
}

/** Who is infected already, and who could be next; gives the number of humans left. */
function judgeSpread(
  table: PanicTable,
  seat: Seat,
  suspects: readonly number[],
  trooper: number,
  android: number,
  account: Account,
): number {
  const { vars } = table;
  const cards = table.count(Z.hand + seat, ownInfection(seat));
  const steps = stepsTo(
    table,
    (trooper < 0 ? 0 : 1 << trooper) | (android < 0 ? 0 : 1 << android),
    opensDoors(table, seat),
  );
  let humans = 0;
  let prey = 0;
  for (let other = 0; other < suspects.length; other++) {
    if (other === seat || !isAlive(vars, other)) continue;
    if (isInfected(table, other)) account.add('spread', VICTIM);
    else humans++;
    const way = Math.max(
      1,
      nearest(
        steps,
        roomOfPawn(table, pawnOf(other, TROOPER)),
        roomOfPawn(table, pawnOf(other, ANDROID)),
      ),
    );
    prey = Math.max(
      prey,
      (1 - suspects[other]!) * (1 - Math.min(way, LONGEST_CHASE) / LONGEST_CHASE),
    );
  }
  account.add('spread', INFECTION_CARD * cards + (cards > 0 ? PREY * prey : 0));
  return humans;
}
