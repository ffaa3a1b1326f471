/** What one can do in a turn, by kind. */

export const TURN_KINDS = ['move', 'fight', 'act', 'room', 'talk', 'drop', 'end'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];
