/** The bus of a server under test: it is rough from one SIGUSR2 to the next. Stands in for `bus.ts`; see `on-rough-bus.ts`. */
import { randomFrom } from '@deadlight/engine';
import { natsBus as smoothBus } from '../../src/cluster/bus.ts';
import { type Roughness, roughBus } from '../rough-bus.ts';

const ROUGH: Roughness = { lost: 1, repeated: 20, delayed: 20, delay: 400 };

let isRough = false;
process.on('SIGUSR2', () => {
  isRough = !isRough;
});

export const natsBus: typeof smoothBus = async (addresses, name, log) =>
  roughBus(await smoothBus(addresses, name, log), () => (isRough ? ROUGH : null), randomFrom(name));
