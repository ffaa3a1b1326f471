import type { BasicAction } from '../../handbook/files.ts';

/** The actions, each with its icon and cost. */
export const actions: readonly BasicAction[] = [{ verb: 'play', icon: 'play', cost: 0 }];
