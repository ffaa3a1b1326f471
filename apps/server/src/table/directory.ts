/** Where a gateway finds tables: in this process, or in the one that holds them. */
import type { OnlineTableSettings, ToServer } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import type { Prepared } from './table-doc.ts';
import type { LobbyLine } from './table-info.ts';

/** A table as a gateway knows it. */
export interface TableHandle {
  readonly id: string;
  /** Does what a client asks for, after all that was asked before. */
  do(client: Client, message: ToServer): Promise<void>;
  leave(client: Client): void;
  /** Whether it is not asked for too much at the moment. */
  mayDoMore(client: Client): boolean;
  /** Tells a client how many messages about the table it has been sent: one that misses any asks for them. */
  beat(client: Client): void;
}

/** Somebody who asks for a record. */
export interface Reader {
  readonly guest: string | null;
  readonly from: string;
}

export interface TableDirectory {
  /** What the lobby shows. */
  readonly listed: readonly LobbyLine[];
  /** Opens a table; gives its id. One that is prepared begins at once. */
  create(
    client: Pick<Client, 'guest'>,
    settings: OnlineTableSettings,
    prepared?: Prepared,
  ): Promise<string>;
  /** Whether there is such a table shows when somebody comes to it. */
  find(table: string): TableHandle;
  /** The whole game as text, once it is over. One that was only broken off is for its players. */
  record(table: string, reader: Reader): Promise<string>;
}
