/** Where a gateway finds tables: in this process, or in the one that holds them. */
import type { Listed, OnlineWish, ToServer } from '@deadlight/host';
import type { Client } from './client.ts';

/** A table as a gateway knows it. */
export interface TableDoor {
  /** Does what a client asks for, after all that was asked before. */
  do(client: Client, message: ToServer): Promise<void>;
  leave(client: Client): void;
  /** Whether it is not asked for too much at the moment. */
  mayDoMore(): boolean;
  /** Tells a client how many messages about the table it has been sent: one that misses any asks for them. */
  beat(client: Client): void;
}

export interface Hall {
  /** What the lobby shows. */
  readonly listed: readonly Listed[];
  /** Opens a table; gives its id. */
  create(client: Pick<Client, 'guest'>, wish: OnlineWish): Promise<string>;
  /** Throws if it is known that there is no such table. */
  find(table: string): TableDoor;
  /** The whole game as text, once it is over. */
  record(table: string): Promise<string>;
}
