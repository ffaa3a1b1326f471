/** The last lines that were told: they can be read until something else happens. */
import { signal } from '@preact/signals';
import { voice } from '../text/voice.ts';
import type { Beat } from './beat.ts';
import { isLarge, linesStay, wordsIn } from './pacing.ts';
import { sayBeat } from './said.ts';
import type { Timer } from './stage-table.ts';

/** How many of them are in sight. */
const LINES = 4;

export class ToldLines {
  readonly lines = signal<readonly string[]>([]);
  #timer: Timer;

  /** A line comes under those before it; what is shown large has the stage for itself. */
  tell(beat: Beat): void {
    const said = voice.peek();
    clearTimeout(this.#timer);
    if (isLarge(beat) || said === null) {
      this.lines.value = [];
      return;
    }
    const last = this.lines.peek();
    const text = sayBeat(beat, said);
    if (text !== '' && text !== last.at(-1))
      this.lines.value = [...last, ...text.split('\n')].slice(-LINES);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.lines.value = [];
  }

  /** Nothing else comes: they stay until they have been read. */
  clearLater(): void {
    const words = wordsIn(this.lines.peek().join(' '));
    this.#timer = setTimeout(() => this.clear(), linesStay(words));
  }
}
