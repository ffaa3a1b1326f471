/** Loudness by ITU-R BS.1770, peaks, and whether a sound repeats. */
export const RATE = 48_000;

/** The two stages of K-weighting: the acoustic effect of the head, and a high-pass filter. */
const FILTERS = [
  {
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;

/** Length of a gating block, in samples. */
const BLOCK = 0.4 * RATE;
const STEP = BLOCK / 4;

const decibels = (ratio: number): number => 20 * Math.log10(Math.max(ratio, 1e-9));

export const peakOf = (samples: Float32Array): number =>
  decibels(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0));

function filtered(samples: Float32Array, { b, a }: (typeof FILTERS)[number]): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [i, x] of samples.entries()) {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    out[i] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return out;
}

/** The loudest 0.4 seconds, in LUFS. */
export function loudest(samples: Float32Array): number {
  const heard = FILTERS.reduce(filtered, samples);
  let most = 0;
  for (let from = 0; from === 0 || from + BLOCK <= heard.length; from += STEP) {
    let sum = 0;
    for (const one of heard.subarray(from, from + BLOCK)) sum += one * one;
    most = Math.max(most, sum / BLOCK);
  }
  return -0.691 + 10 * Math.log10(Math.max(most, 1e-12));
}

/** Correlation from which on two stretches count as the same. */
const SAME = 0.985;
/** Envelopes are compared, not waves: a tone is the same in every period. */
const FRAME = 0.05 * RATE;

/** Whether the loudness repeats with a period below this many seconds. */
export function repeatsWithin(samples: Float32Array, seconds: number): boolean {
  const count = Math.floor(samples.length / FRAME);
  const envelope = Array.from({ length: count }, (_, i) => {
    let sum = 0;
    for (const one of samples.subarray(i * FRAME, (i + 1) * FRAME)) sum += one * one;
    return Math.sqrt(sum / FRAME);
  });
  const mean = envelope.reduce((sum, one) => sum + one, 0) / count;
  const moves = envelope.map((one) => one - mean);
  const power = moves.reduce((sum, one) => sum + one * one, 0) / count;
  // A constant loudness has nothing to repeat.
  if (Math.sqrt(power) < 0.02 * mean) return false;
  const most = Math.min(count / 2, (seconds * RATE) / FRAME);
  const alike = (lag: number): number => {
    let [sum, one, other] = [0, 0, 0];
    for (let i = 0; i + lag < count; i++) {
      sum += moves[i]! * moves[i + lag]!;
      one += moves[i]! ** 2;
      other += moves[i + lag]! ** 2;
    }
    return sum / Math.sqrt(one * other || 1);
  };
  const first = Array.from({ length: Math.floor(most) }, (_, lag) => alike(lag + 1));
  // A repetition counts only after the loudness has changed.
  const away = first.findIndex((one) => one < 0.5);
  return away >= 0 && first.slice(away).some((one) => one > SAME);
}

/** A WAV file of the samples: one channel, 16 bits. */
export function wav(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + 2 * samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(2 * RATE, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(2 * samples.length, 40);
  const body = Buffer.alloc(2 * samples.length);
  for (const [i, one] of samples.entries())
    body.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, one))), 2 * i);
  return Buffer.concat([head, body]);
}
