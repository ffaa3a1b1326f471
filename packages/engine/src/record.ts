import { BadRecord, OtherVersion, Refused } from './errors.ts';
import type { Game, OptionValue, Setup } from './game.ts';
import { type Decision, Match } from './match.ts';
import { checkSetup, readOptionValue } from './setup.ts';
import { hashOf, type State } from './state.ts';
import { Table } from './table.ts';

const FORMAT = 1;

/** A whole game as text: a header, a line for each decision, and the hash it must lead to. */
export interface GameRecord {
  readonly setup: Setup;
  readonly rules: number;
  readonly decisions: readonly Decision[];
  readonly hash: string;
}

export function writeRecord<V>(match: Match<V>): string {
  const { game, setup, decisions, table } = match;
  const options = Object.entries(setup.options).filter(([name, v]) => v !== game.options[name]![0]);
  return [
    `deadlight ${FORMAT}`,
    `game ${game.id} ${game.rules}`,
    `seats ${setup.seats}`,
    `seed ${setup.seed}`,
    ...options.map(([name, value]) => `option ${name} ${value}`),
    '',
    ...decisions.map(({ seat, says }) => `${seat + 1} ${says}`),
    '',
    `end ${decisions.length} ${table.hash}`,
    '',
  ].join('\n');
}

/** Reads a record of any of these games; `BadRecord` names the line that is wrong. */
export function readRecord(
  text: string,
  games: Readonly<Record<string, Pick<Game, 'id' | 'rules' | 'seats' | 'options'>>>,
): GameRecord {
  const lines = text.split(/\r?\n/);
  let at = 0;
  const fail = (problem: string): BadRecord => new BadRecord(`line ${at + 1}: ${problem}`);
  const other = (problem: string): BadRecord => new OtherVersion(`line ${at + 1}: ${problem}`);
  const field = (name: string): string[] => {
    const words = (lines[at] ?? '').trim().split(/\s+/);
    if (words[0] !== name)
      throw fail(`expected "${name} …", found "${lines[at] ?? 'the end of the file'}"`);
    at++;
    return words.slice(1);
  };
  const [format] = field('deadlight');
  if (format !== String(FORMAT)) {
    at--;
    throw other(`this is format ${format}; this program reads format ${FORMAT}`);
  }
  const [id = '', rules = ''] = field('game');
  const game = games[id];
  at--;
  if (game === undefined) throw fail(`no game "${id}"; there are ${Object.keys(games).join(', ')}`);
  if (rules !== String(game.rules))
    throw other(`made with rules ${rules} of ${id}; this program plays rules ${game.rules}`);
  at++;
  const [seats = ''] = field('seats');
  const [seed = ''] = field('seed');
  const options: Record<string, OptionValue> = {};
  while (lines[at]?.startsWith('option ')) {
    const [name = '', value = ''] = field('option');
    options[name] = readOptionValue(value);
  }
  let setup: Setup;
  try {
    setup = checkSetup(game, { seats: Number(seats), seed, options });
  } catch (error) {
    if (error instanceof Refused) throw fail(`in the lines above, ${error.message}`);
    throw error;
  }
  const decisions: Decision[] = [];
  for (; at < lines.length && !lines[at]!.startsWith('end'); at++) {
    const line = lines[at]!.trim();
    if (line === '') continue;
    const parts = /^(\d+) (.+)$/.exec(line);
    const seat = Number(parts?.[1]) - 1;
    if (parts === null || seat < 0 || seat >= setup.seats)
      throw fail(`expected a seat from 1 to ${setup.seats} and a decision, found "${line}"`);
    decisions.push({ seat, says: parts[2]! });
  }
  const [count = '', hash = ''] = field('end');
  if (count !== String(decisions.length)) {
    at--;
    throw fail(`the game has ${decisions.length} decisions but was written with ${count}`);
  }
  for (; at < lines.length; at++)
    if (lines[at]!.trim() !== '') throw fail(`nothing may follow the end, found "${lines[at]}"`);
  return { setup, rules: game.rules, decisions, hash };
}

/** Plays a record again. With `verify`, the last state must have the recorded hash. */
export function replay<V>(game: Game<V>, record: GameRecord, verify = true): Match<V> {
  const match = new Match(game, record.setup);
  record.decisions.forEach(({ seat, says }, index) => {
    try {
      match.say(seat, says);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new BadRecord(`decision ${index + 1}, seat ${seat + 1}, "${says}": ${error.message}`);
    }
  });
  const { hash } = match.table;
  if (verify && hash !== record.hash)
    throw new BadRecord(
      `the game leads to ${hash}, but was recorded as ${record.hash || 'nothing'}`,
    );
  return match;
}

interface Save<V> {
  readonly deadlight: 'save';
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly hash: string;
  readonly state: State<V>;
}

/** One moment of a game, to go on from without playing it again. */
export function writeSave<V>(table: Table<V>): string {
  const { game, state, hash } = table;
  const save: Save<V> = {
    deadlight: 'save',
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    hash,
    state,
  };
  return JSON.stringify(save);
}

export function readSave<V>(game: Game<V>, text: string): Table<V> {
  let save: Partial<Save<V>> | null;
  try {
    save = JSON.parse(text) as Partial<Save<V>> | null;
  } catch (error) {
    throw new BadRecord(`the save is cut off or damaged: ${(error as Error).message}`);
  }
  if (save?.deadlight !== 'save') throw new BadRecord('this is not a saved game of Deadlight');
  if (save.format !== FORMAT)
    throw new OtherVersion(
      `the save has format ${save.format}; this program reads format ${FORMAT}`,
    );
  if (save.game !== game.id || save.rules !== game.rules) {
    const made = `made with rules ${save.rules} of ${save.game}`;
    throw new OtherVersion(
      `the save was ${made}; this program plays rules ${game.rules} of ${game.id}`,
    );
  }
  if (save.state === undefined || hashOf(save.state) !== save.hash)
    throw new BadRecord(`the save is damaged: what it holds does not match its hash ${save.hash}`);
  return new Table(game, save.state);
}
