/** Exports for pages: nothing that knows a table. */
export { type Deal, dayAt, dayNumber, dayOfSeed, dealOf } from './daily.ts';
export { isOffered, LEVELS, levelAbout, levelName, USUAL_LEVEL } from './levels/levels.ts';
export { MAX_MARKS, marksOf } from './levels/marks.ts';
export { loadLevelTexts } from './levels/text/load.ts';
export { nextMoment } from './next-moment.ts';
export {
  COLOURS,
  LATE_ENDS,
  LONGEST_CHAT,
  LONGEST_ENTRY,
  MAX_HOLIDAYS,
  MIN_HOURS,
  NOTICE_DELAYS,
  NOTICE_WAYS,
  ONLINE_VERSION,
  PHRASES,
  SHOWN,
  WEBHOOKS,
} from './online.ts';
export { linkTo } from './share.ts';
export { inForce, standingFor } from './standing.ts';
export { ThinkingTime } from './thinking-time.ts';
export { POINTS, ROUNDS, weekDeal } from './weekly.ts';
