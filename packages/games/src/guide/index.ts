export type { Guide, Point, Step } from './guide.ts';
export { GUIDED, hasGuide, loadGuide, loadGuideTexts } from './guides.ts';
export { happeningOf } from './happening.ts';
export { after, isFinished, type Progress, read, START, stepOf } from './progress.ts';
export { sayStep, sayStepAloud } from './say-step.ts';
