/** What I have not been shown since my last decision. */
import type { Line } from '@deadlight/engine';
import { signal } from '@preact/signals';
import type { Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';
import type { StageTable } from './stage-table.ts';
import { opening, withBeat } from './staged.ts';

/** A beat with the table before and after it. */
export interface MissedBeat {
  readonly beat: Beat;
  readonly last: Scene;
  readonly scene: Scene;
}

export class Missed {
  /** What matters of it. */
  readonly recap = signal<readonly Line[]>([]);
  readonly #table: StageTable;
  #moments: { readonly before: Scene; readonly after: Scene; readonly beats: readonly Beat[] }[] =
    [];

  constructor(table: StageTable) {
    this.#table = table;
  }

  #matters({ line, fate }: Beat): boolean {
    return fate !== null || this.#table.browserGame.peek()!.isGreat(line);
  }

  add(beats: readonly Beat[], before: Scene, after: Scene): void {
    const some = beats.filter((beat) => this.#matters(beat));
    if (some.length === 0) return;
    this.#moments.push({ before, after, beats });
    this.recap.value = [...new Set([...this.recap.peek(), ...some.map(({ line }) => line)])];
  }

  /** The beats that matter, to be played after all. */
  beats(): MissedBeat[] {
    return this.#moments.flatMap(({ before, after, beats }) => {
      let scene = opening(before, after);
      return beats.flatMap((beat) => {
        const last = scene;
        scene = withBeat(last, after, beat);
        return this.#matters(beat) ? [{ beat: { ...beat, fate: null }, last, scene }] : [];
      });
    });
  }

  clear(): void {
    this.recap.value = [];
    this.#moments = [];
  }
}
