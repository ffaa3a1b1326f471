export { beginGuided } from './begin.ts';
export type { Guide, Point, Script, Step } from './guide.ts';
export { GUIDED, hasGuide, loadGuide, loadGuideTexts } from './guides.ts';
export { happeningOf } from './happening.ts';
export { after, isFinished, isKnown, type Progress, read, START, stepOf } from './progress.ts';
export { sayStep, sayStepAloud, sayWho } from './say-step.ts';
