/** The cooperative game brings the dead back in the Emergency Room (LCK-COOP-07, LCK-COOP-12-R). */
import { corpseOf, who } from '../survival/crew.ts';
import { isCoop } from '../survival/modes.ts';
import { ABOARD, DEAD, HELD, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { slotsOf } from './facility.ts';

export function reviveAll(table: SurvivalTable): void {
  if (!isCoop(table)) return;
  const { vars } = table;
  const [slot] = slotsOf(vars, 'emergency-room');
  if (slot === undefined || vars.crowd[slot]! > 0 || vars.malfunction[slot]) return;
  for (let seat = 0; seat < table.state.seats; seat++) {
    if (vars.fate[seat] !== DEAD) continue;
    const at = vars.corpse[corpseOf(vars, seat)]!;
    if (at !== slot && !(at >= HELD && vars.place[at - HELD] === slot)) continue;
    vars.corpse[corpseOf(vars, seat)] = 0;
    vars.fate[seat] = ABOARD;
    vars.place[seat] = slot;
    vars.light[seat] = 0;
    vars.larva[seat] = false;
    vars.slime[seat] = false;
    const wounds = table.zone(Z.wounds + seat);
    while (wounds.length > 0) table.move(wounds[wounds.length - 1]!, Z.dressed + seat);
    table.log?.tell('LCK-COOP-07', 'revived', { who: who(table, seat) });
  }
}
