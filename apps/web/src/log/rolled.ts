import type { Line } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';

/** What a die shows, in words. */
export const sayRolled = (voice: Voice, { data }: Line): string => {
  const face = data['face'];
  return typeof face === 'string' && face.startsWith('@') ? voice.say(face.slice(1)) : '';
};
