/** What speaks for and against a moment in Nemesis, in the order in which it is reckoned. */
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
