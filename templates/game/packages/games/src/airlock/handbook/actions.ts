import type { BasicAction } from '../../handbook/files.ts';

/** What one can do, with the sign that stands for it and what it costs. */
export const actions: readonly BasicAction[] = [{ verb: 'play', icon: 'play', cost: 0 }];
