/** Where a Character is, or what has become of it. */
import { at, type Seat, type View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { corpseOf } from '../crew.ts';
import { ABOARD, DEAD } from '../vars.ts';
import { numberedRoom, varsOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** What both games keep under the same names among what only they have. */
interface Own {
  readonly causes: readonly (string | null)[];
  readonly podOf: readonly number[];
  readonly metInRound: number;
}
export const ownOf = (view: View): Own => varsOf(view).own as Own;

/** Those lost with the ship leave no corpse; a ship whose hull breaks does not explode (NEM-MARK-15). */
function causeOf(view: View, voice: Voice, seat: Seat): string {
  const cause = at(ownOf(view).causes, seat, 'cause');
  const lost = cause === 'explosion' && varsOf(view).corpse[corpseOf(varsOf(view), seat)] === 0;
  const end = `cause.${view.over?.how}`;
  return lost && voice.has(end) ? `@${end}` : `@cause.${cause}`;
}

export function whereabouts(setting: Setting, view: View, voice: Voice, seat: Seat): string {
  const { fate, place } = varsOf(view);
  const { podOf } = ownOf(view);
  if (fate[seat] === DEAD) return voice.say('fate.dead', { cause: causeOf(view, voice, seat) });
  if (fate[seat] !== ABOARD) return voice.say(`fate.${setting.refuge(view, seat)}`);
  if (at(podOf, seat, 'pod of seat') > 0)
    return voice.say('fate.in-pod', { pod: setting.pod(at(podOf, seat, 'pod of seat')) });
  return at(place, seat, 'place of seat') > 0
    ? voice.say('fate.in-room', {
        room: numberedRoom(setting, view, voice, at(place, seat, 'place of seat')),
      })
    : voice.say('fate.not-drafted');
}

/** Only a survivor's kept Objective is judged; anyone who met it has won. */
export function hasMetGoal(view: View, seat: Seat, kept: number): boolean | null {
  if (kept !== 1 || varsOf(view).fate[seat] === DEAD) return null;
  return view.over?.winners.includes(seat) ?? null;
}
