import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';
import { scratch } from './testing/launch.ts';
import { run } from './testing/run.ts';

const good = join(ROOT, 'scenarios/panic/trade');

describe('scenario', () => {
  it('runs all files below a directory', async () => {
    const { code, out } = await run(['scenario', good]);
    expect(out).toMatch(/^\d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('names what failed', async () => {
    const bad = join(scratch(), 'bad.yaml');
    writeFileSync(bad, 'name: nothing in it\n');
    const { code, out } = await run(['scenario', good, bad]);
    expect(code).toBe(1);
    expect(out).toContain(bad);
    expect(out).toMatch(/\n\d+ passed, 1 failed\n$/);
  });
});
