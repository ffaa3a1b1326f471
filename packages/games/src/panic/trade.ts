/** Trading cards, the only way an infection spreads. */
import { asSeen, only, ref, type Seat } from '@deadlight/engine';
import { cure, infect, isInfected, ownInfection, recordDeed } from './infection.ts';
import { cardOf, isInfection, isItem, K } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { D, V } from './words.ts';
import { Z } from './zones.ts';

interface Trade {
  readonly seat: Seat;
  readonly partner: Seat;
}

/** The number of a card in notation. */
export const cardValue = (kind: number): number => kind - K.firstCard;
export const kindOfCard = (value: number): number => value + K.firstCard;

const holdsItem = (table: PanicTable, seat: Seat): boolean =>
  table.zone(Z.hand + seat).some((thing) => isItem(table.kind(thing)));

/** An infected player's infection cards of his own colour: what he gives before any foreign one. */
const canInfect = (table: PanicTable, seat: Seat): boolean =>
  isInfected(table, seat) && table.find(Z.hand + seat, ownInfection(seat)) >= 0;

/** The rule that forbids a player to give a card he holds, or null. */
function whyNotGive(table: PanicTable, seat: Seat, kind: number): string | null {
  if (kind === K.host) {
    const mayPass =
      table.vars.options.beginnerHost &&
      isInfected(table, seat) &&
      table.find(Z.hand + seat, ownInfection(seat)) < 0;
    return mayPass ? null : 'PAN-TRADE-14';
  }
  if (kind === K.spentAntidote) return 'PAN-TRADE-15';
  if (kind === ownInfection(seat)) return isInfected(table, seat) ? null : 'PAN-TRADE-12';
  if (isInfection(kind))
    return holdsItem(table, seat) || canInfect(table, seat) ? 'PAN-TRADE-13' : null;
  return null;
}

/**
 * The card for a hand of which nothing else may be given, or null: the spent antidote, or failing that an own
 * infection card, which infects nobody since its giver is cured (PAN-TRADE-15, PAN-TRADE-16).
 */
function lastResort(table: PanicTable, seat: Seat): number | null {
  const hand = table.zone(Z.hand + seat);
  if (hand.some((thing) => whyNotGive(table, seat, table.kind(thing)) === null)) return null;
  return table.find(Z.hand + seat, K.spentAntidote) >= 0 ? K.spentAntidote : ownInfection(seat);
}

/** Whether a card given by an infected player is an attempt to infect (PAN-TRADE-17, PAN-VAR-02). */
const isAttempt = (kind: number, giver: Seat): boolean =>
  kind === ownInfection(giver) || kind === K.host;

export const trade = procedure<Trade>('trade').steps({
  /** Both choose at once and in secret. */
  offer: {
    asks: (_table, { seat, partner }) => [seat, partner],
    options(table, _trade, seat, offer) {
      const last = lastResort(table, seat);
      let seen = 0;
      for (const thing of table.zone(Z.hand + seat)) {
        const kind = table.kind(thing);
        const bit = 1 << cardValue(kind);
        if (seen & bit) continue;
        seen |= bit;
        const forbidden = kind === last ? null : whyNotGive(table, seat, kind);
        offer.unless(forbidden, V.give(cardValue(kind)));
      }
    },
  },
  swap(table, { seat, partner }) {
    const given = (giver: Seat): number =>
      table.find(Z.hand + giver, kindOfCard(V.give.value(table.answerOf(giver) as number, 0)));
    const mine = given(seat);
    const his = given(partner);
    const kinds = [table.kind(mine), table.kind(his)] as const;
    const wereInfected = [isInfected(table, seat), isInfected(table, partner)] as const;
    table.move(mine, Z.hand + partner);
    table.move(his, Z.hand + seat);
    table.log?.tell('PAN-INFO-public-08', 'trade', {
      seat: ref(D.seat, seat),
      partner: ref(D.seat, partner),
      given: asSeen(table, mine),
      received: asSeen(table, his),
    });
    // Both sides are judged by what they were before the cards changed hands.
    resolve(table, seat, kinds[0], wereInfected[0], partner, kinds[1], wereInfected[1]);
    resolve(table, partner, kinds[1], wereInfected[1], seat, kinds[0], wereInfected[0]);
    if (kinds[0] === K.antidote) spend(table, mine);
    if (kinds[1] === K.antidote) spend(table, his);
  },
});

/** What one player's card does to the other (PAN-TRADE-17 to PAN-TRADE-27). */
function resolve(
  table: PanicTable,
  giver: Seat,
  card: number,
  giverWasInfected: boolean,
  receiver: Seat,
  reply: number,
  receiverWasInfected: boolean,
): void {
  if (cardOf(card)?.traits?.cures && receiverWasInfected) {
    cure(table, receiver);
    table.log?.tell('PAN-TRADE-20', 'cured', { seat: ref(D.seat, receiver) }, only(receiver));
  }
  if (!giverWasInfected || !isAttempt(card, giver) || receiverWasInfected) return;
  // The giver is told neither: he must not learn whether the other was infected before (PAN-INF-07).
  if (cardOf(reply)?.traits?.repels) {
    table.log?.tell('PAN-TRADE-18', 'repelled', { seat: ref(D.seat, receiver) }, only(receiver));
    return;
  }
  infect(table, receiver);
  recordDeed(table, 'infector', giver);
  table.log?.tell('PAN-TRADE-17', 'infected', { seat: ref(D.seat, receiver) }, only(receiver));
}

/** An antidote works once (PAN-TRADE-15, PAN-TRADE-21). */
const spend = (table: PanicTable, antidote: number): void => table.turn(antidote, K.spentAntidote);
