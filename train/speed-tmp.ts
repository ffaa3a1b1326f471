import { SCHOOLS } from './schools.ts';
import { HEADER, Tables } from './tables.ts';
const name = process.argv[2]!;
const t = new Tables(SCHOOLS[name]!, 64, 'speed');
console.log(t.stateSize, t.optionSize);
const N = 64; let wins = 0, alive = 0, games = 0, len = 0, opts = 0, met=0; const met_=[0,0,0,0,0,0,0,0];
const t0 = performance.now(); let tw = 0; const steps = Number(process.argv[3] ?? 300);
const header = new Float32Array(t.bytes.buffer, 0, N*HEADER);
for (let s = 0; s < steps; s++) {
  const a = performance.now(); t.write(); tw += performance.now() - a;
  const chosen = new Uint8Array(N); let o = N*HEADER*4 + N*t.stateSize;
  for (let i = 0; i < N; i++) {
    const h = header.subarray(i*HEADER, (i+1)*HEADER); opts += h[1]!;
    if (h[2]) { games++; wins += h[4]!; len += h[15]!; alive += h[9]!+h[10]!+h[11]!+h[12]!; met += h[14]!; }
    let best = 0; let most = -999;
    for (let k = 0; k < h[1]!; k++, o += t.optionSize) { const v = t.bytes[o]!; if (v > most) { most = v; best = k; } if (t.bytes[o+3]) {most = 999; best = k;} }
    chosen[i] = best;
  }
  t.answer(chosen);
}
const ms = performance.now() - t0;
console.log({ perSec: steps*N/ms*1000, writeShare: tw/ms, games, wins: wins/games, alive: alive/games, len: len/games, met: met/games, opts: opts/steps/N });
