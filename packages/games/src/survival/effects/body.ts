/** Cards in hand, Contamination and wounds. */
import {
  codeOf,
  END,
  FIRST_SEAT,
  kindAfter,
  NO_OPTION,
  NO_SEAT,
  type Option,
  type Seat,
  seatsWhere,
} from '@deadlight/engine';
import { bookOf } from '../book.ts';
import { contaminate, infect, purge, remove, scan, scanHand } from '../contamination.ts';
import {
  cardCalled,
  handSize,
  hasComputer,
  hasPassive,
  inOrder,
  isAboard,
  isInRoom,
  isWounded,
  seatOf,
  seenAs,
  who,
} from '../crew.ts';
import { contaminationIn, drawCards, shuffleAll } from '../decks.ts';
import { EVENT } from '../log-events.ts';
import { discardCalled, offerDiscards, passing } from '../pass.ts';
import { FIRST_KIND, isContamination, KIND } from '../things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from '../vars.ts';
import { VERB } from '../words.ts';
import { dress, healLight, healSerious, sufferAlone } from '../wounds.ts';
import { ZONE } from '../zones.ts';
import { inReach } from './gear.ts';
import { alone, effectRule, plainly } from './rule.ts';

const hasContamination = (table: SurvivalTable, seat: Seat): boolean =>
  contaminationIn(table, ZONE.hand(seat)).length > 0;

/** Each kind of Serious Wound in a zone (NEM-WOUND-10-R). */
function offerWounds(
  table: SurvivalTable,
  zone: number,
  option: (wound: number) => Option,
  offer: SurvivalOffer,
): void {
  const cards = table.zone(zone);
  cards.forEach((card, i) => {
    const kind = table.kind(card);
    if (cards.findIndex((other) => table.kind(other) === kind) === i)
      offer.add(option(kind - FIRST_KIND.wound));
  });
}

/** Characters outside the Room whom the Intercom could reach. */
function distant(table: SurvivalTable, seat: Seat): Seat[] {
  const { vars } = table;
  if (!hasPassive(table, seat, KIND.intercom)) return [];
  return seatsWhere(
    vars.place,
    (slot, other) =>
      inReach(table, seat, other) && slot !== vars.place[seat] && hasComputer(table, slot),
  );
}

interface Motivate {
  readonly seat: Seat;
  /** Those far away whom the Captain has named. */
  readonly named: Seat[];
}

/** Everyone in the Room draws a card, and with the Intercom those in Computer Rooms, or of them whoever is named (NEM-CARD-intercom). */
export const motivated = procedure<Motivate>('motivate').steps({
  name: {
    asks: (table, { seat, named }) =>
      table.vars.options.intercom === 'named' && distant(table, seat).length > named.length
        ? seat
        : NO_SEAT,
    options(table, { named }, seat, offer) {
      for (const other of distant(table, seat))
        if (!named.includes(other)) offer.add(VERB.include(table.vars.character[other]!));
      offer.add(VERB.done());
    },
  },
  named(table, { named }) {
    if (!table.answered || codeOf(table.answer) === VERB.done.code) return;
    named.push(seatOf(table.vars, VERB.include.value(table.answer, 0)));
    return 'name';
  },
  draw(table, { seat, named }) {
    const { place, options } = table.vars;
    const far = options.intercom === 'named' ? named : distant(table, seat);
    for (let step = 0; step < table.state.seats; step++) {
      const other = inOrder(table, step);
      if (place[other] === place[seat] || far.includes(other)) {
        const cards = drawCards(table, other, 1);
        table.log?.tell('room-draws-cards', EVENT.draws, { who: who(table, other), cards });
      }
    }
  },
});

interface Drugs {
  readonly seat: Seat;
  readonly extra: number;
  discarded: number;
}

/** Discard any number, then draw that many and one more (NEM-CARD-military-drugs). */
export const drugged = procedure<Drugs>('drugs').steps({
  discard: {
    asks: (table, { seat }) => (handSize(table, seat) > 0 ? seat : NO_SEAT),
    options(table, _local, seat, offer) {
      offerDiscards(table, seat, offer);
      offer.add(VERB.done());
    },
  },
  discarded(table, local) {
    if (!table.answered || codeOf(table.answer) === VERB.done.code) return;
    discardCalled(table, local.seat, table.answer);
    table.log?.tell('hand-exchanged', EVENT.discards, { who: who(table, local.seat) });
    local.discarded++;
    return 'discard';
  },
  draw(table, { seat, discarded, extra }) {
    const cards = drawCards(table, seat, discarded + extra);
    table.log?.tell('hand-exchanged', EVENT.draws, { who: who(table, seat), cards });
  },
});

/** After a wash or a meal: scan all Contamination cards in hand, or none (NEM-ROOM-SHOWER-04-R, NEM-ROOM-SHOWER-02). */
export const offerScan = procedure<{ readonly seat: Seat }>('scan').steps({
  /** Asked of anyone with cards in hand, for the others cannot know whether one is Contamination. */
  ask: {
    asks: (table, { seat }) => (handSize(table, seat) > 0 ? seat : NO_SEAT),
    options(table, _local, seat, offer) {
      offer.unless(hasContamination(table, seat) ? null : 'nothing-to-gain', VERB.yes());
      offer.add(VERB.no());
    },
  },
  scan(table, { seat }) {
    if (!table.answered || codeOf(table.answer) === VERB.no.code) return END;
    table.call(scanned, { seat });
    return undefined;
  },
});

/** Scans the hand, and looks whether that was the last Character's end. */
export const scanned = procedure<{ readonly seat: Seat }>('scan-hand').steps({
  scan(table, { seat }) {
    scanHand(table, seat);
  },
  check(table) {
    bookOf(table).hooks.checkLast(table);
  },
});

/** Scans the Contamination among cards just drawn; they stay in hand (LCK-CARD-caffeine-pills). */
export const scannedDraw = procedure<{ readonly seat: Seat; readonly from: number }>(
  'scan-drawn',
).steps({
  scan(table, { seat, from }) {
    let infected = false;
    for (const card of table.zone(ZONE.hand(seat)).slice(from))
      if (isContamination(table.kind(card)) && scan(table, seat, card)) infected = true;
    if (infected) infect(table, seat);
  },
  check(table) {
    bookOf(table).hooks.checkLast(table);
  },
});

interface Operated {
  readonly seat: Seat;
  readonly wound: boolean;
  readonly reshuffle: boolean;
}

/** Surgery and the Antidote end the same way: a pass, and a new deck (NEM-ROOM-SURGERY-02, LCK-ROOM-SURGERY-02). */
export const operated = procedure<Operated>('operated').steps({
  wound(table, { seat, wound }) {
    // NEM-ROOM-SURGERY-06-R
    if (wound) table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'surgery' });
  },
  pass(table, { seat, reshuffle }) {
    if (isAboard(table.vars, seat)) table.call(passing, { seat, discards: !reshuffle });
  },
  shuffle(table, { seat, reshuffle }) {
    // A death by the wound or by bleeding stops here (LCK-ROOM-SURGERY-03-D).
    if (reshuffle && isAboard(table.vars, seat)) shuffleAll(table, seat);
  },
});

export const bodyEffects = {
  motivate: effectRule('motivate', {
    ...alone,
    whyNot: () => null,
    run: (table, { seat }) => table.call(motivated, { seat, named: [] }),
  }),
  draw: effectRule('draw', {
    ...alone,
    whyNot: () => null,
    run(table, { seat }, { cards, scan: scans }) {
      const before = table.zone(ZONE.hand(seat)).length;
      const drawn = drawCards(table, seat, cards);
      table.log?.tell('cards-drawn', EVENT.draws, { who: who(table, seat), cards: drawn });
      if (scans) table.call(scannedDraw, { seat, from: before });
    },
  }),
  rush: effectRule('rush', {
    ...alone,
    whyNot: () => null,
    run(table, { seat }, { cards }) {
      drawCards(table, seat, cards);
      table.vars.rushed = true;
      table.log?.tell('limit-of-actions-lifted', EVENT.rushes, { who: who(table, seat) });
    },
  }),
  drugs: effectRule('drugs', {
    ...alone,
    whyNot: () => null,
    run: (table, { seat }, { extra }) => table.call(drugged, { seat, extra, discarded: 0 }),
  }),
  rest: effectRule('rest', {
    ...alone,
    whyNot: (table, { seat }) => (hasContamination(table, seat) ? null : 'nothing-to-scan'),
    run: (table, { seat }) => table.call(scanned, { seat }),
  }),
  alcohol: effectRule('alcohol', {
    whyNot: (table, { seat }) => (hasContamination(table, seat) ? null : 'nothing-to-gain'),
    offer(table, { seat }, _effect, offer) {
      for (const thing of table.zone(ZONE.hand(seat))) {
        if (!isContamination(table.kind(thing))) continue;
        const called = seenAs(table, seat, thing);
        if (cardCalled(table, seat, called) === thing) offer.add(VERB.cure(called));
      }
    },
    run(table, { seat }, _effect, choice) {
      const card = cardCalled(table, seat, VERB.cure.value(choice, 0));
      const infected = scan(table, seat, card);
      remove(table, card);
      table.log?.tell('contamination-cured', EVENT.cured, { who: who(table, seat) });
      if (infected) contaminate(table, seat);
    },
  }),
  antidote: effectRule('antidote', {
    ...alone,
    whyNot: () => null,
    run(table, { seat }) {
      purge(table, seat, 'antidote-taken');
      contaminate(table, seat);
      const keepsHand = table.vars.options.antidoteKeepsHand;
      if (keepsHand) reshuffleBehindHand(table, seat);
      table.call(operated, { seat, wound: false, reshuffle: !keepsHand });
    },
  }),
  surgery: effectRule('surgery', {
    ...plainly(VERB.surgery()),
    whyNot: () => null,
    run(table, { seat }) {
      purge(table, seat, 'surgery-performed');
      table.call(operated, { seat, wound: true, reshuffle: true });
    },
  }),
  clean: effectRule('clean', {
    ...plainly(VERB.clean()),
    whyNot: (table, { seat }) => (table.vars.slime[seat] ? null : 'nothing-to-gain'),
    run(table, { seat }) {
      table.vars.slime[seat] = false;
      bookOf(table).hooks.cleared(table, seat, 'slime');
      table.log?.tell('slime-removed', EVENT.cleaned, { who: who(table, seat) });
    },
  }),
  wash: effectRule('wash', {
    ...plainly(VERB.wash()),
    whyNot: (table, { seat }) =>
      table.vars.slime[seat] || hasContamination(table, seat) ? null : 'nothing-to-gain',
    run(table, { seat }) {
      if (table.vars.slime[seat])
        table.log?.tell('washed', EVENT.cleaned, { who: who(table, seat) });
      table.vars.slime[seat] = false;
      table.call(offerScan, { seat });
    },
  }),
  eat: effectRule('eat', {
    ...plainly(VERB.eat()),
    whyNot: (table, { seat }) =>
      table.vars.light[seat]! > 0 || hasContamination(table, seat) ? null : 'nothing-to-gain',
    run(table, { seat }) {
      healLight(table, seat, 1);
      table.call(offerScan, { seat });
    },
  }),
  dress: effectRule('dress', {
    whyNot: (table, { seat }, { others }) =>
      patients(table, seat, others).some((one) => isWounded(table, one)) ? null : 'nothing-to-gain',
    offer(table, { seat }, { others }, offer) {
      offerWounds(table, ZONE.wounds(seat), VERB.dress, offer);
      for (const [one, character] of othersTended(table, seat, others))
        offerWounds(table, ZONE.wounds(one), (wound) => VERB['dress-of'](character, wound), offer);
    },
    run(table, { seat }, _effect, choice) {
      if (codeOf(choice) === VERB.dress.code)
        dress(table, seat, kindAfter(FIRST_KIND.wound, VERB.dress.value(choice, 0)));
      else {
        const [character, wound] = VERB['dress-of'].values(choice);
        dress(table, seatOf(table.vars, character), kindAfter(FIRST_KIND.wound, wound));
      }
    },
  }),
  'dress-all': effectRule('dress-all', {
    ...plainly(VERB['dress-all']()),
    whyNot: (table, { seat }) =>
      table.zone(ZONE.wounds(seat)).length > 0 ? null : 'nothing-to-gain',
    run(table, { seat }) {
      while (table.zone(ZONE.wounds(seat)).length > 0)
        dress(table, seat, table.kind(table.top(ZONE.wounds(seat))));
    },
  }),
  'heal-serious': effectRule('heal-serious', {
    whyNot: (table, { seat }, { others }) =>
      patients(table, seat, others).some((one) => table.zone(ZONE.dressed(one)).length > 0)
        ? null
        : 'nothing-dressed',
    offer(table, { seat }, { others }, offer) {
      offerWounds(table, ZONE.dressed(seat), VERB['heal-serious'], offer);
      for (const [one, character] of othersTended(table, seat, others))
        offerWounds(
          table,
          ZONE.dressed(one),
          (wound) => VERB['heal-serious-of'](character, wound),
          offer,
        );
    },
    run(table, { seat }, _effect, choice) {
      if (codeOf(choice) === VERB['heal-serious'].code)
        healSerious(
          table,
          seat,
          kindAfter(FIRST_KIND.wound, VERB['heal-serious'].value(choice, 0)),
        );
      else {
        const [character, wound] = VERB['heal-serious-of'].values(choice);
        healSerious(table, seatOf(table.vars, character), kindAfter(FIRST_KIND.wound, wound));
      }
    },
  }),
  'heal-light': effectRule('heal-light', {
    plain: (table, { seat }, { others }) =>
      othersTended(table, seat, others).length > 0 ? NO_OPTION : VERB['heal-light'](),
    whyNot: (table, { seat }, { others }) =>
      patients(table, seat, others).some((one) => table.vars.light[one]! > 0)
        ? null
        : 'nothing-to-gain',
    offer(table, { seat }, { others }, offer) {
      if (table.vars.light[seat]! > 0) offer.add(VERB['heal-light']());
      for (const [one, character] of othersTended(table, seat, others))
        if (table.vars.light[one]! > 0) offer.add(VERB['heal-light-of'](character));
    },
    run(table, { seat }, _effect, choice) {
      const one =
        codeOf(choice) === VERB['heal-light'].code
          ? seat
          : seatOf(table.vars, VERB['heal-light-of'].value(choice, 0));
      healLight(table, one, table.vars.light[one]!);
    },
  }),
};

/** Others in the Room whose wounds an Item may tend, with their Characters (NEM-CARD-medkit). */
function othersTended(
  { vars, state }: SurvivalTable,
  seat: Seat,
  others: true | undefined,
): (readonly [seat: Seat, character: number])[] {
  const found: (readonly [Seat, number])[] = [];
  if (!others || !vars.options.healOthers) return found;
  for (let one = FIRST_SEAT; one < state.seats; one++)
    if (one !== seat && isInRoom(vars, one) && vars.place[one] === vars.place[seat])
      found.push([one, vars.character[one]!]);
  return found;
}

/** Everybody whose wounds it may tend. */
const patients = (table: SurvivalTable, seat: Seat, others: true | undefined): Seat[] => [
  seat,
  ...othersTended(table, seat, others).map(([one]) => one),
];

/** The other reading of the Antidote: the hand stays, deck and discard pile become one. */
function reshuffleBehindHand(table: SurvivalTable, seat: Seat): void {
  const pile = table.zone(ZONE.discard(seat));
  while (pile.length > 0) table.move(pile[pile.length - 1]!, ZONE.deck(seat));
  table.shuffle(ZONE.deck(seat));
}
