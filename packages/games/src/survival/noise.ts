/** Noise rolls and Danger. */

import { codeOf, END, NO_KIND, NO_SEAT, type Seat } from '@deadlight/engine';
import { FIGURES } from '../packs/intruders.ts';
import { type Slot, type Way, wayAt } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { cardCalled, handSize, hasPassive, inCombat, kindRef, where, who } from './crew.ts';
import { NOISE, NOISE_DIE } from './dice.ts';
import { encounter } from './encounter.ts';
import { arrive, isEngaged, moveAll, wayTo } from './intruders.ts';
import { EVENT } from './log-events.ts';
import { addNoise, addNoiseAround } from './markers.ts';
import { cardKind, isActionCard, KIND } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

const FACES = ['', '1', '2', '3', '4', 'silence', 'danger', 'other'];

/** Throws the die of ten faces. */
export const rollTen = (table: SurvivalTable): number =>
  NOISE_DIE[table.roll(NOISE_DIE.length) - 1]!;

/** Danger: free Intruders next door come in; if there are none, Noise all around (NEM-NOISE-05, NEM-NOISE-06). */
export function danger(table: SurvivalTable, slot: Slot, bySlime: boolean): void {
  const { vars } = table;
  const near = bookOf(table).place.within(table, slot);
  const figures: number[] = [];
  const ways: Way[] = [];
  /** Those who come from farther away, over open ground. */
  const from: number[] = [];
  for (let figure = 0; figure < FIGURES.length; figure++) {
    const at = vars.at[figure]!;
    // LCK-EXPL-18-R
    if (at === 0 || !near.includes(at) || isEngaged(vars, figure)) continue;
    const way = wayTo(table, at, slot);
    if (way < 0) {
      from.push(figure);
      continue;
    }
    figures.push(figure);
    ways.push(way);
  }
  table.log?.tell('danger-rolled', EVENT.danger, {
    room: where(table, slot),
    slot,
    slime: bySlime ? 'yes' : 'no',
  });
  for (const figure of from) arrive(table, figure, slot);
  if (figures.length > 0) moveAll(table, figures, ways);
  // NEM-NOISE-11-R, LCK-NOISE-07, LCK-NOISE-11-R
  if (figures.length + from.length > 0) return;
  if (boardOf(table).waysOf[slot]!.every((way) => vars.noise[way]))
    table.log?.tell('danger-rolled', EVENT['noise-everywhere'], { room: where(table, slot), slot });
  addNoiseAround(table, slot);
}

interface Noise {
  readonly seat: Seat;
  roll: number;
  /** A Character who waits in a Pod is heard in its Section (NEM-BAG-11-R). */
  readonly fromPod?: true;
}

// NEM-NOISE-14-R, NEM-NOISE-15-R, LCK-NOISE-15-R
/** The Room that a roll is made for, or 0. */
const slotOf = (table: SurvivalTable, { seat, fromPod }: Noise): Slot =>
  fromPod && bookOf(table).place.isOut(table, seat)
    ? bookOf(table).place.roomOf(table, seat)
    : table.vars.place[seat]!;

/** One Noise roll of a Character for its Room (NEM-NOISE-01). */
export const noiseRoll = procedure<Noise>('noise').steps({
  roll(table, local) {
    if (slotOf(table, local) === 0) return END;
    local.roll = bookOf(table).odds.rollNoise(table, local.seat);
    table.log?.tell('noise-rolled', EVENT['noise-roll'], {
      who: who(table, local.seat),
      face: `@noise.${FACES[local.roll]}`,
    });
    return undefined;
  },
  /** The player who holds the Motion Scanner may roll again (NEM-CARD-motion-scanner). */
  scanner: {
    asks: (table, { seat }) =>
      hasPassive(table, seat, KIND.motionScanner) &&
      !inCombat(table.vars, seat) &&
      handSize(table, seat) > 0
        ? seat
        : NO_SEAT,
    options(table, _local, seat, offer) {
      for (const thing of table.zone(ZONE.hand(seat))) {
        const kind = table.kind(thing);
        if (isActionCard(kind) && cardCalled(table, seat, kind) === thing)
          offer.add(VERB['reroll-with'](kind));
      }
      offer.add(VERB.stand());
    },
  },
  again(table, local) {
    if (!table.answered || codeOf(table.answer) === VERB.stand.code) return;
    const { seat } = local;
    const kind = cardKind(VERB['reroll-with'].value(table.answer, 0));
    table.move(cardCalled(table, seat, kind), ZONE.discard(seat));
    local.roll = bookOf(table).odds.rollNoise(table, local.seat);
    table.log?.tell('noise-rerolled', EVENT['noise-reroll'], {
      who: who(table, seat),
      card: kindRef(table, 'card', kind),
      face: `@noise.${FACES[local.roll]}`,
    });
  },
  // LCK-NOISE-08, LCK-MARK-01
  result(table, local) {
    const { seat, roll } = local;
    const slot = slotOf(table, local);
    // Slime turns Silence into Danger (NEM-NOISE-04).
    const slimy = roll === NOISE.silence && table.vars.slime[seat] === true;
    if (roll === NOISE.danger || slimy) danger(table, slot, slimy);
    else if (roll === NOISE.other) bookOf(table).odds.otherNoise(table, seat);
    else if (roll !== NOISE.silence) {
      const way = wayAt(boardOf(table), slot, roll);
      // NEM-NOISE-03, NEM-ENC-02, LCK-NOISE-03, LCK-TECH-04
      if (table.vars.noise[way])
        // LCK-ENC-21-R
        table.call(encounter, { seat, slot, figure: -1, tokenKind: NO_KIND, attack: true });
      else addNoise(table, way);
    }
  },
});
