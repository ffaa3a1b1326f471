import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLesson } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { always, launch, scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

describe('play', () => {
  it('goes through a whole game with piped input, and shows who was what at the end', () => {
    const { code, out, err } = launch(['play', '--seed', 'whole'], always('1'));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('You are Red.');
    expect(out).toContain('Your turn. What do you do?');
    const [during, after] = out.split('The game is over.');
    for (const seat of ['Red', 'Green', 'Purple', 'Orange']) {
      expect(after).toMatch(new RegExp(`^${seat}: (human|infected)\\. Hand: .+\\.$`, 'm'));
      expect(during).not.toMatch(new RegExp(`^${seat}: (human|infected)\\.`, 'm'));
    }
    expect(after).toMatch(/^(Nobody wins\.|.+ wins?\.)$/m);
    expect(out).not.toContain(CLEAR);
  });

  it.each(['nemesis', 'lockdown'])(
    'plays a whole game of %s, from the draft to the Objectives of all',
    (game) => {
      const file = join(scratch(), game);
      const { code, out, err } = launch(
        ['play', '--game', game, '--seed', 'whole', '--players', '3', '--save', file],
        always('1'),
      );
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toContain('You are Amber.');
      expect(out).toMatch(/^Amber> $/m);
      const name = /^Amber is player \d and plays the ([\w ]+)\.$/m.exec(
        out.replaceAll(/^ +/gm, ''),
      )![1];
      expect(out).toMatch(new RegExp(`^${name}> $`, 'm'));
      const [during, after] = out.split('The game is over.');
      expect(during).toContain('Which action do you take?');
      expect(after!.match(/^[\w ]+: .+\. Objectives?: .+\.$/gm)).toHaveLength(3);
      expect(during).not.toMatch(/^[\w ]+: .+\. Objectives?: /m);
      expect(launch(['replay', file, '--verify']).code).toBe(0);
    },
  );

  it.each(['panic', 'nemesis', 'lockdown'])(
    'plays a whole game of %s in sentences, without drawing or colour',
    (game) => {
      const file = join(scratch(), `${game}-plain`);
      const players = game === 'panic' ? '4' : '3';
      const { code, out, err } = launch(
        [
          'play',
          '--plain',
          '--game',
          game,
          '--seed',
          'whole',
          '--players',
          players,
          '--save',
          file,
        ],
        always('where\nthreats\nhand\ntake 1\nyes', 1500),
      );
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toContain('The game is over.');
      expect(out).not.toMatch(/[─-╿▀-▟→♥†┄]/u);
      expect(out).not.toContain('\u001B');
      expect(launch(['replay', file, '--verify']).code).toBe(0);
    },
  );

  it('pays in the same line, and says where one is then', () => {
    const { out } = launch(
      ['play', '--plain', '--game', 'nemesis', '--players', '1', '--seed', 'plain'],
      'take 1\nmove 6 pay repairs\nwhere\nquit\n',
    );
    expect(out).toContain('Move to room 6 (unexplored).\nPay with Basic Repairs.\n');
    expect(out).toMatch(/^6, .+\n1 to 7/m);
  });

  it.each(['panic', 'nemesis', 'lockdown'])('teaches %s in sentences, step by step', (game) => {
    const { code, out, err } = launch(
      ['play', '--coach', '--game', game],
      `coach\ncoach\n${'take 1\nyes\n'.repeat(4)}quit\n`,
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    const welcome = {
      panic: 'A station in the dark.',
      nemesis: 'You wake up.',
      lockdown: 'Locked in.',
    };
    expect(out.split(welcome[game as keyof typeof welcome]).length).toBe(2);
    expect(out).toMatch(/\b(Type|tells) /);
    expect(out).not.toMatch(/\b(hover|touch a)\b/i);
  });

  it.each([
    ['panic', 'explore'],
    ['nemesis', 'noise'],
    ['lockdown', 'noise'],
  ])('gives a lesson of %s in sentences, as its scenario solves it', (game, lesson) => {
    const file = join(ROOT, 'scenarios', game, 'lessons', `${lesson}.yaml`);
    const { solution } = readLesson(readFileSync(file, 'utf8'), file);
    const way = solution.map(({ says }) => says).join('\n');
    const { code, out, err } = launch(
      ['play', '--lesson', lesson, '--game', game],
      `coach\nsave here\n${way}\n`,
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('A lesson is not saved');
    expect(out).toContain('Learned! You did it.');
    expect(out).toMatch(
      new RegExp(`Next lesson: deadlight play --lesson \\w+ --game ${game}$`, 'm'),
    );
  });

  it('names the lessons of a game, and what does not go with one', async () => {
    const listed = await run(['play', '--game', 'nemesis', '--lesson', 'which']);
    expect(listed.code).toBe(2);
    expect(listed.err).toContain('noise, search, fight, trade, objective, end');
    const { err } = await run(['play', '--lesson', '1', '--seed', 'a']);
    expect(err).toContain('--seed cannot go with --lesson');
  });

  it('offers the replay when the game is over', () => {
    const file = join(scratch(), 'over');
    launch(['play', '--seed', 'whole', '--save', file], always('1'));
    const { out, code } = launch(['play', '--load', file], 'log rules\nmap\n\n');
    expect(code).toBe(0);
    const [, after] = out.split('The game is over.');
    expect(after).toMatch(/^Round 1 PAN-TURN-01 /m);
    expect(after).toMatch(/^ {4}The (trooper|android) .+ PAN-ACT-\d+/m);
  });

  it('seats masterminds, who think on threads that end with the game', () => {
    const { code, out, err } = launch(
      ['play', '--seed', 'whole', '--bots', 'mastermind:4'],
      always('1'),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
  });

  it('hides each seat from the next behind a cleared screen', () => {
    const { code, out } = launch(['play', '--seed', 'two', '--me', '1,3'], always('1'));
    expect(code).toBe(0);
    const [welcome, ...sittings] = out.split(CLEAR);
    expect(welcome).not.toContain('Your hand');
    expect(sittings.length).toBeGreaterThan(4);
    for (const sitting of sittings) {
      const name = /^Pass the keyboard to (Red|Purple)\./.exec(sitting)?.[1];
      const [shown] = sitting.split('The game is over.');
      for (const [, you] of shown!.matchAll(/^\d (\w+) \(you\)/gm)) expect(you).toBe(name);
      for (const [, prompted] of shown!.matchAll(/^(\w+)> $/gm)) expect(prompted).toBe(name);
    }
    const names = sittings.map((sitting) => /to (\w+)\./.exec(sitting)![1]);
    expect(new Set(names)).toEqual(new Set(['Red', 'Purple']));
    for (let i = 1; i < names.length; i++) expect(names[i]).not.toBe(names[i - 1]);
  });

  it('answers what is asked at the prompt without deciding anything', () => {
    const typed = 'help,why,hand,rule pan-act-13,rule x,card gas,card x,notes,log,map,nonsense,99';
    const { out, code } = launch(
      ['play', '--seed', 'x', '--lang', 'en'],
      [...typed.split(','), 'burn', 'undo', 'save', 'quit'].join('\n'),
    );
    expect(code).toBe(0);
    expect(out).toContain('take back your last decision');
    expect(out).toContain('PAN-TURN-09');
    expect(out).toContain('PAN-ACT-13 (move) A security door');
    expect(out).toContain('There is no rule “x”.');
    expect(out).toMatch(/^Gas Can \(×12, Free, From your hand\)/m);
    expect(out).toContain('There is no card “x”.');
    expect(out).toContain('You have no notes.');
    expect(out).toContain('“nonsense” is not possible here.');
    expect(out).toContain('There is no option 99.');
    expect(out).toContain('“burn” is not possible here.');
    expect(out).toContain('That cannot be taken back');
    expect(out).toContain('Say where: save FILE.');
    expect(out).toContain('The game stops here, unfinished.');
    expect(out.match(/Your turn\. What do you do\?/g)).toHaveLength(1);
  });

  it('takes a decision back', () => {
    const args = ['play', '--seed', 'back-3', '--bots', 'random'];
    const { out } = launch(args, 'move trooper run-3\nundo\nquit\n');
    expect(out).toContain('You are not alone here.');
    expect(out).toContain('Taken back: move trooper run-3.');
    expect(out.match(/Your turn\. What do you do\?/g)).toHaveLength(2);
  });

  it('goes on with a saved game as if it had never stopped', () => {
    const directory = scratch();
    const [whole, part] = [join(directory, 'whole'), join(directory, 'part')];
    launch(['play', '--seed', 'pause', '--save', whole], always('1'));
    launch(['play', '--seed', 'pause', '--save', part], always('1', 4));
    expect(readFileSync(part, 'utf8')).not.toBe(readFileSync(whole, 'utf8'));
    const { code } = launch(['play', '--load', part, '--save', part], always('1'));
    expect(code).toBe(0);
    expect(readFileSync(part, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });

  it.each([
    ['de', 'Du bist am Zug.'],
    ['fr', 'C’est votre tour.'],
    ['es', 'Es tu turno.'],
  ])('speaks %s', (language, sentence) => {
    const { out, code } = launch(['play', '--seed', 'x', '--lang', language], 'help\nwhy\nhand\n');
    expect(code).toBe(0);
    expect(out).toContain(sentence);
  });
});
