/** Plays parts of a score with the browser's oscillators and band-passed noise. */
import { levelOf } from './levels.ts';
import { type Part, SCORE, type Sound } from './score.ts';

/** So quiet that a glide of loudness can begin and end there. */
const SILENT = 0.0001;
const HISS_SECONDS = 1;

let hiss: AudioBuffer | null = null;

/** White noise, made once; that it is always the same cannot be heard. */
function hissIn(context: BaseAudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = context.createBuffer(1, context.sampleRate * HISS_SECONDS, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return hiss;
}

function sourceOf(
  context: BaseAudioContext,
  { wave, from, to }: Part,
  at: number,
  end: number,
): { readonly source: AudioScheduledSourceNode; readonly out: AudioNode } {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, at);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave !== 'hiss') {
    const source = context.createOscillator();
    source.type = wave;
    glide(source.frequency);
    return { source, out: source };
  }
  const source = context.createBufferSource();
  source.buffer = hissIn(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency);
  source.connect(band);
  return { source, out: band };
}

/** Sounds at a time of the context's own clock, and clears itself away. */
export function soundPart(
  context: BaseAudioContext,
  part: Part,
  time: number,
  to: AudioNode = context.destination,
): void {
  const at = time + part.starts;
  const end = at + part.lasts;
  const { source, out } = sourceOf(context, part, at, end);
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(part.loud, at + Math.min(part.swells, part.lasts / 2));
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  out.connect(gain);
  gain.connect(to);
  source.start(at);
  source.stop(end);
  source.onended = (): void => gain.disconnect();
}

/** A whole sound, as loud as all others; `pitch` times as high as it is written. */
export function soundNamed(
  context: BaseAudioContext,
  name: Sound,
  time: number,
  to: AudioNode,
  pitch = 1,
): void {
  for (const part of SCORE[name])
    soundPart(
      context,
      {
        ...part,
        from: part.from * pitch,
        to: part.to * pitch,
        loud: part.loud * levelOf(name),
      },
      time,
      to,
    );
}

/** A hum without end, from silence to dread. */
export interface Hum {
  /** From 0 to 1; null for silence. */
  swell(danger: number | null): void;
  end(): void;
}

/**
 * How loud each voice of the hum is at its loudest; the higher ones come with danger only. Each drifts by itself, in
 * seconds that have no common measure, so that what is heard never comes again.
 */
const VOICES = [
  { wave: 'sine', pitch: 49, from: 0, loud: 0.042, drifts: 11.3 },
  { wave: 'triangle', pitch: 73.8, from: 0.2, loud: 0.022, drifts: 7.9 },
  { wave: 'sawtooth', pitch: 51.9, from: 0.45, loud: 0.0095, drifts: 17.1 },
  // Far above, two tones that do not get along.
  { wave: 'sine', pitch: 622, from: 0.6, loud: 0.004, drifts: 5.3 },
  { wave: 'sine', pitch: 662, from: 0.8, loud: 0.004, drifts: 8.7 },
] as const;
/** How far a voice drifts, in hundredths of a semitone. */
const DRIFT = 14;
/** Even where nothing threatens, something hums. */
const MIN_HUM = 0.35;
/** Seconds until a change is heard in full. */
const SLOWLY = 1.6;
const AT_ONCE = 0.1;

export function humIn(to: AudioNode): Hum {
  const { context } = to;
  const voices = VOICES.map(({ wave, pitch, from, loud, drifts }) => {
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.value = pitch;
    const gain = context.createGain();
    gain.gain.value = 0;
    source.connect(gain);
    gain.connect(to);
    const drift = context.createOscillator();
    drift.frequency.value = 1 / drifts;
    const depth = context.createGain();
    depth.gain.value = DRIFT;
    drift.connect(depth);
    depth.connect(source.detune);
    drift.start();
    source.start();
    return { source, drift, gain, from, loud };
  });
  return {
    swell(danger) {
      for (const { gain, from, loud } of voices) {
        const share = danger === null ? 0 : Math.max(0, (danger - from) / (1 - from));
        const least = danger !== null && from === 0 ? MIN_HUM : 0;
        gain.gain.setTargetAtTime(
          loud * (least + (1 - least) * share),
          context.currentTime,
          danger === null ? AT_ONCE : SLOWLY,
        );
      }
    },
    end() {
      for (const { source, drift, gain } of voices) {
        source.stop();
        drift.stop();
        gain.disconnect();
      }
    },
  };
}
