import { lookUp, type Seat } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { companion, companionOf } from './companion.ts';
import { drifter } from './drifter.ts';
import { PREFIX as HONEST, honestly } from './honest.ts';
import { loadCompany, loadNetwork } from './learned/networks.ts';
import { veteran, veteranOf, WORLDS } from './learned/veteran.ts';
import { ITERATIONS, mastermind, mastermindOf } from './mastermind/mastermind.ts';
import { randomBot } from './random-bot.ts';
import type { Sight } from './sight.ts';
import { survivor } from './survivor.ts';
import { TEMPERAMENTS, temperamentOf } from './temperament.ts';

/** All bots by name, weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(
  [randomBot, drifter, companion, survivor, veteran, mastermind].map((bot) => [bot.name, bot]),
);

const SEARCH = /^mastermind:(\d{1,9})$/;

/** Search iterations per decision for a bot name: 500 for `mastermind:500`; 0 for bots that do not search. */
export const iterationsOf = (name: string): number =>
  name === mastermind.name ? ITERATIONS : Number(SEARCH.exec(name)?.[1] ?? 0);

const THOUGHT = /^veteran:(\d{1,4})$/;

/** Imagined tables per decision for a bot name: 96 for `veteran:96`; null for bots that are not veterans. */
function worldsOf(name: string): number | null {
  if (name === veteran.name) return WORLDS;
  const worlds = THOUGHT.exec(name)?.[1];
  return worlds === undefined ? null : Number(worlds);
}

/** Whether a bot of this name thinks long enough to keep others waiting. */
export const isDeep = (name: string): boolean =>
  iterationsOf(name) > 0 || (worldsOf(name) ?? 0) > 0;

/** Companions with a fixed temperament: `companion:bold`. */
const COMPANIONS: Readonly<Record<string, Bot>> = Object.fromEntries(
  TEMPERAMENTS.map(companionOf).map((bot) => [bot.name, bot]),
);

/** Loads the data that a bot needs for a game, or only what it needs for this seat; await it before asking the bot. */
export async function prepare(name: string, game: string, sight?: Sight): Promise<void> {
  if (name.startsWith(HONEST)) return prepare(name.slice(HONEST.length), game, sight);
  const worlds = worldsOf(name);
  if (worlds !== null) await loadNetwork(game, { withCritic: worlds > 0, sight });
  else if (name === companion.name || lookUp(COMPANIONS, name)) await loadCompany(game);
}

export function botCalled(name: string): Bot | undefined {
  if (name.startsWith(HONEST)) {
    const bot = botCalled(name.slice(HONEST.length));
    return bot && honestly(bot);
  }
  const iterations = iterationsOf(name);
  if (iterations > 0) return mastermindOf(iterations);
  const worlds = worldsOf(name);
  if (worlds !== null) return veteranOf(worlds);
  return lookUp(BOTS, name) ?? lookUp(COMPANIONS, name);
}

/** The name of the bot that takes the seat when one of these was requested. */
export const nameAt = (name: string, seed: string, seat: Seat): string =>
  name === companion.name || name === `${HONEST}${companion.name}`
    ? `${name}:${temperamentOf(seed, seat)}`
    : name;
