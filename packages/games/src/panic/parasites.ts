/** The parasite phase: doors close, parasites move, parasites attack. */
import { END, NO_SEAT, type Thing } from '@deadlight/engine';
import { isBlack } from './alarm.ts';
import { roomOf, targetOf } from './crew.ts';
import { damage, type Hit } from './damage.ts';
import { PASSAGE } from './data/rooms.ts';
import { EVENT } from './log-events.ts';
import { beyond, DIRECTIONS, linkTo, NONE } from './station.ts';
import { isParasite, isPawn, PARASITES, PAWN_THING, parasiteThing } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { ROOMS, ZONE } from './zones.ts';

const GRAY_DAMAGE = 1;
const BLACK_DAMAGE = 2;

/** One step through a passage, or none at all (PAN-PHASE-02). */
function creep(table: PanicTable, thing: Thing, die: number): void {
  const room = roomOf(table, thing);
  const to = beyond(table.vars, room, die - 1);
  if (to === NONE || linkTo(table.vars, room, die - 1) !== PASSAGE) return;
  table.move(thing, ZONE.room(to));
  table.log?.tell('PAN-PHASE-02', EVENT['parasite-move'], {
    die,
    parasite: targetOf(thing),
    room: to,
  });
}

export const parasitePhase = procedure<object>('parasites').steps({
  doors(table) {
    table.vars.active = NO_SEAT;
    table.log?.tell('PAN-PHASE-01', EVENT['parasite-phase']);
    if (table.vars.doorsOpen) table.log?.tell('PAN-PHASE-01', EVENT['doors-close']);
    table.vars.doorsOpen = false;
  },
  move(table) {
    const { oneRoll } = table.vars.options;
    let die = 0;
    for (let i = 0; i < PARASITES.length; i++) {
      const thing = parasiteThing(i);
      if (roomOf(table, thing) < 0) continue;
      if (die === 0 || !oneRoll) die = table.roll(DIRECTIONS);
      creep(table, thing, die);
    }
  },
  /** Every parasite attacks every character in its room, all of them at once (PAN-PHASE-03, PAN-PHASE-05). */
  attack(table) {
    const hits: Hit[] = [];
    for (let room = 0; room < ROOMS.length; room++) {
      const things = table.zone(ZONE.room(room));
      let loss = 0;
      for (const thing of things)
        if (isParasite(thing)) loss += isBlack(table, thing) ? BLACK_DAMAGE : GRAY_DAMAGE;
      const pawns = things.filter((thing) => isPawn(thing, table.state.seats));
      if (loss === 0 || pawns.length === 0) continue;
      table.log?.tell('PAN-PHASE-03', EVENT['parasite-attack'], { room, loss });
      for (const thing of pawns) hits.push({ pawn: thing - PAWN_THING, loss });
    }
    if (hits.length > 0) table.call(damage, { hits, by: NO_SEAT });
    return END;
  },
});
