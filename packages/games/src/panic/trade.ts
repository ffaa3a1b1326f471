/** Trading cards, the only way an infection spreads. */
import {
  asSeen,
  type Kind,
  kindAfter,
  type Option,
  only,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import { cure, infect, isInfected, ownInfection, recordDeed } from './infection.ts';
import { EVENT } from './log-events.ts';
import { cardOf, isInfection, isItem, KIND } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

interface Trade {
  readonly seat: Seat;
  readonly partner: Seat;
}

/** The number of a card in notation. */
export const cardValue = (kind: Kind): number => kind - KIND.firstCard;
export const kindOfCard = (value: number): Kind => kindAfter(KIND.firstCard, value);

const holdsItem = (table: PanicTable, seat: Seat): boolean =>
  table.zone(ZONE.hand(seat)).some((thing) => isItem(table.kind(thing)));

/** An infected player's infection cards of his own colour: what he gives before any foreign one. */
const canInfect = (table: PanicTable, seat: Seat): boolean =>
  isInfected(table, seat) && table.find(ZONE.hand(seat), ownInfection(seat)) >= 0;

/** The rule that forbids a player to give a card he holds, or null. */
function whyNotGive(table: PanicTable, seat: Seat, kind: Kind): string | null {
  if (kind === KIND.host) {
    const mayPass =
      table.vars.options.beginnerHost &&
      isInfected(table, seat) &&
      table.find(ZONE.hand(seat), ownInfection(seat)) < 0;
    return mayPass ? null : 'PAN-TRADE-14';
  }
  if (kind === KIND.spentAntidote) return 'PAN-TRADE-15';
  if (kind === ownInfection(seat)) return isInfected(table, seat) ? null : 'PAN-TRADE-12';
  if (!isInfection(kind)) return null;
  if (holdsItem(table, seat)) return 'PAN-TRADE-13 item';
  return canInfect(table, seat) ? 'PAN-TRADE-13 infect' : null;
}

/**
 * The card for a hand of which nothing else may be given, or null: the spent antidote, or failing that an own
 * infection card, which infects nobody since its giver is cured (PAN-TRADE-15, PAN-TRADE-16).
 */
function lastResort(table: PanicTable, seat: Seat): number | null {
  const hand = table.zone(ZONE.hand(seat));
  if (hand.some((thing) => whyNotGive(table, seat, table.kind(thing)) === null)) return null;
  return table.find(ZONE.hand(seat), KIND.spentAntidote) >= 0
    ? KIND.spentAntidote
    : ownInfection(seat);
}

/** Whether a card given by an infected player is an attempt to infect (PAN-TRADE-17, PAN-VAR-02). */
const isAttempt = (kind: Kind, giver: Seat): boolean =>
  kind === ownInfection(giver) || kind === KIND.host;

export const trade = procedure<Trade>('trade').steps({
  /** Both choose at once and in secret. */
  offer: {
    asks: (_table, { seat, partner }) => [seat, partner],
    options(table, _trade, seat, offer) {
      const last = lastResort(table, seat);
      let seen = 0;
      for (const thing of table.zone(ZONE.hand(seat))) {
        const kind = table.kind(thing);
        const bit = 1 << cardValue(kind);
        if (seen & bit) continue;
        seen |= bit;
        const forbidden = kind === last ? null : whyNotGive(table, seat, kind);
        offer.unless(forbidden, VERB.give(cardValue(kind)));
      }
    },
  },
  swap(table, { seat, partner }) {
    const given = (giver: Seat): Thing =>
      table.find(ZONE.hand(giver), kindOfCard(VERB.give.value(table.answerOf(giver) as Option, 0)));
    const mine = given(seat);
    const his = given(partner);
    const kinds = [table.kind(mine), table.kind(his)] as const;
    const wereInfected = [isInfected(table, seat), isInfected(table, partner)] as const;
    table.move(mine, ZONE.hand(partner));
    table.move(his, ZONE.hand(seat));
    // PAN-INFO-privateToPlayer-03
    table.log?.tell('PAN-INFO-public-08', EVENT.trade, {
      seat,
      partner,
      given: asSeen(table, mine),
      received: asSeen(table, his),
    });
    // Both sides are judged by what they were before the cards changed hands.
    resolve(table, seat, kinds[0], wereInfected[0], partner, kinds[1], wereInfected[1]);
    resolve(table, partner, kinds[1], wereInfected[1], seat, kinds[0], wereInfected[0]);
    if (kinds[0] === KIND.antidote) spend(table, mine);
    if (kinds[1] === KIND.antidote) spend(table, his);
  },
});

/** What one player's card does to the other (PAN-TRADE-17 to PAN-TRADE-27). */
function resolve(
  table: PanicTable,
  giver: Seat,
  card: Kind,
  giverWasInfected: boolean,
  receiver: Seat,
  reply: Kind,
  receiverWasInfected: boolean,
): void {
  if (cardOf(card)?.traits?.cures && receiverWasInfected) {
    cure(table, receiver);
    table.log?.tell('PAN-TRADE-20', EVENT.cured, { seat: receiver }, only(receiver));
  }
  if (!giverWasInfected || !isAttempt(card, giver) || receiverWasInfected) return;
  // The giver is told neither: he must not learn whether the other was infected before (PAN-INF-07).
  if (cardOf(reply)?.traits?.repels) {
    table.log?.tell('PAN-TRADE-18', EVENT.repelled, { seat: receiver }, only(receiver));
    return;
  }
  infect(table, receiver);
  recordDeed(table, 'infector', giver);
  table.log?.tell('PAN-TRADE-17', EVENT.infected, { seat: receiver }, only(receiver));
}

/** An antidote works once (PAN-TRADE-15, PAN-TRADE-21). */
const spend = (table: PanicTable, antidote: Thing): void =>
  table.turn(antidote, KIND.spentAntidote);
