/** What a table is worth to somebody who is infected. */
import type { Seat } from '@deadlight/engine';
import {
  ANDROID,
  HIVE,
  isAlive,
  isInfected,
  K,
  livingSeats,
  ownInfection,
  type PanicTable,
  pawnOf,
  roomOfPawn,
  TERMINALS,
  TROOPER,
  Z,
} from '@deadlight/games/rules/panic';
import { type Crew, FAR, nearest, stepsTo, wayOf } from './distance.ts';
import { frontier, roomsFound } from './map.ts';
import type { Account } from './terms.ts';

const CHANCE = 0.02;
/** Everyone infected brings the end nearer. */
const VICTIM = 0.08;
/** A chance to infect that is not wasted. */
const INFECTION_CARD = 0.009;
/** How near the next victim is. */
const PREY = 0.08;
/** Without infection cards, a visit still costs the other a can. */
const DRAIN = 0.05;
const LONGEST_CHASE = 8;
/** A can that nobody burns. */
const CAN = 0.015;
const MOST_CANS = 8;
/** Rooms need not be found; the last ones least of all. */
const ROOM = 0.0022;
const FIRST_ROOMS = 10;
/** Watching the hive. */
const WATCH = 0.08;
const LONGEST_WATCH = 10;
/** The way to a scan that shows nobody but infected. */
const SCAN = 0.4;
/** How far a terminal is that has not been found yet, behind the next room. */
const UNFOUND = 6;

export function judgeAsInfected(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  suspects: readonly number[],
  account: Account,
): void {
  account.add('side', CHANCE);
  account.add('gas', CAN * Math.min(MOST_CANS, table.count(Z.hand + seat, K.gas)));
  judgeSpread(table, seat, crew, suspects, account);
  if (wouldScanWin(table)) {
    account.add('scan', SCAN * (1 - wayToScan(table, crew) / FAR));
    return;
  }
  account.add('map', -ROOM * Math.max(0, roomsFound(table) - FIRST_ROOMS));
  if (table.vars.cell[HIVE]! >= 0) {
    const way = Math.min(LONGEST_WATCH, wayOf(table, crew, 1 << HIVE));
    account.add('hive', WATCH * (1 - way / LONGEST_WATCH));
  }
}

/** The actions until a terminal can be used, whether it has been found or not. */
function wayToScan(table: PanicTable, crew: Crew): number {
  const way = wayOf(table, crew, TERMINALS);
  if (way < FAR) return way;
  const left = table.zone(Z.roomDeck).length / 2;
  return Math.min(FAR, wayOf(table, crew, frontier(table)) + UNFOUND + left);
}

/** Whether a scan would end the game: no human, or one who cannot get enough gas any more (PAN-SCAN-05). */
function wouldScanWin(table: PanicTable): boolean {
  const humans = livingSeats(table).filter((other) => !isInfected(table, other));
  if (humans.length !== 1) return humans.length === 0;
  const gas = [Z.hand + humans[0]!, Z.deck, Z.discard].map((zone) => table.count(zone, K.gas));
  return gas.reduce((sum, cans) => sum + cans) < table.vars.options.gas;
}

/** Who is infected already, and who could be next. */
function judgeSpread(
  table: PanicTable,
  seat: Seat,
  { trooper, android, doors }: Crew,
  suspects: readonly number[],
  account: Account,
): void {
  const own = (trooper < 0 ? 0 : 1 << trooper) | (android < 0 ? 0 : 1 << android);
  const steps = stepsTo(table.vars, own, doors);
  const cards = table.count(Z.hand + seat, ownInfection(seat));
  let prey = 0;
  for (let other = 0; other < suspects.length; other++) {
    if (other === seat || !isAlive(table.vars, other)) continue;
    if (isInfected(table, other)) account.add('spread', VICTIM);
    const way = nearest(
      steps,
      roomOfPawn(table, pawnOf(other, TROOPER)),
      roomOfPawn(table, pawnOf(other, ANDROID)),
    );
    // A player who is in the same room already must be left and met again.
    const chase = Math.min(LONGEST_CHASE, Math.max(1, way));
    prey = Math.max(prey, (1 - suspects[other]!) * (1 - chase / LONGEST_CHASE));
  }
  account.add('spread', INFECTION_CARD * cards + (cards > 0 ? PREY : DRAIN) * prey);
}
