/** Players at many tables, who answer as fast as they can or at a given rate. */
import { Times } from './times.ts';

/** A player, who may be asked something. */
export interface Asked {
  readonly isAsked: boolean;
  answer(): void;
}

/** What the players have recorded since the last reset. */
class Seen {
  /** From sending a decision to its acknowledgement. */
  readonly acknowledged = new Times();
  /** Sizes of what a seat is sent about a decision. */
  readonly bytes = new Times();
  deliveries = 0;

  clear(): void {
    this.acknowledged.clear();
    this.bytes.clear();
    this.deliveries = 0;
  }
}

export class Crowd {
  readonly seen = new Seen();
  /** The players who are asked, each once. */
  readonly #asked = new Set<Asked>();
  #isFast = false;

  /** Somebody is asked: answers at once, or when it is their turn. */
  ask(player: Asked): void {
    if (this.#isFast) player.answer();
    else this.#asked.add(player);
  }

  /** Sends decisions at a fixed rate per second, regardless of their results. */
  async playAt(rate: number, seconds: number): Promise<void> {
    const started = performance.now();
    let sent = 0;
    for (;;) {
      const passed = performance.now() - started;
      if (passed >= seconds * 1000) return;
      for (const due = (rate * passed) / 1000; sent < due; sent++) {
        const [next] = this.#asked;
        if (next === undefined) break;
        this.#asked.delete(next);
        if (next.isAsked) next.answer();
        else sent--;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** From now on every player answers as soon as asked. */
  start(): void {
    this.#isFast = true;
    const asked = [...this.#asked];
    this.#asked.clear();
    for (const player of asked) if (player.isAsked) player.answer();
  }

  /** No player answers from now on unless told to. */
  stop(): void {
    this.#isFast = false;
  }

  /** Everybody has left. */
  forget(): void {
    this.stop();
    this.#asked.clear();
  }
}
