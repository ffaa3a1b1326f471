import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('engine.md', () => {
  const document = read('engine.md');

  it('shows the made-up game word for word', () => {
    const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(document) ?? [];
    expect(code).toBe(read('airlock.ts'));
  });

  it('mentions all that the engine exports', () => {
    const exported = [
      ...read('../packages/engine/src/index.ts').matchAll(/export (?:type )?\{([^}]*)\}/g),
      ...read('../packages/engine/testing/index.ts').matchAll(/export (?:type )?\{([^}]*)\}/g),
    ].flatMap(([, names]) => names!.match(/\b(?!type\b)\w+/g) ?? []);
    const said = new Set(
      [...document.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.match(/\w+/g) ?? []),
    );
    expect(exported.length).toBeGreaterThan(50);
    expect(exported.filter((name) => !said.has(name))).toEqual([]);
  });
});
