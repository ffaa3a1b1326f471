/** The player who died first goes on as the Intruders (NEM-INTRUDER). */
import {
  codeOf,
  END,
  FIRST_SEAT,
  type Kind,
  kindAfter,
  NO_SEAT,
  type Seat,
  valueIn,
} from '@deadlight/engine';
import { FIGURES, LARVA } from '../packs/intruders.ts';
import { attack, attackOn } from '../survival/attack.ts';
import { hasLowerNumber } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { isFirst, isInRoom, seatOf, who } from '../survival/crew.ts';
import { drawAttack, topOf } from '../survival/decks.ts';
import { hunt } from '../survival/events/intruders.ts';
import { resolveEvent } from '../survival/events/resolve.ts';
import { isEngaged, moveBy, typeOf } from '../survival/intruders.ts';
import { noiseRoll } from '../survival/noise.ts';
import type { Cited } from '../survival/rule-names.ts';
import { FIRST_KIND as KIND } from '../survival/things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { INTRUDER_CARDS, type IntruderCard } from './data/intruder-cards.ts';
import { eclosion, eventFrame } from './events.ts';
import { EVENT } from './log-events.ts';
import { DECLINED, shipOf } from './ship.ts';
import { FIRST_EVENT, FIRST_INTRUDER_CARD } from './things.ts';
import { VERB } from './words.ts';

const DRAWN = 3;
const HAND_LIMIT = 4;
const PLANNED = 3;
const HEALED = 2;

/** Asked once, at the start of the round after the first death (NEM-INTRUDER-02, NEM-INTRUDER-15-R). */
export const takeover = procedure<object>('takeover').steps({
  ask: {
    asks(table) {
      const { firstDead, intruder } = shipOf(table);
      // NEM-INTRUDER-16-R
      const on = table.vars.options.mode === 'intruder' && table.state.seats > 1;
      return on && intruder < 0 ? firstDead : NO_SEAT;
    },
    options(_table, _local, _seat, offer) {
      offer.add(VERB.yes());
      offer.add(VERB.no());
    },
  },
  answer(table) {
    if (!table.answered) return;
    const ship = shipOf(table);
    const seat = ship.firstDead;
    // A player who declines is not asked again.
    ship.firstDead = DECLINED;
    if (codeOf(table.answer) === VERB.no.code) return;
    ship.intruder = seat;
    for (const zone of [
      ZONE.hand(seat),
      ZONE.deck(seat),
      ZONE.discard(seat),
      ZONE.objectives(seat),
    ]) {
      const cards = table.zone(zone);
      while (cards.length > 0) table.move(cards[cards.length - 1]!, ZONE.box);
    }
    for (let i = 0; i < INTRUDER_CARDS.length; i++)
      table.move(table.find(ZONE.gone, kindAfter(FIRST_INTRUDER_CARD, i)), ZONE.deck(seat));
    table.shuffle(ZONE.deck(seat));
    table.log?.tell('NEM-INTRUDER-01', EVENT['takes-over'], { who: who(table, seat) });
  },
});

/** Up to three new cards, never more than four in hand (NEM-INTRUDER-03). */
export function drawIntruderCards(table: SurvivalTable): void {
  const seat = shipOf(table).intruder;
  if (seat < 0) return;
  for (let i = 0; i < DRAWN && table.zone(ZONE.hand(seat)).length < HAND_LIMIT; i++) {
    // NEM-INTRUDER-13-R
    const card = topOf(table, ZONE.deck(seat), ZONE.discard(seat));
    if (card >= 0) table.move(card, ZONE.hand(seat));
  }
}

const cardOf = (kind: Kind): IntruderCard => INTRUDER_CARDS[kind - FIRST_INTRUDER_CARD]!;

/** Each figure on the board, through the Corridor of the card, or through any (NEM-INTRUDER-06, NEM-INTRUDER-11-R). */
function offerMoves(table: SurvivalTable, card: number, offer: SurvivalOffer): void {
  const { move } = INTRUDER_CARDS[card]!;
  const board = boardOf(table);
  for (let figure = 0; figure < FIGURES.length; figure++) {
    const slot = table.vars.at[figure]!;
    if (slot === 0) continue;
    for (let number = 1; number <= 4; number++) {
      if (move !== 'any' && move !== number) continue;
      const isNamedTwice = move === 'any' && hasLowerNumber(board, slot, number);
      if (!isNamedTwice) offer.add(VERB['intruder-move'](card, figure, number));
    }
  }
}

function offerAttacks(table: SurvivalTable, card: number, offer: SurvivalOffer): void {
  const { vars } = table;
  for (let figure = 0; figure < FIGURES.length; figure++) {
    if (vars.at[figure] === 0 || !isEngaged(vars, figure)) continue;
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
      if (vars.place[seat] === vars.at[figure])
        offer.add(VERB['intruder-attack'](card, figure, vars.character[seat]!));
  }
}

/** The rule against the special effect of a card, or null. */
function whyNotSpecial(table: SurvivalTable, card: number): Cited | null {
  const { vars } = table;
  switch (INTRUDER_CARDS[card]!.special) {
    case 'healing':
      return vars.hurt.some((injuries) => injuries > 0) ? null : 'NEM-CARD-self-healing-2';
    case 'pursuit':
      return vars.place.some((slot) => slot > 0) ? null : 'NEM-CARD-pursuit-1';
    default:
      return null;
  }
}

interface Turn {
  readonly seat: Seat;
}

/** One card, or a pass (NEM-INTRUDER-04, NEM-INTRUDER-05). */
export const intruderTurn = procedure<Turn>('intruder-turn').steps({
  begin(table, { seat }) {
    table.vars.active = seat;
    table.log?.tell('NEM-INTRUDER-04', EVENT['intruder-turn'], { who: who(table, seat) });
  },
  act: {
    asks: (_table, { seat }) => seat,
    options(table, _local, seat, offer) {
      const hand = table.zone(ZONE.hand(seat));
      hand.forEach((thing, i) => {
        if (!isFirst(table, hand, i)) return;
        const card = table.kind(thing) - FIRST_INTRUDER_CARD;
        offerMoves(table, card, offer);
        offerAttacks(table, card, offer);
        offer.unless(whyNotSpecial(table, card), VERB['intruder-special'](card));
      });
      offer.add(VERB.pass());
    },
  },
  do(table, { seat }) {
    const option = table.answer;
    const code = codeOf(option);
    if (code === VERB.pass.code) {
      table.call(intruderPass, { seat });
      return END;
    }
    const card = valueIn(table.game, option, 0);
    table.move(
      table.find(ZONE.hand(seat), kindAfter(FIRST_INTRUDER_CARD, card)),
      ZONE.discard(seat),
    );
    table.log?.tell('NEM-INTRUDER-05', EVENT['intruder-card'], { card });
    if (code === VERB['intruder-move'].code)
      moveBy(table, VERB['intruder-move'].value(option, 1), VERB['intruder-move'].value(option, 2));
    else if (code === VERB['intruder-attack'].code)
      table.call(chosenAttack, {
        seat,
        figure: VERB['intruder-attack'].value(option, 1),
        target: seatOf(table.vars, VERB['intruder-attack'].value(option, 2)),
        draw: INTRUDER_CARDS[card]!.attack,
      });
    else special(table, seat, cardOf(kindAfter(FIRST_INTRUDER_CARD, card)));
    return END;
  },
});

function special(table: SurvivalTable, seat: Seat, card: IntruderCard): void {
  switch (card.special) {
    case 'pursuit':
      table.call(pursuit, { seat });
      break;
    case 'hunt':
      hunt(table);
      break;
    case 'eclosion':
      table.call(eclosion, { deaths: false, next: 0 });
      break;
    case 'planning':
      table.call(planning, { seat });
      break;
    case 'healing':
      table.call(healing, { seat });
      break;
  }
}

export const intruderPass = procedure<Turn>('intruder-pass').steps({
  begin(table, { seat }) {
    table.vars.passed[seat] = true;
    table.log?.tell('NEM-INTRUDER-04', EVENT.passes, { who: who(table, seat) });
  },
  /** All cards but one may go (NEM-INTRUDER-14-R). */
  keep: {
    asks: (table, { seat }) => (table.zone(ZONE.hand(seat)).length > 1 ? seat : NO_SEAT),
    options(table, _local, seat, offer) {
      const hand = table.zone(ZONE.hand(seat));
      hand.forEach((thing, i) => {
        if (isFirst(table, hand, i))
          offer.add(VERB['keep-intruder'](table.kind(thing) - FIRST_INTRUDER_CARD));
      });
      offer.add(VERB.done());
    },
  },
  kept(table, { seat }) {
    if (!table.answered || codeOf(table.answer) === VERB.done.code) return;
    const kept = table.find(
      ZONE.hand(seat),
      kindAfter(FIRST_INTRUDER_CARD, VERB['keep-intruder'].value(table.answer, 0)),
    );
    for (const thing of table.zone(ZONE.hand(seat)).slice())
      if (thing !== kept) table.move(thing, ZONE.discard(seat));
    table.log?.tell('NEM-INTRUDER-14-R', EVENT['intruder-keeps'], { who: who(table, seat) });
  },
});

interface ChosenAttack {
  readonly seat: Seat;
  readonly figure: number;
  readonly target: Seat;
  readonly draw: number;
}

/** Draws Attack cards and resolves one; the others go under the deck (NEM-INTRUDER-07). */
export const chosenAttack = procedure<ChosenAttack>('intruder-attack').steps({
  draw(table, { figure, draw }) {
    // NEM-INTRUDER-12-R
    if (typeOf(figure) === LARVA) return 'attack';
    for (let i = 0; i < draw; i++) drawAttack(table);
    return undefined;
  },
  choose: {
    asks: (table, { seat }) => (table.zone(ZONE.attackNow).length > 1 ? seat : NO_SEAT),
    options(table, _local, _seat, offer) {
      for (const card of table.zone(ZONE.attackNow))
        offer.add(VERB.resolve(table.kind(card) - KIND.attack));
    },
  },
  chosen(table, { figure, target }) {
    const card = table.answered
      ? table.find(ZONE.attackNow, kindAfter(KIND.attack, VERB.resolve.value(table.answer, 0)))
      : table.zone(ZONE.attackNow)[0]!;
    for (const other of table.zone(ZONE.attackNow).slice())
      if (other !== card) table.insert(other, ZONE.attackDeck);
    table.call(attack, attackOn(figure, target, 'usual', card));
    return END;
  },
  attack(table, { figure, target }) {
    table.call(attack, attackOn(figure, target));
  },
});

/** A Character of choice makes a Noise roll (NEM-CARD-pursuit-1). */
export const pursuit = procedure<Turn>('pursuit').steps({
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
        if (isInRoom(table.vars, seat)) offer.add(VERB.pursue(table.vars.character[seat]!));
    },
  },
  roll(table) {
    table.call(noiseRoll, {
      seat: seatOf(table.vars, VERB.pursue.value(table.answer, 0)),
      roll: 0,
    });
  },
});

/** Three Event cards, of which one is resolved (NEM-CARD-planning-4). */
export const planning = procedure<Turn>('planning').steps({
  draw(table) {
    for (let i = 0; i < PLANNED; i++) {
      const card = topOf(table, ZONE.eventDeck, ZONE.eventDiscard);
      if (card >= 0) table.move(card, ZONE.eventNow);
    }
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (const card of table.zone(ZONE.eventNow))
        offer.add(VERB['resolve-event'](table.kind(card) - FIRST_EVENT));
    },
  },
  resolve(table) {
    const card = table.find(
      ZONE.eventNow,
      kindAfter(FIRST_EVENT, VERB['resolve-event'].value(table.answer, 0)),
    );
    for (const other of table.zone(ZONE.eventNow).slice())
      if (other !== card) table.move(other, ZONE.eventDiscard);
    table.call(resolveEvent, eventFrame(card));
  },
});

/** One Intruder loses two injuries (NEM-CARD-self-healing-2). */
export const healing = procedure<Turn>('healing').steps({
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      table.vars.hurt.forEach((injuries, figure) => {
        if (injuries > 0) offer.add(VERB['heal-intruder'](figure));
      });
    },
  },
  heal(table) {
    const figure = VERB['heal-intruder'].value(table.answer, 0);
    const { hurt } = table.vars;
    hurt[figure] = Math.max(0, hurt[figure]! - HEALED);
    table.log?.tell('NEM-CARD-self-healing-2', EVENT['intruder-heals'], { figure });
  },
});
