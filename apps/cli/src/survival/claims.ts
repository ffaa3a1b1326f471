/** What players have told everyone. */
import type { View } from '@deadlight/engine';
import { survivalTelling, type Voice } from '@deadlight/games';
import { SEPARATOR } from './status.ts';

const MAX_SHOWN = 3;

/** The latest of what has been said, in one line, or none. */
export function claims(setting: survivalTelling.Setting, view: View, voice: Voice): string[] {
  const all = survivalTelling.toldClaims(setting, view, voice);
  if (all.length === 0) return [];
  const shown = all
    .slice(-MAX_SHOWN)
    .map(({ round, said }) => voice.say('survival.claim', { round, said }));
  const count = all.length - shown.length;
  const earlier = count > 0 ? [voice.say('survival.earlierClaims', { count })] : [];
  return [`${voice.say('survival.claims')} ${[...earlier, ...shown].join(SEPARATOR)}`];
}
