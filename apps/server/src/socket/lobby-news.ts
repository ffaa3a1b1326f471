/** Lobby messages. The list is serialised once for all pages; a page that has it gets only what has changed since. */
import type { Listed } from '@deadlight/host';
import { textOf } from './message-text.ts';

export class LobbyNews {
  /** Each table as last sent. */
  #told = new Map<string, string>();
  #whole: string | null = null;
  readonly #listed: () => readonly Listed[];

  constructor(listed: () => readonly Listed[]) {
    this.#listed = listed;
    this.next();
  }

  /** The whole list, as of the last change that pages were sent. */
  get whole(): string {
    this.#whole ??= `{"say":"tables","tables":[${[...this.#told.values()].join()}],"whole":true,"gone":[]}`;
    return this.#whole;
  }

  /** What has changed since the last call; null if nothing has. */
  next(): string | null {
    const before = this.#told;
    const now = new Map<string, string>();
    const changed: Listed[] = [];
    for (const table of this.#listed()) {
      const text = JSON.stringify(table);
      now.set(table.id, text);
      if (before.get(table.id) !== text) changed.push(table);
    }
    const gone = [...before.keys()].filter((id) => !now.has(id));
    if (changed.length === 0 && gone.length === 0) return null;
    this.#told = now;
    this.#whole = null;
    return textOf({ say: 'tables', tables: changed, whole: false, gone });
  }
}
