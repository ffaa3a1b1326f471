import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toServer } from '../../apps/server/src/protocol.ts';

const ROOT = join(import.meta.dirname, '../..');
const document = readFileSync(join(import.meta.dirname, 'protocol.md'), 'utf8');
const types = readFileSync(join(ROOT, 'packages/host/src/online.ts'), 'utf8');
const messages = readFileSync(join(ROOT, 'packages/host/src/messages.ts'), 'utf8');

const examples = [...document.matchAll(/^```json\n([\s\S]*?)^```$/gm)].flatMap((block) =>
  block[1]!.trim().split('\n'),
);
const saysIn = (text: string): string[] =>
  [...text.matchAll(/say: '([\w-]+)'/g)].map((found) => found[1]!);
const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

describe('protocol.md', () => {
  it.each(examples)('the server reads %s', (example) => {
    expect(toServer.parse(JSON.parse(example))).toEqual(JSON.parse(example));
  });

  it('has an example of every message that a page sends', () => {
    const shown = new Set(examples.map((example) => (JSON.parse(example) as { say: string }).say));
    const known = saysIn(between(types, 'export type ToServer', '/** What can go wrong online'));
    expect([...shown].sort()).toEqual([...new Set(known)].sort());
  });

  it('explains every message of the server, and every problem', () => {
    const told = [
      ...saysIn(types.slice(types.indexOf('export type FromServer'))),
      ...saysIn(between(messages, 'export interface Changed', 'export type FromHost')),
    ];
    const problems = between(types, 'export type OnlineProblem', 'export type FromServer');
    const named = [...problems.matchAll(/\| '([\w-]+)'/g)].map((found) => found[1]!);
    const rows = [...document.matchAll(/^\| `([\w-]+)` \|/gm)].map((found) => found[1]!);
    expect(told.length).toBeGreaterThan(8);
    expect([...told, ...named].filter((name) => !rows.includes(name))).toEqual([]);
  });
});
