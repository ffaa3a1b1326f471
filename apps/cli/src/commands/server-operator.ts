/** `deadlight server tables` and the like: beside a server that runs, or while none does. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { failed } from '../problem.ts';
import { columns } from '../terminal/columns.ts';

type Operator = typeof import('@deadlight/server/operator');

export function addOperator(server: Command): void {
  const add = (
    name: string,
    description: string,
    work: (operator: Operator, data: string, what: string) => Promise<string> | string,
  ): void => {
    server
      .command(name)
      .description(description)
      .action(async (...args: unknown[]) => {
        const what = typeof args[0] === 'string' ? args[0] : '';
        const data = resolve(server.opts<{ data: string }>().data);
        const operator = await import('@deadlight/server/operator');
        try {
          process.stdout.write(await work(operator, data, what));
        } catch (error) {
          throw failed((error as Error).message);
        }
      });
  };
  add('tables', 'list all tables that are kept', ({ tablesIn }, data) => {
    const lines = tablesIn(data).map(({ id, game, state, seats, entries, changed }) => [
      id,
      game,
      state,
      seats.map((name) => name || '-').join(', '),
      entries,
      changed.toISOString(),
    ]);
    return `${columns([['table', 'game', 'state', 'seats', 'entries', 'changed'], ...lines]).join('\n')}\n`;
  });
  add(
    'table <id>',
    'show one table',
    ({ tableIn }, data, id) => `${JSON.stringify(tableIn(data, id), null, 2)}\n`,
  );
  add('close <id>', 'end a table, within a second', ({ closeTable }, data, id) => {
    closeTable(data, id);
    return `Table ${id} will be closed.\n`;
  });
  add('export <id>', 'print the record of a table, with its seed', ({ recordIn }, data, id) =>
    recordIn(data, id),
  );
  add(
    'backup <file>',
    'copy everything into a new file; the server may keep running',
    ({ backUp }, data, file) => {
      backUp(data, resolve(file));
      return `Everything is in ${file}.\n`;
    },
  );
}
