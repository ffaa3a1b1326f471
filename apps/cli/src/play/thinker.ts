/** A mastermind at the table: it thinks on threads, shows how far it is, and stops when told. */
import type { Player, Sight, Thinkers } from '@deadlight/bots';
import type { Answer, Random } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { seatRef } from '../seats.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Keyboard } from './keyboard.ts';

/** The search threads, the waiting player, and the player who may hurry it. */
export interface Study {
  readonly thinkers: Pick<Thinkers, 'think'>;
  readonly voice: Voice;
  readonly keyboard: Pick<Keyboard, 'onEnter'>;
  show(lines: readonly string[]): void;
}

export class Thinker implements Player {
  readonly name: string;
  readonly #iterations: number;
  readonly #study: Study;

  constructor(name: string, iterations: number, study: Study) {
    this.name = name;
    this.#iterations = iterations;
    this.#study = study;
  }

  async answer(sight: Sight, random: Random): Promise<Answer> {
    const { thinkers, voice, keyboard, show } = this.#study;
    const of = this.#iterations;
    const seat = seatRef(sight, sight.seat);
    const stop = new AbortController();
    const offEnter = keyboard.onEnter(() => stop.abort());
    const bar = progressBar(of, (done) => voice.say('play.thinking', { seat, done, of }));
    try {
      const thought = await thinkers.think(sight, random, {
        iterations: of,
        signal: stop.signal,
        onProgress: bar,
      });
      bar(of);
      if (stop.signal.aborted)
        show([voice.say('play.hurried', { seat, count: thought.iterations })]);
      return thought.answer;
    } finally {
      offEnter();
    }
  }
}
