/** Exports for bots and measuring tools: the game and the rules that they read. */

export { isMet } from './conditions.ts';
export { CONTRARIES } from './contrary.ts';
export { COORDINATES, DESTINATIONS, SPACES } from './data/course.ts';
export { INTRUDER_CARDS } from './data/intruder-cards.ts';
export { type Condition, OBJECTIVES, type Objective } from './data/objectives.ts';
export { ROOMS, roomIndex } from './data/rooms.ts';
export { game } from './game.ts';
export { missionsMet, objectiveOf } from './objectives.ts';
export * from './ship.ts';
export { FIRST_COORDINATES, FIRST_OBJECTIVE, FIRST_ROOM, INTACT } from './things.ts';
export { VERB } from './words.ts';
export { ZONE } from './zones.ts';
