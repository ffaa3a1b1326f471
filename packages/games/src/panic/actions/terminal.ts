/** The terminal: doors, a hidden room, or a heat scan; once in a turn (PAN-TURN-08). */
import { END, type Offer, type Seat } from '@deadlight/engine';
import { alarm } from '../alarm.ts';
import { pawnOf, roomOfPawn } from '../crew.ts';
import { EVENT } from '../log-events.ts';
import { heatScan } from '../scan.ts';
import { cardOfRoom, NONE, TERMINALS } from '../station.ts';
import { ANDROID, TROOPER } from '../things.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { dig, nextRoom, offerPlacements, placeRoom, whyNotDig } from './explore.ts';
import { turnRed } from './turn-red.ts';

const OPEN_DOORS = 0;
const DISCOVER = 1;
const SCAN = 2;

/** Without a room card left, or none that may be tried, there is nothing to discover (PAN-ACT-45). */
function whyNotDiscover(table: PanicTable): string | null {
  const card = nextRoom(table);
  if (card === NONE) return 'PAN-ACT-45';
  return table.vars.fits.length > 0 ? null : whyNotDig(table);
}

export function offerTerminal(
  table: PanicTable,
  seat: Seat,
  rule: string | null,
  offer: Offer,
): void {
  for (let who = TROOPER; who <= ANDROID; who++) {
    const room = roomOfPawn(table, pawnOf(seat, who));
    if (room < 0 || (TERMINALS & (1 << room)) === 0) continue;
    const against = table.vars.terminalUsed ? 'PAN-TURN-08' : rule;
    offer.unless(against, VERB.terminal(who, OPEN_DOORS));
    offer.unless(against ?? whyNotDiscover(table), VERB.terminal(who, DISCOVER));
    offer.unless(against, VERB.terminal(who, SCAN));
  }
}

interface Terminal {
  readonly seat: Seat;
  readonly who: number;
  readonly function: number;
}

/** A use of the terminal, its point already paid. */
export const terminal = procedure<Terminal>('terminal').steps({
  /** Red: the alarm first (PAN-ACT-42). */
  alarm(table, { seat, who, function: chosen }) {
    const room = roomOfPawn(table, pawnOf(seat, who));
    table.vars.terminalUsed = true;
    table.log?.tell('PAN-ACT-42', EVENT.terminal, {
      seat,
      function: chosen,
    });
    if (table.vars.used[cardOfRoom(room)]) table.call(alarm, { room, seat });
  },
  use(table, { seat, who, function: chosen }) {
    turnRed(table, roomOfPawn(table, pawnOf(seat, who)));
    // PAN-ACT-44
    if (chosen === OPEN_DOORS) {
      if (!table.vars.doorsOpen) table.log?.tell('PAN-ACT-44', EVENT['doors-open']);
      table.vars.doorsOpen = true;
      return END;
    }
    // PAN-ACT-46, PAN-SCAN-01
    if (chosen === SCAN) {
      table.call(heatScan, {});
      return END;
    }
    if (table.vars.fits.length > 0) return;
    table.call(dig, { seat, anywhere: true });
    return END;
  },
  place: {
    asks: (_table, { seat }) => seat,
    options: (table, _terminal, seat, offer) => offerPlacements(table, seat, true, offer),
  },
  discover(table) {
    const { answer } = table;
    table.call(placeRoom, {
      card: nextRoom(table),
      cell: VERB.explore.value(answer, 0),
      turned: VERB.explore.value(answer, 1),
    });
    return END;
  },
});
