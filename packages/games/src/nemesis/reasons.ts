/** Which of the reasons that a rule has holds, as far as a seat sees it. */
import type { View } from '@deadlight/engine';
import { varsOf } from '../survival/telling/seen.ts';
import type { Reason } from '../survival/telling/setting.ts';
import type { Said } from '../telling/telling.ts';
import { BLUE, type Ship } from './ship.ts';

export function nemesisReason(view: View, { word }: Said, rule: string): Reason {
  const { malfunction, place, own } = varsOf(view);
  const { hibernated, time } = own as Ship;
  switch (rule) {
    case 'NEM-MARK-13':
      return { which: malfunction[place[view.seat]!] ? 'already' : 'never' };
    case 'NEM-ROOM-AIRLOCK-01':
      return { which: word === 'decompress' ? 'door' : 'none' };
    case 'NEM-ROOM-COCKPIT-02':
      return { which: hibernated ? 'asleep' : 'intruder' };
    case 'NEM-ROOM-HIBERNATORIUM-01':
      return { missing: BLUE - time };
    default:
      return {};
  }
}
