import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FOLDER, onlineSchemas } from './online-schemas.ts';

const files = onlineSchemas();

it('the documents of the protocol are those that its schemas make (node scripts/online-schemas.ts)', () => {
  const kept = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(FOLDER.length + 1));
  expect(kept.sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text);
});

it('the AsyncAPI document names every message once, and no other', () => {
  const document = JSON.parse(files.get('asyncapi.json')!);
  const { messages } = document.channels.online;
  const named = Object.values<{ payload: { $ref: string } }>(messages).map(
    ({ payload }) => payload.$ref,
  );
  const schemas = [...files.keys()].filter((name) => name !== 'asyncapi.json');
  expect(named.sort()).toEqual(schemas.map((name) => `./${name}`).sort());
  const used = Object.values<{ messages: { $ref: string }[] }>(document.operations)
    .flatMap((operation) => operation.messages)
    .map(({ $ref }) => $ref.slice('#/channels/online/messages/'.length));
  expect(used.sort()).toEqual(Object.keys(messages).sort());
});
