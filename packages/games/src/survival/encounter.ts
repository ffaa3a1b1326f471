/** Encounters: an Intruder appears where a Character is. */
import { END, type Seat } from '@deadlight/engine';
import { ADULT } from '../packs/intruders.ts';
import { attack, attackOn } from './attack.ts';
import { bookOf } from './book.ts';
import { handSize, isInRoom, where, who } from './crew.ts';
import type { Encounter } from './encounter-frame.ts';
import { appear, drawToken, isKnown, returnToken, typeOfToken } from './intruders.ts';
import { addNoiseAround, clearNoiseAround } from './markers.ts';
import { tokenOf } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

/** Cards in hand that prevent a surprise attack (NEM-ENC-06, LCK-ENC-07). */
export function handNeeded(table: SurvivalTable, seat: Seat, kind: number, dark: boolean): number {
  const { number, dark: higher } = tokenOf(kind);
  const printed = dark ? (higher ?? number) : number;
  if (printed === 0 || !isKnown(table, 'reaction-to-danger', seat)) return printed;
  return Math.max(1, printed - 1);
}

export const encounter = procedure<Encounter>('encounter').steps({
  draw(table, local) {
    const { slot } = local;
    table.log?.tell('ENC-03', 'encounter', {
      who: who(table, local.seat),
      room: where(table, slot),
      slot,
    });
    clearNoiseAround(table, slot);
    const token = drawToken(table);
    const kind = table.kind(token);
    const type = typeOfToken(kind);
    if (type < 0) {
      // The blank: nobody, but Noise everywhere (NEM-ENC-09, NEM-ENC-10).
      const last = table.zone(Z.bag).length === 0;
      addNoiseAround(table, slot);
      table.move(token, Z.bag);
      if (last) returnToken(table, ADULT);
      return END;
    }
    local.tokenKind = kind;
    local.figure = appear(table, type, slot);
    if (local.figure >= 0) return;
    table.move(token, Z.bag);
    return END;
  },
  /** Fewer cards in hand than the number: a surprise attack (NEM-ENC-06). */
  surprise(table, { seat, slot, figure, tokenKind, attack: may }) {
    if (!may || !isInRoom(table.vars, seat) || table.vars.place[seat] !== slot) return;
    if (
      handSize(table, seat) >=
      handNeeded(table, seat, tokenKind, bookOf(table).odds.isDark(table, seat))
    )
      return;
    table.log?.tell('ENC-07', 'surprise', { who: who(table, seat) });
    table.call(attack, attackOn(figure, seat, 'surprise'));
  },
});
