/** Effects of cards and Items of Lockdown that take several steps or ask questions. */
import { codeOf, END, kindAfter, NO_SEAT, type Seat, valueIn } from '@deadlight/engine';
import { attack, attackOn } from '../survival/attack.ts';
import {
  asSlot,
  exitOf,
  lowestOf,
  type Slot,
  type Way,
  wayAt,
  waysWhere,
} from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { contaminate } from '../survival/contamination.ts';
import { inOrder, who } from '../survival/crew.ts';
import { topOf } from '../survival/decks.ts';
import { closeDoors } from '../survival/doors.ts';
import { destroyEggIn } from '../survival/eggs.ts';
import { injure, moveOff, noRout } from '../survival/injuries.ts';
import { intrudersIn, typeOf } from '../survival/intruders.ts';
import { addFire, addMalfunction, addNoise, doorsLeft } from '../survival/markers.ts';
import { walk, walkOf } from '../survival/move.ts';
import { noiseRoll } from '../survival/noise.ts';
import { FIRST_KIND } from '../survival/things.ts';
import { CLOSED, OPEN, procedure, type SurvivalTable } from '../survival/vars.ts';
import { LYING_EGGS } from '../survival/words.ts';
import { suffer } from '../survival/wounds.ts';
import { ZONE } from '../survival/zones.ts';
import { checkLast } from './ending.ts';
import { facilityOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { removeNoise } from './remove-noise.ts';
import { FIRST_EVENT } from './things.ts';
import { VERB } from './words.ts';

/** Leads the way, alone or with another: the guide may pass by what the token brings (LCK-CARD-facility-tour). */
export const touring = procedure<{
  readonly seat: Seat;
  readonly other: Seat;
  readonly to: Slot;
}>('tour').steps({
  go(table, { seat, other, to }) {
    facilityOf(table).guide = seat;
    table.call(walk, walkOf(seat, to, { other }));
  },
  arrived(table) {
    facilityOf(table).guide = NO_SEAT;
  },
});

/** A chosen Intruder is hurt and, if it is still there, strikes back (LCK-CARD-desperate-attack). */
export const desperate = procedure<{
  readonly seat: Seat;
  readonly figure: number;
  readonly injuries: number;
}>('desperate-attack').steps({
  strike(table, { seat, figure, injuries }) {
    table.log?.tell('LCK-CARD-desperate-attack', EVENT.strikes, {
      who: who(table, seat),
      target: figure,
    });
    contaminate(table, seat);
    injure(table, figure, injuries, 'other', seat);
  },
  back(table, { seat, figure }) {
    if (
      table.vars.at[figure]! > 0 &&
      table.vars.at[figure] === table.vars.place[seat] &&
      typeOf(figure) > 0
    )
      table.call(attack, attackOn(figure, seat));
  },
});

interface Thermite {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly target: number;
  next: number;
}

interface Seal {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly chosen: number[];
}

/** Corridors of the Room that are neither closed nor chosen nor barred by a destroyed Door. */
const openWays = (table: SurvivalTable, { slot, chosen }: Seal): Way[] =>
  boardOf(table).corridorsOf[slot]!.filter(
    (way) => table.vars.door[way] === OPEN && !chosen.includes(way),
  );

/** Pawns that are left, or can be taken from elsewhere. */
function pawns(table: SurvivalTable, { slot, chosen }: Seal): number {
  const own = boardOf(table).corridorsOf[slot]!;
  const elsewhere = waysWhere(
    table.vars.door,
    (state, way) => state === CLOSED && !own.includes(way),
  );
  return doorsLeft(table) + elsewhere.length - chosen.length;
}

/** With too few Doors the player says which corridors get them (LCK-CARD-quarantine). */
export const sealing = procedure<Seal>('sealing').steps({
  which: {
    asks(table, local) {
      const left = pawns(table, local);
      return left > 0 && left < openWays(table, local).length ? local.seat : NO_SEAT;
    },
    options(table, local, _seat, offer) {
      const board = boardOf(table);
      for (const way of openWays(table, local)) offer.add(VERB.by(exitOf(board, local.slot, way)));
    },
  },
  chosen(table, local) {
    if (!table.answered) return undefined;
    const exit = VERB.by.value(table.answer, 0);
    local.chosen.push(wayAt(boardOf(table), local.slot, exit));
    return 'which';
  },
  close(table, local) {
    const ways = boardOf(table).corridorsOf[local.slot]!.toReversed();
    table.call(closeDoors, {
      by: local.seat,
      ways:
        local.chosen.length > 0
          ? ways.filter((way) => !openWays(table, local).includes(way))
          : ways,
      closed: [],
    });
  },
});

/** Malfunction and Fire, one injury each, one Light Wound each (LCK-ITEM-28). */
export const thermite = procedure<Thermite>('thermite').steps({
  burn(table, { seat, slot, target }) {
    if (!addMalfunction(table, slot) || !addFire(table, slot)) return END;
    if (target >= LYING_EGGS) destroyEggIn(table, slot, target);
    const rout = noRout();
    for (const figure of intrudersIn(table.vars, slot))
      injure(table, figure, 1, 'fire', seat, rout);
    moveOff(table, rout);
    return undefined;
  },
  wound(table, local) {
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      if (table.vars.place[seat] !== local.slot) continue;
      table.call(suffer, { seat, light: 1, serious: 0, cause: 'explosion' });
      return 'wound';
    }
    checkLast(table);
    return undefined;
  },
  after(table, { seat, slot, target }) {
    if (target >= LYING_EGGS && table.vars.place[seat] === slot)
      table.call(noiseRoll, { seat, roll: 0 });
  },
});

/** The chosen Character decides whether the Larva is cut out (LCK-ITEM-29-D). */
export const cutOut = procedure<{ readonly other: Seat }>('cut-out').steps({
  ask: {
    asks: (_table, { other }) => other,
    options(_table, _local, _seat, offer) {
      offer.add(VERB.yes());
      offer.add(VERB.no());
    },
  },
  cut(table, { other }) {
    if (codeOf(table.answer) === VERB.no.code) return END;
    table.vars.larva[other] = false;
    table.log?.tell('LCK-ITEM-29-D', EVENT['larva-cut-out'], { who: who(table, other) });
    table.call(suffer, { seat: other, light: 0, serious: 1, cause: 'surgery' });
    return undefined;
  },
  check(table) {
    checkLast(table);
  },
});

/** Two cards are looked at; one goes on top, one to the bottom (LCK-CARD-field-experience). */
export const arranging = procedure<{
  readonly seat: Seat;
  readonly deck: 'events' | 'attacks';
}>('arrange').steps({
  look(table, { seat, deck }) {
    const [from, discard] = zonesOf(deck);
    for (let i = 0; i < 2; i++) {
      const card = topOf(table, from, discard);
      if (card >= 0) table.move(card, ZONE.found(seat));
    }
    table.log?.tell('LCK-CARD-field-experience', EVENT.foresees, { who: who(table, seat) });
  },
  choose: {
    asks: (table, { seat }) => (table.zone(ZONE.found(seat)).length > 0 ? seat : NO_SEAT),
    options(table, { deck }, seat, offer) {
      for (const card of table.zone(ZONE.found(seat)))
        offer.add(
          deck === 'events'
            ? VERB['top-event'](table.kind(card) - FIRST_EVENT)
            : VERB['top-attack'](table.kind(card) - FIRST_KIND.attack),
        );
    },
  },
  put(table, { seat, deck }) {
    if (!table.answered) return;
    const [to] = zonesOf(deck);
    const first = deck === 'events' ? FIRST_EVENT : FIRST_KIND.attack;
    const top = kindAfter(first, valueIn(table.game, table.answer, 0));
    const chosen = table.find(ZONE.found(seat), top);
    for (const card of table.zone(ZONE.found(seat)).slice())
      if (card !== chosen) table.insert(card, to);
    table.move(chosen, to);
    table.log?.tell('LCK-CARD-field-experience', EVENT.arranges, { who: who(table, seat) });
  },
});

const zonesOf = (deck: 'events' | 'attacks'): [number, number] =>
  deck === 'events' ? [ZONE.eventDeck, ZONE.eventDiscard] : [ZONE.attackDeck, ZONE.attackDiscard];

interface Wail {
  readonly seat: Seat;
  readonly section: number;
  /** Removing Noise or making it; 0 before the first corridor is named. */
  mode: number;
}

/** Corridors of a Section, each called by its lower slot. */
function corridorsOf(
  table: SurvivalTable,
  section: number,
): { slot: Slot; exit: number; way: Way }[] {
  const board = boardOf(table);
  return waysWhere(board.plan.sections!.corridors, (of) => of === section).map((way) => {
    const slot = lowestOf(board.ends[way]!);
    return { slot, exit: exitOf(board, slot, way), way };
  });
}

/** Noise in the whole Section is taken away or made (LCK-CARD-wail). */
export const wailing = procedure<Wail>('wail').steps({
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, { section, mode }, _seat, offer) {
      for (const { slot, exit, way } of corridorsOf(table, section)) {
        const noisy = table.vars.noise[way]!;
        if (noisy && mode !== 2) offer.add(VERB.quieten(slot, exit));
        if (!noisy && mode !== 1) offer.add(VERB.rattle(slot, exit));
      }
      offer.add(VERB.done());
    },
  },
  chosen(table, local) {
    const code = codeOf(table.answer);
    if (code === VERB.done.code) return END;
    local.mode = code === VERB.quieten.code ? 1 : 2;
    const verb = code === VERB.quieten.code ? VERB.quieten : VERB.rattle;
    const [slot, exit] = verb.values(table.answer);
    const way = wayAt(boardOf(table), asSlot(slot), exit);
    if (local.mode === 1) removeNoise(table, way, 'LCK-CARD-wail');
    else addNoise(table, way);
    return 'choose';
  },
});
