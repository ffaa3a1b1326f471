/** What speaks for and against a moment in Lockdown, in the order in which it is reckoned. */
export const TERMS = [
  'life',
  'wounds',
  'infection',
  'intruders',
  'noise',
  'dark',
  'fire',
  'hand',
  'items',
  'base',
  'code',
  'wayOut',
  'time',
  'goal',
] as const;
export type Term = (typeof TERMS)[number];
