/**
 * A player who hears and does not see: a small program that knows only what the command table says wins every puzzle.
 * If it could not, the text would lack something.
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

/** The words by which a player of the game knows what gets there, and what brings it within reach. */
interface Plan {
  readonly does: RegExp;
  readonly prepares?: RegExp;
}
const REPAIRS: Plan = {
  does: /repair|malfunction|tools|ingenuity|fix/i,
  prepares: /unexplored|pass/i,
};
const HITS: Plan = { does: /shoot|stab|lay/i, prepares: /search|draw/i };
const SELF_DESTRUCT: Plan = { does: /self-destruct|use the room/i };
const PLANS: Readonly<Record<string, Plan>> = {
  heal: {
    does: /heal|dress|bandage|medkit|staple|first aid|sick bay/i,
    prepares: /search|keep/i,
  },
  repair: REPAIRS,
  'repair-two': REPAIRS,
  search: { does: /search|keep/i },
  clean: { does: /clothes|clean|wipe|shower|scan|rest|cure/i },
  explore: { does: /unexplored|discover/i },
  kill: { does: /shoot|fight|strike|stab/i, prepares: /search|lay|boost|armor|use the room|pass/i },
  pod: { does: /pod|evacuation|launch|use the room/i },
  signal: { does: /signal/i },
  egg: { does: /egg/i },
  weakness: { does: /analy/i },
  'self-destruct': SELF_DESTRUCT,
  'stop-self-destruct': SELF_DESTRUCT,
  alert: { does: /alert|use the room/i },
  out: { does: /use the room|lock|bunker|board|rover/i },
  autodestruction: { does: /autodestruction|use the room/i },
  learn: { does: /knowledge|computer|unexplored|analy/i },
  hit: HITS,
  'hit-two': HITS,
  terminal: { does: /terminal|key ?card/i },
  find: { does: /search|draw/i },
  build: { does: /explore|place|discover|turn/i, prepares: /nesting room|key ?card|search/i },
  hive: { does: /burn|hive|shoot|explore|place/i },
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
  const plan = PLANS[goal]!;
  const next = goal.startsWith('repair') ? nextToRepair(say) : null;
  const goes = (option: string): boolean =>
    next !== null && new RegExp(`Move.* room ${next}\\b`).test(option);
  const isPayment = options.every((option) => /^\d+ Pay with/.test(option));
  const fits = (words: RegExp | undefined): string[] =>
    options.filter((option) => words?.test(option) === true || goes(option));
  // What is needed is not paid with.
  const does = isPayment ? options.filter((option) => !plan.does.test(option)) : fits(plan.does);
  const prepares = isPayment ? [] : fits(plan.prepares);
  const lively = options.filter((option) => !IDLE.test(option));
  const wished = [does, prepares, lively].filter((some) => some.length > 0 && below(random, 4) > 0);
  const pool = wished[0] ?? options;
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
    state: () => puzzleStateOf(telling.events, puzzle, match.log.linesFor(puzzle.seat, begun), ref),
  };
}

/** Whether one attempt solves it. */
function attempt(puzzle: Puzzle, number: number): boolean {
  const table = sitDown(puzzle);
  const random = randomFrom(`solver ${number}`);
  for (let step = 0; step < 30; step++) {
    const state = table.state();
    if (state !== 'open') return state === 'solved';
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
      expect(table.state(), `${at + 1}`).toBe('solved');
    }
  });
});

/** A person tries a puzzle again, too. */
const MAX_ATTEMPTS = 400;

const isWon = (puzzle: Puzzle): boolean => {
  for (let number = 0; number < MAX_ATTEMPTS; number++) if (attempt(puzzle, number)) return true;
  return false;
};

it.each(PUZZLED)(
  'wins every puzzle of %s by ear',
  async (name) => {
    const puzzles = await loadPuzzles(name);
    const lost = puzzles.flatMap((puzzle, at) => (isWon(puzzle) ? [] : [at + 1]));
    expect(lost).toEqual([]);
  },
  240_000,
);
