/** The tables at which programs have a seat; each is known by a token that nobody can guess. */
import { randomBytes } from 'node:crypto';
import type { Conversation } from './conversation.ts';
import { ToolError } from './guest.ts';

/** Seats at a time; the one that was opened first is the first to go. */
export const MAX_TABLES = 16;

export class GuestTables {
  readonly #seats = new Map<string, Conversation>();

  add(conversation: Conversation): string {
    if (this.#seats.size >= MAX_TABLES) {
      const [oldest] = this.#seats.keys();
      this.leave(oldest!);
    }
    const token = randomBytes(9).toString('base64url');
    this.#seats.set(token, conversation);
    return token;
  }

  at(token: string): Conversation {
    const conversation = this.#seats.get(token);
    if (conversation === undefined)
      throw new ToolError('no such table: open_table and join_table give the name of one');
    return conversation;
  }

  leave(token: string): void {
    this.at(token).leave();
    this.#seats.delete(token);
  }

  close(): void {
    for (const conversation of this.#seats.values()) conversation.close();
    this.#seats.clear();
  }
}
