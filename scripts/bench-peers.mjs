// Installs the peers that the benchmark compares with, checks them, and measures.
import { installPeers } from './peers.mjs';
import { runSteps } from './steps.mjs';

await installPeers();
await runSteps([
  {
    name: 'peers play right',
    command: 'vitest',
    args: ['run', '--config', 'vitest.peers.config.ts'],
  },
  { name: 'bench', command: 'deadlight', args: ['bench', ...process.argv.slice(2)] },
]);
