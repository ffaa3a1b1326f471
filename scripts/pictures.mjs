// Takes the pictures of the documents again, as a release does: `npm run pictures`.
import { runSteps } from './steps.mjs';

await runSteps([
  {
    name: 'pictures of the browser app',
    command: 'vitest',
    args: ['run', '--config', 'vitest.browser.config.ts', '--mode', 'pictures'],
  },
  { name: 'the moving picture', command: 'node', args: ['scripts/moving-picture.ts'] },
  { name: 'pictures of the terminal', command: 'node', args: ['scripts/terminal-picture.ts'] },
]);
