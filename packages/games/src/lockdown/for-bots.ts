/** Exports for bots and measuring tools: the game and the rules that they read. */

export { isMet } from './conditions.ts';
export { CONTRARIES } from './contrary.ts';
export { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
export { ROOMS, roomIndex } from './data/rooms.ts';
export { CONTINGENCIES, CSS_TOKENS } from './data/tokens.ts';
export * from './facility.ts';
export { type FacilityGame, game } from './game.ts';
export { specimenOf } from './knowledge.ts';
export { missionsMet, objectiveOf } from './objectives.ts';
export { FIRST_CONTINGENCY, FIRST_CSS, FIRST_OBJECTIVE } from './things.ts';
export { hasSuit, SUITS } from './ways-out.ts';
export { VERB } from './words.ts';
export { ZONE } from './zones.ts';
