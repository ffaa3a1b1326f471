/** Items played from hand in one's own turn. Each effect term of a card has its entry here. */
import {
  asSeat,
  FIRST_SEAT,
  kindAfter,
  type Offer,
  type Option,
  ref,
  type Seat,
} from '@deadlight/engine';
import { isAlive, othersIn, pawnOf, roomOf, roomOfPawn } from '../crew.ts';
import { damage, hitParasite } from '../damage.ts';
import { type Effect, SEARCH_CARDS } from '../data/search-cards.ts';
import { EVENT } from '../log-events.ts';
import { beyond, DIRECTIONS, doorway, isOpen, linkTo, NONE, opensDoors } from '../station.ts';
import {
  ANDROID,
  isParasite,
  isPawn,
  KIND,
  PARASITES,
  PAWN_THING,
  parasiteThing,
  TROOPER,
} from '../things.ts';
import { cardValue } from '../trade.ts';
import type { PanicTable } from '../vars.ts';
import { DOMAIN, VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import type { OwedSearch } from './first-search.ts';
import { offerFirstAid, useFirstAid } from './heal.ts';
import { kindsInHand, whyNotLay } from './lay.ts';

type Does = Exclude<Effect['does'], 'stab'>;

/** How each kind of effect is offered, and what its option does once the card is paid for. */
interface Play {
  offer(table: PanicTable, seat: Seat, rule: string | null, offer: Offer): void;
  use(table: PanicTable, seat: Seat, option: Option): void;
}

const effectOf = <DOMAIN extends Does>(does: DOMAIN): Extract<Effect, { does: DOMAIN }> =>
  SEARCH_CARDS.find((card) => card.effect?.does === does)!.effect as Extract<
    Effect,
    { does: DOMAIN }
  >;

const BOOST = effectOf('gain-actions').amount;
const FIRST_AID = effectOf('heal').amount;
const BLAST = effectOf('blast').damage;
const LURE = effectOf('lure').distance;

/** Rooms that parasites can be lured to, through passages and open doors (PAN-CARD-parasite-signal). */
function lureTargets(table: PanicTable, from: number): number[] {
  const { vars } = table;
  const found = [from];
  let edge = [from];
  for (let steps = 0; steps < LURE; steps++) {
    const next: number[] = [];
    for (const room of edge)
      for (let side = 0; side < DIRECTIONS; side++) {
        const to = beyond(vars, room, side);
        if (to === NONE || found.includes(to)) continue;
        if (!isOpen(linkTo(vars, room, side), vars.doorsOpen)) continue;
        found.push(to);
        next.push(to);
      }
    edge = next;
  }
  return found.slice(1);
}

const PLAYS: Readonly<Record<Does, Play>> = {
  'gain-actions': {
    offer: (_table, _seat, rule, offer) => offer.unless(rule, VERB.boost()),
    use(table) {
      table.vars.ap += BOOST;
      table.log?.tell('PAN-CARD-energy-boost', EVENT.boosted, {
        seat: table.vars.active,
        actions: table.vars.ap,
      });
    },
  },
  heal: {
    offer: offerFirstAid,
    use: (table, _seat, option) => useFirstAid(table, option, FIRST_AID),
  },
  blast: {
    offer(table, seat, rule, offer) {
      for (const who of [TROOPER, ANDROID]) {
        const room = roomOfPawn(table, pawnOf(seat, who));
        if (room < 0) continue;
        for (let side = 0; side < DIRECTIONS; side++) {
          const to = doorway(table.vars, room, side);
          if (to === NONE) continue;
          const open = isOpen(linkTo(table.vars, room, side), opensDoors(table, seat));
          offer.unless(rule ?? (open ? null : 'PAN-CARD-grenade'), VERB.grenade(who, to));
        }
      }
    },
    use(table, seat, option) {
      const room = VERB.grenade.value(option, 1);
      table.vars.attacked |= 1 << room;
      const things = table.zone(ZONE.room(room)).slice();
      table.log?.tell('PAN-CARD-grenade', EVENT.explodes, {
        room,
        found: things.length,
      });
      const hits = things
        .filter((thing) => isPawn(thing, table.state.seats))
        .map((thing) => ({ pawn: thing - PAWN_THING, loss: BLAST }));
      for (const thing of things) if (isParasite(thing)) hitParasite(table, thing);
      if (hits.length > 0) table.call(damage, { hits, by: seat });
    },
  },
  'see-hand': {
    offer(table, seat, rule, offer) {
      let others = 0;
      for (const who of [TROOPER, ANDROID]) {
        const room = roomOfPawn(table, pawnOf(seat, who));
        if (room >= 0) others |= othersIn(table, room, seat);
      }
      for (let other = FIRST_SEAT; other < table.state.seats; other++) {
        if (other === seat || !isAlive(table.vars, other)) continue;
        const near = (others & (1 << other)) !== 0;
        offer.unless(rule ?? (near ? null : 'PAN-CARD-body-scanner'), VERB.inspect(other));
      }
    },
    use(table, seat, option) {
      const other = asSeat(VERB.inspect.value(option, 0));
      const cards = table.zone(ZONE.hand(other));
      for (const thing of cards) table.peek(seat, thing);
      const seen = cards.map((thing) => ref(DOMAIN.card, cardValue(table.kind(thing)))).sort();
      table.log?.tell('PAN-CARD-body-scanner', EVENT.inspected, {
        seat,
        other,
      });
      // PAN-INFO-privateToPlayer-04
      table.note(seat, 'saw-hand', {
        seat: ref(DOMAIN.seat, other),
        round: table.vars.round,
        cards: seen,
      });
    },
  },
  lure: {
    offer(table, _seat, rule, offer) {
      let seen = 0;
      for (let i = 0; i < PARASITES.length; i++) {
        const from = roomOf(table, parasiteThing(i));
        if (from < 0 || seen & (1 << from)) continue;
        seen |= 1 << from;
        for (const to of lureTargets(table, from)) offer.unless(rule, VERB.lure(from, to));
      }
    },
    use(table, _seat, option) {
      const [from, to] = VERB.lure.values(option) as [number, number];
      table.log?.tell('PAN-CARD-parasite-signal', EVENT.lured, {
        from,
        room: to,
      });
      for (const thing of table.zone(ZONE.room(from)).slice())
        if (isParasite(thing)) table.move(thing, ZONE.room(to));
    },
  },
};

/** The single-use cards, and what playing each of them does. */
const SINGLES = SEARCH_CARDS.map((card, index) => ({
  card,
  kind: kindAfter(KIND.firstCard, index),
})).flatMap(({ card, kind }) =>
  card.use === 'single' && card.effect !== undefined && card.effect.does !== 'stab'
    ? [{ card, kind, play: PLAYS[card.effect.does] }]
    : [],
);

/** Offers the single-use cards a player holds (PAN-ACT-27, PAN-ACT-29). */
export function offerItems(
  table: PanicTable,
  seat: Seat,
  owed: OwedSearch | null,
  offer: Offer,
): void {
  const hand = whyNotLay(table, seat);
  if (hand !== null && !offer.explaining) return;
  const kinds = kindsInHand(table, seat);
  for (const { card, kind, play } of SINGLES) {
    if ((kinds & (1 << cardValue(kind))) === 0) continue;
    const points = table.vars.ap < card.cost ? 'PAN-TURN-05' : null;
    const rule = hand ?? points ?? (card.cost > 0 ? owed?.afterPaying(card.cost) : null) ?? null;
    if (rule !== null && !offer.explaining) continue;
    play.offer(table, seat, rule, offer);
  }
}

const VERBS_OF: Readonly<Record<Does, readonly number[]>> = {
  'gain-actions': [VERB.boost.code],
  heal: [VERB.heal.code, VERB.share.code],
  blast: [VERB.grenade.code],
  'see-hand': [VERB.inspect.code],
  lure: [VERB.lure.code],
};

/** Plays the card that an option stands for (PAN-ACT-30). */
export function playItem(table: PanicTable, seat: Seat, option: Option, code: number): void {
  const single = SINGLES.find(({ card }) => VERBS_OF[card.effect!.does as Does].includes(code))!;
  table.vars.ap -= single.card.cost;
  table.move(table.find(ZONE.hand(seat), single.kind), ZONE.discard);
  table.log?.tell(`PAN-CARD-${single.card.id}`, EVENT.played, {
    seat,
    card: cardValue(single.kind),
  });
  single.play.use(table, seat, option);
}
