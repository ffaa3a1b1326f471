/** The sick bay and the first aid kit. */
import { codeOf, END, type Offer, type Option, type Seat } from '@deadlight/engine';
import { alarm } from '../alarm.ts';
import { pawnOf, roomOfPawn } from '../crew.ts';
import { SICK_BAY_HEALTH } from '../data/rooms.ts';
import { EVENT } from '../log-events.ts';
import { cardOfRoom, SICK_BAY } from '../station.ts';
import { ANDROID, isPawn, PAWN_THING, TROOPER } from '../things.ts';
import { FULL_HEALTH, type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { turnRed } from './turn-red.ts';

const BOTH = 2;

const isWounded = (table: PanicTable, pawn: number): boolean =>
  table.vars.health[pawn]! < FULL_HEALTH;

function heal(table: PanicTable, pawn: number, amount: number, rule: string): void {
  const { health } = table.vars;
  const before = health[pawn]!;
  health[pawn] = Math.min(FULL_HEALTH, before + amount);
  table.log?.tell(rule, EVENT.healed, {
    pawn,
    amount: health[pawn]! - before,
    left: health[pawn]!,
  });
}

function isInBay(table: PanicTable, pawn: number): boolean {
  const room = roomOfPawn(table, pawn);
  return room >= 0 && (SICK_BAY & (1 << room)) !== 0;
}

/** The characters treated: one, or both with one health each (PAN-ACT-39). */
export function offerTreatment(
  table: PanicTable,
  seat: Seat,
  rule: string | null,
  offer: Offer,
): void {
  const trooper = isInBay(table, pawnOf(seat, TROOPER));
  const android = isInBay(table, pawnOf(seat, ANDROID));
  if (!trooper && !android) return;
  const judge = (wounded: boolean, who: number): void =>
    offer.unless(rule ?? (wounded ? null : 'PAN-ACT-39'), VERB.treat(who));
  const trooperHurt = isWounded(table, pawnOf(seat, TROOPER));
  const androidHurt = isWounded(table, pawnOf(seat, ANDROID));
  if (trooper) judge(trooperHurt, TROOPER);
  if (android) judge(androidHurt, ANDROID);
  if (trooper && android) judge(trooperHurt || androidHurt, BOTH);
}

/** A treatment, its point already paid (PAN-ACT-40). */
export const treat = procedure<{ seat: Seat; who: number }>('treat').steps({
  alarm(table, { seat, who }) {
    const room = roomOfPawn(table, pawnOf(seat, who === BOTH ? TROOPER : who));
    table.log?.tell('PAN-ACT-39', EVENT.treats, {
      seat,
      room,
    });
    if (table.vars.used[cardOfRoom(room)]) table.call(alarm, { room, seat });
  },
  heal(table, { seat, who }) {
    if (who === BOTH) {
      heal(table, pawnOf(seat, TROOPER), SICK_BAY_HEALTH.each, 'PAN-ACT-39');
      heal(table, pawnOf(seat, ANDROID), SICK_BAY_HEALTH.each, 'PAN-ACT-39');
    } else heal(table, pawnOf(seat, who), SICK_BAY_HEALTH.health, 'PAN-ACT-39');
    const room = roomOfPawn(table, pawnOf(seat, who === BOTH ? TROOPER : who));
    turnRed(table, room);
    return END;
  },
});

/** Whom the first aid kit could heal: anyone next to one of the player's characters, both points or one each. */
export function offerFirstAid(
  table: PanicTable,
  seat: Seat,
  rule: string | null,
  offer: Offer,
): void {
  const rooms = [TROOPER, ANDROID].map((who) => roomOfPawn(table, pawnOf(seat, who)));
  rooms.forEach((room, i) => {
    if (room < 0 || rooms.indexOf(room) < i) return;
    const hurt = table
      .zone(ZONE.room(room))
      .filter((thing) => isPawn(thing, table.state.seats) && isWounded(table, thing - PAWN_THING))
      .map((thing) => thing - PAWN_THING)
      .sort((a, b) => a - b);
    hurt.forEach((first, at) => {
      offer.unless(rule, VERB.heal(first));
      for (const second of hurt.slice(at + 1)) offer.unless(rule, VERB.share(first, second));
    });
  });
}

/** All of it for one character, or shared by two. */
export function useFirstAid(table: PanicTable, option: Option, amount: number): void {
  const rule = 'PAN-CARD-first-aid-kit';
  if (codeOf(option) === VERB.heal.code) heal(table, VERB.heal.value(option, 0), amount, rule);
  else for (const who of VERB.share.values(option)) heal(table, who, amount / 2, rule);
}
