/** How Characters move: leaving, entering, exploring, and the noise they make. */
import { END, type Seat } from '@deadlight/engine';
import { escapeAttacks } from './attack.ts';
import { corridorsBetween, exitOf } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { crewIn, isInRoom, sheetOf, where, who } from './crew.ts';
import { closeDoors } from './doors.ts';
import { figureRef, intrudersIn, moveAll, wayTo } from './intruders.ts';
import { addFire, addMalfunction, addNoise, addSlime, canBreak } from './markers.ts';
import { danger, noiseRoll } from './noise.ts';
import { CLOSED, DESTROYED, procedure, type SurvivalTable } from './vars.ts';
import { V } from './words.ts';
import { Z } from './zones.ts';

/** `roll`: the usual Noise roll; `marker`: a marker instead (Careful Movement); `none`: Reconnaissance. */
export type Noisiness = 'roll' | 'marker' | 'none';

export interface Enter {
  readonly seat: Seat;
  readonly to: number;
  /** The Corridor used, or -1 for none. */
  readonly way: number;
  readonly noise: Noisiness;
  /** For Careful Movement, the number of the Corridor that gets the marker; 0 if it is named later. */
  readonly exit: number;
  /** Whether a Noise roll is still due. */
  due: boolean;
}

/** The Corridors by which a Character can walk to a neighbouring slot. */
function passages(table: SurvivalTable, from: number, to: number): number[] {
  const { door } = table.vars;
  return corridorsBetween(boardOf(table), from, to).filter((way) => door[way] !== CLOSED);
}

/** The first of them, or -1. */
function firstPassage(table: SurvivalTable, from: number, to: number): number {
  const { door } = table.vars;
  for (const way of corridorsBetween(boardOf(table), from, to))
    if (door[way] !== CLOSED) return way;
  return -1;
}

/** Most slots have one Corridor between them, so that there is nothing to choose. */
const hasTwoPassages = (table: SurvivalTable, from: number, to: number): boolean =>
  corridorsBetween(boardOf(table), from, to).length > 1 && passages(table, from, to).length > 1;

/** Turns a Room tile face up (NEM-MOVE-05). */
export function exploreTile(table: SurvivalTable, slot: number): void {
  const tile = table.zone(Z.tiles)[slot - 1]!;
  table.reveal(tile);
  table.vars.rooms[slot] = bookOf(table).content.roomOfTile(table.kind(tile));
  table.log?.tell('MOVE-05', 'explored', { room: where(table, slot), slot });
}

/** Intruders come after who fled from them; then no Noise roll is made (LCK-CARD-blood-chase). */
function followed(table: SurvivalTable, seat: Seat, from: number, to: number): boolean {
  const { vars } = table;
  // Those on the heels of somebody who died in flight stay where they are, or in the supply (0), from
  // where the caves are entered as well.
  const figures = vars.followers.filter((figure) => from > 0 && vars.at[figure] === from);
  vars.followers.length = 0;
  if (figures.length === 0) return false;
  for (const figure of figures)
    table.log?.tell('ATK-05', 'follows', { figure: figureRef(figure), who: who(table, seat) });
  moveAll(
    table,
    figures,
    figures.map(() => wayTo(table, from, to)),
  );
  return true;
}

/** An Exploration token that does nothing here. */
const tellIgnored = (table: SurvivalTable, rule: string, effect: string): void =>
  table.log?.tell(rule, 'token-ignored', { effect: `@exploration.${effect}` });

/** Entry steps: tile, Exploration token, Noise (NEM-MOVE-05 to NEM-MOVE-07). */
export const enter = procedure<Enter>('enter').steps({
  arrive(table, local) {
    const { vars } = table;
    const { seat, to } = local;
    // Judged before the Exploration token acts (NEM-MOVE-11-R).
    local.due = crewIn(vars, to) === 0 && vars.crowd[to] === 0;
    const from = vars.place[seat]!;
    vars.place[seat] = to;
    table.log?.tell('MOVE-01', 'enters', {
      who: who(table, seat),
      room: where(table, to),
      slot: to,
      noise: local.noise,
    });
    if (vars.followers.length > 0) local.due = !followed(table, seat, from, to) && local.due;
    const isNew = bookOf(table).place.isUnexplored(table, to);
    if (isNew) exploreTile(table, to);
    // Before the token is turned, so that Silence becomes Danger (NEM-EXPL-12-R).
    if (sheetOf(table, to)?.slimes) addSlime(table, seat);
    return isNew ? undefined : 'noise';
  },
  token(table, local) {
    const { seat, to, way, noise } = local;
    const { vars } = table;
    const token = bookOf(table).place.tokenAt(table, to);
    table.reveal(token);
    const { effect, items } = bookOf(table).content.exploration(table.kind(token));
    bookOf(table).hooks.explored(table, to, items);
    table.log?.tell('EXPL-01', 'exploration-token', {
      effect: `@exploration.${effect}`,
      items: vars.items[to]!,
    });
    switch (effect) {
      case 'slime':
        addSlime(table, seat);
        break;
      case 'fire':
        addFire(table, to);
        break;
      case 'malfunction':
        if (!canBreak(table, to)) tellIgnored(table, 'MARK-13', effect);
        addMalfunction(table, to);
        break;
      case 'door':
        // Ignored without a Corridor, or where a Door lies destroyed (NEM-EXPL-13-R).
        if (way >= 0 && vars.door[way] !== DESTROYED)
          table.call(closeDoors, { by: seat, ways: [way], closed: [] });
        else tellIgnored(table, 'EXPL-01', effect);
        break;
      default:
        // Who makes no Noise roll may have nothing to do with either (NEM-BASIC-12-R).
        if (noise !== 'roll' && !bookOf(table).variants.quietMeetsDanger) {
          tellIgnored(table, 'EXPL-03', effect);
          break;
        }
        if (effect === 'danger' || vars.slime[seat]) {
          local.due = false;
          danger(table, to, effect !== 'danger');
        } else if (noise === 'roll') local.due = false;
    }
  },
  noise(table, { seat, to, noise, exit, due }) {
    if (!due || !isInRoom(table.vars, seat)) return;
    if (noise === 'roll') table.call(noiseRoll, { seat, roll: 0 });
    else if (noise === 'marker' && exit > 0)
      addNoise(table, boardOf(table).byNumber[to * 5 + exit]!);
  },
});

interface Walk {
  readonly seat: Seat;
  readonly to: number;
  readonly noise: Noisiness;
  readonly exit: number;
  /** Whether Intruders in the Room that is left attack (NEM-COMBAT-10). */
  readonly attacked: boolean;
}

/** Goes to a neighbouring Room through a Corridor. */
export const walk = procedure<Walk>('walk').steps({
  escape(table, { seat, attacked }) {
    const from = table.vars.place[seat]!;
    if (from === 0) return END;
    if (table.vars.followers.length > 0) table.vars.followers.length = 0;
    if (attacked && table.vars.crowd[from]! > 0) {
      table.log?.tell('COMBAT-10', 'escapes', {
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
      isInRoom(table.vars, seat) && hasTwoPassages(table, table.vars.place[seat]!, to) ? seat : -1,
    options(table, { to }, seat, offer) {
      const from = table.vars.place[seat]!;
      for (const way of passages(table, from, to))
        offer.add(V.by(exitOf(boardOf(table), from, way)));
    },
  },
  go(table, { seat, to, noise, exit }) {
    if (!isInRoom(table.vars, seat)) return END;
    const from = table.vars.place[seat]!;
    const way = table.answered
      ? boardOf(table).byNumber[from * 5 + V.by.value(table.answer, 0)]!
      : firstPassage(table, from, to);
    // A Door may have closed behind the attackers' backs: then nobody gets through.
    if (way < 0 && !boardOf(table).pathsOf[from]!.includes(to)) return END;
    table.call(enter, { seat, to, way, noise, exit, due: false });
    return undefined;
  },
});
