/**
 * A player who hears and does not see: a small program that knows only what the command table says wins every puzzle.
 * If it could not, the text would lack something.
 */
import { readFileSync } from 'node:fs';
import {
  below,
  checkSetup,
  Match,
  type Random,
  randomFrom,
  type View,
  viewOf,
} from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { readLesson } from '../../lessons/read-lesson.ts';
import { PUZZLES, type Puzzle, taskOf, taskStateOf } from '../../puzzles/index.ts';
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
const GO = /move to|end/i;
const HITS: Plan = {
  does: /shoot (gray|black)|grenade into (storage|empty|sprint)/i,
  prepares: /open all doors|lay out|move the android to empty/i,
};
const PLANS: Readonly<Record<string, Plan>> = {
  'dress-three': { does: /dress all|use the room/i, prepares: GO },
  hibernate: { does: /malfunction|use the duct tape/i, prepares: /move to|use the room|end/i },
  pod: { does: /launch|pod|use the evacuation key/i, prepares: /move to|use the room|end/i },
  repair: { does: /fast repairs|malfunction/i, prepares: /computer skills|door|move to|end/i },
  'self-destruct': { does: /self-destruct|generator/i, prepares: /intranet|computer|move to|end/i },
  'stop-self-destruct': { does: /use the self-destruct key/i, prepares: /move to/i },
  signal: {
    does: /sneak|signal|retreat|extinguisher|emergency key|ride .*s-02/i,
    prepares: /move to|reconnaissance|use the room|end/i,
  },
  kill: { does: /use the room|doors|pass/i },
  alert: { does: /alert|use the room/i, prepares: GO },
  out: { does: /rover|leave|ride|lock/i, prepares: /computer|use the room|move to|end/i },
  autodestruction: { does: /autodestruction|should work/i, prepares: GO },
  learn: { does: /knowledge|neuralink|experience/i, prepares: GO },
  weakness: { does: /analy/i, prepares: GO },
  'hit-two': HITS,
  'hit-three': HITS,
  'hit-four': HITS,
  terminal: { does: /terminal/i, prepares: /move|run/i },
  hive: { does: /burn/i, prepares: /keycard|hive|move the trooper/i },
  heal: { does: /treat/i, prepares: /open all doors|move the trooper/i },
  'heal-both': { does: /share|each|both/i, prepares: /move|stay/i },
};

/** What only talks, or gives something up. */
const IDLE = /^\d+ (say|tell|drop|pass|end|ask me|call a vote|concede|trade)/i;

const rooms = (said: string): string[] => said.match(/\d+/g) ?? [];

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
  const isPayment = options.every((option) => /^\d+ Pay with/.test(option));
  const fits = (words: RegExp | undefined): string[] =>
    options.filter((option) => words?.test(option) === true);
  // What is needed is not paid with.
  const does = isPayment ? options.filter((option) => !plan.does.test(option)) : fits(plan.does);
  const prepares = isPayment ? [] : fits(plan.prepares);
  const lively = options.filter((option) => !IDLE.test(option));
  const wished = [does, prepares, lively].filter((some) => some.length > 0 && below(random, 4) > 0);
  const pool = wished[0] ?? options;
  return rooms(pool[below(random, pool.length)]!)[0]!;
}

function laidOut({ game, id }: Puzzle) {
  const file = new URL(`../../../../../scenarios/${game}/puzzles/${id}.yaml`, import.meta.url);
  return readLesson(readFileSync(file, 'utf8'), id);
}

/** A puzzle at the command table: what is said there, and how far it is solved. */
function sitDown(puzzle: Puzzle) {
  const { game, telling, texts, cards } = GAMES[puzzle.game]!;
  const voice = new Voice('en', texts.en, askTexts.en);
  const sheets = cards(voice);
  const { position, solution } = laidOut(puzzle);
  const { seat, seats, seed, state } = position;
  const match = new Match(game, checkSetup(game, { seats, seed, options: {} }), { from: state });
  const ref = telling.seatRef(match.table.vars, seat);
  let unsure: Decision | null = null;
  const view = (): View => viewOf(match.table, seat);
  const say: Say = (line) => {
    const lines = match.log.linesFor(seat);
    const context = { telling, vocabulary: game, sheets, lines, since: 0, at: null, unsure };
    const reply = answer(view(), line, voice, context);
    unsure = reply.unsure ?? null;
    if (reply.decision !== undefined) match.say(seat, reply.decision.decides);
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
    isAsked: (): boolean => match.table.over === null && match.table.pending.includes(seat),
    state: () => taskStateOf(telling.events, taskOf(puzzle), match.log.linesFor(seat), ref),
    solution: solution.map(({ says }) => says),
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

describe.each(Object.entries(PUZZLES))('every puzzle of %s', (_game, puzzles) => {
  it('can be solved in words: each step of its solution is heard, and no other sounds like it', () => {
    for (const puzzle of puzzles) {
      const table = sitDown(puzzle);
      for (const step of table.solution) {
        const heard = optionsHeard(table.say).map((line) => line.replace(/^\d+ /, ''));
        expect(new Set(heard).size, `${puzzle.id}: ${heard.join(' ')}`).toBe(
          table.choices().length,
        );
        const [verb, ...values] = step.split(' ');
        const numbers = table
          .choices()
          .flatMap(({ notation }, i) =>
            notation === step || values.some((value) => notation === `${verb} ${value}`)
              ? [i + 1]
              : [],
          );
        expect(numbers, `${puzzle.id}: ${step}`).not.toEqual([]);
        table.take(numbers.join(', '));
      }
      expect(table.state(), `${puzzle.id}`).toBe('solved');
    }
  });
});

/** A person tries a puzzle again, too. */
const MAX_ATTEMPTS = 400;

const isWon = (puzzle: Puzzle): boolean => {
  for (let number = 0; number < MAX_ATTEMPTS; number++) if (attempt(puzzle, number)) return true;
  return false;
};

it.each(Object.entries(PUZZLES))(
  'wins every puzzle of %s by ear',
  (_game, puzzles) => {
    expect(puzzles.filter((puzzle) => !isWon(puzzle)).map(({ id }) => id)).toEqual([]);
  },
  240_000,
);
