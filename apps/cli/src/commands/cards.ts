import { at } from '@deadlight/engine';
import type { CardSheet, Voice } from '@deadlight/games';
import type { Command } from 'commander';
import type { Board, RoomSheet } from '../board.ts';
import { boardOf } from '../boards.ts';
import { gameNamed, languageNamed } from '../choices.ts';
import { wrong } from '../problem.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import { voiceFor } from '../voice.ts';
import { sideBySide } from './cards-side-by-side.ts';

interface Options {
  readonly game: string;
  readonly lang?: string;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  deadlight cards --lang fr
  deadlight cards --lang en,de,fr,es        side by side
  deadlight cards --game nemesis --json`;

export function addCards(program: Command): void {
  program
    .command('cards')
    .description('List every card and room of a game, with what it does.')
    .option('--game <id>', 'which game', 'panic')
    .option(
      '--lang <codes>',
      'en, de, fr or es, or several to see the cards side by side (default: the language of your system)',
    )
    .option('--json', 'print one JSON object with cards and rooms')
    .addHelpText('after', EXAMPLES)
    .action(cards);
}

function cards(options: Options): void {
  const playable = gameNamed(options.game);
  const languages = options.lang?.split(',').map(languageNamed) ?? [languageNamed(undefined)];
  if (languages.length > 1) {
    if (options.json) throw wrong('--json prints one language: name one with --lang');
    const sheets = languages.map((one) => playable.cards(voiceFor(playable, one)));
    process.stdout.write(`${sideBySide(languages, sheets).join('\n')}\n`);
    return;
  }
  const voice = voiceFor(playable, at(languages, 0, 'language'));
  const sheets = playable.cards(voice);
  const board = boardOf(playable.game.id);
  const rooms = board.rooms(voice);
  const lines = options.json
    ? [JSON.stringify({ cards: sheets, rooms })]
    : [...cardRows(sheets, board, voice), '', ...roomRows(rooms, voice)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** How sure the reading of a card is. */
const MARKS = { confirmed: '', inferred: ' ~', reconstructed: ' ?' } as const;
const TEXT_WIDTH = 62;

/** A row whose last cell goes on over several lines. */
const flowing = (
  cells: readonly (string | number)[],
  lines: readonly string[],
): (string | number)[][] =>
  lines.map((line, i) => [...(i === 0 ? cells : cells.map(() => '')), line]);

/** What stands beside the text comes first, on lines of its own; without either, one empty line. */
function written(tags: readonly string[], text: string): string[] {
  const lines = [tags.join(' · '), text].flatMap((part) => wrap(part, TEXT_WIDTH));
  const said = lines.filter((line) => line !== '');
  return said.length === 0 ? [''] : said;
}

/** Cards that are told apart only in play, such as three Flamethrowers with their own ammo, are copies of one. */
function gathered(sheets: readonly CardSheet[]): CardSheet[] {
  const all: CardSheet[] = [];
  for (const sheet of sheets) {
    const last = all.at(-1);
    const alike =
      last?.set === sheet.set &&
      last.name === sheet.name &&
      last.text === sheet.text &&
      last.tags.join() === sheet.tags.join();
    if (alike) all[all.length - 1] = { ...last, copies: last.copies + sheet.copies };
    else all.push(sheet);
  }
  return all;
}

function cardRows(all: readonly CardSheet[], board: Board, voice: Voice): string[] {
  const sheets = gathered(all);
  const heading = ['name', 'copies', 'cost', 'text'].map((name) => voice.say(`cards.${name}`));
  const rows = sheets.flatMap(({ name, sure, set, copies, cost, tags, text }, i) => {
    const bonus = set === 'bonus' ? ` (${voice.say('cards.bonus')})` : '';
    const title = set === sheets[i - 1]?.set ? null : board.setTitle(set, voice);
    return [
      ...(title === null ? [] : [[], [title]]),
      ...flowing([name + MARKS[sure] + bonus, copies, cost], written(tags, text)),
    ];
  });
  const [head, ...table] = columns([heading, ...rows]);
  const marks = (['inferred', 'reconstructed'] as const)
    .filter((sure) => sheets.some((sheet) => sheet.sure === sure))
    .map((sure) => voice.say(`cards.${sure}`));
  return [paint('bold', head!), ...table, '', ...marks];
}

function roomRows(rooms: readonly RoomSheet[], voice: Voice): string[] {
  const heading = ['room', 'text'].map((name) => voice.say(`cards.${name}`));
  const rows = rooms.flatMap(({ names, cost, tags, text }) => {
    const said = written([cost ?? [], tags ?? []].flat(), text);
    return Array.from({ length: Math.max(names.length, said.length) }, (_, i) => [
      names[i] ?? '',
      said[i] ?? '',
    ]);
  });
  const [head, ...table] = columns([heading, ...rows]);
  return [paint('bold', head!), ...table];
}
