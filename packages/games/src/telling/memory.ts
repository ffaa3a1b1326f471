/** What the story remembers from one line to the next: names of rooms, milestones, how often something was told. */
import type { Line, Plain } from '@deadlight/engine';
import { valueIn } from './fields.ts';
import { type OfCorridor, type StoryEvents, traitsOf } from './traits.ts';

/** A room by its name, or by its number until somebody has seen it. */
export interface Spot {
  readonly [key: string]: Plain;
  readonly says: 'spot';
  readonly room: string;
  readonly slot: number;
}

export interface Note {
  /** It goes up by one each time such a line is told in a round. */
  readonly turn: number;
  readonly ends: readonly Spot[];
  /** Where whoever does it is, as far as the log has said. */
  readonly at: number | null;
}

const UNEXPLORED = '@room.unexplored';

/** Has no divisor in common with any number of variants, so that no round begins with the variant of the one before. */
const STRIDE = 7;

/** Adds up characters, so that events that are told together do not keep step. */
const hashOf = (text: string): number => {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 100_003;
  return hash;
};

export class Memory {
  readonly #events: StoryEvents;
  readonly #rooms = new Map<number, string>();
  readonly #places = new Map<Plain, number>();
  readonly #reached = new Set<string>();
  readonly #lines: Line[] = [];
  /** How often each event was told in this round. */
  readonly #told = new Map<string, number>();
  #round = 0;

  constructor(events: StoryEvents, before: readonly Line[]) {
    this.#events = events;
    for (const line of before) this.hear(line);
  }

  /** Takes in a line; the milestone that it is, if it is one. */
  hear(line: Line): string | null {
    const { opens, milestone, arrives, departs } = traitsOf(this.#events, line);
    const [room, slot, who] = [valueIn(line, 'room'), valueIn(line, 'slot'), valueIn(line, 'who')];
    if (arrives) this.#places.set(who!, Number(slot));
    if (departs) this.#places.delete(who!);
    if (opens === 'round') {
      this.#round = Number(valueIn(line, 'round'));
      this.#told.clear();
    }
    if (typeof room === 'string' && typeof slot === 'number' && room !== UNEXPLORED)
      this.#rooms.set(slot, room);
    const form =
      typeof milestone === 'function' ? milestone(line, this.#lines, this.#events) : milestone;
    const name = form?.name;
    this.#lines.push(line);
    if (name === undefined || this.#reached.has(name)) return null;
    this.#reached.add(name);
    return name;
  }

  /** All lines so far. */
  get lines(): readonly Line[] {
    return this.#lines;
  }

  spot(slot: number): Spot {
    return { says: 'spot', room: this.#rooms.get(slot) ?? UNEXPLORED, slot };
  }

  /** What a line that is told now means: which of its variants says it, and the ends of its corridor by name. */
  note(line: Line): Note {
    const { what } = line;
    const before = this.#told.get(what) ?? 0;
    this.#told.set(what, before + 1);
    const { corridor } = traitsOf(this.#events, line);
    // A line of other rules may lack them.
    const { from, to } = line.data as Partial<OfCorridor>;
    const isCorridor = corridor !== undefined && from !== undefined && to !== undefined;
    return {
      turn: hashOf(what) + STRIDE * this.#round + before,
      ends: isCorridor ? [this.spot(from), this.spot(to)] : [],
      at: this.#places.get(valueIn(line, 'who') ?? line.data['by'] ?? null) ?? null,
    };
  }
}
