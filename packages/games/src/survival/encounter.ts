/** Encounters: an Intruder appears where a Character is. */
import { END, type Kind, type Seat } from '@deadlight/engine';
import { ADULT } from '../packs/intruders.ts';
import { attack, attackOn } from './attack.ts';
import { bookOf } from './book.ts';
import { handSize, isInRoom, where, who } from './crew.ts';
import type { Encounter } from './encounter-frame.ts';
import { addToken, appear, drawToken, isKnown, setAside, typeOfToken } from './intruders.ts';
import { EVENT } from './log-events.ts';
import { addNoiseAround, clearNoiseAround } from './markers.ts';
import { tokenOf } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** Cards in hand that prevent a surprise attack (NEM-ENC-06, LCK-ENC-07). */
export function handNeeded(table: SurvivalTable, seat: Seat, kind: Kind, dark: boolean): number {
  const { number, dark: higher } = tokenOf(kind);
  // LCK-ENC-14-D, LCK-CROSS-16-R
  const printed = dark ? (higher ?? number) : number;
  if (printed === 0 || !isKnown(table, 'reaction-to-danger', seat)) return printed;
  return Math.max(1, printed - 1);
}

// NEM-ENC-01, LCK-ENC-01
export const encounter = procedure<Encounter>('encounter').steps({
  draw(table, local) {
    const { slot } = local;
    table.log?.tell('encounter-begins', EVENT.encounter, {
      who: who(table, local.seat),
      room: where(table, slot),
      slot,
    });
    clearNoiseAround(table, slot);
    // NEM-ENC-04, LCK-ENC-04
    const token = drawToken(table);
    const kind = table.kind(token);
    const type = typeOfToken(kind);
    // NEM-ENC-12-R, NEM-ENC-13-R, LCK-ENC-09
    if (type < 0) {
      // The blank: nobody, but Noise everywhere (NEM-ENC-09, NEM-ENC-10).
      const last = table.zone(ZONE.bag).length === 0;
      addNoiseAround(table, slot);
      table.move(token, ZONE.bag);
      // LCK-ENC-10
      if (last) addToken(table, ADULT);
      return END;
    }
    local.tokenKind = kind;
    local.figure = appear(table, type, slot);
    // LCK-MOVE-17-R
    if (local.figure < 0) {
      table.move(token, ZONE.bag);
      return END;
    }
    setAside(table, token);
    return;
  },
  /** Fewer cards in hand than the number: a surprise attack (NEM-ENC-06, NEM-ACT-18-R). */
  surprise(table, { seat, slot, figure, tokenKind, attack: may }) {
    if (!may || !isInRoom(table.vars, seat) || table.vars.place[seat] !== slot) return;
    if (
      handSize(table, seat) >=
      handNeeded(table, seat, tokenKind, bookOf(table).odds.isDark(table, seat))
    )
      return;
    table.log?.tell('surprise-attack', EVENT.surprise, { who: who(table, seat) });
    // NEM-ATK-04
    table.call(attack, attackOn(figure, seat, 'surprise'));
  },
});
