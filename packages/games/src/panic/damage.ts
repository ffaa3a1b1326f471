/** Losing health: armor, death, and what is left of a player. */
import { END, ref, type Seat } from '@deadlight/engine';
import { isBlack } from './alarm.ts';
import { isAlive, nextAlive, ownerOf, targetOf } from './crew.ts';
import { areTroopersDead, infectedWin } from './ending.ts';
import { isInfected, recordDeed } from './infection.ts';
import { cardOf, GRAYS, K, PARASITE_THING, pawnThing } from './things.ts';
import { handMinimum, type PanicTable, procedure } from './vars.ts';
import { D, V } from './words.ts';
import { Z } from './zones.ts';

/** Health that one armor saves each of a player's characters (PAN-CARD-armor). */
const ARMOR = cardOf(K.armor)!.traits!.armor!;

interface Damage {
  /** The pawns hit, all in one room, so that one armor covers both of a player. */
  readonly pawns: readonly number[];
  /** The health that each of them would lose. */
  readonly loss: number;
  /** Who did it, or -1 for parasites. */
  readonly by: Seat;
}

/** How many cards a player could play, as everyone can count (PAN-ACT-27). */
export const spareCards = (table: PanicTable, seat: Seat): number =>
  table.zone(Z.hand + seat).length - handMinimum(table.vars);

export const damage = procedure<Damage>('damage', {
  /** Everyone hit who might hold armor is asked, so that the question betrays nothing (PAN-CARD-armor). */
  armor: {
    asks(table, { pawns }) {
      const seats: Seat[] = [];
      for (const pawn of pawns) {
        const seat = ownerOf(pawn);
        if (spareCards(table, seat) > 0 && !seats.includes(seat)) seats.push(seat);
      }
      return seats.sort((a, b) => a - b);
    },
    options(table, { loss }, seat, offer) {
      const held = table.count(Z.hand + seat, K.armor);
      const useful = Math.ceil(loss / ARMOR);
      const most = Math.min(held, spareCards(table, seat), useful);
      for (let n = 0; n <= most; n++) offer.add(V.armor(n));
      // Asking for more than the hand may spare.
      if (held > most && useful > most) offer.refuse(V.armor(most + 1), 'PAN-FAQ-06');
    },
  },
  suffer(table, { pawns, loss, by }) {
    const saved: number[] = [];
    for (const seat of table.asked) saved[seat] = V.armor.value(table.answerOf(seat) as number, 0);
    saved.forEach((n, seat) => {
      for (let i = 0; i < n; i++) table.move(table.find(Z.hand + seat, K.armor), Z.discard);
      if (n > 0) table.log?.tell('PAN-CARD-armor', 'armor', { seat: ref(D.seat, seat), number: n });
    });
    for (const pawn of pawns) lose(table, pawn, loss - ARMOR * (saved[ownerOf(pawn)] ?? 0), by);
    // All attacks on one room are one event, so the end is looked for after all deaths (PAN-PHASE-05).
    return areTroopersDead(table) ? infectedWin(table, 'troopers-dead', 'PAN-END-03') : END;
  },
});

function lose(table: PanicTable, pawn: number, loss: number, by: Seat): void {
  const { vars } = table;
  if (loss <= 0) return;
  const left = Math.max(0, vars.health[pawn]! - loss);
  vars.health[pawn] = left;
  table.log?.tell('PAN-ACT-32', 'hurt', { pawn: ref(D.pawn, pawn), loss, left });
  if (left > 0) return;
  const seat = ownerOf(pawn);
  table.move(pawnThing(pawn), Z.fallen);
  table.log?.tell('PAN-DEATH-01', 'death', { pawn: ref(D.pawn, pawn) });
  if (isAlive(vars, seat)) return;
  if (by >= 0 && !isInfected(table, seat)) recordDeed(table, 'killer', by);
  eliminate(table, seat);
}

/** A player without characters: the cards leave the game face down (PAN-DEATH-02). */
function eliminate(table: PanicTable, seat: Seat): void {
  table.log?.tell('PAN-DEATH-02', 'eliminated', { seat: ref(D.seat, seat) });
  for (const zone of [Z.hand + seat, Z.laid + seat])
    while (table.zone(zone).length > 0) table.move(table.top(zone), Z.box);
  table.vars.shots[seat] = 0;
  const heir = nextAlive(table, seat);
  const doorCard = table.top(Z.door + seat);
  if (doorCard >= 0 && heir >= 0) table.move(doorCard, Z.door + heir);
}

/** A black one becomes gray (PAN-PARA-02), a gray one goes back to the supply (PAN-PARA-03). */
export function hitParasite(table: PanicTable, thing: number): void {
  const { flipped } = table.vars;
  const disc = thing - PARASITE_THING;
  const room = table.where(thing);
  table.log?.tell('PAN-PARA-03', 'parasite-hit', { parasite: ref(D.target, targetOf(thing)) });
  if (isBlack(table, thing)) {
    const gray = table.zone(Z.supply).filter((other) => other < PARASITE_THING + GRAYS);
    if (gray.length === 0) {
      flipped[disc] = true;
      return;
    }
    table.move(Math.min(...gray), room);
  }
  flipped[disc] = false;
  table.move(thing, Z.supply);
}
