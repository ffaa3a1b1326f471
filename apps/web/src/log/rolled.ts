import type { Line } from '@deadlight/engine';
import { valueIn } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';

/** What a die shows, in words. */
export const sayRolled = (voice: Voice, line: Line): string => {
  const face = valueIn(line, 'face');
  return typeof face === 'string' && face.startsWith('@') ? voice.say(face.slice(1)) : '';
};
