/** Cards in hand, Contamination and wounds. */
import { codeOf, END, type Offer, type Seat } from '@deadlight/engine';
import { bookOf } from '../book.ts';
import { contaminate, infect, purge, remove, scan, scanHand } from '../contamination.ts';
import {
  cardCalled,
  handSize,
  hasComputer,
  hasPassive,
  inOrder,
  isAboard,
  seatOf,
  seenAs,
  who,
} from '../crew.ts';
import { contaminationIn, drawCards, shuffleAll } from '../decks.ts';
import { discardCalled, offerDiscards, passing } from '../pass.ts';
import { FIRST, isContamination, K } from '../things.ts';
import { procedure, type SurvivalTable } from '../vars.ts';
import { V } from '../words.ts';
import { dress, healLight, healSerious, sufferAlone } from '../wounds.ts';
import { Z } from '../zones.ts';
import { inReach } from './gear.ts';
import { alone, effectRule, plainly } from './rule.ts';

const hasContamination = (table: SurvivalTable, seat: Seat): boolean =>
  contaminationIn(table, Z.hand + seat).length > 0;

/** Each kind of Serious Wound in a zone. */
function offerWounds(
  table: SurvivalTable,
  zone: number,
  option: (wound: number) => number,
  offer: Offer,
): void {
  const cards = table.zone(zone);
  cards.forEach((card, i) => {
    const kind = table.kind(card);
    if (cards.findIndex((other) => table.kind(other) === kind) === i)
      offer.add(option(kind - FIRST.wound));
  });
}

/** Characters outside the Room whom the Intercom could reach. */
function distant(table: SurvivalTable, seat: Seat): Seat[] {
  const { vars } = table;
  if (!hasPassive(table, seat, K.intercom)) return [];
  return vars.place.flatMap((slot, other) =>
    inReach(table, seat, other) && slot !== vars.place[seat] && hasComputer(table, slot)
      ? [other]
      : [],
  );
}

interface Motivate {
  readonly seat: Seat;
  /** Those far away whom the Captain has named. */
  readonly named: Seat[];
}

/** Everyone in the Room draws a card, and with the Intercom the player who is named (NEM-CARD-intercom). */
export const motivated = procedure<Motivate>('motivate').steps({
  name: {
    asks: (table, { seat, named }) => (distant(table, seat).length > named.length ? seat : -1),
    options(table, { named }, seat, offer) {
      for (const other of distant(table, seat))
        if (!named.includes(other)) offer.add(V.include(table.vars.character[other]!));
      offer.add(V.done());
    },
  },
  named(table, { named }) {
    if (!table.answered || codeOf(table.answer) === V.done.code) return;
    named.push(seatOf(table.vars, V.include.value(table.answer, 0)));
    return 'name';
  },
  draw(table, { seat, named }) {
    const { place } = table.vars;
    for (let step = 0; step < table.state.seats; step++) {
      const other = inOrder(table, step);
      if (place[other] === place[seat] || named.includes(other)) {
        const cards = drawCards(table, other, 1);
        table.log?.tell('CARD-captain-motivation', 'draws', { who: who(table, other), cards });
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
    asks: (table, { seat }) => (handSize(table, seat) > 0 ? seat : -1),
    options(table, _local, seat, offer) {
      offerDiscards(table, seat, offer);
      offer.add(V.done());
    },
  },
  discarded(table, local) {
    if (!table.answered || codeOf(table.answer) === V.done.code) return;
    discardCalled(table, local.seat, table.answer);
    local.discarded++;
    return 'discard';
  },
  draw(table, { seat, discarded, extra }) {
    const cards = drawCards(table, seat, discarded + extra);
    table.log?.tell('CARD-military-drugs', 'draws', { who: who(table, seat), cards });
  },
});

/** After a wash or a meal: scan all Contamination cards in hand, or none (NEM-ROOM-SHOWER-04-R). */
export const offerScan = procedure<{ readonly seat: Seat }>('scan').steps({
  /** Asked of anyone with cards in hand, for the others cannot know whether one is Contamination. */
  ask: {
    asks: (table, { seat }) => (handSize(table, seat) > 0 ? seat : -1),
    options(table, _local, seat, offer) {
      offer.unless(hasContamination(table, seat) ? null : 'ACT-17-R', V.yes());
      offer.add(V.no());
    },
  },
  scan(table, { seat }) {
    if (!table.answered || codeOf(table.answer) === V.no.code) return END;
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
    for (const card of table.zone(Z.hand + seat).slice(from))
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

/** Surgery and the Antidote end the same way: a pass, and a new deck (NEM-ROOM-SURGERY-02). */
export const operated = procedure<Operated>('operated').steps({
  wound(table, { seat, wound }) {
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
      const before = table.zone(Z.hand + seat).length;
      const drawn = drawCards(table, seat, cards);
      table.log?.tell('CARD-GENERAL-13-R', 'draws', { who: who(table, seat), cards: drawn });
      if (scans) table.call(scannedDraw, { seat, from: before });
    },
  }),
  rush: effectRule('rush', {
    ...alone,
    whyNot: () => null,
    run(table, { seat }, { cards }) {
      drawCards(table, seat, cards);
      table.vars.rushed = true;
      table.log?.tell('CARD-adrenaline-injection', 'rushes', { who: who(table, seat) });
    },
  }),
  drugs: effectRule('drugs', {
    ...alone,
    whyNot: () => null,
    run: (table, { seat }, { extra }) => table.call(drugged, { seat, extra, discarded: 0 }),
  }),
  rest: effectRule('rest', {
    ...alone,
    whyNot: (table, { seat }) => (hasContamination(table, seat) ? null : 'CARD-captain-rest'),
    run: (table, { seat }) => table.call(scanned, { seat }),
  }),
  alcohol: effectRule('alcohol', {
    whyNot: (table, { seat }) => (hasContamination(table, seat) ? null : 'ACT-17-R'),
    offer(table, { seat }, _effect, offer) {
      for (const thing of table.zone(Z.hand + seat)) {
        if (!isContamination(table.kind(thing))) continue;
        const called = seenAs(table, seat, thing);
        if (cardCalled(table, seat, called) === thing) offer.add(V.cure(called));
      }
    },
    run(table, { seat }, _effect, choice) {
      const card = cardCalled(table, seat, V.cure.value(choice, 0));
      const infected = scan(table, seat, card);
      remove(table, card);
      table.log?.tell('CARD-alcohol', 'cured', { who: who(table, seat) });
      if (infected) contaminate(table, seat);
    },
  }),
  antidote: effectRule('antidote', {
    ...alone,
    whyNot: () => null,
    run(table, { seat }) {
      purge(table, seat, 'CARD-antidote');
      contaminate(table, seat);
      const keepsHand = table.vars.options.antidoteKeepsHand;
      if (keepsHand) reshuffleBehindHand(table, seat);
      table.call(operated, { seat, wound: false, reshuffle: !keepsHand });
    },
  }),
  surgery: effectRule('surgery', {
    ...plainly(V.surgery()),
    whyNot: () => null,
    run(table, { seat }) {
      purge(table, seat, 'ROOM-SURGERY-01');
      table.call(operated, { seat, wound: true, reshuffle: true });
    },
  }),
  clean: effectRule('clean', {
    ...plainly(V.clean()),
    whyNot: (table, { seat }) => (table.vars.slime[seat] ? null : 'ACT-17-R'),
    run(table, { seat }) {
      table.vars.slime[seat] = false;
      bookOf(table).hooks.cleared(table, seat, 'slime');
      table.log?.tell('MARK-04', 'cleaned', { who: who(table, seat) });
    },
  }),
  wash: effectRule('wash', {
    ...plainly(V.wash()),
    whyNot: (table, { seat }) =>
      table.vars.slime[seat] || hasContamination(table, seat) ? null : 'ACT-17-R',
    run(table, { seat }) {
      table.vars.slime[seat] = false;
      table.log?.tell('ROOM-SHOWER-01', 'cleaned', { who: who(table, seat) });
      table.call(offerScan, { seat });
    },
  }),
  eat: effectRule('eat', {
    ...plainly(V.eat()),
    whyNot: (table, { seat }) =>
      table.vars.light[seat]! > 0 || hasContamination(table, seat) ? null : 'ACT-17-R',
    run(table, { seat }) {
      healLight(table, seat, 1);
      table.call(offerScan, { seat });
    },
  }),
  dress: effectRule('dress', {
    whyNot: (table, { seat }) => (table.zone(Z.wounds + seat).length > 0 ? null : 'ACT-17-R'),
    offer: (table, { seat }, _effect, offer) => offerWounds(table, Z.wounds + seat, V.dress, offer),
    run: (table, { seat }, _effect, choice) =>
      dress(table, seat, FIRST.wound + V.dress.value(choice, 0)),
  }),
  'dress-all': effectRule('dress-all', {
    ...plainly(V['dress-all']()),
    whyNot: (table, { seat }) => (table.zone(Z.wounds + seat).length > 0 ? null : 'ACT-17-R'),
    run(table, { seat }) {
      while (table.zone(Z.wounds + seat).length > 0)
        dress(table, seat, table.kind(table.top(Z.wounds + seat)));
    },
  }),
  'heal-serious': effectRule('heal-serious', {
    whyNot: (table, { seat }) => (table.zone(Z.dressed + seat).length > 0 ? null : 'WOUND-09'),
    offer: (table, { seat }, _effect, offer) =>
      offerWounds(table, Z.dressed + seat, V['heal-serious'], offer),
    run: (table, { seat }, _effect, choice) =>
      healSerious(table, seat, FIRST.wound + V['heal-serious'].value(choice, 0)),
  }),
  'heal-light': effectRule('heal-light', {
    ...plainly(V['heal-light']()),
    whyNot: (table, { seat }) => (table.vars.light[seat]! > 0 ? null : 'ACT-17-R'),
    run: (table, { seat }) => healLight(table, seat, table.vars.light[seat]!),
  }),
};

/** The other reading of the Antidote: the hand stays, deck and discard pile become one. */
function reshuffleBehindHand(table: SurvivalTable, seat: Seat): void {
  const pile = table.zone(Z.discard + seat);
  while (pile.length > 0) table.move(pile[pile.length - 1]!, Z.deck + seat);
  table.shuffle(Z.deck + seat);
}
