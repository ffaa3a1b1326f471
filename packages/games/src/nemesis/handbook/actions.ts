import type { BasicAction } from '../../handbook/files.ts';

/** The actions of a turn; basic actions first. */
export const actions: readonly BasicAction[] = [
  { verb: 'move', icon: 'act.move', cost: 1 },
  { verb: 'careful', icon: 'act.careful', cost: 2 },
  { verb: 'shoot', icon: 'act.shoot', cost: 1 },
  { verb: 'melee', icon: 'act.melee', cost: 1 },
  { verb: 'pick-up', icon: 'act.pick-up', cost: 1 },
  { verb: 'trade', icon: 'act.trade', cost: 1 },
  { verb: 'craft', icon: 'act.craft', cost: 1 },
  { verb: 'activate', icon: 'act.activate', cost: 1 },
  { verb: 'room', icon: 'act.room', cost: 2 },
  { verb: 'play', icon: 'act.play', cost: null },
  { verb: 'use', icon: 'act.use', cost: null },
  { verb: 'pass', icon: 'passed', cost: 0 },
];
