/** One nats-server for all tests of a run; each has a bus of its own there. */
import { NATS_URL } from './kept.ts';
import { NatsThere } from './nats-there.ts';

export async function setup(): Promise<() => Promise<void>> {
  const there = await NatsThere.start();
  process.env[NATS_URL] = there.url;
  return () => there.end();
}
