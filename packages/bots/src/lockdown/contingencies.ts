/** The Contingencies that bots treat specially, by index in the list of codes. */
import { CONTINGENCIES } from '@deadlight/games/rules/lockdown';

const indexOf = (id: string): number => CONTINGENCIES.findIndex((code) => code.id === id);

export const YELLOW = indexOf('code-yellow');
export const BLUE = indexOf('code-blue');
export const GREY = indexOf('code-grey');
export const RED = indexOf('code-red');
