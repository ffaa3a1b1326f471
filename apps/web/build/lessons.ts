/** `import { position } from '…/noise.yaml?lesson'`: the table of a lesson, laid out as its scenario says. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?lesson';

export const lessons = (): Plugin => ({
  name: 'deadlight-lessons',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { readLesson } = await import('../../../packages/games/src/lessons/read-lesson.ts');
    const { position } = readLesson(readFileSync(file, 'utf8'), file);
    const code = `export const position = JSON.parse(${JSON.stringify(JSON.stringify(position))});`;
    return { code, moduleType: 'js' };
  },
});
