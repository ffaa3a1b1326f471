/** The Cargo Sending System: pods launched by tokens (LCK-CSS). */

import { END, type Seat } from '@deadlight/engine';
import { NO_SLOT, type Slot } from '../survival/board.ts';
import { bookOf } from '../survival/book.ts';
import { hasComputer, inOrder, isAboard, sheetOf, who } from '../survival/crew.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { passing } from '../survival/pass.ts';
import { AWAY, procedure, type SurvivalTable } from '../survival/vars.ts';
import { suffer, sufferAlone } from '../survival/wounds.ts';
import { CSS_TOKENS } from './data/tokens.ts';
import { checkLast } from './ending.ts';
import { facilityOf, PODS, roomOfPod, slotsOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { FIRST_CSS } from './things.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** The pod of a Room, 1 to 3, or 0. */
const podIn = (table: SurvivalTable, slot: Slot): number => {
  const id = sheetOf(table, slot)?.id ?? '';
  return PODS.findIndex((_, i) => roomOfPod(i + 1) === id) + 1;
};

/** The token that lies on the Time token's space, or -1. */
const tokenNow = (table: SurvivalTable): number => {
  const { cssAt, time, cssRevealed } = facilityOf(table);
  return cssAt.findIndex((space, i) => space === time && !cssRevealed[i]);
};

/** Discard, pass, what a turn's end brings, and only then into the pod (LCK-CSS-08-D, LCK-CSS-09-D). */
export const boarding = procedure<{ readonly seat: Seat; readonly pod: number }>('css-board').steps(
  {
    // LCK-CSS-02
    discard(table, { seat }) {
      const hand = table.zone(ZONE.hand(seat));
      while (hand.length > 0) {
        table.move(hand[hand.length - 1]!, ZONE.discard(seat));
        table.log?.tell('LCK-CSS-02', EVENT.discards, { who: who(table, seat) });
      }
      table.call(passing, { seat, discards: false });
    },
    burn(table, { seat }) {
      const { vars } = table;
      if (!isAboard(vars, seat) || !vars.fire[vars.place[seat]!]) return;
      if (bookOf(table).odds.isProof(table, seat)) return;
      table.log?.tell('LCK-MARK-04', EVENT.burns, { who: who(table, seat) });
      table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'fire' });
    },
    board(table, { seat, pod }) {
      if (!isAboard(table.vars, seat)) return;
      facilityOf(table).podOf[seat] = pod;
      table.vars.place[seat] = NO_SLOT;
      table.log?.tell('LCK-CSS-01', EVENT.boards, { who: who(table, seat), pod: PODS[pod - 1]! });
    },
  },
);

interface Launch {
  token: number;
  next: number;
}

/** The token of this space is revealed: some leave, the others fail (LCK-CSS-04 to LCK-CSS-06). */
export const launchCss = procedure<Launch>('css').steps({
  reveal(table, local) {
    local.token = tokenNow(table);
    if (local.token < 0) return END;
    const thing = table.zone(ZONE.css)[local.token]!;
    table.reveal(thing);
    // LCK-CSS-17-R
    facilityOf(table).cssRevealed[local.token] = true;
    const { id } = CSS_TOKENS[table.kind(thing) - FIRST_CSS]!;
    table.log?.tell('LCK-EVENT-01', EVENT['css-launch'], {
      token: `@css.${id}`,
      waiting: facilityOf(table).podOf.filter((pod) => pod > 0).length,
    });
    return undefined;
  },
  each(table, local) {
    const facility = facilityOf(table);
    const { id } = CSS_TOKENS[table.kind(table.zone(ZONE.css)[local.token]!) - FIRST_CSS]!;
    while (local.next < table.state.seats) {
      // LCK-CSS-15-R
      const seat = inOrder(table, local.next++);
      const pod = facility.podOf[seat]!;
      if (pod === 0) continue;
      facility.podOf[seat] = 0;
      if (id === 'launch-all' || id === `launch-${PODS[pod - 1]!.toLowerCase()}`) {
        table.vars.fate[seat] = AWAY;
        facility.ways[seat] = 'css';
        table.log?.tell('LCK-CSS-04', EVENT.evacuated, { who: who(table, seat) });
        continue;
      }
      // LCK-CSS-14-R
      table.vars.place[seat] = slotsOf(table.vars, roomOfPod(pod))[0]!;
      table.log?.tell('LCK-CSS-06', EVENT['css-fails'], { who: who(table, seat) });
      table.call(suffer, { seat, light: 0, serious: 1, cause: 'css' });
      return 'each';
    }
    checkLast(table);
    return undefined;
  },
});

/** Looks at a CSS token; the player keeps a note. */
function lookAtCss(table: SurvivalTable, seat: Seat, token: number): void {
  const thing = table.zone(ZONE.css)[token]!;
  table.peek(seat, thing);
  const space = facilityOf(table).cssAt[token]!;
  const { id } = CSS_TOKENS[table.kind(thing) - FIRST_CSS]!;
  table.note(seat, 'css', { space, token: `@css.${id}`, round: table.vars.round });
  table.log?.tell('LCK-INFO-11', EVENT['looks-css'], { who: who(table, seat), space });
}

/** Tokens that are still face down. */
const hiddenTokens = (table: SurvivalTable): number[] =>
  facilityOf(table).cssRevealed.flatMap((is, i) => (is ? [] : [i]));

interface Shift {
  readonly seat: Seat;
  readonly token: number;
}

/** Where a token could go: one space either way, not where another lies, not off the Track (LCK-ROOM-CSSCONTROL-01, LCK-ROOM-CSSCONTROL-02). */
function shiftsOf(table: SurvivalTable, token: number): number[] {
  const { cssAt, time } = facilityOf(table);
  const at = cssAt[token]!;
  if (at === time) return [];
  return [1, 2].filter((step) => {
    const to = step === 1 ? at - 1 : at + 1;
    // LCK-ROOM-CSSCONTROL-04-R
    return to >= 1 && to <= 15 && !cssAt.includes(to);
  });
}

export const shiftCss = procedure<Shift>('css-shift').steps({
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, { token }, _seat, offer) {
      offer.add(VERB['move-css'](0));
      for (const step of shiftsOf(table, token)) offer.add(VERB['move-css'](step));
    },
  },
  move(table, { seat, token }) {
    const step = VERB['move-css'].value(table.answer, 0);
    if (step === 0) return;
    facilityOf(table).cssAt[token]! += step === 1 ? -1 : 1;
    table.log?.tell('LCK-ROOM-CSSCONTROL-01', EVENT['css-moved'], {
      who: who(table, seat),
      space: facilityOf(table).cssAt[token]!,
    });
  },
});

const tokenAt = (table: SurvivalTable, space: number): number =>
  facilityOf(table).cssAt.findIndex((at, i) => at === space && !facilityOf(table).cssRevealed[i]);

export const cssEffects = {
  'board-css': effectRule('board-css', {
    ...plainly(VERB['board-css']()),
    whyNot(table, { slot }) {
      const facility = facilityOf(table);
      const pod = podIn(table, slot);
      // LCK-CSS-07
      if (pod === 0 || facility.podOf.includes(pod)) return 'LCK-ROOM-CSS-01 taken';
      const leaves = facility.cssAt.some(
        (at, i) => at === facility.time && !facility.cssRevealed[i],
      );
      return leaves ? null : 'LCK-ROOM-CSS-01 early';
    },
    run: (table, { seat, slot }) => table.call(boarding, { seat, pod: podIn(table, slot) }),
  }),
  'look-css': effectRule('look-css', {
    whyNot: (table, { slot }, { atComputer }) => {
      if (atComputer && !hasComputer(table, slot)) return 'LCK-CARD-GENERAL-03-R';
      return hiddenTokens(table).length > 0 ? null : 'LCK-COMP-08-R';
    },
    offer(table, _doer, _effect, offer) {
      for (const token of hiddenTokens(table))
        offer.add(VERB['look-css'](facilityOf(table).cssAt[token]!));
    },
    run: (table, { seat }, _effect, choice) =>
      lookAtCss(table, seat, tokenAt(table, VERB['look-css'].value(choice, 0))),
  }),
  'shift-css': effectRule('shift-css', {
    whyNot: (table) => (hiddenTokens(table).length > 0 ? null : 'LCK-ROOM-CSSCONTROL-03-R'),
    offer(table, _doer, _effect, offer) {
      for (const token of hiddenTokens(table))
        offer.add(VERB['look-css'](facilityOf(table).cssAt[token]!));
    },
    run(table, { seat }, _effect, choice) {
      const token = tokenAt(table, VERB['look-css'].value(choice, 0));
      lookAtCss(table, seat, token);
      table.call(shiftCss, { seat, token });
    },
  }),
};
