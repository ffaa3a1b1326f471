import type { Plain } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Advice } from './advice.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';
import { sayReasons } from './text/say-reasons.ts';

/** A text by its name, with its values. */
export interface Said {
  readonly name: string;
  readonly data: Readonly<Record<string, Plain>>;
}

/**
 * Why a bot would choose this, most important reason first, in the reader's language. Reasons
 * against it come last, after a “but”.
 */
export function wordsFor(sight: Sight, { reasons, because, isEven }: Advice): Said[] {
  if (because !== undefined) return [{ name: because, data: {} }];
  if (isEven === true) return [{ name: 'reason.even', data: {} }];
  const { speech, facts } = mindOf(sight.game.id);
  const data = facts(sight);
  const terms = (wanted: 'for' | 'against') =>
    reasons.filter(({ speaks }) => speaks === wanted).map(({ term }) => `reason.${speech}.${term}`);
  const good = terms('for').map((term) => ({ name: `${term}.for`, data }));
  const bad = terms('against').map((says) => ({ ...data, says }));
  return [
    ...(good.length === 0 ? [{ name: 'reason.none', data: {} }] : good),
    ...(bad.length === 0 ? [] : [{ name: 'reason.but', data: { reasons: bad } }]),
  ];
}

export const reasonsFor = (sight: Sight, advice: Advice, voice: Voice): string =>
  sayReasons(voice, wordsFor(sight, advice));
