/** Plays parts of a score with what the browser has: oscillators, and noise through a band. */
import type { Part } from './score.ts';

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
export function soundPart(context: BaseAudioContext, part: Part, time: number): void {
  const at = time + part.starts;
  const end = at + part.lasts;
  const { source, out } = sourceOf(context, part, at, end);
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(part.loud, at + Math.min(part.swells, part.lasts / 2));
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  out.connect(gain);
  gain.connect(context.destination);
  source.start(at);
  source.stop(end);
  source.onended = (): void => gain.disconnect();
}
