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

/** A table at some owner, all that the owner is sent, and the time. */
function tableAt({ isReliable }: { readonly isReliable: boolean }) {
  const posted: ToOwner[] = [];
  const clock = { now: 0 };
  const table = new RemoteTable('table', {
    isReliable,
    find: () => ({ owner: 'o', epoch: 1 }),
    post: (_owner, line) => posted.push(line),
    open: () => 1,
    close() {},
    again() {},
    now: () => clock.now,
  });
  return { table, posted, clock };
}

it.each([{ key: 'a key' }, { code: 'a code' }, { read: { 0: 3 } }])(
  'tells the owner what a page brings along: %o',
  (brought) => {
    const { table, posted } = tableAt({ isReliable: false });
    void table.do(CLIENT, { say: 'enter', table: 'table', ...brought } as never);
    expect(posted).toEqual([expect.objectContaining({ table: 'table', stay: 1, ...brought })]);
  },
);

it.each([
  { isReliable: false, visits: 2 },
  { isReliable: true, visits: 1 },
])(
  'begins $visits visits with a slow owner if that the bus is reliable is $isReliable',
  ({ isReliable, visits }) => {
    const { table, posted, clock } = tableAt({ isReliable });
    void table.do(CLIENT, { say: 'enter', table: 'table' });
    clock.now = 60_000;
    table.check();
    expect(posted).toHaveLength(visits);
  },
);
