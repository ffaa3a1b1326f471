import type { TurnKind } from '../../table/turn-kinds.ts';

export const KINDS: Readonly<Record<string, TurnKind>> = {
  explore: 'move',
  dig: 'move',
  move: 'move',
  shoot: 'fight',
  stab: 'fight',
  grenade: 'fight',
  search: 'room',
  treat: 'room',
  terminal: 'room',
  burn: 'room',
  concede: 'end',
  vote: 'end',
  end: 'end',
};
