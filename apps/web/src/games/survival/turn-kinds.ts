import type { TurnKind } from '../../table/turn-kinds.ts';

export const KINDS: Readonly<Record<string, TurnKind>> = {
  move: 'move',
  careful: 'move',
  'careful-to': 'move',
  'leave-base': 'move',
  drive: 'move',
  'intruder-move': 'move',
  shoot: 'fight',
  melee: 'fight',
  'intruder-attack': 'fight',
  room: 'room',
  computer: 'room',
  trade: 'talk',
  claim: 'talk',
  say: 'talk',
  reactions: 'talk',
  drop: 'drop',
  'drop-object': 'drop',
  pass: 'end',
  end: 'end',
};
