/** Plays sounds for events, if sound is switched on. */
import { handSound, sound, soundHere, volume } from '../settings/settings.ts';
import type { Sound } from './score.ts';

/** Sounds of one moment follow each other, in seconds. */
const APART = 0.35;

let context: AudioContext | null = null;
/** Everything goes through it: how loud it all is. */
let master: GainNode | null = null;

function loudness(to: GainNode): void {
  to.gain.value = (Number(volume.peek()) / 100) ** 2;
}

/** What cannot be heard does not matter. */
const silence = (): void => undefined;

/** What the sounds are made of is loaded for the first of them. */
async function withSounds(
  work: (soundNamed: typeof import('./synth.ts').soundNamed) => void,
): Promise<void> {
  const loaded = await import('./synth.ts').catch(silence);
  if (loaded !== undefined) work(loaded.soundNamed);
}

/** Null where there is nothing to play with; the game is only silent then. */
function opened(): AudioContext | null {
  try {
    context ??= new AudioContext();
    // Browsers let a page sound only after somebody has touched it; what came before stays unheard.
    if (context.state !== 'running') void context.resume().catch(silence);
    return context;
  } catch {
    return null;
  }
}

/** Where sounds go, once somebody has touched the page. */
export function output(): GainNode | null {
  const now = opened();
  if (now === null || now.state !== 'running') return null;
  if (master === null) {
    master = now.createGain();
    master.connect(now.destination);
    loudness(master);
  }
  return master;
}

export function play(sounds: readonly Sound[]): void {
  const out = sounds.length === 0 ? null : output();
  if (out === null) return;
  const now = out.context;
  void withSounds((soundNamed) =>
    sounds.forEach((name, i) => {
      soundNamed(now, name, now.currentTime + i * APART, out);
    }),
  );
}

/** A sound at a place: from -1 on the left to 1 on the right, and how many rooms away. */
export interface Placed {
  readonly sound: Sound;
  readonly pan: number;
  readonly away: number;
  /** Times the usual pitch. */
  readonly pitch: number;
}

const BRIGHT = 12_000;

/** What is far away is quieter and duller. */
export function hearPlaced(all: readonly Placed[]): void {
  const out = all.length === 0 ? null : output();
  if (out === null) return;
  const now = out.context;
  void withSounds((soundNamed) =>
    all.forEach(({ sound: name, pan, away, pitch }, i) => {
      const side = new StereoPannerNode(now, { pan });
      const walls = new BiquadFilterNode(now, { type: 'lowpass', frequency: BRIGHT / 2 ** away });
      const gain = new GainNode(now, { gain: 1 / (1 + away / 2) });
      walls.connect(side).connect(gain).connect(out);
      soundNamed(now, name, now.currentTime + i * APART, walls, pitch);
    }),
  );
}

/** A frame later: what happened is seen first. */
export function hear(...sounds: readonly Sound[]): void {
  if (soundHere().peek() !== 'on' || sounds.length === 0) return;
  requestAnimationFrame(() => setTimeout(() => play(sounds)));
}

export function startSound(): void {
  // To switch it on is a touch, too: the first sound is not lost, and tells how loud it will be.
  let first = true;
  for (const one of [sound, handSound])
    one.subscribe((now) => {
      if (!first && now === 'on')
        void opened()
          ?.resume()
          .then(() => play(['round']));
    });
  first = false;
  volume.subscribe(() => {
    if (master !== null) loudness(master);
  });
}
