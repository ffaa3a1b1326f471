import { intruderEvents } from './intruders.ts';
import { noiseEvents } from './noise.ts';
import { fireEvents } from './rooms.ts';

/** What Event cards of either game do. */
export const commonEvents = { ...fireEvents, ...noiseEvents, ...intruderEvents };
