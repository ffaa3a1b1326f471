/** How Characters move: leaving, entering, exploring, and the noise they make. */
import { END, NO_SEAT, type Seat } from '@deadlight/engine';
import { escapeAttacks } from './attack.ts';
import { corridorsBetween, exitOf, NO_WAY, type Slot, type Way, wayAt } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { crewIn, isInRoom, sheetOf, where, who } from './crew.ts';
import { closeDoors } from './doors.ts';
import { intrudersIn, moveAll, wayTo } from './intruders.ts';
import { EVENT } from './log-events.ts';
import { addFire, addMalfunction, addNoise, addSlime, canBreak } from './markers.ts';
import { danger, noiseRoll } from './noise.ts';
import type { Cited } from './rule-names.ts';
import { CLOSED, DESTROYED, procedure, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** `roll`: the usual Noise roll; `marker`: a marker instead (Careful Movement); `none`: Reconnaissance. */
export type Noisiness = 'roll' | 'marker' | 'none';

export interface Enter {
  readonly seat: Seat;
  /** The seat that enters at the same moment, or -1: tile, token and Noise are the first one's (LCK-MOVE-14-R). */
  readonly other: Seat;
  readonly to: Slot;
  /** The Corridor used, or -1 for none. */
  readonly way: Way;
  readonly noise: Noisiness;
  /** For Careful Movement, the number of the Corridor that gets the marker; 0 if it is named later. */
  readonly exit: number;
  /** Whether a Noise roll is still due. */
  due: boolean;
}

/** The Corridors by which a Character can walk to a neighbouring slot. */
function passages(table: SurvivalTable, from: Slot, to: Slot): Way[] {
  const { door } = table.vars;
  return corridorsBetween(boardOf(table), from, to).filter((way) => door[way] !== CLOSED);
}

/** The first of them, or `NO_WAY`. */
function firstPassage(table: SurvivalTable, from: Slot, to: Slot): Way {
  const { door } = table.vars;
  for (const way of corridorsBetween(boardOf(table), from, to))
    if (door[way] !== CLOSED) return way;
  return NO_WAY;
}

/** Most slots have one Corridor between them, so that there is nothing to choose. */
const hasTwoPassages = (table: SurvivalTable, from: Slot, to: Slot): boolean =>
  corridorsBetween(boardOf(table), from, to).length > 1 && passages(table, from, to).length > 1;

/** Turns a Room tile face up (NEM-MOVE-05). */
function exploreTile(table: SurvivalTable, slot: Slot): void {
  const tile = table.zone(ZONE.tiles)[slot - 1]!;
  table.reveal(tile);
  table.vars.rooms[slot] = bookOf(table).content.roomOfTile(table.kind(tile));
  table.log?.tell('room-explored', EVENT.explored, { room: where(table, slot), slot });
}

/** Intruders follow the Character who fled from them; then no Noise roll is made (LCK-CARD-blood-chase). */
function followed(table: SurvivalTable, seat: Seat, from: Slot, to: Slot): boolean {
  const { vars } = table;
  // Those on the heels of somebody who died in flight stay where they are, or in the supply (0), from
  // where the caves are entered as well.
  const figures = vars.followers.filter((figure) => from > 0 && vars.at[figure] === from);
  vars.followers.length = 0;
  if (figures.length === 0) return false;
  for (const figure of figures)
    table.log?.tell('attack-resolved', EVENT.follows, {
      figure,
      who: who(table, seat),
    });
  moveAll(
    table,
    figures,
    figures.map(() => wayTo(table, from, to)),
  );
  return true;
}

/** An Exploration token that does nothing here. */
const tellIgnored = (table: SurvivalTable, rule: Cited, effect: string): void =>
  table.log?.tell(rule, EVENT['token-ignored'], { effect: `@exploration.${effect}` });

/** Entry steps: tile, Exploration token, Noise (NEM-MOVE-05 to NEM-MOVE-07). */
export const enter = procedure<Enter>('enter').steps({
  arrive(table, local) {
    const { vars } = table;
    const { seat, to } = local;
    // Judged before the Exploration token acts (NEM-MOVE-11-R, NEM-MOVE-08, LCK-MOVE-07, LCK-MOVE-12-R, LCK-ENC-11).
    local.due = crewIn(vars, to) === 0 && vars.crowd[to] === 0;
    const from = vars.place[seat]!;
    // NEM-MOVE-02, LCK-MOVE-02
    for (const one of local.other < 0 ? [seat] : [seat, local.other]) {
      vars.place[one] = to;
      table.log?.tell('room-entered', EVENT.enters, {
        who: who(table, one),
        room: where(table, to),
        slot: to,
        noise: local.noise,
      });
    }
    if (vars.followers.length > 0) local.due = !followed(table, seat, from, to) && local.due;
    // NEM-MOVE-12-R
    const isNew = bookOf(table).place.isUnexplored(table, to);
    if (isNew) exploreTile(table, to);
    // Before the token is turned, so that Silence becomes Danger (NEM-EXPL-12-R).
    // NEM-EXPL-09, LCK-EXPL-10
    if (sheetOf(table, to)?.slimes) {
      addSlime(table, seat);
      if (local.other >= 0) addSlime(table, local.other);
    }
    return isNew ? undefined : 'noise';
  },
  token(table, local) {
    const { seat, to, way, noise } = local;
    const { vars } = table;
    const token = bookOf(table).place.tokenAt(table, to);
    table.reveal(token);
    const { effect, items } = bookOf(table).content.exploration(table.kind(token));
    bookOf(table).hooks.explored(table, to, items, seat);
    table.log?.tell('exploration-resolved', EVENT['exploration-token'], {
      effect: `@exploration.${effect}`,
      items: vars.items[to]!,
    });
    switch (effect) {
      // NEM-EXPL-05, LCK-EXPL-06
      case 'slime':
        addSlime(table, seat);
        break;
      // NEM-EXPL-06, LCK-EXPL-07
      case 'fire':
        addFire(table, to);
        break;
      // NEM-EXPL-07, LCK-EXPL-08
      case 'malfunction':
        // NEM-EXPL-11-R, LCK-EXPL-17-R
        if (!canBreak(table, to)) tellIgnored(table, 'malfunction-ignored', effect);
        addMalfunction(table, to);
        break;
      // NEM-EXPL-08, LCK-EXPL-09, LCK-EXPL-16-R
      case 'door':
        // Ignored without a Corridor, or where a Door lies destroyed (NEM-EXPL-13-R).
        if (way >= 0 && vars.door[way] !== DESTROYED)
          table.call(closeDoors, { by: seat, ways: [way], closed: [] });
        else tellIgnored(table, 'exploration-resolved', effect);
        break;
      default:
        // A Character that makes no Noise roll may be unaffected by either (NEM-BASIC-12-R).
        if (noise !== 'roll' && !bookOf(table).variants.quietMeetsDanger) {
          tellIgnored(table, 'silence-cancelled', effect);
          break;
        }
        // NEM-EXPL-04, LCK-EXPL-04, LCK-EXPL-05
        if (effect === 'danger' || vars.slime[seat]) {
          local.due = false;
          danger(table, to, effect !== 'danger');
          // LCK-EXPL-11-D
        } else if (noise === 'roll') local.due = false;
    }
  },
  // NEM-EXPL-10-R, LCK-EXPL-13-R, LCK-ALT-11-R
  noise(table, { seat, to, noise, exit, due }) {
    if (!due || !isInRoom(table.vars, seat)) return;
    // Out in the open it is looked at once more, behind the token (LCK-ALT-25).
    if (table.vars.crowd[to]! > 0 && bookOf(table).place.isOpenGround(table, to)) return;
    if (noise === 'roll') table.call(noiseRoll, { seat, roll: 0 });
    else if (noise === 'marker' && exit > 0) addNoise(table, wayAt(boardOf(table), to, exit));
  },
});

interface Walk {
  readonly seat: Seat;
  /** The seat that goes along, or -1. */
  readonly other: Seat;
  readonly to: Slot;
  readonly noise: Noisiness;
  readonly exit: number;
  /** Whether Intruders in the Room that is left attack (NEM-COMBAT-10, NEM-COMBAT-13, LCK-COMBAT-25). */
  readonly attacked: boolean;
}

// NEM-MOVE-09, NEM-MOVE-13-R, NEM-CARD-GENERAL-04-R, LCK-MOVE-09, LCK-CARD-GENERAL-04-R
/** The usual way of walking, and what is unusual this time. */
export const walkOf = (
  seat: Seat,
  to: Slot,
  { other = NO_SEAT, noise = 'roll', exit = 0, attacked = false }: Partial<Walk> = {},
): Walk => ({ seat, other, to, noise, exit, attacked });

/** Goes to a neighbouring Room through a Corridor. */
export const walk = procedure<Walk>('walk').steps({
  // NEM-COMBAT-14-R, LCK-MOVE-08
  escape(table, { seat, attacked }) {
    const from = table.vars.place[seat]!;
    if (from === 0) return END;
    if (table.vars.followers.length > 0) table.vars.followers.length = 0;
    if (attacked && table.vars.crowd[from]! > 0) {
      table.log?.tell('escape-attempted', EVENT.escapes, {
        who: who(table, seat),
        room: where(table, from),
        slot: from,
      });
      table.call(escapeAttacks, { seat, from, figures: intrudersIn(table.vars, from) });
    }
    return undefined;
  },
  /** Two Corridors may lead there; each has its own Door (NEM-ALT-06-R). */
  passage: {
    asks: (table, { seat, to }) =>
      isInRoom(table.vars, seat) && hasTwoPassages(table, table.vars.place[seat]!, to)
        ? seat
        : NO_SEAT,
    options(table, { to }, seat, offer) {
      const from = table.vars.place[seat]!;
      for (const way of passages(table, from, to))
        offer.add(VERB.by(exitOf(boardOf(table), from, way)));
    },
  },
  // NEM-MOVE-10-R, NEM-COMBAT-12, LCK-COMBAT-24
  go(table, { seat, other, to, noise, exit }) {
    if (!isInRoom(table.vars, seat)) return END;
    const from = table.vars.place[seat]!;
    const way = table.answered
      ? wayAt(boardOf(table), from, VERB.by.value(table.answer, 0))
      : firstPassage(table, from, to);
    // A Door may have closed behind the attackers' backs: then nobody gets through (LCK-COMBAT-27-R).
    if (way < 0 && !boardOf(table).pathsOf[from]!.includes(to)) return END;
    // NEM-COMBAT-11, LCK-COMBAT-23
    table.call(enter, { seat, other, to, way, noise, exit, due: false });
    return undefined;
  },
});
