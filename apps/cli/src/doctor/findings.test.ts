import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  app,
  bus,
  clock,
  database,
  healthOf,
  node,
  permissions,
  port,
  space,
  threads,
} from './findings.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadlight-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A web server that answers everything with one status. */
async function answering(status: number): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end());
  opened.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

describe('the doctor', () => {
  it('wants Node 24', () => {
    expect(node('24.1.0')).toMatchObject({ is: 'good' });
    expect(node('22.20.0')).toMatchObject({ is: 'bad', remedy: expect.stringContaining('npm') });
  });

  it('wants no more threads than there are cores', () => {
    expect(threads(1, 8)).toMatchObject({ is: 'good', says: expect.stringContaining('8 cores') });
    expect(threads(8, 8)).toMatchObject({ is: 'good' });
    expect(threads(3, 2)).toMatchObject({ is: 'bad', remedy: expect.stringContaining('auto') });
  });

  it('tells a free port from a taken one, and a Deadlight from other programs', async () => {
    const well = await answering(200);
    expect(await port(well, '127.0.0.1')).toMatchObject({
      is: 'good',
      says: expect.stringMatching(/is well/),
    });
    const ill = await answering(503);
    expect(await port(ill, '127.0.0.1')).toMatchObject({
      is: 'bad',
      says: expect.stringMatching(/cannot write/),
    });
    const other = await answering(404);
    expect(await port(other, '127.0.0.1')).toMatchObject({
      is: 'bad',
      says: expect.stringMatching(/Another program/),
    });
    opened.pop()!.close();
    expect(await port(other, '127.0.0.1')).toMatchObject({
      is: 'good',
      says: expect.stringMatching(/free/),
    });
    expect(await port(4173, '192.0.2.1')).toMatchObject({
      is: 'bad',
      says: expect.stringMatching(/cannot listen/),
    });
    expect(await healthOf(other, '127.0.0.1')).toBeNull();
  });

  it('finds what others could read', () => {
    const data = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(data, 'deadlight.sqlite'), '', { mode: 0o600 });
    expect(permissions(data)).toMatchObject({ is: 'good' });
    chmodSync(join(data, 'deadlight.sqlite'), 0o644);
    expect(permissions(data)).toMatchObject({ is: 'bad', remedy: expect.stringMatching(/chmod/) });
    expect(permissions(join(folder, 'not/there/yet'))).toMatchObject({ is: 'good' });
  });

  it('finds a damaged database', async () => {
    const data = mkdtempSync(join(folder, 'database-'));
    expect(await database({ data, store: undefined })).toMatchObject({ is: 'good' });
    writeFileSync(join(data, 'deadlight.sqlite'), 'not a database, but long enough to look at it');
    expect(await database({ data, store: undefined })).toMatchObject({ is: 'bad' });
  });

  it('greets the bus', async () => {
    expect(await bus(undefined)).toMatchObject({ is: 'unused' });
    const nats = createTcp((socket) => socket.end('INFO {}\r\n'));
    opened.push(nats);
    await new Promise<void>((listening) => nats.listen(0, '127.0.0.1', listening));
    const there = `nats://127.0.0.1:${(nats.address() as AddressInfo).port}`;
    expect(await bus(there)).toMatchObject({ is: 'good' });
    expect(await bus(`${there},nats://127.0.0.1:1`)).toMatchObject({ is: 'bad' });
  });

  it('looks at disk, app and clock', () => {
    expect(space(folder).what).toBe('disk');
    expect(app(folder)).toMatchObject({ is: 'bad', remedy: expect.stringMatching(/build:web/) });
    writeFileSync(join(folder, 'index.html'), '');
    expect(app(folder)).toMatchObject({ is: 'good' });
    expect(clock(folder)).toMatchObject({ is: 'good' });
    expect(clock(folder, () => Date.now() - 60_000)).toMatchObject({ is: 'bad' });
  });
});
