import type { Command } from 'commander';
import { makeGame } from '../new-game/make-game.ts';
import { ROOT } from '../root.ts';

const AFTER = `
The new game is Airlock, the example of docs/engine.md, under another name. It has rules, texts, a handbook,
scenarios and recorded games, and can be played in the terminal at once. It has no table in the browser yet:
docs/add-a-game.md says what is left to do.

Example:
  deadlight new-game salvage`;

export function addNewGame(program: Command): void {
  program
    .command('new-game')
    .argument('<name>', 'small letters and digits: its folder, and its name on the command line')
    .description('Add a game to this project: a small one that works, to be edited.')
    .addHelpText('after', AFTER)
    .action(newGame);
}

function newGame(name: string): void {
  const lines = [
    ...makeGame(ROOT, name),
    '',
    `play it:   npx deadlight play --game ${name}`,
    `test it:   npx vitest run packages/games/src/${name}`,
    'go on:     docs/add-a-game.md',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
