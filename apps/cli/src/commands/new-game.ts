import type { Command } from 'commander';
import { makeGame } from '../new-game/make-game.ts';
import { ROOT } from '../root.ts';

const AFTER = `
The new game is Airlock, the example of docs/engine.md, under another name. It has rules, texts, a handbook,
scenarios, recorded games and a table in the browser, and can be played at once: edit it until it is yours.
docs/add-a-game.md follows its parts.

Example:
  deadlight new-game salvage`;

export function addNewGame(program: Command): void {
  program
    .command('new-game')
    .argument(
      '<name>',
      'lowercase letters and digits: its folder, and its name on the command line',
    )
    .description('Add a small working game to this project, ready to be edited.')
    .addHelpText('after', AFTER)
    .action(newGame);
}

function newGame(name: string): void {
  const lines = [
    ...makeGame(ROOT, name),
    '',
    `play it:   npx deadlight play --game ${name}`,
    `see it:    npm run web:dev`,
    `test it:   npx vitest run packages/games/src/${name} apps/web/src/games/${name}`,
    'go on:     docs/add-a-game.md',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
