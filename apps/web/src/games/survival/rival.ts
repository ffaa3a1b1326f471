/** An Objective may be somebody’s death. */
interface Wanted {
  readonly id: string;
  readonly anyOf: readonly (readonly { readonly asks: string; readonly player?: number }[])[];
}

/** The number of the player whom an Objective wants dead, if it wants that of anybody. */
export const rivalIn = (objectives: readonly Wanted[], id: string): number | null =>
  objectives
    .find((one) => one.id === id)
    ?.anyOf.flat()
    .find(({ asks }) => asks === 'player-dead')?.player ?? null;
