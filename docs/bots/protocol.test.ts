import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the example has at most 40 lines', () => {
  expect(read('cautious.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

it('every message in the description is JSON', () => {
  const messages = [...read('protocol.md').matchAll(/```json\n(.+)\n```/g)].map(
    ([, json]) => json!,
  );
  expect(messages.map((json) => Object.keys(JSON.parse(json) as object)[0])).toEqual([
    'type',
    'type',
    'type',
    'id',
  ]);
});
