import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { KnownHosts } from './known-hosts.ts';

const hosts = new KnownHosts(new URL('https://play.example.org'), ['Games.example.net']);

it.each([
  '127.0.0.1:4173',
  '192.168.1.7',
  '[::1]:4173',
  'localhost:4173',
  'LOCALHOST',
  'app.localhost:80',
  'play.example.org',
  'play.example.org.:443',
  'games.example.net',
  `${hostname()}:4173`,
])('knows %s', (host) => {
  expect(hosts.isKnown(host)).toBe(true);
});

it.each([
  undefined,
  '',
  'evil.example',
  'evil.example:4173',
  'example.org',
  'localhost.evil.example',
  'a/b',
  'x@localhost@evil.example',
])('does not know %s', (host) => {
  expect(hosts.isKnown(host)).toBe(false);
});
