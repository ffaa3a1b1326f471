/** Event cards in the dark: who can ignore it, and what happens to those who cannot (LCK-EVENT-20). */

import { codeOf, NO_SEAT, type Procedure, type Seat, type Thing } from '@deadlight/engine';
import { ADULT } from '../packs/intruders.ts';
import { attack, attackersInOrder, attackOn, preyIn } from '../survival/attack.ts';
import { networkWay } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { contaminate } from '../survival/contamination.ts';
import { crewInOrder, inCombat, isInRoom, isWounded, mightHold, who } from '../survival/crew.ts';
import { eachInOrder } from '../survival/events/in-order.ts';
import { resolveEvent, rulesOf } from '../survival/events/resolve.ts';
import { breakRooms } from '../survival/events/rooms.ts';
import { type EventFrame, eventRule } from '../survival/events/rule.ts';
import { appear } from '../survival/intruders.ts';
import { addNoiseAround, addSlime } from '../survival/markers.ts';
import { KIND } from '../survival/things.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { withSteps } from '../survival/with-steps.ts';
import { sufferAlone } from '../survival/wounds.ts';
import { ZONE } from '../survival/zones.ts';
import { isDark } from './facility.ts';
import { askDark, lightOptions, takeLight } from './light.ts';
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

/** An Event card being resolved. */
export interface FacilityEventFrame extends EventFrame {
  /** Characters in the dark when the effect began (LCK-CARD-GENERAL-14-R). */
  readonly dark: Seat[];
  /** Those of them who ignore it. */
  readonly lit: Seat[];
  /** The seat being asked about the dark. */
  asking: number;
}

export const eventFrame = (card: Thing): FacilityEventFrame => ({
  card,
  next: 0,
  lit: [],
  dark: [],
  asking: 0,
  list: [],
});

export const inDark = ({ dark, lit }: FacilityEventFrame, seat: Seat): boolean =>
  dark.includes(seat) && !lit.includes(seat);

const stillDark = ({ dark, lit }: FacilityEventFrame): Seat[] =>
  dark.filter((seat) => !lit.includes(seat));

const mayFeel = (table: SurvivalTable, seat: Seat): boolean =>
  !table.vars.silent[seat] && mightHold(table, seat, KIND.feelDark);

/** Before the effect, anyone who can ignores the dark (LCK-CARD-GENERAL-13-R). */
export const resolveFacilityEvent = withSteps<FacilityEventFrame>(
  resolveEvent as Procedure<Vars, FacilityEventFrame>,
  {
    after: {
      move: {
        dark(table, frame) {
          if (rulesOf(table, frame.card).some(({ dark }) => dark))
            frame.dark.push(...crewInOrder(table).filter((seat) => isDark(table, seat)));
        },
        light: {
          asks(table, frame) {
            for (; frame.asking < frame.dark.length; frame.asking++) {
              const seat = frame.dark[frame.asking]!;
              if (askDark(table, seat) || mayFeel(table, seat)) return seat;
            }
            return NO_SEAT;
          },
          options(table, _frame, seat, offer) {
            lightOptions(table, seat, offer);
            if (table.find(ZONE.hand(seat), KIND.feelDark) >= 0) offer.add(VERB['feel-dark']());
          },
        },
        lit(table, frame) {
          if (!table.answered) return;
          const seat = frame.dark[frame.asking]!;
          frame.asking++;
          if (codeOf(table.answer) === VERB['feel-dark'].code) {
            table.move(table.find(ZONE.hand(seat), KIND.feelDark), ZONE.discard(seat));
            table.log?.tell('LCK-CARD-feel-of-the-dark', EVENT['feels-dark'], {
              who: who(table, seat),
            });
            frame.lit.push(seat);
          } else if (takeLight(table, seat, table.answer)) frame.lit.push(seat);
          return 'light';
        },
      },
    },
  },
);

const darkRule = <N extends Parameters<typeof eventRule>[0]>(
  does: N,
  rule: Parameters<typeof eventRule<N, FacilityEventFrame>>[1],
) => eventRule<N, FacilityEventFrame>(does, { ...rule, dark: true });

export const darkEvents = {
  'noise-in-dark': darkRule('noise-in-dark', {
    run(table, frame) {
      for (const seat of stillDark(frame)) addNoiseAround(table, table.vars.place[seat]!);
    },
  }),
  'break-in-dark': darkRule('break-in-dark', {
    run(table, frame) {
      const slots = stillDark(frame).map((seat) => table.vars.place[seat]!);
      return breakRooms(
        table,
        slots.sort((a, b) => a - b),
      );
    },
  }),
  'contaminate-in-dark': darkRule('contaminate-in-dark', {
    run(table, frame) {
      for (const seat of stillDark(frame)) if (isInRoom(table.vars, seat)) contaminate(table, seat);
    },
  }),
  'attack-in-dark': darkRule('attack-in-dark', {
    stepwise: true,
    run(table, frame) {
      if (frame.next === 0) {
        frame.list.push(...attackersInOrder(table));
        frame.next = 1;
      }
      while (frame.list.length > 0) {
        const figure = frame.list.shift()!;
        const slot = table.vars.at[figure]!;
        // Characters who ignore the dark are spared; of the others, the usual target (LCK-ATK-02).
        const seat = slot > 0 ? preyIn(table, slot, (one) => inDark(frame, one)) : NO_SEAT;
        if (seat < 0) continue;
        table.call(attack, attackOn(figure, seat));
        return 'again';
      }
      return undefined;
    },
  }),
  'wound-in-dark': darkRule('wound-in-dark', {
    stepwise: true,
    run(table, frame, { wounds }) {
      const board = boardOf(table);
      const technical = networkWay(board, 0);
      return eachInOrder(
        table,
        frame,
        (seat) =>
          inDark(frame, seat) && board.networksOf[table.vars.place[seat]!]!.includes(technical),
        (seat) => table.call(sufferAlone, { seat, light: wounds, serious: 0, cause: 'event' }),
      );
    },
  }),
  'slime-in-dark': darkRule('slime-in-dark', {
    run(table, frame) {
      for (const seat of stillDark(frame)) addSlime(table, seat);
    },
  }),
  /** Without token or Encounter, once in each Room (LCK-CARD-scent-of-blood). */
  'adults-in-dark': darkRule('adults-in-dark', {
    run(table, frame, { to }) {
      const { vars } = table;
      const attracts = (seat: Seat): boolean =>
        (to === 'slimed' || !inCombat(vars, seat)) &&
        (to === 'wounded' ? isWounded(table, seat) : vars.slime[seat]!);
      const slots = stillDark(frame)
        .filter(attracts)
        .map((seat) => vars.place[seat]!);
      for (const slot of new Set(slots)) appear(table, ADULT, slot);
    },
  }),
};
