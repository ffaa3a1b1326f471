/** The traces in the rooms of the table that is played. */
import { computed } from '@preact/signals';
import { staged } from '../director/staged.ts';
import { browserGame, log } from '../link.ts';
import { type Traces, tracesOf } from './traces.ts';

const NONE: Traces = new Map();
let told = NONE;

/** While something is still being told, what comes of it is not seen yet. */
export const traces = computed<Traces>(() => {
  const [lines, game] = [log.value, browserGame.value];
  if (staged.value !== null) return told;
  told = game?.leaves === undefined ? NONE : tracesOf(game.leaves, game.placeOf, lines);
  return told;
});
