/** The terms of Lockdown's evaluation, in the order in which they are applied. */
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
