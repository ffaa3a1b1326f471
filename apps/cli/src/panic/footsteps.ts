/** Where the pawns go, and when and where a player loses the last one. */
import {
  allThings,
  at,
  FIRST_SEAT,
  NO_SEAT,
  type Seat,
  type Table,
  type Thing,
} from '@deadlight/engine';
import { GAMES, panicRooms } from '@deadlight/games';
import { layout } from '@deadlight/games/panic';
import type { Watcher } from '../simulate/tally.ts';

type PanicVars = ReturnType<typeof layout.varsOf>;

export interface Footsteps {
  /** Cell → how often a pawn came there. */
  readonly visits: Record<string, number>;
  /** By seat: where one of its pawns came last, and the round of its death or 0. */
  readonly last: string[];
  readonly diedIn: number[];
}

const { game } = at(GAMES, 'panic', 'game');
const TROOPER = /-trooper$/;
const PAWN = /-(?:trooper|android)$/;

/** For each zone, the room card that it belongs to, or -1. */
const CARD_OF = game.zones.list.map(({ name }) => {
  const [, room] = /^room\/(.+?)(?:-inner)?$/.exec(name) ?? [];
  return panicRooms.ROOM_CARDS.findIndex(({ id }) => id === room);
});

interface Pawn {
  readonly thing: Thing;
  readonly seat: Seat;
  zone: number;
}

/** Pawns are created seat by seat, the trooper first. */
function pawnsOf(table: Table): Pawn[] {
  let seat = NO_SEAT;
  return allThings(table).flatMap((thing) => {
    const { name } = at(table.game.kinds, table.kind(thing), 'kind');
    if (!PAWN.test(name)) return [];
    if (TROOPER.test(name)) seat++;
    return [{ thing, seat, zone: -1 }];
  });
}

function step({ visits, last }: Footsteps, pawn: Pawn, vars: PanicVars): void {
  const card = at(CARD_OF, pawn.zone, 'card of zone');
  if (card < 0) return;
  const cell = layout.cellName(at(vars.cell, card, 'cell'));
  visits[cell] = (visits[cell] ?? 0) + 1;
  last[pawn.seat] = at(panicRooms.ROOM_CARDS, card, 'room card').id;
}

export const isAlive = ({ health }: PanicVars, seat: Seat): boolean =>
  at(health, 2 * seat, 'health') > 0 || at(health, 2 * seat + 1, 'health') > 0;

export function watchFootsteps(): Watcher<Footsteps> {
  const seen: Footsteps = { visits: {}, last: [], diedIn: [] };
  let pawns: Pawn[] | undefined;
  return {
    look(table) {
      const vars = table.vars as PanicVars;
      pawns ??= pawnsOf(table);
      for (const pawn of pawns) {
        const zone = table.where(pawn.thing);
        if (zone === pawn.zone) continue;
        pawn.zone = zone;
        step(seen, pawn, vars);
      }
      for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
        if (!isAlive(vars, seat)) seen.diedIn[seat] ??= vars.round;
    },
    seen,
  };
}
