/** Puts beats where they happen on the plan, and says which of them wait to be read. */
import type { Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';
import { spotOf, spotOfPiece } from './spot.ts';
import { isReplay, type Playing, type StageTable } from './stage-table.ts';

export class Placing {
  readonly #table: StageTable;
  /** The creatures that have been seen rise at this table. */
  readonly #met = new Set<string>();
  #number = 0;

  constructor(table: StageTable) {
    this.#table = table;
  }

  /** A beat at its place: the table before it, and after it. */
  place(beat: Beat, ms: number, last: Scene, now: Scene): Playing {
    return {
      beat,
      number: this.#number++,
      ms,
      waits: this.#waitsFor(beat),
      at: spotOf(now, beat) ?? spotOf(last, beat),
      from: spotOfPiece(last, beat.piece),
      to: spotOfPiece(now, beat.other),
    };
  }

  /** What another person does to me is never missed; a newcomer reads events and new creatures in peace. */
  #waitsFor(beat: Beat): boolean {
    if (isReplay(this.#table)) return false;
    const { fate, betrayal, shows, card, creature } = beat;
    const isNew = shows === 'rise' && this.isNew(beat);
    if (isNew) this.#met.add(creature!.drawing);
    if (fate !== null && betrayal !== null) return true;
    return this.#table.isFirstGame() && (isNew || (shows === 'card' && card !== null));
  }

  isNew({ creature }: Beat): boolean {
    return creature !== null && !this.#met.has(creature.drawing);
  }

  forget(): void {
    this.#met.clear();
  }
}
