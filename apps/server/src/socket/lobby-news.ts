/**
 * Lobby messages. The list is serialised once for all pages; a page that has it gets only what has changed since. A page of
 * somebody who does not meet everybody gets a list of its own, without the tables of those people.
 */
import type { Listed } from '@deadlight/host';
import type { LobbyLine } from '../table/table-info.ts';
import { textOf } from './message-text.ts';

interface Told {
  readonly text: string;
  readonly people: readonly string[];
}

const wholeOf = (tables: readonly string[]): string =>
  `{"say":"tables","tables":[${tables.join()}],"whole":true,"gone":[]}`;

export class LobbyNews {
  /** Each table as last sent. */
  #told = new Map<string, Told>();
  #whole: string | null = null;
  readonly #listed: () => readonly LobbyLine[];

  constructor(listed: () => readonly LobbyLine[]) {
    this.#listed = listed;
    this.next();
  }

  /** The whole list, as of the last change that pages were sent. */
  get whole(): string {
    this.#whole ??= wholeOf([...this.#told.values()].map(({ text }) => text));
    return this.#whole;
  }

  /** The same for somebody who does not meet these people. */
  wholeWithout(apart: ReadonlySet<string>): string {
    const others = [...this.#told.values()].filter(
      ({ people }) => !people.some((id) => apart.has(id)),
    );
    return wholeOf(others.map(({ text }) => text));
  }

  /** What has changed since the last call, for those who meet everybody; null if nothing has. */
  next(): string | null {
    const before = this.#told;
    const now = new Map<string, Told>();
    const changed: Listed[] = [];
    for (const { shown, people } of this.#listed()) {
      const text = JSON.stringify(shown);
      now.set(shown.id, { text, people });
      if (before.get(shown.id)?.text !== text) changed.push(shown);
    }
    const gone = [...before.keys()].filter((id) => !now.has(id));
    this.#told = now;
    if (changed.length === 0 && gone.length === 0) return null;
    this.#whole = null;
    return textOf({ say: 'tables', tables: changed, whole: false, gone });
  }
}
