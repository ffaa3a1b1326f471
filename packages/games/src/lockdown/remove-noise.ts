import type { Way } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { endsOf } from '../survival/markers.ts';
import type { Cited } from '../survival/rule-names.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { EVENT } from './log-events.ts';

/** Takes a single Noise marker away. */
export function removeNoise(table: SurvivalTable, way: Way, rule: Cited): void {
  table.vars.noise[way] = false;
  const { corridors, ways } = boardOf(table);
  if (way < corridors) table.log?.tell(rule, EVENT['noise-gone'], endsOf(table, way));
  else
    table.log?.tell(rule, EVENT['noise-gone-technical'], {
      network: way - corridors,
      networks: ways - corridors,
    });
}
