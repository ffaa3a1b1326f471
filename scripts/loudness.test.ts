import { expect, it } from 'vitest';
import { loudest, peakOf, RATE, repeatsWithin, wav } from './loudness.ts';

const samples = (seconds: number, at: (time: number) => number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => at(i / RATE));
const tone = (loud: number, pitch = 997) =>
  samples(2, (time) => loud * Math.sin(2 * Math.PI * pitch * time));

it('measures a tone as the recommendation does', () => {
  // A sine of 997 Hz at full scale on one channel is -3.01 LUFS.
  expect(loudest(tone(1))).toBeCloseTo(-3.01, 1);
  expect(loudest(tone(0.1))).toBeCloseTo(-23.01, 1);
  expect(loudest(tone(1, 30))).toBeLessThan(-8);
  expect(peakOf(tone(0.5))).toBeCloseTo(-6.02, 1);
});

it('hears that something comes again, and that something else does not', () => {
  const knocks = samples(12, (time) => (time % 2 < 0.3 ? Math.sin(1000 * time) : 0));
  expect(repeatsWithin(knocks, 4)).toBe(true);
  expect(
    repeatsWithin(
      samples(12, (time) => Math.sin(1000 * time)),
      4,
    ),
  ).toBe(false);
  const grows = samples(12, (time) => (time / 12) * Math.sin(1000 * time));
  expect(repeatsWithin(grows, 4)).toBe(false);
});

it('writes a file that says how long it is', () => {
  const file = wav(tone(1));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  expect(file.readInt16LE(44)).toBe(0);
});
