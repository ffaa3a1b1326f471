/** DEADLIGHT_FRAMES makes it shorter. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { quietTable, vandalize } from './fuzz.ts';
import { ServerThere } from './server-there.ts';

const ALL = Number(process.env['DEADLIGHT_FRAMES'] ?? 1_000_000);
const REQUESTS = 0.05;
const LIMITS = ['--sockets', '100000', '--rate', '1000000', '--log-level', 'error'];

/** Megabytes that the process holds. */
const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

it(`neither falls nor grows under ${ALL} pieces of garbage`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-fuzz-'));
  const server = await ServerThere.start({ data: folder }, 0, ...LIMITS);
  try {
    const { guest, table } = await quietTable(server.port);
    const seed = `fuzz:${Date.now()}`;
    process.stdout.write(`${seed}\n`);
    const requests = Math.round(ALL * REQUESTS);
    const frames = ALL - requests;
    const sizes: number[] = [];
    const { thrownOut, answers } = await vandalize(
      server.port,
      { frames, requests, seed, guest, table },
      (done) => {
        if (done % 10_000 === 0) sizes.push(memory(server.pid));
      },
    );
    process.stdout.write(
      `${frames} frames, ${requests} requests: ${answers} answers, ${thrownOut} thrown out; memory ${sizes.map((size) => size.toFixed(0)).join(' ')} MB\n`,
    );
    // Once it is warm it does not grow.
    const early = Math.max(...sizes.slice(0, Math.ceil(sizes.length / 3)));
    expect(Math.max(...sizes.slice(-5))).toBeLessThan(1.3 * early + 30);
    expect(openFiles(server.pid)).toBeLessThan(200);
    const taken = guest.hears('taken');
    guest.answer(() => 0);
    await taken;
    guest.close();
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
