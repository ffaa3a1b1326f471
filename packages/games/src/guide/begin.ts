import { FIRST_SEAT, type Match, printOption } from '@deadlight/engine';
import type { Guide } from './guide.ts';

/** Decides what is not asked in a first game; another deal may not offer it. */
export function beginGuided({ table: { begins } }: Guide, match: Match): void {
  for (const says of begins) {
    const { table, game } = match;
    const isOffered =
      table.pending.includes(FIRST_SEAT) &&
      table.options(FIRST_SEAT).some((option) => printOption(game, option) === says);
    if (isOffered) match.say(FIRST_SEAT, says);
  }
}
