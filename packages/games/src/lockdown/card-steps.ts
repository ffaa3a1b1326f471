/** What cards and Items of Lockdown do in several steps, or ask about on the way. */
import { codeOf, END, type Seat, valueIn } from '@deadlight/engine';
import { attack, attackOn } from '../survival/attack.ts';
import { exitOf } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { contaminate } from '../survival/contamination.ts';
import { inOrder, isInRoom, who } from '../survival/crew.ts';
import { topOf } from '../survival/decks.ts';
import { closeDoors } from '../survival/doors.ts';
import { destroyEggIn } from '../survival/eggs.ts';
import { injure } from '../survival/injuries.ts';
import { intrudersIn, typeOf } from '../survival/intruders.ts';
import { addFire, addMalfunction, addNoise, doorsLeft, removeNoise } from '../survival/markers.ts';
import { walk } from '../survival/move.ts';
import { noiseRoll } from '../survival/noise.ts';
import { FIRST } from '../survival/things.ts';
import { CLOSED, OPEN, procedure, type SurvivalTable } from '../survival/vars.ts';
import { LYING_EGGS } from '../survival/words.ts';
import { suffer } from '../survival/wounds.ts';
import { Z } from '../survival/zones.ts';
import { checkLast } from './ending.ts';
import { facilityOf } from './facility.ts';
import { FIRST_EVENT } from './things.ts';
import { V } from './words.ts';

/** Walks together: the second comes into a Room that is not empty (LCK-MOVE-14-R). */
export const together = procedure<{
  readonly seat: Seat;
  readonly other: Seat;
  readonly to: number;
  readonly ignoreToken: boolean;
}>('together').steps({
  first(table, { seat, to, ignoreToken }) {
    if (ignoreToken) facilityOf(table).guide = seat;
    table.call(walk, { seat, to, noise: 'roll', exit: 0, attacked: false });
  },
  second(table, { other, to }) {
    facilityOf(table).guide = -1;
    if (other >= 0 && isInRoom(table.vars, other))
      table.call(walk, { seat: other, to, noise: 'none', exit: 0, attacked: false });
  },
});

/** A chosen Intruder is hurt and, if it is still there, strikes back (LCK-CARD-desperate-attack). */
export const desperate = procedure<{
  readonly seat: Seat;
  readonly figure: number;
  readonly injuries: number;
}>('desperate-attack').steps({
  strike(table, { seat, figure, injuries }) {
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
  readonly slot: number;
  readonly target: number;
  next: number;
}

interface Seal {
  readonly seat: Seat;
  readonly slot: number;
  readonly chosen: number[];
}

/** Corridors of the Room that are neither closed nor chosen nor barred by a destroyed Door. */
const openWays = (table: SurvivalTable, { slot, chosen }: Seal): number[] =>
  boardOf(table).corridorsOf[slot]!.filter(
    (way) => table.vars.door[way] === OPEN && !chosen.includes(way),
  );

/** Pawns that are left, or can be taken from elsewhere. */
function pawns(table: SurvivalTable, { slot, chosen }: Seal): number {
  const own = boardOf(table).corridorsOf[slot]!;
  const elsewhere = table.vars.door.filter((state, way) => state === CLOSED && !own.includes(way));
  return doorsLeft(table) + elsewhere.length - chosen.length;
}

/** With too few Doors the player says which corridors get them (LCK-CARD-quarantine). */
export const sealing = procedure<Seal>('sealing').steps({
  which: {
    asks(table, local) {
      const left = pawns(table, local);
      return left > 0 && left < openWays(table, local).length ? local.seat : -1;
    },
    options(table, local, _seat, offer) {
      const board = boardOf(table);
      for (const way of openWays(table, local)) offer.add(V.by(exitOf(board, local.slot, way)));
    },
  },
  chosen(table, local) {
    if (!table.answered) return undefined;
    const exit = V.by.value(table.answer, 0);
    local.chosen.push(boardOf(table).byNumber[local.slot * 5 + exit]!);
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
    for (const figure of intrudersIn(table.vars, slot))
      if (table.vars.at[figure] === slot) injure(table, figure, 1, 'fire', seat);
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
      offer.add(V.yes());
      offer.add(V.no());
    },
  },
  cut(table, { other }) {
    if (codeOf(table.answer) === V.no.code) return END;
    table.vars.larva[other] = false;
    table.log?.tell('LCK-ITEM-29-D', 'larva-cut-out', { who: who(table, other) });
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
  readonly slot: number;
  readonly deck: 'events' | 'attacks';
}>('arrange').steps({
  look(table, { seat, slot, deck }) {
    table.vars.items[slot]!--;
    const [from, discard] = zonesOf(deck);
    for (let i = 0; i < 2; i++) {
      const card = topOf(table, from, discard);
      if (card >= 0) table.move(card, Z.found + seat);
    }
    table.log?.tell('LCK-CARD-field-experience', 'arranges', { who: who(table, seat) });
  },
  choose: {
    asks: (table, { seat }) => (table.zone(Z.found + seat).length > 0 ? seat : -1),
    options(table, { deck }, seat, offer) {
      for (const card of table.zone(Z.found + seat))
        offer.add(
          deck === 'events'
            ? V['top-event'](table.kind(card) - FIRST_EVENT)
            : V['top-attack'](table.kind(card) - FIRST.attack),
        );
    },
  },
  put(table, { seat, deck }) {
    if (!table.answered) return;
    const [to] = zonesOf(deck);
    const top =
      valueIn(table.game, table.answer, 0) + (deck === 'events' ? FIRST_EVENT : FIRST.attack);
    const chosen = table.find(Z.found + seat, top);
    for (const card of table.zone(Z.found + seat).slice())
      if (card !== chosen) table.slip(card, to);
    table.move(chosen, to);
  },
});

const zonesOf = (deck: 'events' | 'attacks'): [number, number] =>
  deck === 'events' ? [Z.eventDeck, Z.eventDiscard] : [Z.attackDeck, Z.attackDiscard];

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
): { slot: number; exit: number; way: number }[] {
  const board = boardOf(table);
  return board.plan.sections!.corridors.flatMap((of, way) => {
    if (of !== section) return [];
    const slot = Math.min(...board.ends[way]!);
    return [{ slot, exit: exitOf(board, slot, way), way }];
  });
}

/** Noise in the whole Section is taken away or made (LCK-CARD-wail). */
export const wailing = procedure<Wail>('wail').steps({
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, { section, mode }, _seat, offer) {
      for (const { slot, exit, way } of corridorsOf(table, section)) {
        const noisy = table.vars.noise[way]!;
        if (noisy && mode !== 2) offer.add(V.quieten(slot, exit));
        if (!noisy && mode !== 1) offer.add(V.rattle(slot, exit));
      }
      offer.add(V.done());
    },
  },
  chosen(table, local) {
    const code = codeOf(table.answer);
    if (code === V.done.code) return END;
    local.mode = code === V.quieten.code ? 1 : 2;
    const verb = code === V.quieten.code ? V.quieten : V.rattle;
    const [slot, exit] = verb.values(table.answer);
    const way = boardOf(table).byNumber[slot * 5 + exit]!;
    if (local.mode === 1) removeNoise(table, way, 'LCK-CARD-wail');
    else addNoise(table, way);
    return 'choose';
  },
});
