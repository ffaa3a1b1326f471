import type { Voice } from '@deadlight/games';
import type { Advice } from './advice.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';

/** Why a bot would choose so, in words, the weightiest reason first. */
export function reasonsFor(sight: Sight, { reasons }: Advice, voice: Voice): string[] {
  const { speech, facts } = mindOf(sight.game.id);
  if (reasons.length === 0) return [voice.say('reason.none')];
  const data = facts(sight);
  return reasons.map(({ term, speaks }) => voice.say(`reason.${speech}.${term}.${speaks}`, data));
}
