import { defineConfig } from 'vitest/config';
import { doWithoutNats } from './apps/server/testing/nats-there.ts';
import { hasPostgres } from './apps/server/testing/postgres-there.ts';
import base from './vitest.config.ts';

/** What the server promises, whatever keeps its tables. */
const CORE = [
  'server',
  'kill',
  'days',
  'blocks',
  'friends',
  'pages',
  'daily',
  'daily/deals',
  'clubs',
  'clubs/weeks',
  'administration',
  'operator/operator',
  'operator/watchdog',
].map((name) => `apps/server/src/${name}.test.ts`);
const WHOLE = [
  'apps/server/src/*.test.ts',
  'apps/server/src/{bots,clubs,daily,operator,socket,store,table}/*.test.ts',
  'apps/server/testing/*.test.ts',
];

const POSTGRES = 'apps/server/testing/serve-postgres.ts';
const NATS = 'apps/server/testing/serve-nats.ts';

/** The tests of the server once more, on PostgreSQL; in the mode `whole` all of them, in the mode `bus` over NATS, too. */
export default defineConfig(({ mode }) => {
  const canRun = hasPostgres && (mode !== 'bus' || !doWithoutNats());
  return {
    ...base,
    test: {
      ...base.test,
      include: mode === 'whole' || mode === 'bus' ? WHOLE : CORE,
      exclude: canRun ? [] : ['**'],
      passWithNoTests: !canRun,
      globalSetup: !canRun ? [] : mode === 'bus' ? [POSTGRES, NATS] : [POSTGRES],
    },
  };
});
