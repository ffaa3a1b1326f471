/** The value of a table to an infected player. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import {
  ANDROID,
  HIVE,
  isAlive,
  isInfected,
  KIND,
  livingSeats,
  ownInfection,
  type PanicTable,
  pawnOf,
  roomOfPawn,
  TERMINALS,
  TROOPER,
  ZONE,
} from '@deadlight/games/rules/panic';
import { type Crew, FAR, nearest, stepsTo, wayOf } from './distance.ts';
import { frontier, roomsFound } from './map.ts';
import type { Account } from './terms.ts';

const CHANCE = 0.02;
/** Each infected player brings the end closer. */
const VICTIM = 0.08;
/** An opportunity to infect that is kept. */
const INFECTION_CARD = 0.009;
/** How close the next victim is. */
const PREY = 0.08;
/** Without infection cards, a visit still costs the other a can. */
const DRAIN = 0.05;
const LONGEST_CHASE = 8;
/** A can that nobody burns. */
const CAN = 0.015;
const MAX_CANS = 8;
/** Rooms need not be discovered; the last ones least of all. */
const ROOM = 0.0022;
const FIRST_ROOMS = 10;
/** Guarding the hive. */
const WATCH = 0.08;
const LONGEST_WATCH = 10;
/** The way to a scan that shows only infected players. */
const SCAN = 0.4;
/** The assumed distance of an undiscovered terminal, behind the next room. */
const UNFOUND = 6;

export function judgeAsInfected(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  suspects: readonly number[],
  account: Account,
): void {
  account.add('side', CHANCE);
  account.add('gas', CAN * Math.min(MAX_CANS, table.count(ZONE.hand(seat), KIND.gas)));
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
  const left = table.zone(ZONE.roomDeck).length / 2;
  return Math.min(FAR, wayOf(table, crew, frontier(table)) + UNFOUND + left);
}

/** Whether a scan would end the game: no human is left, or one who can no longer get enough gas (PAN-SCAN-05). */
function wouldScanWin(table: PanicTable): boolean {
  const humans = livingSeats(table).filter((other) => !isInfected(table, other));
  if (humans.length !== 1) return humans.length === 0;
  const gas = [ZONE.hand(humans[0]!), ZONE.deck, ZONE.discard].map((zone) =>
    table.count(zone, KIND.gas),
  );
  return gas.reduce((sum, cans) => sum + cans) < table.vars.options.gas;
}

/** The number of infected players, and the next possible victims. */
function judgeSpread(
  table: PanicTable,
  seat: Seat,
  { trooper, android, doors }: Crew,
  suspects: readonly number[],
  account: Account,
): void {
  const own = (trooper < 0 ? 0 : 1 << trooper) | (android < 0 ? 0 : 1 << android);
  const steps = stepsTo(table.vars, own, doors);
  const cards = table.count(ZONE.hand(seat), ownInfection(seat));
  let prey = 0;
  for (let other = FIRST_SEAT; other < suspects.length; other++) {
    if (other === seat || !isAlive(table.vars, other)) continue;
    if (isInfected(table, other)) account.add('spread', VICTIM);
    const way = nearest(
      steps,
      roomOfPawn(table, pawnOf(other, TROOPER)),
      roomOfPawn(table, pawnOf(other, ANDROID)),
    );
    // A player in the same room must be left and met again.
    const chase = Math.min(LONGEST_CHASE, Math.max(1, way));
    prey = Math.max(prey, (1 - suspects[other]!) * (1 - chase / LONGEST_CHASE));
  }
  account.add('spread', INFECTION_CARD * cards + (cards > 0 ? PREY : DRAIN) * prey);
}
