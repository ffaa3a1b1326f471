/** Keeping one of two Objectives, all at once and in secret (LCK-ENC-12). */
import type { Offer, Seat } from '@deadlight/engine';
import { isCoop } from '../survival/modes.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { isAlive } from './conditions.ts';
import { facilityOf } from './facility.ts';
import { FIRST_OBJECTIVE } from './things.ts';
import { V } from './words.ts';

export function offerObjectives(table: SurvivalTable, seat: Seat, offer: Offer): void {
  for (const card of table.zone(Z.objectives + seat))
    offer.add(V['keep-objective'](table.kind(card) - FIRST_OBJECTIVE));
}

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

export function choosers(table: SurvivalTable): Seat[] {
  if (isCoop(table)) return [];
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.state.seats; seat++)
    if (isAlive(table, seat) && table.zone(Z.objectives + seat).length > 1) seats.push(seat);
  return seats;
}

export const firstEncounter = procedure<object>('first-encounter', {
  begin(table) {
    facilityOf(table).metInRound = table.vars.round;
    table.log?.tell('LCK-ENC-12', 'first-encounter');
  },
  choose: {
    asks: choosers,
    options: (table, _local, seat, offer) => offerObjectives(table, seat, offer),
  },
  chosen(table) {
    if (table.answered) settleObjectives(table);
  },
});
