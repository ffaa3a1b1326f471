/** The tests of the Python package, where there is a Python; its document names what there is. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PYTHON = join(ROOT, 'python');
const DEADLIGHT = `${process.execPath} ${join(ROOT, 'apps/cli/deadlight.mjs')}`;
/** Every environment is a process of its own, which takes long on a busy machine. */
const PATIENT = 300_000;
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stdout.write('python3 is not installed: python/tests are left out\n');

const page = readFileSync(join(import.meta.dirname, 'python.md'), 'utf8');
const python = (...words: readonly string[]) =>
  promisify(execFile)('python3', words, { cwd: PYTHON, env: { ...process.env, DEADLIGHT } });

describe.runIf(hasPython)('the Python package', { timeout: PATIENT }, () => {
  it.each(['test_environment', 'test_wrappers'])('passes %s', async (name) => {
    const { stderr } = await python('-W', 'error', '-m', 'unittest', `tests.${name}`);
    expect(stderr).toMatch(/\nOK/);
  });

  it('does what python.md shows', async () => {
    for (const [, code] of page.matchAll(/^```python\n([\s\S]*?)^```$/gm))
      await python('-c', code!);
  });

  it('measures its speed', async () => {
    const { stdout } = await python(
      ...['-m', 'deadlight.bench', '--game', 'panic', '--tables', '2', '--seconds', '0.2'],
    );
    for (const line of stdout.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ game: 'panic', stepsPerSecond: expect.any(Number) });
  });
});
