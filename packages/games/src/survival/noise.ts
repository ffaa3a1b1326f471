/** Noise rolls and Danger. */
import { codeOf, END, type Seat } from '@deadlight/engine';
import { FIGURES } from '../packs/intruders.ts';
import { boardOf, bookOf } from './book.ts';
import {
  cardCalled,
  handSize,
  hasPassive,
  inCombat,
  isInRoom,
  kindRef,
  where,
  who,
} from './crew.ts';
import { encounter } from './encounter.ts';
import { arrive, isEngaged, moveAll, wayTo } from './intruders.ts';
import { addNoise, addNoiseAround } from './markers.ts';
import { isActionCard, K } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { V } from './words.ts';
import { Z } from './zones.ts';

/** Faces of the Noise die beyond the numbers. */
export const NOISE = { silence: 5, danger: 6, other: 7 } as const;

const FACES = ['', '1', '2', '3', '4', 'silence', 'danger', 'other'];

/** The ten faces: 1 to 4 twice, Silence, Danger (NEM-SETUP-08-R). */
export function rollTen(table: SurvivalTable): number {
  const roll = table.roll(10);
  return roll <= 8 ? (roll + 1) >> 1 : roll === 9 ? NOISE.silence : NOISE.danger;
}

/** Danger: free Intruders next door come in; if there are none, Noise all around (NEM-NOISE-05, NEM-NOISE-06). */
export function danger(table: SurvivalTable, slot: number, bySlime: boolean): void {
  const { vars } = table;
  const near = bookOf(table).place.within(table, slot);
  const figures: number[] = [];
  const ways: number[] = [];
  /** Those who come from farther away, over open ground. */
  const from: number[] = [];
  for (let figure = 0; figure < FIGURES.length; figure++) {
    const at = vars.at[figure]!;
    if (at === 0 || !near.includes(at) || isEngaged(vars, figure)) continue;
    const way = wayTo(table, at, slot);
    if (way < 0) {
      from.push(figure);
      continue;
    }
    figures.push(figure);
    ways.push(way);
  }
  table.log?.tell('NOISE-05', 'danger', {
    room: where(table, slot),
    slot,
    slime: bySlime ? 'yes' : 'no',
  });
  for (const figure of from) arrive(table, figure, slot);
  if (figures.length > 0) moveAll(table, figures, ways);
  if (figures.length + from.length > 0) return;
  if (boardOf(table).waysOf[slot]!.every((way) => vars.noise[way]))
    table.log?.tell('NOISE-05', 'noise-everywhere', { room: where(table, slot), slot });
  addNoiseAround(table, slot);
}

interface Noise {
  readonly seat: Seat;
  roll: number;
}

/** One Noise roll of a Character for its Room (NEM-NOISE-01). */
export const noiseRoll = procedure<Noise>('noise').steps({
  roll(table, local) {
    if (!isInRoom(table.vars, local.seat)) return END;
    local.roll = bookOf(table).odds.rollNoise(table, local.seat);
    table.log?.tell('NOISE-01', 'noise-roll', {
      who: who(table, local.seat),
      face: `@noise.${FACES[local.roll]}`,
    });
    return undefined;
  },
  /** The player who holds the Motion Scanner may roll again (NEM-CARD-motion-scanner). */
  scanner: {
    asks: (table, { seat }) =>
      hasPassive(table, seat, K.motionScanner) &&
      !inCombat(table.vars, seat) &&
      handSize(table, seat) > 0
        ? seat
        : -1,
    options(table, _local, seat, offer) {
      for (const thing of table.zone(Z.hand + seat)) {
        const kind = table.kind(thing);
        if (isActionCard(kind) && cardCalled(table, seat, kind) === thing)
          offer.add(V['reroll-with'](kind));
      }
      offer.add(V.stand());
    },
  },
  again(table, local) {
    if (!table.answered || codeOf(table.answer) === V.stand.code) return;
    const { seat } = local;
    const kind = V['reroll-with'].value(table.answer, 0);
    table.move(cardCalled(table, seat, kind), Z.discard + seat);
    local.roll = bookOf(table).odds.rollNoise(table, local.seat);
    table.log?.tell('CARD-motion-scanner', 'noise-reroll', {
      who: who(table, seat),
      card: kindRef(table, kind),
      face: `@noise.${FACES[local.roll]}`,
    });
  },
  result(table, { seat, roll }) {
    const slot = table.vars.place[seat]!;
    // Slime turns Silence into Danger (NEM-NOISE-04).
    const slimy = roll === NOISE.silence && table.vars.slime[seat] === true;
    if (roll === NOISE.danger || slimy) danger(table, slot, slimy);
    else if (roll === NOISE.other) bookOf(table).odds.otherNoise(table, seat);
    else if (roll !== NOISE.silence) {
      const way = boardOf(table).byNumber[slot * 5 + roll]!;
      if (table.vars.noise[way])
        table.call(encounter, { seat, slot, figure: -1, tokenKind: -1, attack: true });
      else addNoise(table, way);
    }
  },
});
