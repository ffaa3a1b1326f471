import type { Voice } from '@deadlight/games/text';
import type { Advice } from './advice.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';

/** A text by its name, with its values. */
export interface Said {
  readonly name: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Why a bot would choose so, the weightiest reason first, for anyone who speaks the language. */
export function wordsFor(sight: Sight, { reasons, because }: Advice): Said[] {
  if (because !== undefined) return [{ name: because, data: {} }];
  const { speech, facts } = mindOf(sight.game.id);
  if (reasons.length === 0) return [{ name: 'reason.none', data: {} }];
  const data = facts(sight);
  return reasons.map(({ term, speaks }) => ({ name: `reason.${speech}.${term}.${speaks}`, data }));
}

export const reasonsFor = (sight: Sight, advice: Advice, voice: Voice): string[] =>
  wordsFor(sight, advice).map(({ name, data }) => voice.say(name, data));
