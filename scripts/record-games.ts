/**
 * Records the corpus of games under fixtures/, which must replay to the same hashes for ever.
 * Run it when a rule has changed on purpose, with the ruleset's number raised (`npm run rules-changed` does that), or
 * when the log tells more: under a number that is recorded already the same games are played again.
 *   npm run record-games -- nemesis
 * Without names, the games of all are recorded.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Answer,
  below,
  checkSetup,
  codeOf,
  type Game,
  Match,
  type Option,
  type OptionValue,
  type Random,
  Refused,
  randomFrom,
  readRecord,
  type Seat,
  type Setup,
  Table,
  writeRecord,
} from '@deadlight/engine';
import { corpusDigest, GAMES, type Rulesets, whyNotRecord } from '@deadlight/games';

const GAMES_EACH = 300;
/** Games played per recording; the one with the rarest ending is kept. */
const TRIES = 40;

/** Weights of the recorded players' verbs, so that games go far; others weigh 1. */
const EAGERNESS: Readonly<Record<string, number>> = {
  explore: 8,
  search: 1.5,
  burn: 1000,
  terminal: 5,
  lay: 3,
  shoot: 5,
  treat: 20,
  end: 0.1,
  vote: 0.02,
  concede: 0.2,
  yes: 0.3,
  pass: 0.3,
  drop: 0.02,
  'drop-object': 0.1,
  melee: 0.2,
  play: 2,
  use: 3,
  room: 6,
  hibernate: 20,
  launch: 4,
  close: 3,
  refuse: 3,
};

function pick(random: Random, words: readonly string[]): number {
  const weights = words.map((word) => EAGERNESS[word] ?? 1);
  let left = (below(random, 1_000_000) / 1_000_000) * weights.reduce((a, b) => a + b, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return words.length - 1;
}

/** For every other game the default rules, of each edition in turn; otherwise any table options. */
function anyOptions(random: Random, game: Game, index: number): Record<string, OptionValue> {
  if (index % 2 === 0) {
    const editions = game.options['edition'] ?? [];
    return editions.length > 0 ? { edition: editions[(index / 2) % editions.length]! } : {};
  }
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [
      name,
      values[below(random, values.length)]!,
    ]),
  );
}

/** Games that were recorded before, played again as far as they go: their decisions, with what the log tells now. */
function recordedAgain(game: Game, folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.deadlight'))
    .map((file) => {
      const { setup, decisions } = readRecord(readFileSync(join(folder, file), 'utf8'), {
        [game.id]: game,
      });
      const match = new Match(game, setup);
      try {
        for (const { seat, says } of decisions) match.say(seat, says);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
      return writeRecord(match);
    });
}

function recordedFirst(game: Game): string[] {
  const endings = new Map<string, number>();
  const timesSeen = ({ how }: Played): number => endings.get(how) ?? 0;
  const records = Array.from({ length: GAMES_EACH }, (_, i) => {
    const tries = Array.from({ length: TRIES }, (_try, attempt) => play(game, i, attempt));
    const rarest = tries.reduce((a, b) => (timesSeen(b) < timesSeen(a) ? b : a));
    endings.set(rarest.how, timesSeen(rarest) + 1);
    return record(game, rarest);
  });
  console.log(game.id, Object.fromEntries(endings));
  return records;
}

interface Played {
  readonly setup: Setup;
  readonly decisions: readonly (readonly [Seat, Answer])[];
  /** How it ended, and whether anybody won. */
  readonly how: string;
}

/** One option, or as many as a question for several takes. */
function answerTo(table: Table, seat: Seat, random: Random): Answer {
  const left = [...table.options(seat)];
  const draw = (): Option => {
    const words = left.map((option) => table.game.verbByCode[codeOf(option)]!.word);
    return left.splice(pick(random, words), 1)[0]!;
  };
  const { min, max } = table.choose(seat);
  if (min === 1 && max === 1) return draw();
  const count = min + below(random, Math.min(max, left.length) - min + 1);
  return Array.from({ length: count }, draw);
}

function play(game: Game, index: number, attempt: number): Played {
  const random = randomFrom(`corpus:${game.id}:${index}:${attempt}`);
  const { min, max } = game.seats;
  const setup = checkSetup(game, {
    seats: min + (index % (max - min + 1)),
    seed: `corpus-${index}-${attempt}`,
    options: anyOptions(random, game, index),
  });
  const table = Table.start(game, setup);
  const decisions: [Seat, Answer][] = [];
  while (table.over === null) {
    if (decisions.length === game.longest)
      throw new Error(`${setup.seed} of ${game.id} is not over after ${game.longest} decisions`);
    const [seat] = table.pending;
    const answer = answerTo(table, seat!, random);
    decisions.push([seat!, answer]);
    table.decide(seat!, answer);
  }
  const { how, winners } = table.over;
  return { setup, decisions, how: winners.length > 0 ? `${how}, won` : how };
}

function record(game: Game, { setup, decisions }: Played): string {
  const match = new Match(game, setup);
  for (const [seat, answer] of decisions) match.decide(seat, answer);
  return writeRecord(match);
}

const FIXTURES = join(import.meta.dirname, '../fixtures');
const wanted = process.argv.slice(2);

function keptIn(file: string): Rulesets {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rulesets) : {};
}

for (const { game } of Object.values(GAMES)) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const folder = join(FIXTURES, game.id);
  const rulesets = join(folder, 'rulesets.json');
  const kept = keptIn(rulesets);
  const isRecorded = Object.hasOwn(kept, game.rules);
  const records = isRecorded ? recordedAgain(game, folder) : recordedFirst(game);
  const why = whyNotRecord(game, records, kept);
  if (why !== null) {
    console.error(`record-games: ${why}`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(join(folder, old));
  for (const [i, text] of records.entries())
    writeFileSync(join(folder, `${String(i + 1).padStart(3, '0')}.deadlight`), text);
  const now: Rulesets = { ...kept, [game.rules]: corpusDigest(records) };
  writeFileSync(rulesets, `${JSON.stringify(now, null, 2)}\n`);
}
