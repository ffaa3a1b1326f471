/** A bot that only claims what it knows to be true; otherwise it plays like another. It shows what lies gain. */
import { partsOf } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { mindOf } from './minds.ts';

export const PREFIX = 'honest:';

export const honestly = (bot: Bot): Bot => ({
  name: `${PREFIX}${bot.name}`,
  answer(sight, random) {
    const answer = bot.answer(sight, random);
    const { hearsay } = mindOf(sight.game.id);
    if (hearsay === undefined || typeof answer !== 'number') return answer;
    const word = (option: typeof answer): string => partsOf(sight.game, option).word;
    if (!sight.asks.startsWith('claim/') || !word(answer).startsWith('claim-')) return answer;
    if (word(answer) === 'claim-about' || hearsay(sight).judge(answer) === 'consistent')
      return answer;
    return sight.options.find((option) => word(option) === 'no')!;
  },
});
