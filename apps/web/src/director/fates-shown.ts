/** What has become of me, until I have had time to read it. */
import { traitsOf } from '@deadlight/games/telling';
import { signal } from '@preact/signals';
import { sheets } from '../table/current.ts';
import type { Scene } from '../table/scene.ts';
import { voice } from '../text/voice.ts';
import type { Beat } from './beat.ts';
import { type Blow, type Death, deathOf, toldOnce, withFate } from './fate.ts';
import { isReplay, type StageTable, type Timer } from './stage-table.ts';

/** How long my own fate stands where nothing is played. */
const STAYS_MS = 6000;
/** How many fit on a small screen; the others wait until these have been read. */
export const MAX_BLOWS = 3;

export class FatesShown {
  readonly blows = signal<readonly Blow[]>([]);
  readonly death = signal<Death | null>(null);
  readonly #table: StageTable;
  #timer: Timer;
  /** What has been told to follow from a fate. */
  readonly #known = new Set<string>();

  constructor(table: StageTable) {
    this.#table = table;
  }

  get known(): ReadonlySet<string> {
    return this.#known;
  }

  /** Those that are shown have been read: the next ones come up. */
  dismiss(): void {
    clearTimeout(this.#timer);
    this.blows.value = this.blows.peek().slice(MAX_BLOWS);
  }

  /** With nothing else to look at, they are taken as read in time. */
  dismissLater(dismiss: () => void): void {
    clearTimeout(this.#timer);
    if (this.blows.peek().length > 0) this.#timer = setTimeout(dismiss, STAYS_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.blows.value = [];
  }

  /** What one cause does to me stays together; anything else takes its place. */
  makeRoomFor({ fate, cause }: Beat): void {
    if (fate === null || cause !== (this.blows.peek().at(-1)?.cause ?? null)) this.clear();
  }

  /** A new table: nothing is known. */
  forget(): void {
    this.clear();
    this.death.value = null;
    this.#known.clear();
  }

  /** Shows what a beat means for me; true where the play stops until somebody has answered. */
  show(beat: Beat, before: Scene | null): boolean {
    const said = voice.peek();
    // What becomes of a seat that is only watched is told like everything else.
    if (beat.fate === null || said === null || isReplay(this.#table)) return false;
    if (beat.fate === 'death') {
      if (before === null) return false;
      const news = this.#table.moment.peek()?.news ?? [];
      const events = this.#table.browserGame.peek()?.app.telling.events ?? {};
      const leads = news.some((line) => traitsOf(events, line).playsOn) || this.#mayLead();
      this.clear();
      this.death.value = deathOf(events, beat, before, news, said, leads);
      return true;
    }
    const people = before?.people ?? [];
    this.blows.value = withFate(this.blows.peek(), beat, said, sheets.peek(), people, this.#known);
    this.#known.add(toldOnce(beat, said, sheets.peek()));
    return false;
  }

  #mayLead(): boolean {
    return this.#table.moment.peek()?.view.question?.at === 'takeover/ask';
  }
}
