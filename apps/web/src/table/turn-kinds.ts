/** The kinds of options in a turn. */

export const TURN_KINDS = ['move', 'fight', 'act', 'room', 'talk', 'drop', 'end'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];
