/** The cooperative game brings the dead back in the Emergency Room (NEM-COOP-04). */
import { corpseOf, slotOfRoom, who } from '../survival/crew.ts';
import { isCoop } from '../survival/modes.ts';
import { ABOARD, DEAD, HELD, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';

export function reviveAll(table: SurvivalTable): void {
  if (!isCoop(table)) return;
  const { vars } = table;
  const slot = slotOfRoom(table, 'emergency-room');
  // Not with an Intruder or a Malfunction there (NEM-COOP-05).
  if (slot === 0 || vars.crowd[slot]! > 0 || vars.malfunction[slot]) return;
  for (let seat = 0; seat < table.state.seats; seat++) {
    if (vars.fate[seat] !== DEAD) continue;
    const at = vars.corpse[corpseOf(vars, seat)]!;
    // A Corpse in the hands of somebody in the Room counts as being there (NEM-COOP-06-R).
    if (at !== slot && !(at >= HELD && vars.place[at - HELD] === slot)) continue;
    vars.corpse[corpseOf(vars, seat)] = 0;
    vars.fate[seat] = ABOARD;
    vars.place[seat] = slot;
    vars.light[seat] = 0;
    const wounds = table.zone(Z.wounds + seat);
    while (wounds.length > 0) table.move(wounds[wounds.length - 1]!, Z.dressed + seat);
    table.log?.tell('NEM-COOP-04', 'revived', { who: who(table, seat) });
  }
}
