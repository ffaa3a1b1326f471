/** Computer actions: one open card with three options (LCK-COMP). */
import { codeOf, END, type Seat } from '@deadlight/engine';
import {
  asSlot,
  exitOf,
  lowestOf,
  type Slot,
  type Way,
  wayAt,
  waysWhere,
} from '../survival/board.ts';
import { boardOf, ruleOf } from '../survival/book.ts';
import { hasComputer, who } from '../survival/crew.ts';
import { closeDoors } from '../survival/doors.ts';
import type { ComputerPlace, Effect } from '../survival/effect.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { Finder } from '../survival/finder.ts';
import { addMalfunction, doorsLeft, openDoor } from '../survival/markers.ts';
import type { WhyNot } from '../survival/rule-names.ts';
import {
  CLOSED,
  DESTROYED,
  procedure,
  type SurvivalOffer,
  type SurvivalTable,
} from '../survival/vars.ts';
import { COMPUTERS } from './data/tokens.ts';
import { ELEVATOR, facilityOf, isPowered, sectionOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { placeRef, setPower } from './power.ts';
import { FIRST_COMPUTER, LOCK_DOWN } from './things.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** Turns up the next card; Lock-Down breaks something and is shuffled back (LCK-COMP-04, LCK-COMP-07-R). */
export function revealComputer(table: SurvivalTable, seat: Seat): void {
  let first = true;
  for (;;) {
    const card = table.top(ZONE.computerDeck);
    table.move(card, ZONE.computer);
    if (table.kind(card) !== LOCK_DOWN) return;
    if (seat >= 0 && first) {
      table.log?.tell('LCK-COMP-04', EVENT['lock-down'], { who: who(table, seat) });
      if (!addMalfunction(table, table.vars.place[seat]!)) return;
    }
    first = false;
    table.move(card, ZONE.computerDeck);
    table.shuffle(ZONE.computerDeck);
  }
}

/** The options of the card that lies open. */
const optionsNow = (table: SurvivalTable): readonly Effect[] =>
  COMPUTERS[table.kind(table.top(ZONE.computer)) - FIRST_COMPUTER]!.does;

/** Whether a Character may take a computer action where it is, or by a card that says so. */
function isComputerPlace(table: SurvivalTable, slot: Slot, where: ComputerPlace): boolean {
  const powered = isPowered(table, sectionOf(table.vars, slot));
  const computer = hasComputer(table, slot);
  switch (where) {
    case 'powered':
      return powered;
    case 'powered-computer':
      return powered && computer;
    case 'unpowered-computer':
      return computer && !powered;
    case 'either-missing':
      return powered !== computer;
  }
}

export function whyNotComputer(
  table: SurvivalTable,
  seat: Seat,
  slot: Slot,
  where: ComputerPlace,
): WhyNot | null {
  if (!isComputerPlace(table, slot, where)) return 'LCK-COMP-02';
  return whyNone(table, seat, slot, []);
}

const whyNotOption = (
  table: SurvivalTable,
  seat: Seat,
  slot: Slot,
  effect: Effect,
): WhyNot | null => ruleOf(table, effect).whyNot(table, { seat, slot }, effect);

function whyNone(
  table: SurvivalTable,
  seat: Seat,
  slot: Slot,
  done: readonly number[],
): WhyNot | null {
  const options = optionsNow(table);
  return options.some(
    (effect, i) => !done.includes(i) && whyNotOption(table, seat, slot, effect) === null,
  )
    ? null
    : 'LCK-COMP-08-R';
}

interface Computing {
  readonly seat: Seat;
  /** Whether all options may be taken (Bypass), and those taken. */
  readonly all: boolean;
  readonly done: number[];
  /** Optional, because the Action that led here is already over. */
  readonly may: boolean;
}

function offerOptions(table: SurvivalTable, { seat, done }: Computing, offer: SurvivalOffer): void {
  const slot = table.vars.place[seat]!;
  optionsNow(table).forEach((effect, i) => {
    if (done.includes(i) || whyNotOption(table, seat, slot, effect) !== null) return;
    ruleOf(table, effect).offer(table, { seat, slot }, effect, offer);
  });
}

/** One option of the open card, or any number with Bypass; then the next card is turned up. */
export const computing = procedure<Computing>('computer').steps({
  look(table, local) {
    const can = whyNone(table, local.seat, table.vars.place[local.seat]!, local.done) === null;
    return can && table.vars.place[local.seat]! > 0 ? undefined : 'next';
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, local, _seat, offer) {
      offerOptions(table, local, offer);
      if (local.may || local.done.length > 0) offer.add(VERB.done());
    },
  },
  chosen(table, local) {
    const { seat, done } = local;
    const slot = table.vars.place[seat]!;
    if (codeOf(table.answer) === VERB.done.code) return 'next';
    const options = optionsNow(table);
    for (let i = 0; i < options.length; i++) {
      if (done.includes(i) || whyNotOption(table, seat, slot, options[i]!) !== null) continue;
      const finder = new Finder(table.answer);
      ruleOf(table, options[i]!).offer(table, { seat, slot }, options[i]!, finder);
      if (!finder.found) continue;
      if (done.length === 0)
        table.log?.tell('LCK-COMP-03', EVENT['computer-used'], { who: who(table, seat) });
      done.push(i);
      ruleOf(table, options[i]!).run(table, { seat, slot }, options[i]!, table.answer);
      break;
    }
    return local.all ? 'look' : undefined;
  },
  next(table, { seat, done }) {
    if (done.length === 0) return END;
    const facility = facilityOf(table);
    facility.computersUsed[seat]! |= 1 << sectionOf(table.vars, table.vars.place[seat]!);
    table.insert(table.top(ZONE.computer), ZONE.computerDeck);
    table.log?.tell('LCK-COMP-03', EVENT['computer-turned']);
    revealComputer(table, seat);
    return END;
  },
});

/** A computer action on top of something else, where there is a computer and power (LCK-CARD-it-works-for-me). */
export const thenComputer = procedure<{ readonly seat: Seat }>('then-computer').steps({
  look(table, { seat }) {
    if (whyNotComputer(table, seat, table.vars.place[seat]!, 'powered-computer') === null)
      table.call(computing, { seat, all: false, done: [], may: true });
  },
});

/** Corridors that can be opened or closed anywhere. */
function whyNotSwitch(table: SurvivalTable, way: Way): WhyNot | null {
  const state = table.vars.door[way];
  if (state === DESTROYED) return 'door-is-destroyed';
  // Closing one takes a pawn, from the supply or from another door (LCK-MARK-29, LCK-MARK-31-R).
  return state === CLOSED || doorsLeft(table) > 0 || table.vars.door.includes(CLOSED)
    ? null
    : 'no-door-left';
}

export const computerEffects = {
  computer: effectRule('computer', {
    whyNot: (table, { seat, slot }, { where }) =>
      where === 'powered-computer' && sectionOf(table.vars, slot) === 0
        ? 'LCK-POWER-16-R'
        : whyNotComputer(table, seat, slot, where),
    ...plainly(VERB.computer()),
    run: (table, { seat }, { all }) =>
      table.call(computing, { seat, all: all === true, done: [], may: false }),
  }),
  // LCK-POWER-11, LCK-ROOM-GENERATOR-02-D, LCK-ROOM-GENERATOR-03-R
  'flip-power': effectRule('flip-power', {
    ...plainly(VERB['flip-power']()),
    whyNot: (table, { slot }) => (sectionOf(table.vars, slot) > 0 ? null : 'LCK-POWER-16-R'),
    run(table, { slot }) {
      const section = sectionOf(table.vars, slot);
      setPower(table, section, !isPowered(table, section));
    },
  }),
  'swap-power': effectRule('swap-power', {
    whyNot: () => null,
    offer(_table, _doer, _effect, offer) {
      for (let first = 1; first <= ELEVATOR; first++)
        for (let second = first + 1; second <= ELEVATOR; second++)
          offer.add(VERB['swap-power'](first, second));
    },
    run(table, { seat }, _effect, choice) {
      const { power } = facilityOf(table);
      const [first, second] = [
        VERB['swap-power'].value(choice, 0),
        VERB['swap-power'].value(choice, 1),
      ];
      [power[first], power[second]] = [power[second]!, power[first]!];
      table.log?.tell('LCK-COMP-10-R', EVENT['power-swapped'], {
        who: who(table, seat),
        first: placeRef(first),
        second: placeRef(second),
      });
    },
  }),
  'any-door': effectRule('any-door', {
    whyNot: (table) =>
      waysWhere(table.vars.door, (_, way) => whyNotSwitch(table, way) === null).length > 0
        ? null
        : 'no-door-left',
    offer(table, _doer, _effect, offer) {
      const board = boardOf(table);
      for (const way of waysWhere(board.plan.corridors, () => true)) {
        const slot = lowestOf(board.ends[way]!);
        offer.unless(whyNotSwitch(table, way), VERB['any-door'](slot, exitOf(board, slot, way)));
      }
    },
    run(table, { seat }, _effect, choice) {
      const slot = asSlot(VERB['any-door'].value(choice, 0));
      const way = wayAt(boardOf(table), slot, VERB['any-door'].value(choice, 1));
      if (table.vars.door[way] === CLOSED) openDoor(table, way);
      else table.call(closeDoors, { by: seat, ways: [way], closed: [] });
    },
  }),
};
