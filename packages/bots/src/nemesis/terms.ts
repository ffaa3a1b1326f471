/** The terms of Nemesis's evaluation, in the order in which they are applied. */
export const TERMS = [
  'life',
  'wounds',
  'infection',
  'intruders',
  'noise',
  'fire',
  'hand',
  'items',
  'ship',
  'wayOut',
  'time',
  'goal',
] as const;
export type Term = (typeof TERMS)[number];
