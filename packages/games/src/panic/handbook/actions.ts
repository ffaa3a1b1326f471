import type { BasicAction } from '../../handbook/files.ts';

/** The actions of a turn. */
export const actions: readonly BasicAction[] = [
  { verb: 'explore', icon: 'act.explore', cost: 1 },
  { verb: 'move', icon: 'act.move', cost: 1 },
  { verb: 'search', icon: 'fresh', cost: 1 },
  { verb: 'shoot', icon: 'act.shoot', cost: 1 },
  { verb: 'stab', icon: 'card.combat-knife', cost: 1 },
  { verb: 'grenade', icon: 'card.grenade', cost: 1 },
  { verb: 'treat', icon: 'room.sick-bay', cost: 1 },
  { verb: 'terminal', icon: 'room.terminal', cost: 1 },
  { verb: 'trade', icon: 'trade', cost: 0 },
  { verb: 'lay', icon: 'act.play', cost: 0 },
  { verb: 'burn', icon: 'fire', cost: 1 },
  { verb: 'end', icon: 'clock', cost: 0 },
];
