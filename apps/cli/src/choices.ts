/** Parses command-line values, with errors that say what would be right. */
import { BOTS, botCalled } from '@deadlight/bots';
import {
  asSeat,
  at,
  checkSetup,
  clip,
  emptyDictionary,
  lookUp,
  type OptionValue,
  Refused,
  readOptionValue,
  type Seat,
  type Setup,
} from '@deadlight/engine';
import { GAMES, LANGUAGES, type Language, type PlayableGame } from '@deadlight/games';
import { isProgram } from './chairs.ts';
import { wrong } from './problem.ts';

export function gameNamed(id: string): PlayableGame {
  const playable = lookUp(GAMES, id);
  if (playable === undefined)
    throw wrong(`--game ${clip(id)}: unknown game; known games: ${Object.keys(GAMES).join(', ')}`);
  return playable;
}

/** One bot for every seat, or one for each, by their names. */
export function chairsNamed(option: string, names: string, seats: number): string[] {
  const list = botsNamed(option, names);
  if (list.length !== 1 && list.length !== seats)
    throw wrong(`${option} ${clip(names)}: name one bot for all, or ${seats}, one for each seat`);
  return Array.from({ length: seats }, (_, seat) => list[seat] ?? at(list, 0, 'choice'));
}

/** Bots by their names, with commas between them. */
export const botsNamed = (option: string, names: string): string[] =>
  names.split(',').map((name) => botNamed(option, name));

const botNamed = (option: string, name: string): string =>
  isProgram(name) ? name : inHouseBot(option, name);

/** One of our own bots, by its name. */
export function inHouseBot(option: string, name: string): string {
  if (botCalled(name) === undefined)
    throw wrong(
      `${option} ${clip(name)}: unknown bot; known bots: ${Object.keys(BOTS).join(', ')}`,
    );
  return name;
}

export function languageNamed(name: string | undefined): Language {
  if (name === undefined) return languageOf(process.env);
  const language = LANGUAGES.find((known) => known === name);
  if (language === undefined)
    throw wrong(`--lang ${clip(name)}: unknown language; known languages: ${LANGUAGES.join(', ')}`);
  return language;
}

/** The language of the person's system, or English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wished = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((language) => wished.toLowerCase().startsWith(language)) ?? 'en';
}

export function wholeNumber(
  option: string,
  text: string,
  min: number,
  max = 1_000_000_000,
): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) {
    const range = max === 1_000_000_000 ? `of at least ${min}` : `from ${min} to ${max}`;
    throw wrong(`${option} ${clip(text)}: must be a whole number ${range}`);
  }
  return number;
}

/** `3` → the seat 2. */
export const seatNamed = (option: string, text: string, seats: number): Seat =>
  asSeat(wholeNumber(option, text, 1, seats) - 1);

/** `1,3` → the seats 0 and 2. */
export function seatsNamed(option: string, text: string, seats: number): Seat[] {
  return [...new Set(text.split(',').map((word) => seatNamed(option, word, seats)))];
}

/** `['gas=4', 'vote=true']` → the table options they set. */
function tableOptions(pairs: readonly string[]): Record<string, OptionValue> {
  const options = emptyDictionary<OptionValue>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw wrong(`--option ${clip(pair)}: must read name=value`);
    options[pair.slice(0, at)] = readOptionValue(pair.slice(at + 1));
  }
  return options;
}

/** The table that was asked for. */
export function setupFor(
  { game }: PlayableGame,
  players: string,
  seed: string,
  pairs: readonly string[],
): Setup {
  const { min, max } = game.seats;
  const seats = wholeNumber('--players', players, min, max);
  try {
    return checkSetup(game, { seats, seed, options: tableOptions(pairs) });
  } catch (error) {
    if (error instanceof Refused) throw wrong(error.message);
    throw error;
  }
}
