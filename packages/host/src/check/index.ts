export { markOf, type Report, reportOn, sayCheck, sayPlayer, sayVerdict } from './report.ts';
export { loadCheckTexts } from './texts.ts';
