/** The parasite phase: doors close, parasites move, parasites attack. */
import { END, ref } from '@deadlight/engine';
import { isBlack } from './alarm.ts';
import { roomOf, targetOf } from './crew.ts';
import { damage } from './damage.ts';
import { PASSAGE } from './data/rooms.ts';
import { beyond, DIRECTIONS, linkTo, NONE } from './station.ts';
import { isParasite, isPawn, PARASITE_THING, PARASITES, PAWN_THING } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { D } from './words.ts';
import { ROOMS, Z } from './zones.ts';

const GRAY_DAMAGE = 1;
const BLACK_DAMAGE = 2;

/** One step through a passage, or none at all (PAN-PHASE-02). */
function creep(table: PanicTable, thing: number, die: number): void {
  const room = roomOf(table, thing);
  const to = beyond(table.vars, room, die - 1);
  if (to === NONE || linkTo(table.vars, room, die - 1) !== PASSAGE) return;
  table.move(thing, Z.room + to);
  table.log?.tell('PAN-PHASE-02', 'parasite-move', {
    die,
    parasite: ref(D.target, targetOf(thing)),
    room: ref(D.room, to),
  });
}

export const parasitePhase = procedure<{ room: number }>('parasites', {
  doors(table) {
    table.vars.active = -1;
    table.vars.doorsOpen = false;
    table.log?.tell('PAN-PHASE-01', 'parasite-phase');
  },
  move(table) {
    const { oneRoll } = table.vars.options;
    let die = 0;
    for (let i = 0; i < PARASITES.length; i++) {
      const thing = PARASITE_THING + i;
      if (roomOf(table, thing) < 0) continue;
      if (die === 0 || !oneRoll) die = table.roll(DIRECTIONS);
      creep(table, thing, die);
    }
  },
  /** Every parasite attacks every character in its room, as one event a room (PAN-PHASE-03, -05). */
  attack(table, local) {
    for (; local.room < ROOMS.length; local.room++) {
      const things = table.zone(Z.room + local.room);
      let loss = 0;
      for (const thing of things)
        if (isParasite(thing)) loss += isBlack(table, thing) ? BLACK_DAMAGE : GRAY_DAMAGE;
      if (loss === 0) continue;
      const pawns = things.filter((thing) => isPawn(thing, table.state.seats));
      if (pawns.length === 0) continue;
      table.log?.tell('PAN-PHASE-03', 'parasite-attack', { room: ref(D.room, local.room), loss });
      local.room++;
      table.call(damage, { pawns: pawns.map((thing) => thing - PAWN_THING), loss, by: -1 });
      return 'attack';
    }
    return END;
  },
});
