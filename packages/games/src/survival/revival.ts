/** The cooperative game brings the dead back in the Emergency Room (NEM-COOP-04, LCK-COOP-07). */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import { corpseOf, slotOfRoom, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import { isCoop } from './modes.ts';
import type { Cited } from './rule-names.ts';
import { ABOARD, CARRIED, DEAD, type SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** Revives anyone who can be, by a rule; `also` is what the game does beyond what both do. */
export function reviveAll(
  table: SurvivalTable,
  rule: Cited,
  also: (seat: Seat) => void = () => {},
): void {
  if (!isCoop(table)) return;
  const { vars } = table;
  const slot = slotOfRoom(table, 'emergency-room');
  // Not with an Intruder or a Malfunction there (NEM-COOP-05, LCK-COOP-08).
  if (slot === 0 || vars.crowd[slot]! > 0 || vars.malfunction[slot]) return;
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
    if (vars.fate[seat] !== DEAD) continue;
    const at = vars.corpse[corpseOf(vars, seat)]!;
    // A Corpse in the hands of somebody in the Room counts as being there (NEM-COOP-06-R).
    if (at !== slot && !(at >= CARRIED && vars.place[at - CARRIED] === slot)) continue;
    vars.corpse[corpseOf(vars, seat)] = 0;
    vars.fate[seat] = ABOARD;
    vars.place[seat] = slot;
    vars.light[seat] = 0;
    also(seat);
    const wounds = table.zone(ZONE.wounds(seat));
    while (wounds.length > 0) table.move(wounds[wounds.length - 1]!, ZONE.dressed(seat));
    table.log?.tell(rule, EVENT.revived, { who: who(table, seat) });
  }
}
