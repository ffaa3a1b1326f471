/** A bot among the choices for a seat: its name, and how strong it is in this game where that has been measured. */
import type { Voice } from '@deadlight/games/text';
import { levelName, MAX_MARKS, marksOf } from '@deadlight/host/page';

export function botLabel(voice: Voice, level: string, game: string): string {
  const name = levelName(voice, level);
  const marks = marksOf(level, game);
  return marks === null
    ? voice.say('lobby.bot', { name })
    : voice.say('lobby.botRated', { name, marks, most: MAX_MARKS });
}
