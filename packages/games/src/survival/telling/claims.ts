/** What players have said about what they know, in words. */

import { type Option, parseAnswer, partsOf, type View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { asSlot, type Slot } from '../board.ts';
import { seatRef } from './people.ts';
import { roomAt, varsOf } from './seen.ts';
import type { Setting } from './setting.ts';

export interface ToldClaim {
  readonly round: number;
  readonly said: string;
}

/** Whether it says what somebody is going to do: that counts until the player says something else. */
const isPlan = (says: string): boolean => says.startsWith('say-');

/** In the order in which they were made; of each player's plans, the last. */
export function toldClaims(setting: Setting, view: View, voice: Voice): ToldClaim[] {
  const { vocabulary } = setting;
  const vars = varsOf(view);
  const last = new Map(vars.claims.map((one, i) => [isPlan(one.says) ? one.seat : -1, i]));
  const kept = vars.claims.filter(({ seat, says }, i) => !isPlan(says) || last.get(seat) === i);
  return kept.map(({ seat, says, round }) => {
    const { word, data } = partsOf(vocabulary, parseAnswer(vocabulary, says, false) as Option);
    const about = word === 'say-take' ? spotAt(setting, view, asSlot(Number(data['room']))) : data;
    return { round, said: voice.say(`log.${word}`, { who: seatRef(vars, seat), ...about }) };
  });
}

/** A Room by its name, if somebody has explored it. */
function spotAt(setting: Setting, view: View, slot: Slot): Record<string, string | number> {
  const { id, explored } = roomAt(setting, view, slot);
  return { room: `@room.${explored ? id : 'unexplored'}`, slot };
}
