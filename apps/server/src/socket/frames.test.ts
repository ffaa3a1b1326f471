import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, PING } from './frames.ts';

const TEXTS = [
  '',
  'a',
  'ä€😀',
  'x'.repeat(125),
  'x'.repeat(126),
  `${'x'.repeat(124)}ä`,
  'é'.repeat(40_000),
  'x'.repeat(65_535),
  'x'.repeat(65_536),
];

it('is read as it was written, whatever its length and letters', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, () => {
      wire.write(PING + TEXTS.map(frameOf).join(''), 'latin1');
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  let pings = 0;
  client.on('ping', () => pings++);
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === TEXTS.length) resolve();
    });
  });
  client.terminate();
  sockets.close();
  server.close();
  expect(heard).toEqual(TEXTS);
  expect(pings).toBe(1);
});
