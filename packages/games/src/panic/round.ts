/** Rounds: a team phase of n+1 turns, then the parasites (PAN-TURN-01, PAN-TURN-02). */
import { FIRST_SEAT, type Seat, seatAfter } from '@deadlight/engine';
import { isAlive, nextAlive } from './crew.ts';
import { nobodyWins } from './ending.ts';
import { EVENT } from './log-events.ts';
import { parasitePhase } from './parasites.ts';
import { turn } from './turn.ts';
import { type PanicTable, procedure } from './vars.ts';
import { ZONE } from './zones.ts';

/** The holder of the door card: the start player. */
function starter(table: PanicTable): Seat {
  let seat = FIRST_SEAT;
  while (table.zone(ZONE.door(seat)).length === 0) seat++;
  return seat;
}

interface Round {
  /** The seat that began, and how many seats clockwise from it have had their turn. */
  first: Seat;
  turns: number;
}

export const round = procedure<Round>('round').steps({
  begin(table, round) {
    round.first = starter(table);
    round.turns = 0;
    table.log?.tell('PAN-TURN-01', EVENT.round, {
      round: table.vars.round,
      seat: round.first,
    });
    table.log?.tell('PAN-TURN-02', EVENT.phase, { phase: '@phase.team' });
  },
  /** Everyone clockwise; a dead player's turn is skipped (PAN-TURN-04). */
  team(table, round) {
    const { seats } = table.state;
    if (round.turns >= seats) return;
    const seat = seatAfter(round.first, round.turns, seats);
    round.turns++;
    if (isAlive(table.vars, seat)) table.call(turn, { seat });
    return 'team';
  },
  /** The start player goes once more: the one who holds the door card by now (PAN-TURN-02). */
  extra(table) {
    table.call(turn, { seat: starter(table) });
  },
  /** The door card passes to the left (PAN-TURN-03). */
  pass(table) {
    const holder = starter(table);
    table.move(table.top(ZONE.door(holder)), ZONE.door(nextAlive(table, holder)));
    table.call(parasitePhase, {});
  },
  next(table) {
    const { vars } = table;
    const { roundLimit } = vars.options;
    if (roundLimit > 0 && vars.round >= roundLimit) return nobodyWins(table);
    vars.round++;
    return 'begin';
  },
});
