/**
 * What a game sounds like, as files and as numbers: `npm run listen`. Each sound and the hum at five degrees of danger is
 * rendered in Chromium, kept in sounds, which git ignores, and measured. It fails where something is out of bounds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { SCORE, type Sound } from '../apps/web/src/sound/score.ts';
import { FLAGS, needChromium } from './chromium.mjs';
import { loudest, peakOf, RATE, repeatsWithin, wav } from './loudness.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'sounds');
/** Whatever is heard at once stays below full scale. */
const MAX_PEAK = -1;
/** All sounds are this loud, give or take half of what may lie between them, in LUFS. */
const SPREAD = 3;
/** The hum must not be heard to begin again. */
const UNREPEATED = 4;
const SECONDS = 16;
const DANGERS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A module as an address, with what it imports. */
const code = (file: string): string => {
  const text = stripTypeScriptTypes(readFileSync(join(ROOT, 'apps/web/src/sound', file), 'utf8'));
  const whole = text.replace(/'\.\/([\w-]+\.ts)'/g, (_, other: string) => `'${code(other)}'`);
  return `data:text/javascript;base64,${Buffer.from(whole).toString('base64')}`;
};

const synth = code('synth.ts');
const browser = await chromium.launch({ executablePath: needChromium(), args: [...FLAGS] });
const page = await browser.newPage();

/** One sound, or the hum at a danger, as samples. */
const rendered = async (what: Sound | number): Promise<Float32Array> => {
  const seconds = typeof what === 'number' ? SECONDS : 3;
  const sounds =
    typeof what === 'number'
      ? `humIn(context.destination).swell(${what})`
      : `soundNamed(context, '${what}', 0, context.destination)`;
  // The page's own code, as text: this side knows nothing of audio.
  const samples: readonly number[] = await page.evaluate(`(async () => {
    const { humIn, soundNamed } = await import('${synth}');
    const context = new OfflineAudioContext(1, ${RATE * seconds}, ${RATE});
    ${sounds};
    return [...(await context.startRendering()).getChannelData(0)];
  })()`);
  return new Float32Array(samples);
};

mkdirSync(FOLDER, { recursive: true });
const faults: string[] = [];
const loud: { readonly name: string; readonly lufs: number }[] = [];
const show = (name: string, samples: Float32Array): number => {
  writeFileSync(join(FOLDER, `${name}.wav`), wav(samples));
  const [peak, lufs] = [peakOf(samples), loudest(samples)];
  console.log(`${name.padEnd(12)} peak ${peak.toFixed(1)} dBFS, ${lufs.toFixed(1)} LUFS`);
  if (peak > MAX_PEAK) faults.push(`${name} peaks at ${peak.toFixed(1)} dBFS`);
  return lufs;
};
for (const name of Object.keys(SCORE) as Sound[])
  loud.push({ name, lufs: show(name, await rendered(name)) });
for (const danger of DANGERS) {
  const samples = await rendered(danger);
  show(`hum-${danger}`, samples);
  // The beginning swells; what follows must not come back.
  if (repeatsWithin(samples.subarray(4 * RATE), UNREPEATED))
    faults.push(`the hum at ${danger} repeats within ${UNREPEATED} seconds`);
}
await browser.close();
const sorted = loud.toSorted((a, b) => a.lufs - b.lufs);
const [quiet, noisy] = [sorted[0]!, sorted.at(-1)!];
if (noisy.lufs - quiet.lufs > SPREAD)
  faults.push(
    `${noisy.name} is ${(noisy.lufs - quiet.lufs).toFixed(1)} dB louder than ${quiet.name}`,
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
