/** `import { frames } from '…/noise.yaml?example'`: what a scenario shows, step by step. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?example';

export const examples = (): Plugin => ({
  name: 'deadlight-examples',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { runScenario } = await import('../../../packages/games/src/scenario/run.ts');
    const frames: unknown[] = [];
    const { failures } = runScenario(readFileSync(file, 'utf8'), file, {
      shown: (frame) => void frames.push(frame),
    });
    if (failures.length > 0) throw new Error(`${file}: ${failures.join('; ')}`);
    // As text it is read faster than as code.
    const code = `export const frames = JSON.parse(${JSON.stringify(JSON.stringify(frames))});`;
    return { code, moduleType: 'js' };
  },
});
