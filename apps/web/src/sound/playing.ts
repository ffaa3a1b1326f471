/** Lets what happens be heard, where somebody has asked for it. */
import { sound } from '../settings/settings.ts';
import { SCORE, type Sound } from './score.ts';
import { soundPart } from './synth.ts';

/** Sounds of one moment follow each other, in seconds. */
const APART = 0.35;

let context: AudioContext | null = null;

/** What cannot be heard does not matter. */
const silence = (): void => undefined;

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

export function play(sounds: readonly Sound[]): void {
  const now = sounds.length === 0 ? null : opened();
  if (now === null || now.state !== 'running') return;
  sounds.forEach((name, i) => {
    for (const part of SCORE[name]) soundPart(now, part, now.currentTime + i * APART);
  });
}

/** A frame later: what happened is seen first. */
export function hear(...sounds: readonly Sound[]): void {
  if (sound.peek() !== 'on' || sounds.length === 0) return;
  requestAnimationFrame(() => setTimeout(() => play(sounds)));
}

export function startSound(): void {
  // To switch it on is a touch, too: the first sound is not lost, and tells how loud it will be.
  let first = true;
  sound.subscribe((now) => {
    if (!first && now === 'on')
      void opened()
        ?.resume()
        .then(() => play(['round']));
    first = false;
  });
}
