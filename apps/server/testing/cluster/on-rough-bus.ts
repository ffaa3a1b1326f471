/** Loaded before a server under test (`node --import`): it runs as it is, but for its bus. */
import { registerHooks } from 'node:module';

const BUS = new URL('../../src/cluster/bus.ts', import.meta.url).href;
const ROUGH = new URL('./rough-nats.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isAsked = found.url === BUS && context.parentURL !== ROUGH;
    return isAsked ? { ...found, url: ROUGH } : found;
  },
});
