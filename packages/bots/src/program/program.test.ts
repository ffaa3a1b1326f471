import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asSeat,
  checkSetup,
  type Game,
  randomFrom,
  type Setup,
  Table,
  viewOf,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { playOut } from '../play-out.ts';
import type { Player } from '../player.ts';
import { randomBot } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { Program } from './program.ts';

const EXAMPLE = new URL('../../../../docs/bots/cautious.mjs', import.meta.url).pathname;

const setupOf = (game: string, seats: number): Setup =>
  checkSetup(GAMES[game]!.game, { seats, seed: 'program' });
const tableOf = (setup: Setup): Table => Table.start(GAMES[setup.game]!.game as Game, setup);

const warnings: string[] = [];
const programs: Program[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.leave();
  warnings.length = 0;
});

function programOf(command: string, setup: Setup, patience = 10_000): Program {
  const manners = {
    patience,
    chance: 42,
    deputy: randomBot,
    warn: (message: string) => warnings.push(message),
  };
  const program = new Program(command, setup, asSeat(0), manners);
  programs.push(program);
  return program;
}

/** A program that answers each question with these lines; `ID` in them is replaced by the question's. */
function sayer(...lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight bot '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sayer.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => {
       const { type, id, view } = JSON.parse(line);
       if (type !== 'ask') return;
       for (const said of ${JSON.stringify(lines)})
         console.log(said.replace('ID', id).replace('FIRST', view.question.options[0]));
     });`,
  );
  return `"${process.execPath}" "${file}"`;
}

describe('a program at the table', () => {
  it.each([
    ['panic', 4],
    ['nemesis', 3],
    ['lockdown', 2],
  ])('the example plays a whole game of %s with legal answers only', async (game, seats) => {
    const setup = setupOf(game, seats);
    const once = async (): Promise<string> => {
      const table = tableOf(setup);
      const players: Player[] = Array.from({ length: seats }, () => randomBot);
      players[0] = programOf(`"${process.execPath}" "${EXAMPLE}"`, setup);
      await playOut(table, players, randomFrom('chance'));
      return table.hash;
    };
    expect(await once()).toBe(await once());
    expect(warnings).toEqual([]);
  });

  const ask = (command: string, patience?: number) => {
    const setup = setupOf('nemesis', 2);
    const table = tableOf(setup);
    const seat = table.pending[0]!;
    const sight = new Sight(table, seat);
    const program = programOf(command, setup, patience);
    return { sight, answer: program.answer(sight, randomFrom('x')), view: viewOf(table, seat) };
  };

  it('answers in notation', async () => {
    const { answer, sight } = ask(sayer('{"id":ID,"answer":["FIRST"]}'));
    expect(await answer).toBe(sight.options[0]);
  });

  it('is told what is wrong, and asked again', async () => {
    const { answer, sight } = ask(
      sayer('hello?', '{"id":ID,"answer":["fly"]}', '{"id":ID,"answer":["FIRST"]}'),
    );
    expect(await answer).toBe(sight.options[0]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['{"id":ID,"answer":["fly"]}', '"fly" is not among the options'],
    ['{"id":ID,"answer":[]}', 'choose 1, each once, not 0'],
    ['{"id":ID}', '"answer" must be a list'],
    ['{"answer":["FIRST"]}', 'every line must be JSON with the "id"'],
  ])('is replaced by chance after three answers like %s', async (line, why) => {
    const { answer, sight } = ask(sayer(line, line, line));
    expect(sight.options).toContain(await answer);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(why);
  });

  it('cannot hold up the game', async () => {
    const { answer, sight } = ask(sayer(), 300);
    expect(sight.options).toContain(await answer);
    expect(warnings[0]).toContain('it took too long');
  });

  it('is given up after three timeouts, and its seat goes on', async () => {
    const setup = setupOf('nemesis', 2);
    const table = tableOf(setup);
    const program = programOf(sayer(), setup, 200);
    const sight = new Sight(table, table.pending[0]!);
    for (let asked = 0; asked < 4; asked++)
      expect(sight.options).toContain(await program.answer(sight, randomFrom('x')));
    expect(warnings).toHaveLength(3);
    expect(warnings[2]).toContain('silent 3 times, so it is given up; the bot "random" plays on');
  });

  it('is not read beyond the limit of an endless line', async () => {
    const { answer, sight } = ask(
      `"${process.execPath}" -e "for(;;)require('fs').writeSync(1,'x'.repeat(100000))"`,
      1000,
    );
    expect(sight.options).toContain(await answer);
  });

  it('learns nothing about the seed', async () => {
    const told: unknown[] = [];
    for (const seed of ['a', 'b']) {
      const setup = checkSetup(GAMES['panic']!.game, { seats: 4, seed });
      const table = tableOf(setup);
      const seat = table.pending[0]!;
      const echo = `process.stdin.once('data',(d)=>{process.stderr.write(String(d).split('\\n')[0]);process.exit(1)})`;
      const program = programOf(`"${process.execPath}" -e "${echo}"`, setup);
      const last = await program
        .answer(new Sight(table, seat), randomFrom(seed))
        .catch((error: Error) => error.message);
      told.push(/"chance":\d+/.exec(String(last))?.[0]);
    }
    expect(told).toEqual(['"chance":42', '"chance":42']);
  });

  it('is heard only about the current question', async () => {
    const { answer, sight } = ask(
      sayer('{"id":0,"answer":["FIRST"]}', '{"id":ID,"answer":["FIRST"]}'),
    );
    expect(await answer).toBe(sight.options[0]);
  });

  it('does not outlive the command', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deadlight-bot-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'command.mts');
    const from = new URL('./process.ts', import.meta.url).href;
    writeFileSync(
      file,
      `import { Process } from ${JSON.stringify(from)};
       const program = new Process(\`"${process.execPath}" -e "console.log(process.pid);setInterval(()=>{},1000)"\`);
       console.log(await program.hear(10000));
       setInterval(() => {}, 1000);`,
    );
    const command = spawn(process.execPath, [file]);
    const pid = Number(await new Promise((heard) => command.stdout.once('data', heard)));
    expect(process.kill(pid, 0)).toBe(true);
    command.kill('SIGTERM');
    await new Promise((ended) => command.once('close', ended));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5000);
  });

  it('is reported when it exits, with its last words', async () => {
    const { answer } = ask(`"${process.execPath}" -e "throw new Error('no ammo')"`);
    await expect(answer).rejects.toThrow(/the program ".*" ended \(exit code 1\): /);
    await expect(ask('no-such-program').answer).rejects.toThrow('cannot be started');
  });
});
