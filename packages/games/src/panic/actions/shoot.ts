/** Guns: who can be hit from where, and the shots themselves. */
import { codeOf, END, NO_SEAT, type Offer, type Seat, type Thing } from '@deadlight/engine';
import { isDouble } from '../alarm.ts';
import { ownerOf, pawnOf, roomOfPawn, targetOf, thingOf } from '../crew.ts';
import { damage, hitParasite, spareCards } from '../damage.ts';
import { EVENT } from '../log-events.ts';
import { beyond, DIRECTIONS, isOpen, linkTo, NONE, opensDoors } from '../station.ts';
import { ANDROID, cardOf, isParasite, KIND, PAWN_THING } from '../things.ts';
import { cardValue } from '../trade.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { lay, whyNotLay } from './lay.ts';

const SHOTS_PER_AMMO = cardOf(KIND.ammo)!.traits!.shots!;
const SHOT_DAMAGE = 1;

/** Guns a player has laid out: how far, how often, and how far the rifle that must be used alone. */
interface Guns {
  range: number;
  shots: number;
  rifle: number;
}

function gunsOf(table: PanicTable, seat: Seat): Guns {
  const guns = { range: 0, shots: 1, rifle: 0 };
  for (const thing of table.zone(ZONE.laid(seat))) {
    const traits = cardOf(table.kind(thing))?.traits;
    if (traits === undefined) continue;
    if (traits.alone) guns.rifle = Math.max(guns.rifle, traits.range ?? 0);
    else guns.range = Math.max(guns.range, traits.range ?? 0);
    guns.shots = Math.max(guns.shots, traits.shotsPerAction ?? 1);
  }
  return guns;
}

/** Calls back for each room within a straight shot (PAN-ACT-33, PAN-ACT-34, PAN-ACT-35). */
function roomsInSight(
  table: PanicTable,
  seat: Seat,
  from: number,
  range: number,
  see: (room: number, distance: number) => void,
): void {
  see(from, 0);
  if (range === 0) return;
  const { vars } = table;
  const firstDoors = opensDoors(table, seat);
  for (let side = 0; side < DIRECTIONS; side++) {
    let room = from;
    for (let distance = 1; distance <= range; distance++) {
      const next = beyond(vars, room, side);
      // A keycard opens only the door right next to the shooter (PAN-ACT-35).
      const doors = distance === 1 ? firstDoors : vars.doorsOpen;
      if (next === NONE || !isOpen(linkTo(vars, room, side), doors)) break;
      see(next, distance);
      room = next;
    }
  }
}

/** Offers every target in a room but those that look just like another one there. */
export function offerTargets(
  table: PanicTable,
  seat: Seat,
  room: number,
  pawnsOnly: boolean,
  offer: (target: number) => void,
): void {
  const things = table.zone(ZONE.room(room));
  for (let i = 0; i < things.length; i++) {
    const thing = things[i]!;
    const isTarget = isParasite(thing)
      ? !pawnsOnly && !isDouble(table, thing)
      : ownerOf(thing - PAWN_THING) !== seat;
    if (isTarget) offer(targetOf(thing));
  }
}

/** The rule that forbids shooting at all, or null. */
export function whyNotShoot(table: PanicTable, seat: Seat): string | null {
  if (table.vars.ap < 1) return 'PAN-TURN-05';
  return table.vars.shots[seat]! > 0 ? null : 'PAN-CARD-ammo';
}

/** Offers shots; `here` limits them to characters in the shooter's own room (PAN-TRADE-07). */
export function offerShots(
  table: PanicTable,
  seat: Seat,
  rule: string | null,
  here: boolean,
  offer: Offer,
): void {
  const from = roomOfPawn(table, pawnOf(seat, ANDROID));
  if (from < 0 || (rule !== null && !offer.explaining)) return;
  const guns = gunsOf(table, seat);
  const range = here ? 0 : Math.max(guns.range, guns.rifle);
  roomsInSight(table, seat, from, range, (room) =>
    offerTargets(table, seat, room, here, (target) => offer.unless(rule, VERB.shoot(target))),
  );
}

/** One bullet; the ammo card goes when it is empty (PAN-CARD-ammo). */
function spendShot(table: PanicTable, seat: Seat): void {
  const { shots } = table.vars;
  shots[seat]!--;
  const cards = Math.ceil(shots[seat]! / SHOTS_PER_AMMO);
  while (table.count(ZONE.laid(seat), KIND.ammo) > cards)
    table.move(table.find(ZONE.laid(seat), KIND.ammo), ZONE.discard);
}

interface Shooting {
  readonly seat: Seat;
  readonly target: number;
  /** Shots this action may still fire. */
  left?: number;
  /** The pawns shot at, one entry a shot: they suffer together when the action is over. */
  readonly shot: number[];
}

/** A shooting action, its point already paid. */
export const shoot = procedure<Shooting>('shoot').steps({
  aim(table, shooting) {
    const { seat, target } = shooting;
    const guns = gunsOf(table, seat);
    const from = roomOfPawn(table, pawnOf(seat, ANDROID));
    const room = table.where(thingOf(target)) - ZONE.room(0);
    let reached = false;
    roomsInSight(table, seat, from, guns.range, (seen) => {
      reached ||= seen === room;
    });
    // Only the rifle reaches that far, and it fires alone (PAN-CARD-sniper-rifle).
    shooting.left = reached ? guns.shots : 1;
    fire(table, seat, target, shooting);
  },
  /** The heavy gun may fire again, if there is ammo or might be some in hand (PAN-ACT-36). */
  again: {
    asks(table, { seat, left }) {
      const mayHaveAmmo = table.vars.shots[seat]! > 0 || spareCards(table, seat) > 0;
      return left! > 0 && mayHaveAmmo ? seat : NO_SEAT;
    },
    options(table, _shooting, seat, offer) {
      offer.add(VERB.hold());
      const from = roomOfPawn(table, pawnOf(seat, ANDROID));
      const rule = table.vars.shots[seat]! > 0 ? null : 'PAN-ACT-36';
      roomsInSight(table, seat, from, gunsOf(table, seat).range, (room) =>
        offerTargets(table, seat, room, false, (target) => offer.unless(rule, VERB.shoot(target))),
      );
      if (table.find(ZONE.hand(seat), KIND.ammo) >= 0)
        offer.unless(whyNotLay(table, seat), VERB.lay(cardValue(KIND.ammo)));
    },
  },
  next(table, shooting) {
    if (!table.answered || codeOf(table.answer) === VERB.hold.code) return;
    const { answer } = table;
    if (codeOf(answer) === VERB.lay.code) lay(table, shooting.seat, KIND.ammo);
    else fire(table, shooting.seat, VERB.shoot.value(answer, 0), shooting);
    return 'again';
  },
  /** All shots of an action are one event, so that one armor stops a point for both characters (PAN-ACT-36). */
  hit(table, { seat, shot }) {
    const hits = [...new Set(shot)].map((pawn) => ({
      pawn,
      loss: SHOT_DAMAGE * shot.filter((other) => other === pawn).length,
    }));
    if (hits.length > 0) table.call(damage, { hits, by: seat });
    return END;
  },
});

function fire(table: PanicTable, seat: Seat, target: number, shooting: Shooting): void {
  shooting.left!--;
  spendShot(table, seat);
  table.log?.tell('PAN-ACT-32', EVENT.shot, {
    seat,
    target,
  });
  const thing = thingOf(target);
  if (isParasite(thing)) hitParasite(table, thing);
  else {
    noteAttack(table, thing);
    shooting.shot.push(thing - PAWN_THING);
  }
}

/** Remembers that a character was attacked in its room (PAN-ACT-23). */
export const noteAttack = (table: PanicTable, thing: Thing): void => {
  table.vars.attacked |= 1 << (table.where(thing) - ZONE.room(0));
};
