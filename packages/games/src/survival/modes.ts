import type { Seat } from '@deadlight/engine';
import type { SurvivalTable } from './vars.ts';

export const isSolo = (table: SurvivalTable): boolean => table.state.seats === 1;
export const isCoop = (table: SurvivalTable): boolean =>
  table.vars.options.mode === 'coop' && table.state.seats > 1;

export const seatsOf = (table: SurvivalTable): Seat[] =>
  Array.from({ length: table.state.seats }, (_, seat) => seat);
