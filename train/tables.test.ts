import { spawnSync } from 'node:child_process';
import { HABIT_AT } from '@deadlight/bots/learned';
import { describe, expect, it } from 'vitest';
import { SCHOOLS } from './schools.ts';
import { HEADER, Tables } from './tables.ts';

const COUNT = 3;
const OPTIONS = 1;
const ENDED = 2;
const FRESH = 16;
const SIDE = 17;

describe.each(Object.keys(SCHOOLS))('the tables of %s', (school) => {
  it('are encoded identically for the same seeds and answers, beyond the end of a game', () => {
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
        options += header[i * HEADER + OPTIONS]!;
        expect(header[i * HEADER + OPTIONS]).toBeGreaterThan(1);
      }
      const bytes = COUNT * (HEADER * Float32Array.BYTES_PER_ELEMENT + one.stateSize);
      expect(end).toBe(bytes + options * (one.optionSize + one.leaning));
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

/** Companions sit at tables of several sizes, so the game that goes on may have more seats than the next that begins. */
it.each(['nemesis', 'nemesis-company'])(
  'games of %s begin at a position of a won game, if told to',
  (school) => {
    const tables = new Tables(SCHOOLS[school]!, COUNT, 'test', 1);
    const header = new Float32Array(tables.bytes.buffer, 0, COUNT * HEADER);
    const fresh: number[] = [];
    for (let step = 0; step < 4000 && fresh.filter((one) => one === 0).length < 5; step++) {
      tables.write();
      for (let i = 0; i < COUNT; i++)
        if (header[i * HEADER + ENDED] === 1) fresh.push(header[i * HEADER + FRESH]!);
      tables.answer(habitual(tables));
    }
    expect(fresh[0]).toBe(1);
    expect(fresh).toContain(0);
  },
);

it('says which side a seat is on, and shows it to the seat', () => {
  const tables = new Tables(SCHOOLS['panic']!, COUNT, 'sides');
  const header = new Float32Array(tables.bytes.buffer, 0, COUNT * HEADER);
  const infected = tables.inputs.state.indexOf('infected');
  const sides = new Set<number>();
  for (let step = 0; step < 600 && sides.size < 2; step++) {
    tables.write();
    for (let i = 0; i < COUNT; i++) {
      const side = header[i * HEADER + SIDE]!;
      const states = COUNT * HEADER * Float32Array.BYTES_PER_ELEMENT;
      expect(tables.bytes[states + i * tables.stateSize + infected]! > 0).toBe(side === 1);
      sides.add(side);
    }
    tables.answer(habitual(tables));
  }
  expect(sides).toEqual(new Set([0, 1]));
});

/** For each question, the first option with the highest habit score. */
function habitual({ bytes, stateSize, optionSize }: Tables): Uint8Array {
  const header = new Float32Array(bytes.buffer, 0, COUNT * HEADER);
  let at = COUNT * (HEADER * Float32Array.BYTES_PER_ELEMENT + stateSize);
  return Uint8Array.from({ length: COUNT }, (_, i) => {
    const count = header[i * HEADER + OPTIONS]!;
    const best = Array.from({ length: count }, (_, option) => option).findIndex(
      (option) => bytes[at + option * optionSize + HABIT_AT.best]! > 0,
    );
    at += count * optionSize;
    return best;
  });
}

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
