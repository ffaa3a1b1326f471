import { expect, it } from 'vitest';
import type { Client } from '../socket/client.ts';
import type { ToOwner } from './lines.ts';
import { RemoteTable } from './remote-table.ts';

const CLIENT: Client = {
  guest: 'ada',
  from: 'here',
  seq: 0,
  seen: true,
  isAt: () => true,
  send() {},
  sendText() {},
  disconnect() {},
};

it.each([{ key: 'a key' }, { code: 'a code' }, { read: { 0: 3 } }])(
  'tells the owner what a page brings along: %o',
  (brought) => {
    const posted: ToOwner[] = [];
    const table = new RemoteTable('table', {
      find: () => ({ owner: 'o', epoch: 1 }),
      post: (_owner, line) => posted.push(line),
      open: () => 1,
      close() {},
      again() {},
      now: () => 0,
    });
    void table.do(CLIENT, { say: 'enter', table: 'table', ...brought } as never);
    expect(posted).toEqual([expect.objectContaining({ table: 'table', stay: 1, ...brought })]);
  },
);
