/** Exports for pages: nothing that knows a table. */
export { isOffered, LEVELS, levelAbout, levelName, USUAL_LEVEL } from './levels/levels.ts';
export { MOST_MARKS, marksOf } from './levels/marks.ts';
export { loadLevelTexts } from './levels/text/load.ts';
export { nextMoment } from './next-moment.ts';
export {
  COLOURS,
  LATE_ENDS,
  LEAST_HOURS,
  LONGEST_CHAT,
  MOST_HOLIDAYS,
  ONLINE_VERSION,
  PHRASES,
  WEBHOOKS,
} from './online.ts';
export { linkTo } from './share.ts';
export { ThinkingTime } from './thinking-time.ts';
