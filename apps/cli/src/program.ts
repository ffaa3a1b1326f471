import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addCards } from './commands/cards.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEnv } from './commands/env.ts';
import { addHandbook } from './commands/handbook.ts';
import { addLab } from './commands/lab.ts';
import { addMcp } from './commands/mcp.ts';
import { addNewGame } from './commands/new-game.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addServer } from './commands/server.ts';
import { addSimulate } from './commands/simulate.ts';
import { Problem } from './problem.ts';

const ABOUT = 'Plays, checks and measures survival-horror board games.';
const EXAMPLES = `
Examples:
  deadlight play                      play Panic Station against bots
  deadlight play --game nemesis       the same with Nemesis
  deadlight play --game lockdown      or with Nemesis: Lockdown
  deadlight help simulate             learn about a command

Exit codes: 0 success, 1 a check failed, 2 wrong usage or unreadable input.`;

const COMMANDS = [
  addPlay,
  addServer,
  addDoctor,
  addSimulate,
  addArena,
  addLab,
  addEnv,
  addMcp,
  addReplay,
  addScenario,
  addHandbook,
  addRules,
  addCards,
  addBench,
  addNewGame,
];

function buildProgram(): Command {
  const program = new Command('deadlight')
    .description(ABOUT)
    .exitOverride()
    // Errors are told once, in main.
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', EXAMPLES);
  for (const add of COMMANDS) add(program);
  return program;
}

const LONGEST = 400;

/** Fit to be printed, even where it quotes a damaged file. */
function oneLine(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\uFFFD]/gu, '?');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}

/** One sentence on standard error, and the exit code that goes with it. */
function tell(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const message = error instanceof Error ? error.message : String(error);
  if (message !== '' && message !== '(outputHelp)') {
    process.stderr.write(`deadlight: ${oneLine(message.replace(/^error: /, ''))}\n`);
  }
  if (error instanceof CommanderError) return 2;
  return error instanceof Problem ? error.exit : 1;
}

/** Runs the command that the words ask for; gives the exit code. */
export async function runProgram(words: readonly string[]): Promise<number> {
  try {
    await buildProgram().parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return tell(error);
  }
}
