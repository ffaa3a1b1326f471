/** Keeping one of two Objectives, all at once and in secret (NEM-OBJ-01). */
import type { Offer, Seat } from '@deadlight/engine';
import { isCoop } from '../survival/modes.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { isAlive } from './conditions.ts';
import { shipOf } from './ship.ts';
import { FIRST_OBJECTIVE } from './things.ts';
import { V } from './words.ts';

export function offerObjectives(table: SurvivalTable, seat: Seat, offer: Offer): void {
  for (const card of table.zone(Z.objectives + seat))
    offer.add(V['keep-objective'](table.kind(card) - FIRST_OBJECTIVE));
}

/** The other one leaves the game, seen by nobody (NEM-INFO-11). */
export function settleObjectives(table: SurvivalTable): void {
  for (const seat of table.asked) {
    const kept = V['keep-objective'].value(table.answerOf(seat) as number, 0) + FIRST_OBJECTIVE;
    for (const card of table.zone(Z.objectives + seat).slice())
      if (table.kind(card) !== kept) {
        table.move(card, Z.box);
        table.forget(card);
      }
  }
}

export const firstEncounter = procedure<object>('first-encounter', {
  begin(table) {
    shipOf(table).metInRound = table.vars.round;
    table.log?.tell('NEM-OBJ-01', 'first-encounter');
  },
  choose: {
    asks(table) {
      if (isCoop(table)) return [];
      const seats: Seat[] = [];
      for (let seat = 0; seat < table.state.seats; seat++)
        if (isAlive(table, seat) && table.zone(Z.objectives + seat).length > 1) seats.push(seat);
      return seats;
    },
    options: (table, _local, seat, offer) => offerObjectives(table, seat, offer),
  },
  chosen(table) {
    if (table.answered) settleObjectives(table);
  },
});
