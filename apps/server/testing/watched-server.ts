/**
 * A server with the limits of every day that knows how long its loop was held up: `node watched-server.ts FOLDER`. It
 * says its port, and for every line that it is told, the longest time since the line before, in milliseconds. Counted is
 * the processor time of its own thread: what others do on the machine does not matter.
 */
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { startServer } from '../src/server.ts';

/** Milliseconds between two looks: what a look finds is too long by this much at most. */
const EVERY = 5;
/** Milliseconds after which a table is closed whose rules do not return. */
const PATIENCE = 20_000;

const data = process.argv[2]!;
const server = await startServer({
  port: 0,
  address: '127.0.0.1',
  data,
  app: data,
  publicUrl: null,
  // The test comes from several addresses, as a proxy tells.
  proxies: ['127.0.0.1'],
  log: pino({ level: 'error' }, pino.destination({ dest: 2, sync: true })),
  botTime: [0, 5],
  patience: PATIENCE,
  threads: Number(process.env['DEADLIGHT_TEST_THREADS'] ?? 1),
});

const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = used();
let longest = 0;
setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - last);
  last = now;
}, EVERY);

process.stdout.write(`${server.port}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'end') break;
  process.stdout.write(`${longest}\n`);
  longest = 0;
}
await server.close();
process.exit(0);
