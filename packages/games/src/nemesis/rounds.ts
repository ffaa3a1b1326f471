/** The course of a game: draft, then rounds of a Player Phase and an Event Phase. */
import { asSeat, FIRST_SEAT, NO_SEAT, type Seat } from '@deadlight/engine';
import { bookOf } from '../survival/book.ts';
import { handSize, hasWound, isAboard, sheetOf } from '../survival/crew.ts';
import { drawCards } from '../survival/decks.ts';
import { passToken } from '../survival/first-player.ts';
import { putOut } from '../survival/markers.ts';
import { decompress, playerPhase } from '../survival/player-phase.ts';
import { reviveAll } from '../survival/revival.ts';
import { KIND } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { draft } from './draft.ts';
import { eventPhase } from './event-phase.ts';
import { drawIntruderCards, takeover } from './intruder-player.ts';
import { EVENT } from './log-events.ts';
import { shipOf } from './ship.ts';

const HAND = 5;
const CABINS_BONUS = 1;
const BODY_WOUND = 1;
/** Comes before the steps of the Event Phase. */
const DECOMPRESSION = 1;

interface GameFrame {
  drafted: number;
}

/** How many cards a player draws up to (NEM-ROUND-03, NEM-ROOM-CABINS-01, NEM-CARD-body, NEM-ROOM-CABINS-02-R). */
function handGoal(table: SurvivalTable, seat: Seat): number {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const rested =
    slot > 0 &&
    sheetOf(table, slot)?.id === 'cabins' &&
    vars.crowd[slot] === 0 &&
    !vars.malfunction[slot];
  return HAND + (rested ? CABINS_BONUS : 0) - (hasWound(table, seat, KIND.body) ? BODY_WOUND : 0);
}

// NEM-ROUND-02
export const rounds = procedure<GameFrame>('game').steps({
  /** Before anything else, Characters are chosen. */
  draft(table, local) {
    if (local.drafted >= table.state.seats) return;
    local.drafted++;
    table.call(draft, { seat: asSeat(table.vars.number.indexOf(local.drafted)) });
    return 'draft';
  },
  begin(table) {
    const { vars } = table;
    vars.round++;
    vars.active = NO_SEAT;
    shipOf(table).step = 0;
    table.log?.tell('NEM-ROUND-01', EVENT.round, { round: vars.round, time: shipOf(table).time });
    table.call(takeover, {});
  },
  /** Round-start effects in their order: revivals, the draw step, the First Player (NEM-ROUND-18-R). */
  draw(table) {
    const { vars } = table;
    reviveAll(table, 'NEM-COOP-04');
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
      // NEM-ROUND-19-R
      vars.passed[seat] = !bookOf(table).turns.has(table, seat);
      if (isAboard(vars, seat))
        // NEM-ROUND-07-R
        drawCards(table, seat, handGoal(table, seat) - handSize(table, seat));
    }
    drawIntruderCards(table);
    if (vars.round > 1) passToken(table);
  },
  play(table) {
    table.log?.tell('NEM-ROUND-11', EVENT.phase, { phase: '@phase.crew' });
    table.call(playerPhase, { next: 0 });
  },
  // NEM-ROUND-16
  decompress(table) {
    const { decompression } = table.vars;
    if (decompression === 0) return;
    putOut(table, decompression, 'NEM-ROOM-AIRLOCK-03');
    shipOf(table).step = DECOMPRESSION;
    decompress(table);
  },
  events(table) {
    table.log?.tell('NEM-EVENT-01', EVENT.phase, { phase: '@phase.events' });
    table.call(eventPhase, { attackers: [] });
  },
  // NEM-ROUND-17
  next: () => 'begin',
});
