/** Says something to tables for somebody who is not there, wherever the tables are held. */
import type { FromServer, OnlineProblem, ToServer } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableDirectory } from '../table/directory.ts';

/** A page that shows nothing, and only hears whether something was refused. */
class SilentClient implements Client {
  readonly guest: string;
  readonly from: string;
  seq = 0;
  seen = false;
  problem: OnlineProblem | null = null;

  constructor({ guest, from }: Pick<Client, 'guest' | 'from'>) {
    this.guest = guest;
    this.from = from;
  }

  isAt(): boolean {
    return true;
  }

  send(message: FromServer): void {
    if (message.say === 'failed') this.problem ??= message.problem;
  }

  sendText(text: string): void {
    if (text.startsWith('{"say":"failed"')) this.send(JSON.parse(text) as FromServer);
  }

  disconnect(): void {
    this.problem ??= 'unkept';
  }
}

export async function sayAtTables(
  directory: TableDirectory,
  who: Pick<Client, 'guest' | 'from'>,
  tables: readonly string[],
  message: Extract<ToServer, { say: 'forget' | 'calendar' }>,
): Promise<void> {
  for (const id of tables) {
    const client = new SilentClient(who);
    const table = directory.find(id);
    try {
      await table.do(client, { say: 'enter', table: id });
      await table.do(client, message);
    } catch (error) {
      // A table that is gone has nobody.
      if (error instanceof NotPermitted && error.problem === 'no-table') continue;
      throw error;
    }
    table.leave(client);
    // One with old rules or a ban does it all the same.
    if (client.problem === 'unkept' || client.problem === 'too-fast')
      throw new NotPermitted(client.problem);
  }
}
