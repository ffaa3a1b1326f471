import { FIRST_SEAT } from '@deadlight/engine';
import type { FromHost, Moment, ToHost } from '@deadlight/host';
import { beforeEach, expect, it, vi } from 'vitest';

/** Hosts that only listen, the last of them the one in use. */
const hosts: FakeWorker[] = [];

class FakeWorker {
  readonly heard: ToHost[] = [];
  ended = false;
  onmessage: ((event: { data: FromHost }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;

  constructor() {
    hosts.push(this);
  }
  postMessage(message: ToHost): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  die(): void {
    this.onerror?.({ message: 'out of memory', preventDefault: () => {} });
  }
}

beforeEach(() => {
  hosts.length = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

it('tells of a host that dies, and takes up the game with another', async () => {
  const { busy, failure, tell } = await import('./link.ts');
  tell({ say: 'restore', id: 'a' });
  expect(busy.value).toBe(true);
  hosts[0]!.die();
  expect(hosts[0]!.ended).toBe(true);
  expect(failure.value).toEqual({ problem: 'host-died', detail: 'out of memory' });
  expect(busy.value).toBe(false);
  tell({ say: 'restore', id: 'a' });
  expect(hosts).toHaveLength(2);
  expect(hosts[1]!.heard).toEqual([{ say: 'restore', id: 'a' }]);
});

it('takes up the game before a decision that is made in spite of all', async () => {
  const { moment, tell } = await import('./link.ts');
  tell({ say: 'list' });
  moment.value = { id: 'a', replay: null } as Moment;
  hosts[0]!.die();
  const decision: ToHost = { say: 'decide', seat: FIRST_SEAT, says: 'pass', at: 3 };
  tell(decision);
  expect(hosts[1]!.heard).toEqual([{ say: 'restore', id: 'a' }, decision]);
  tell(decision);
  expect(hosts[1]!.heard).toHaveLength(3);
});

it('says why a decision is not kept, until one is', async () => {
  const { tell, unsaved } = await import('./link.ts');
  tell({ say: 'list' });
  const hear = (data: FromHost): void => hosts[0]!.onmessage?.({ data });
  hear({ say: 'saved', problem: 'no-room' });
  await vi.waitFor(() => expect(unsaved.value).toBe('no-room'));
  hear({ say: 'saved', problem: null });
  await vi.waitFor(() => expect(unsaved.value).toBeNull());
});

it('goes on listening when the table of a game does not arrive', async () => {
  const { failure, kept, tell } = await import('./link.ts');
  tell({ say: 'list' });
  const hear = (data: FromHost): void => hosts[0]!.onmessage?.({ data });
  hear({ say: 'hand-over', seq: 1, id: 'a', game: 'chess', seat: FIRST_SEAT, name: '', ref: '' });
  hear({ say: 'kept', games: [] });
  await vi.waitFor(() => expect(kept.value).toEqual([]));
  expect(failure.value?.problem).toBe('not-loaded');
});
