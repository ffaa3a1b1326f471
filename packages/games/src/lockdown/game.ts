/** The course of a game: draft, then rounds of a Player phase and an Event phase (LCK-ROUND-01). */
import { END, type Seat } from '@deadlight/engine';
import { handSize, hasWound, inOrder, isAboard, sheetOf, where } from '../survival/crew.ts';
import { die } from '../survival/death.ts';
import { drawCards } from '../survival/decks.ts';
import { passToken } from '../survival/first-player.ts';
import { kill } from '../survival/injuries.ts';
import { intrudersIn } from '../survival/intruders.ts';
import { reviveAll } from '../survival/revival.ts';
import { K } from '../survival/things.ts';
import { turn } from '../survival/turn.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { draft } from './draft.ts';
import { checkLast } from './ending.ts';
import { eventPhase } from './event-phase.ts';
import { facilityOf } from './facility.ts';

const HAND = 5;

/** Five cards, six in isolation, one less with a Body wound (LCK-ROUND-02, LCK-ROUND-03, LCK-CARD-body). */
export function handGoal(table: SurvivalTable, seat: Seat): number {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const rested = sheetOf(table, slot)?.id === 'isolation-room' && !vars.malfunction[slot];
  return HAND + (rested ? 1 : 0) - (hasWound(table, seat, K.body) ? 1 : 0);
}

export const game = procedure<{ drafted: number }>('game').steps({
  draft(table, local) {
    if (local.drafted >= table.state.seats) return;
    local.drafted++;
    table.call(draft, { seat: table.vars.number.indexOf(local.drafted), colour: 0 });
    return 'draft';
  },
  begin(table) {
    const { vars } = table;
    const facility = facilityOf(table);
    vars.round++;
    vars.active = -1;
    if (facility.usedThisRound.length > 0) facility.usedThisRound.length = 0;
    table.log?.tell('LCK-ROUND-01', 'round', { round: vars.round, time: facility.time });
    // Nothing of the death stays (LCK-COOP-12-R).
    reviveAll(table, 'LCK-COOP-07', (seat) => {
      vars.larva[seat] = false;
      vars.slime[seat] = false;
    });
    for (let seat = 0; seat < table.state.seats; seat++) {
      vars.turns[seat] = 0;
      vars.passed[seat] = !isAboard(vars, seat);
      if (isAboard(vars, seat))
        drawCards(table, seat, handGoal(table, seat) - handSize(table, seat));
    }
    if (vars.round > 1) passToken(table);
  },
  play(table) {
    table.call(playerPhase, { next: 0 });
  },
  /** Whoever is in a Room that is still sealed dies (LCK-ROOM-VENT-03). */
  decompress(table) {
    const { vars } = table;
    const slot = vars.decompression;
    if (slot === 0) return;
    table.log?.tell('LCK-ROOM-VENT-03', 'decompressed', { room: where(table, slot), slot });
    vars.decompression = 0;
    for (let step = 0; step < table.state.seats; step++) {
      const seat = inOrder(table, step);
      if (vars.place[seat] === slot) die(table, seat, 'decompression');
    }
    for (const figure of intrudersIn(vars, slot)) kill(table, figure);
    checkLast(table);
  },
  events(table) {
    table.call(eventPhase, { attackers: [], css: -1, next: 0 });
  },
  next: () => 'begin',
});

/** Turns go round until everyone has passed (LCK-ROUND-10). */
export const playerPhase = procedure<{ next: number }>('player-phase').steps({
  turn(table, local) {
    const { vars } = table;
    const { seats } = table.state;
    for (let step = 0; step < seats; step++) {
      const seat = inOrder(table, local.next + step);
      if (vars.passed[seat] || !isAboard(vars, seat)) continue;
      local.next = (local.next + step + 1) % seats;
      table.call(turn, { seat });
      return 'turn';
    }
    return END;
  },
});
