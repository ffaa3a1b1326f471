/** `deadlight server tables` and the like: alongside a running server, or while none runs. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { healthOf } from '../doctor/findings.ts';
import { failed } from '../problem.ts';
import { columns } from '../terminal/columns.ts';
import type { PlaceOptions } from './server-place.ts';

type Operator = typeof import('@deadlight/server/operator');
type Place = Parameters<Operator['tablesIn']>[0];

export function addOperator(server: Command): void {
  const add = (
    name: string,
    description: string,
    work: (operator: Operator, place: Place, what: string) => Promise<string>,
  ): void => {
    server
      .command(name)
      .description(description)
      .action(async (...args: unknown[]) => {
        const what = typeof args[0] === 'string' ? args[0] : '';
        const { data, store } = server.opts<Place>();
        const place: Place = { data: resolve(data), store };
        const operator = await import('@deadlight/server/operator');
        try {
          process.stdout.write(await work(operator, place, what));
        } catch (error) {
          throw failed((error as Error).message);
        }
      });
  };
  add('tables', 'list all tables that are kept', async ({ tablesIn }, place) => {
    const lines = (await tablesIn(place)).map(({ id, game, state, seats, entries, changed }) => [
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
    async ({ tableIn }, place, id) => `${JSON.stringify(await tableIn(place, id), null, 2)}\n`,
  );
  add('close <id>', 'end a table, within a second', async ({ closeTable }, place, id) => {
    await closeTable(place, id);
    return `Table ${id} will be closed.\n`;
  });
  add(
    'reopen <id>',
    'let a table go on that was closed because its rules did not return',
    async ({ reopenTable }, place, id) => {
      await reopenTable(place, id);
      return `Table ${id} will be reopened.\n`;
    },
  );
  add('export <id>', 'print the record of a table, with its seed', ({ recordIn }, place, id) =>
    recordIn(place, id),
  );
  add(
    'backup <file>',
    'copy everything into a new file; the server may keep running',
    async ({ backUp }, place, file) => {
      await backUp(place, resolve(file));
      return `Everything is in ${file}.\n`;
    },
  );
  add(
    'check',
    'replay all games in progress on this version; exits with 1 if any would differ',
    async ({ checkGames }, place) => {
      const { games, differing } = await checkGames(place);
      if (differing.length === 0) return `All games in progress continue as they were: ${games}.\n`;
      const lines = differing.map(({ table, game, rules, decision, why }) => [
        table,
        `${game} ${rules}`,
        decision,
        why,
      ]);
      const rows = columns([['table', 'ruleset', 'decision', 'why'], ...lines]);
      throw failed(
        `${differing.length} of ${games} games in progress would differ:\n${rows.join('\n')}`,
      );
    },
  );
  add('admins', 'list the accounts that administer this server', async ({ adminsIn }, place) => {
    const lines = (await adminsIn(place)).map(({ number, name, since }) => [
      number,
      name || '-',
      since.toISOString(),
    ]);
    return `${columns([['account', 'name', 'since'], ...lines]).join('\n')}\n`;
  });
  add(
    'admin <account>',
    'let an account administer this server, by the number on its page “Your account”',
    async ({ setAdmin }, place, account) =>
      `${await setAdmin(place, account, true)} is an administrator now.\n`,
  );
  add(
    'no-admin <account>',
    'take that back',
    async ({ setAdmin }, place, account) =>
      `${await setAdmin(place, account, false)} is no longer an administrator.\n`,
  );
  server
    .command('health')
    .description('exit with 1 unless the server that runs here is well')
    .action(async () => {
      const { port, address } = server.opts<PlaceOptions>();
      if ((await healthOf(Number(port), address)) !== 'well')
        throw failed(`no server on port ${port} of ${address} says that it is well`);
    });
}
