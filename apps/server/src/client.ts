/** A page that is connected, and what a table refuses it. */
import type { FromServer, OnlineProblem } from '@deadlight/host';

export interface Client {
  /** Hash of the secret in its browser. */
  readonly guest: string;
  /** The number of the last message about a table: it never goes back, whatever is held up on the way. */
  seq: number;
  /** Whether anybody looks at it. */
  seen: boolean;
  /** Whether it is still connected, and has not gone to another table. */
  isAt(table: object): boolean;
  send(message: FromServer): void;
  /** Sends a message that is written down already. */
  sendText(text: string): void;
  /** Its table is held by another process from now on: the page has to come again. */
  cut(): void;
}

/** What is refused, by its name. */
export class Denied extends Error {
  readonly problem: OnlineProblem;

  constructor(problem: OnlineProblem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}
