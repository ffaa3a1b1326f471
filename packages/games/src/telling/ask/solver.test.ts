/**
 * A player who hears and does not see: a small program that knows only what the command table says wins puzzles of
 * each game. If it could not, the text would lack something.
 */
import { below, type Random, randomFrom, type View, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { loadPuzzles, matchOf, PUZZLED, type Puzzle, puzzleStateOf } from '../../puzzles/index.ts';
import { Voice } from '../../text/voice.ts';
import { answer } from './answer.ts';
import { type Choice, choicesOf } from './choose.ts';
import type { Decision } from './reply.ts';
import { askTexts } from './text/index.ts';

/** Says a line at the table, and hears what comes back. */
type Say = (line: string) => string;

/** The words by which a player of the game knows what helps. */
const HELPS: Readonly<Record<string, RegExp>> = {
  heal: /heal|dress|bandage|medkit|staple|first aid|sick bay|keep/i,
  repair: /repair|malfunction|tools|ingenuity|fix/i,
  'repair-two': /repair|malfunction|tools|ingenuity|fix/i,
  search: /search|keep/i,
  clean: /clothes|clean|wipe|shower|scan|rest|cure/i,
  explore: /unexplored|discover/i,
  kill: /shoot|fight|strike|stab|lay|armor/i,
  pod: /pod|evacuation|launch|use the room/i,
  signal: /signal/i,
  egg: /egg/i,
  weakness: /analy/i,
  'self-destruct': /self-destruct|use the room/i,
  'stop-self-destruct': /self-destruct|use the room/i,
  alert: /alert|use the room/i,
  out: /use the room|lock|bunker|board|rover/i,
  autodestruction: /autodestruction|use the room/i,
  learn: /knowledge|computer|unexplored|analy/i,
  hit: /shoot|stab|lay/i,
  'hit-two': /shoot|stab|lay|search/i,
  terminal: /terminal|key ?card/i,
  find: /search|draw/i,
  build: /explore|place|discover|turn/i,
  hive: /burn|hive|shoot|explore|place/i,
};

/** What only talks, or gives something up. */
const IDLE = /^\d+ (say|tell|drop|pass|end|ask me|call a vote|concede|trade)/i;

const rooms = (said: string): string[] => said.match(/\d+/g) ?? [];

/** The next room on the way to the nearest malfunction: heard by asking for it. */
function nextToRepair(say: Say): string | null {
  const broken = /Malfunction in ([\d, ]+)/.exec(say('fire'))?.[1];
  const ways = rooms(broken ?? '').map((room) => rooms(say(`path ${room}`).split(':')[0]!));
  const nearest = ways.filter((way) => way.length > 1).toSorted((a, b) => a.length - b.length)[0];
  return nearest?.[1] ?? null;
}

/** All answers: of many of one kind only the first is said, and how to hear the others. */
function optionsHeard(say: Say): string[] {
  const told = say('options');
  const more = [...told.matchAll(/^\d+ to \d+: .*; (options \d+) names them/gm)];
  const heard = [told, ...more.map(([, line]) => say(line!))].join('\n');
  return [...new Set(heard.match(/^\d+ (?!to |answers?\.$).*$/gm) ?? [])];
}

/** One answer to what is asked, by its number; null where nothing is. */
function choose(say: Say, goal: string, random: Random): string | null {
  const options = optionsHeard(say);
  if (options.length === 0) return null;
  const helps = HELPS[goal]!;
  const next = goal.startsWith('repair') ? nextToRepair(say) : null;
  const goes = (option: string): boolean =>
    next !== null && new RegExp(`Move.* room ${next}\\b`).test(option);
  const isPayment = options.every((option) => /^\d+ Pay with/.test(option));
  const liked = options.filter((option) => helps.test(option) !== isPayment || goes(option));
  const lively = options.filter((option) => !IDLE.test(option));
  const pool =
    liked.length > 0 && below(random, 4) > 0 ? liked : lively.length > 0 ? lively : options;
  return rooms(pool[below(random, pool.length)]!)[0]!;
}

/** A puzzle at the command table: what is said there, and how far it is solved. */
function sitDown(puzzle: Puzzle) {
  const { game, telling, texts, cards } = GAMES[puzzle.game]!;
  const voice = new Voice('en', texts.en, askTexts.en);
  const sheets = cards(voice);
  const match = matchOf(game, puzzle);
  const begun = match.log.entries.length;
  const ref = telling.seatRef(match.table.vars, puzzle.seat);
  let unsure: Decision | null = null;
  const view = (): View => viewOf(match.table, puzzle.seat);
  const say: Say = (line) => {
    const lines = match.log.linesFor(puzzle.seat);
    const context = { telling, vocabulary: game, sheets, lines, since: 0, at: null, unsure };
    const reply = answer(view(), line, voice, context);
    unsure = reply.unsure ?? null;
    if (reply.decision !== undefined) match.say(puzzle.seat, reply.decision.decides);
    return reply.says.join('\n');
  };
  return {
    say,
    /** Takes an answer by its number, for good. */
    take: (number: string): void => {
      say(`take ${number}`);
      if (unsure !== null) say('yes');
    },
    choices: (): readonly Choice[] => choicesOf({ telling, vocabulary: game }, view(), voice),
    isAsked: (): boolean => match.table.over === null && match.table.pending.includes(puzzle.seat),
    progress: () =>
      puzzleStateOf(telling.events, puzzle, match.log.linesFor(puzzle.seat, begun), ref),
  };
}

/** Whether one attempt solves it. */
function attempt(puzzle: Puzzle, number: number): boolean {
  const table = sitDown(puzzle);
  const random = randomFrom(`solver ${number}`);
  for (let step = 0; step < 30; step++) {
    const progress = table.progress();
    if (progress !== 'open') return progress === 'solved';
    if (!table.isAsked()) return false;
    const chosen = choose(table.say, puzzle.goal, random);
    if (chosen === null) return false;
    table.take(chosen);
  }
  return false;
}

describe.each(PUZZLED)('every puzzle of %s', (name) => {
  it('can be solved in words: each step of its solution is heard, and no other sounds like it', async () => {
    for (const [at, puzzle] of (await loadPuzzles(name)).entries()) {
      const table = sitDown(puzzle);
      for (const step of puzzle.solution) {
        const heard = optionsHeard(table.say).map((line) => line.replace(/^\d+ /, ''));
        expect(new Set(heard).size, `${at + 1}: ${heard.join(' ')}`).toBe(table.choices().length);
        const [verb, ...values] = step.split(' ');
        const numbers = table
          .choices()
          .flatMap(({ notation }, i) =>
            notation === step || values.some((value) => notation === `${verb} ${value}`)
              ? [i + 1]
              : [],
          );
        expect(numbers, `${at + 1}: ${step}`).not.toEqual([]);
        table.take(numbers.join(', '));
      }
      expect(table.progress(), `${at + 1}`).toBe('solved');
    }
  });
});

/** A person tries a puzzle again, too. */
const ATTEMPTS = 25;
const WON = 3;

it.each(PUZZLED)(
  'wins puzzles of %s by ear',
  async (name) => {
    const won: number[] = [];
    for (const [at, puzzle] of (await loadPuzzles(name)).entries()) {
      if (won.length === WON) break;
      for (let number = 0; number < ATTEMPTS; number++)
        if (attempt(puzzle, number)) {
          won.push(at + 1);
          break;
        }
    }
    expect(won.length, `won: ${won.join(', ')}`).toBe(WON);
  },
  60_000,
);
