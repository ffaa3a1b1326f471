/** The heat scan: everyone learns how many are infected, nobody learns who. */
import { END, EVERYONE, FIRST_SEAT, NO_THING, type Seat } from '@deadlight/engine';
import { livingSeats } from './crew.ts';
import { infectedWin } from './ending.ts';
import { isInfected } from './infection.ts';
import { EVENT } from './log-events.ts';
import { kindOf } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { ZONE } from './zones.ts';

const LONE = kindOf('lone-human');

function markLoneHuman(table: PanicTable, humans: readonly Seat[]): void {
  const { seats, zones } = table.state;
  let token = table.find(ZONE.unmarked, LONE);
  for (let seat = FIRST_SEAT; token < 0 && seat < seats; seat++)
    token = zones[ZONE.lone(seat)]![0] ?? NO_THING;
  table.move(token, humans.length === 1 ? ZONE.lone(humans[0]!) : ZONE.unmarked);
}

export const heatScan = procedure<object>('heat-scan').steps({
  reveal(table) {
    // PAN-SCAN-02
    const living = livingSeats(table);
    const humans = living.filter((seat) => !isInfected(table, seat));
    const infected = living.length - humans.length;
    // PAN-SCAN-04
    table.vars.scan = { infected, human: humans.length };
    table.learned = EVERYONE;
    table.log?.tell('PAN-SCAN-03', EVENT.scan, { infected, human: humans.length });
    markLoneHuman(table, humans);
    // PAN-SCAN-05
    return humans.length === 0 ? infectedWin(table, 'all-infected', 'PAN-END-02') : END;
  },
});

/**
 * Whether a player knows himself to be the last human, and may give up, lost or not: whether gas can
 * still come to him is a secret of other hands (PAN-END-04, PAN-END-11).
 */
export const mayConcede = (table: PanicTable, seat: Seat): boolean =>
  table.zone(ZONE.lone(seat)).length > 0 && !isInfected(table, seat);
