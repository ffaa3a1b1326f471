import { networkInterfaces } from 'node:os';
import { expect, it, vi } from 'vitest';
import { postOut } from './post-out.ts';

/** What names stand for. */
const NAMES: Readonly<Record<string, string>> = {
  'play.deadlight.test': '8.8.8.8',
  'hook.deadlight.test': '8.8.8.8',
  'here.deadlight.test': '9.9.9.9',
  'inside.deadlight.test': '10.0.0.1',
};

vi.mock('node:dns/promises', () => ({
  lookup: async (name: string) => {
    const address = NAMES[name];
    if (address === undefined) throw new Error(`nothing is known of ${name}`);
    return [{ address, family: 4 }];
  },
}));

vi.mock('node:os', async (load) => ({
  ...(await load<typeof import('node:os')>()),
  networkInterfaces: vi.fn(() => ({})),
}));

const own = ['play.deadlight.test', 'unknown.deadlight.test'];
const post = (host: string): Promise<number> =>
  postOut(
    { url: new URL(`https://${host}/`), headers: {}, body: '' },
    { mayBePrivate: false, own },
  );

it('sends nothing to the server itself, by whatever name', async () => {
  for (const host of ['play.deadlight.test', 'hook.deadlight.test', '8.8.8.8'])
    await expect(post(host)).rejects.toThrow('is this server');
});

it('sends nothing to the machine of the server, whatever the server is called', async () => {
  vi.mocked(networkInterfaces).mockReturnValueOnce({
    eth0: [{ address: '9.9.9.9', family: 'IPv4', internal: false }],
  } as never);
  await expect(post('here.deadlight.test')).rejects.toThrow('is this server');
});

it('sends nothing to where a name leads inside', async () => {
  await expect(post('inside.deadlight.test')).rejects.toThrow('is not open to all');
});
