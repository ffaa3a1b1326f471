/** What kind of deed an option is, where a companion's style is counted as `deadlight arena --style` does. */
import type { Sight } from '@deadlight/bots';
import { codeOf, type Option, valueIn } from '@deadlight/engine';
import { VERB } from '@deadlight/games/rules/survival';

const DEED = { none: 0, idle: 1, fights: 2, explores: 3 } as const;
const FIGHTS: ReadonlySet<string> = new Set(['shoot', 'melee', 'throw']);
const STEPS: ReadonlySet<string> = new Set(['move', 'careful', 'careful-to']);

/** A pass is idle where it is tilted against. */
export function deedOf({ game, vars }: Sight, option: Option, tilt: number): number {
  const code = codeOf(option);
  if (code === VERB.pass.code) return tilt < 0 ? DEED.idle : DEED.none;
  const { word } = game.verbByCode[code]!;
  if (FIGHTS.has(word)) return DEED.fights;
  if (!STEPS.has(word)) return DEED.none;
  const { rooms } = vars as { readonly rooms: readonly number[] };
  return rooms[valueIn(game, option, 0)]! < 0 ? DEED.explores : DEED.none;
}
