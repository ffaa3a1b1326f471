import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SCHOOLS } from './schools.ts';
import { HEADER, Tables } from './tables.ts';

const COUNT = 3;
const ENDED = 2;

describe.each(Object.keys(SCHOOLS))('the tables of %s', (school) => {
  it('are written down alike for the same seeds and answers, to the end of a game and on', () => {
    const [one, other] = [0, 1].map(() => new Tables(SCHOOLS[school]!, COUNT, 'test')) as [
      Tables,
      Tables,
    ];
    const header = new Float32Array(one.bytes.buffer, 0, COUNT * HEADER);
    let ended = 0;
    for (let step = 0; step < 400 && ended < 2; step++) {
      const end = one.write();
      let options = 0;
      for (let i = 0; i < COUNT; i++) {
        ended += header[i * HEADER + ENDED]!;
        options += header[i * HEADER + 1]!;
        expect(header[i * HEADER + 1]).toBeGreaterThan(1);
      }
      const bytes = COUNT * (HEADER * Float32Array.BYTES_PER_ELEMENT + one.stateSize);
      expect(end).toBe(bytes + options * one.optionSize);
      if (step % 10 === 0) {
        expect(other.write()).toBe(end);
        expect(
          Buffer.compare(
            Buffer.from(one.bytes.buffer, 0, end),
            Buffer.from(other.bytes.buffer, 0, end),
          ),
        ).toBe(0);
      }
      const answers = new Uint8Array(COUNT).fill(step % 2);
      one.answer(answers);
      other.answer(answers);
    }
    expect(ended).toBeGreaterThan(0);
  });
});

const hasNumpy = spawnSync('python3', ['-c', 'import numpy']).status === 0;

it.runIf(hasNumpy)('the Python of the trainer passes its own test', () => {
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['-B', 'check.py', `${process.execPath} worker.ts`],
    {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('the trainer is in order');
  expect(status).toBe(0);
});
