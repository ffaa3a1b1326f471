/** The course of a game: draft, then rounds of a Player phase and an Event phase (LCK-ROUND-01). */
import { asSeat, FIRST_SEAT, NO_SEAT, type Seat } from '@deadlight/engine';
import { handSize, hasWound, isAboard, sheetOf } from '../survival/crew.ts';
import { drawCards } from '../survival/decks.ts';
import { passToken } from '../survival/first-player.ts';
import { decompress, playerPhase } from '../survival/player-phase.ts';
import { reviveAll } from '../survival/revival.ts';
import { KIND } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { draft } from './draft.ts';
import { eventPhase } from './event-phase.ts';
import { facilityOf } from './facility.ts';
import { EVENT } from './log-events.ts';

const HAND = 5;

/**
 * Five cards, six in isolation, one less with a Body wound (LCK-ROUND-02, LCK-ROUND-03, LCK-CARD-body,
 * LCK-ROUND-21-R, LCK-ROUND-22-R, LCK-ROOM-ISOLATION-01).
 */
function handGoal(table: SurvivalTable, seat: Seat): number {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const rested = sheetOf(table, slot)?.id === 'isolation-room' && !vars.malfunction[slot];
  return HAND + (rested ? 1 : 0) - (hasWound(table, seat, KIND.body) ? 1 : 0);
}

export const rounds = procedure<{ drafted: number }>('game').steps({
  draft(table, local) {
    if (local.drafted >= table.state.seats) return;
    local.drafted++;
    table.call(draft, {
      seat: asSeat(table.vars.number.indexOf(local.drafted)),
      colour: 0,
    });
    return 'draft';
  },
  begin(table) {
    const { vars } = table;
    const facility = facilityOf(table);
    vars.round++;
    vars.active = NO_SEAT;
    if (facility.usedThisRound.length > 0) facility.usedThisRound.length = 0;
    table.log?.tell('LCK-ROUND-01', EVENT.round, { round: vars.round, time: facility.time });
    // Nothing of the death stays (LCK-COOP-12-R, LCK-COOP-11-R).
    reviveAll(table, 'LCK-COOP-07', (seat) => {
      vars.larva[seat] = false;
      vars.slime[seat] = false;
    });
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
      vars.turns[seat] = 0;
      // LCK-ROUND-17-R
      vars.passed[seat] = !isAboard(vars, seat);
      if (isAboard(vars, seat))
        // LCK-ROUND-06-R
        drawCards(table, seat, handGoal(table, seat) - handSize(table, seat));
    }
    if (vars.round > 1) passToken(table);
  },
  play(table) {
    table.log?.tell('LCK-ROUND-10', EVENT.phase, { phase: '@phase.crew' });
    table.call(playerPhase, { next: 0 });
  },
  // LCK-ROOM-VENT-05-R
  decompress(table) {
    decompress(table);
  },
  // LCK-ROUND-15
  events(table) {
    table.log?.tell('LCK-ROUND-01', EVENT.phase, { phase: '@phase.events' });
    table.call(eventPhase, { attackers: [], css: -1, next: 0 });
  },
  // LCK-EVENT-25
  next: () => 'begin',
});
