export * from './claims.ts';
export * from './people.ts';
export * from './seen.ts';
export type { Setting } from './setting.ts';
export { tellingOf } from './telling.ts';
export { slotOf } from './values.ts';
export * from './ways.ts';
export * from './weapons.ts';
export * from './whereabouts.ts';
