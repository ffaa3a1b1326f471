import { expect, it } from 'vitest';
import { isPublic } from './public-addresses.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.100.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'localhost',
  '',
  '1.2.3',
])('nobody is sent to %s', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is open to all',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);
