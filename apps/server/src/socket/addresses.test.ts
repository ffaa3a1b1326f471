import { expect, it } from 'vitest';
import { LIMITS } from '../operator/limits.ts';
import { Addresses, addressOf, exactOf, networkOf } from './addresses.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

it('counts an IPv6 network as one address, and IPv4 in IPv6 as IPv4', () => {
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:0db8:0001:2:bbbb:1:2:3')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

it('believes a trusted proxy only', () => {
  const none = new Set<string>();
  const ours = new Set(['127.0.0.1', '10.0.0.2']);
  expect(addressOf(from('192.0.2.1', '198.51.100.9'), none)).toBe('192.0.2.1');
  expect(addressOf(from('192.0.2.1', '198.51.100.9'), ours)).toBe('192.0.2.1');
  expect(addressOf(from('::ffff:127.0.0.1', '198.51.100.9'), ours)).toBe('198.51.100.9');
  // Addresses that a client puts in front are not believed.
  expect(addressOf(from('127.0.0.1', '6.6.6.6, 198.51.100.9, 10.0.0.2'), ours)).toBe(
    '198.51.100.9',
  );
  expect(addressOf(from('127.0.0.1', 'nonsense'), ours)).toBe('127.0.0.1');
  expect(addressOf(from('127.0.0.1'), ours)).toBe('127.0.0.1');
  // A proxy's neighbour is not a proxy.
  const six = new Set([exactOf('2001:db8::5')]);
  expect(addressOf(from('2001:db8:0::5', '198.51.100.9'), six)).toBe('198.51.100.9');
  expect(addressOf(from('2001:db8::6', '198.51.100.9'), six)).toBe('2001:db8:0:0');
});

it('rate limits an address, and forgets it when it is quiet', () => {
  let now = 0;
  const addresses = new Addresses({ ...LIMITS, rate: 1, burst: 2, sockets: 1 }, () => now);
  for (let i = 0; i < 40; i++) expect(addresses.take('a', 1)).toBe(true);
  expect(addresses.take('a', 1)).toBe(false);
  expect(addresses.take('b', 40)).toBe(true);
  addresses.open('b');
  expect(addresses.hasRoom('b')).toBe(false);
  now = 10_000;
  addresses.sweep();
  expect(addresses.size).toBe(1);
  addresses.close('b');
  addresses.sweep();
  expect(addresses.size).toBe(0);
});
