/** Losing health: armor, death, and the remains of a player. */
import {
  codeOf,
  END,
  type Log,
  type Offer,
  type Option,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import { isBlack } from './alarm.ts';
import { isAlive, nextAlive, ownerOf, roomOfPawn, targetOf, whoOf } from './crew.ts';
import { areTroopersDead, infectedWin } from './ending.ts';
import { isInfected, recordDeed } from './infection.ts';
import { EVENT } from './log-events.ts';
import { ANDROID, cardOf, GRAYS, KIND, PARASITE_THING, pawnThing, TROOPER } from './things.ts';
import { handMinimum, type PanicTable, procedure } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** Health that one armor saves each of a player's characters (PAN-CARD-armor). */
const ARMOR = cardOf(KIND.armor)!.traits!.armor!;

/** A pawn, and the health that it would lose. */
export interface Hit {
  readonly pawn: number;
  readonly loss: number;
}

interface Damage {
  /** All that one event does, each pawn once. */
  readonly hits: readonly Hit[];
  /** Who did it, or -1 for parasites. */
  readonly by: Seat;
}

/** How many cards a player could play, as everyone can count (PAN-ACT-27). */
export const spareCards = (table: PanicTable, seat: Seat): number =>
  table.zone(ZONE.hand(seat)).length - handMinimum(table.vars);

/** One armor covers both of a player's characters in one room; those in two rooms need their own. */
function areApart(table: PanicTable, hits: readonly Hit[]): boolean {
  const [first, second] = hits;
  return second !== undefined && roomOfPawn(table, first!.pawn) !== roomOfPawn(table, second.pawn);
}

/** The armor that could do any good against these hits. */
const useful = (hits: readonly Hit[]): number =>
  Math.max(0, ...hits.map(({ loss }) => Math.ceil(loss / ARMOR)));

export const damage = procedure<Damage>('damage').steps({
  /**
   * Everyone hit who might hold armor is asked, so that the question betrays nothing (PAN-CARD-armor, PAN-PHASE-04).
   */
  armor: {
    asks(table, { hits }) {
      const seats: Seat[] = [];
      for (const { pawn } of hits) {
        const seat = ownerOf(pawn);
        if (spareCards(table, seat) > 0 && !seats.includes(seat)) seats.push(seat);
      }
      return seats.sort((a, b) => a - b);
    },
    options(table, { hits }, seat, offer) {
      const own = hits.filter(({ pawn }) => ownerOf(pawn) === seat).sort((a, b) => a.pawn - b.pawn);
      const held = table.count(ZONE.hand(seat), KIND.armor);
      const most = Math.min(held, spareCards(table, seat));
      if (areApart(table, own)) return offerApart(own, held, most, offer);
      for (let n = 0; n <= Math.min(most, useful(own)); n++) offer.add(VERB.armor(n));
      // Asking for more than the hand may spare.
      if (held > most && useful(own) > most) offer.refuse(VERB.armor(most + 1), 'PAN-FAQ-06');
    },
  },
  suffer(table, { hits, by }) {
    const saved = table.asked.map((seat) => [seat, table.answerOf(seat) as Option] as const);
    for (const [seat, answer] of saved) {
      const n = cardsOf(answer);
      for (let i = 0; i < n; i++) table.move(table.find(ZONE.hand(seat), KIND.armor), ZONE.discard);
      if (n > 0) tellArmor(table, seat, answer, hits);
    }
    for (const { pawn, loss } of hits) {
      const answer = saved.find(([seat]) => seat === ownerOf(pawn))?.[1];
      lose(table, pawn, loss - (answer === undefined ? 0 : ARMOR * armorFor(answer, pawn)), by);
    }
    // All that happens at once is one event, so the end is looked for after all deaths (PAN-PHASE-05).
    return areTroopersDead(table) ? infectedWin(table, 'troopers-dead', 'PAN-END-03') : END;
  },
});

/** All ways to divide a number of cards between two characters in different rooms. */
function offerApart(
  [trooper, android]: readonly Hit[],
  held: number,
  most: number,
  offer: Offer,
): void {
  for (let first = 0; first <= useful([trooper!]); first++)
    for (let second = 0; second <= useful([android!]) && first + second <= held; second++)
      offer.unless(first + second <= most ? null : 'PAN-FAQ-06', VERB.armors(first, second));
}

/** The armor that an answer plays for a pawn. */
const armorFor = (answer: Option, pawn: number): number =>
  codeOf(answer) === VERB.armor.code
    ? VERB.armor.value(answer, 0)
    : VERB.armors.values(answer)[whoOf(pawn)]!;

/** Armor, and in which room it saves whom: that of characters who are apart is told apart. */
function tellArmor(table: PanicTable, seat: Seat, answer: Option, hits: readonly Hit[]): void {
  const own = hits.filter(({ pawn }) => ownerOf(pawn) === seat);
  for (const { pawn } of codeOf(answer) === VERB.armor.code ? own.slice(0, 1) : own) {
    const number = armorFor(answer, pawn);
    if (number === 0) continue;
    table.log?.tell('PAN-CARD-armor', EVENT.armor, {
      seat,
      number,
      room: roomOfPawn(table, pawn),
    });
  }
}

/** The armor cards that an answer spends: one serves both characters, unless they are apart. */
const cardsOf = (answer: Option): number =>
  codeOf(answer) === VERB.armor.code
    ? VERB.armor.value(answer, 0)
    : armorFor(answer, TROOPER) + armorFor(answer, ANDROID);

/** The cause of lost health, for the log. */
const ATTACKS = new Set<string>(
  [EVENT.shot, EVENT.stab, EVENT.played, EVENT['parasite-attack']].map(({ name }) => name),
);

/** The rule behind the last attack is the one that takes health. */
const causeIn = ({ entries }: Log): string =>
  entries.findLast(({ what }) => ATTACKS.has(what))?.rule ?? 'PAN-PHASE-03';

function lose(table: PanicTable, pawn: number, loss: number, by: Seat): void {
  const { vars } = table;
  const told = { pawn, room: roomOfPawn(table, pawn) };
  if (loss <= 0) {
    table.log?.tell('PAN-CARD-armor', EVENT.spared, told);
    return;
  }
  const had = vars.health[pawn]!;
  const left = Math.max(0, had - loss);
  vars.health[pawn] = left;
  if (table.log !== null)
    table.log.tell(causeIn(table.log), EVENT.hurt, { ...told, loss: had - left, left });
  if (left > 0) return;
  const seat = ownerOf(pawn);
  table.move(pawnThing(pawn), ZONE.fallen);
  table.log?.tell('PAN-DEATH-01', EVENT.death, { pawn });
  if (isAlive(vars, seat)) return;
  if (by >= 0 && !isInfected(table, seat)) recordDeed(table, 'killer', by);
  eliminate(table, seat);
}

/** A player without characters: the cards leave the game face down (PAN-DEATH-02, PAN-DEATH-04). */
function eliminate(table: PanicTable, seat: Seat): void {
  table.log?.tell('PAN-DEATH-02', EVENT.eliminated, { seat });
  for (const zone of [ZONE.hand(seat), ZONE.laid(seat)])
    while (table.zone(zone).length > 0) table.move(table.top(zone), ZONE.box);
  table.vars.shots[seat] = 0;
  const heir = nextAlive(table, seat);
  const doorCard = table.top(ZONE.door(seat));
  if (doorCard < 0 || heir < 0) return;
  table.move(doorCard, ZONE.door(heir));
  table.log?.tell('PAN-TURN-04', EVENT.inherits, { seat: heir });
}

/** A black one becomes gray (PAN-PARA-02), a gray one goes back to the supply (PAN-PARA-03). */
export function hitParasite(table: PanicTable, thing: Thing): void {
  const { flipped } = table.vars;
  const disc = thing - PARASITE_THING;
  const room = table.where(thing);
  const black = isBlack(table, thing);
  const grays = black
    ? table.zone(ZONE.supply).filter((other) => other < PARASITE_THING + GRAYS)
    : [];
  // A disc of its own for the gray one, or the black one turned over.
  const gray = grays.toSorted((a, b) => a - b)[0] ?? thing;
  table.log?.tell(black ? 'PAN-PARA-02' : 'PAN-PARA-03', EVENT['parasite-hit'], {
    parasite: targetOf(thing),
    gray: targetOf(gray),
    change: !black ? 'dead' : gray === thing ? 'turned' : 'gray',
  });
  if (black) {
    if (gray === thing) {
      flipped[disc] = true;
      return;
    }
    table.move(gray, room);
  }
  flipped[disc] = false;
  table.move(thing, ZONE.supply);
}
