/** The course of a game: draft, then rounds of a Player Phase and an Event Phase. */
import { END, type Seat } from '@deadlight/engine';
import { bookOf } from '../survival/book.ts';
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
import { eventPhase } from './event-phase.ts';
import { drawIntruderCards, intruderTurn, takeover } from './intruder-player.ts';
import { podTurn } from './pods.ts';
import { shipOf } from './ship.ts';

const HAND = 5;
const CABINS_BONUS = 1;
const BODY_WOUND = 1;
/** Comes before the steps of the Event Phase. */
const DECOMPRESSION = 1;

interface GameFrame {
  drafted: number;
}

/** How many cards a player draws up to (NEM-ROUND-03, NEM-ROOM-CABINS-01, NEM-CARD-body). */
export function handGoal(table: SurvivalTable, seat: Seat): number {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const rested =
    slot > 0 &&
    sheetOf(table, slot)?.id === 'cabins' &&
    vars.crowd[slot] === 0 &&
    !vars.malfunction[slot];
  return HAND + (rested ? CABINS_BONUS : 0) - (hasWound(table, seat, K.body) ? BODY_WOUND : 0);
}

/** Has turns: a Character aboard, or whoever leads the Intruders. */
const plays = (table: SurvivalTable, seat: Seat): boolean =>
  isAboard(table.vars, seat) || shipOf(table).intruder === seat;

export const game = procedure<GameFrame>('game').steps({
  /** Before anything else, Characters are chosen. */
  draft(table, local) {
    if (local.drafted >= table.state.seats) return;
    local.drafted++;
    table.call(draft, { seat: table.vars.number.indexOf(local.drafted) });
    return 'draft';
  },
  begin(table) {
    const { vars } = table;
    vars.round++;
    vars.active = -1;
    shipOf(table).step = 0;
    table.log?.tell('NEM-ROUND-01', 'round', { round: vars.round, time: shipOf(table).time });
    table.call(takeover, {});
  },
  /** Round-start effects in their order: revivals, the draw step, the First Player (NEM-ROUND-18-R). */
  draw(table) {
    const { vars } = table;
    reviveAll(table, 'NEM-COOP-04');
    for (let seat = 0; seat < table.state.seats; seat++) {
      vars.passed[seat] = !plays(table, seat);
      if (isAboard(vars, seat))
        drawCards(table, seat, handGoal(table, seat) - handSize(table, seat));
    }
    drawIntruderCards(table);
    if (vars.round > 1) passToken(table);
  },
  play(table) {
    table.call(playerPhase, { next: 0 });
  },
  /** Whoever is in a Room that is still sealed dies (NEM-ROOM-AIRLOCK-03). */
  decompress(table) {
    const { vars } = table;
    const slot = vars.decompression;
    if (slot === 0) return;
    table.log?.tell('NEM-ROOM-AIRLOCK-03', 'decompressed', { room: where(table, slot), slot });
    vars.decompression = 0;
    vars.fire[slot] = false;
    shipOf(table).step = DECOMPRESSION;
    const victims: Seat[] = [];
    for (let step = 0; step < table.state.seats; step++)
      if (vars.place[inOrder(table, step)] === slot) victims.push(inOrder(table, step));
    for (const seat of victims) die(table, seat, 'decompression');
    for (const figure of intrudersIn(vars, slot)) kill(table, figure);
    bookOf(table).hooks.checkLast(table);
  },
  events(table) {
    table.call(eventPhase, { attackers: [] });
  },
  next: () => 'begin',
});

interface Phase {
  /** How many seats from the First Player the next turn is. */
  next: number;
}

/** Turns go round until everyone has passed (NEM-ROUND-11). */
export const playerPhase = procedure<Phase>('player-phase').steps({
  turn(table, local) {
    const { vars } = table;
    const { seats } = table.state;
    for (let step = 0; step < seats; step++) {
      const seat = inOrder(table, local.next + step);
      if (vars.passed[seat] || !plays(table, seat)) continue;
      local.next = (local.next + step + 1) % seats;
      if (shipOf(table).intruder === seat) table.call(intruderTurn, { seat });
      else if (shipOf(table).podOf[seat]! > 0) table.call(podTurn, { seat });
      else table.call(turn, { seat });
      return 'turn';
    }
    return END;
  },
});
