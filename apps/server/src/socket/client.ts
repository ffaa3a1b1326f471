/** A connected page, and the refusals that a table sends it. */
import type { FromServer, OnlineProblem } from '@deadlight/host';

export interface Client {
  /** Who it is: a guest by the hash of their browser's secret, or an account. */
  readonly guest: string;
  /** The network that it connects from. */
  readonly from: string;
  /** The number of the last message about a table. It never decreases, whatever is delayed on the way. */
  seq: number;
  /** Whether the page is visible. */
  seen: boolean;
  /** Whether it is still connected, and has not gone to another table. */
  isAt(table: string): boolean;
  send(message: FromServer): void;
  /** Sends a message that is serialised already. */
  sendText(text: string): void;
  /** Another process holds its table from now on: the page has to reconnect. */
  disconnect(): void;
}

/** A refusal, by name. */
export class NotPermitted extends Error {
  readonly problem: OnlineProblem;

  constructor(problem: OnlineProblem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}
