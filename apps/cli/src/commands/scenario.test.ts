import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const good = join(ROOT, 'scenarios/panic/trade');

describe('scenario', () => {
  it('runs all files below a directory', async () => {
    const { code, out } = await run(['scenario', good]);
    expect(out).toMatch(/^\d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('names what failed', async () => {
    const bad = join(scratch(), 'bad.yaml');
    writeFileSync(bad, 'name: nothing in it\n');
    const { code, out } = await run(['scenario', good, bad]);
    expect(code).toBe(1);
    expect(out).toContain(bad);
    expect(out).toMatch(/\n\d+ passed, 1 failed\n$/);
  });

  it('prints the steps of the rules that ran', async () => {
    const { code, out } = await run(['scenario', join(good, 'after-a-run.yaml'), '--trail']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ {2}set-up\n( {4,}\S.*\n)+ {2}given\n( {4,}\S.*\n)+ {2}step 1\n {6}turn\/do\n {8}enter\/alarm$/m,
    );
    expect(out).toMatch(/^ {8}enter\/run asks red$/m);
  });

  it('runs as it does when nobody looks', async () => {
    const [plain, watched] = await Promise.all([
      run(['scenario', good, '--json']),
      run(['scenario', good, '--json', '--trail']),
    ]);
    const results = JSON.parse(watched.out) as { trail: string[] }[];
    expect(results.every(({ trail }) => trail.length > 3)).toBe(true);
    expect(results.map(({ trail: _, ...rest }) => rest)).toEqual(JSON.parse(plain.out));
  });

  it.each([
    ['rules: [PAN-NO-99]', 'rules: no catalogue has "PAN-NO-99"'],
    ['given: { pawns: { red-trooper: cellar } }', 'at pawns["red-trooper"]'],
    ['given: { hands: { red: [bazooka] } }', 'at hands.red[0]'],
    ['game: chess', `no game "chess"; there are ${Object.keys(GAMES).join(', ')}`],
    ['steps: [{ red: fly }]', 'step 1: "fly" is not a verb of this game'],
    [
      'given: { turns: red }',
      'Unrecognized key: "turns"; the known keys are turn, notStarted, doorCard',
    ],
    [
      'step: []',
      'Unrecognized key: "step"; the known keys are name, rules, game, players, options',
    ],
    [
      'steps: [{ refused: { red: end } }]',
      'step 1: Invalid input: expected string, received undefined at rule',
    ],
    [
      'steps: [{ told: red, hass: [x] }]',
      'step 1: Unrecognized key: "hass"; the known keys are told, has, lacks',
    ],
    [
      'steps: [{ expects: { round: 2 } }]',
      'the step has one of the words refused, offered, notOffered, asks, expect',
    ],
    ['steps: [{ red: burn }]', '"burn" is not offered at turn/act; red is offered explore '],
    ['steps: [{ green: end }]', '; green is not asked; red is'],
    ['steps: [{ pink: end }]', 'step 1: no seat "pink"; there are red, green, purple, orange'],
  ])('says what is wrong with %s', async (line, message) => {
    const lines = new Map([
      ['name', 'name: something wrong'],
      ['rules', 'rules: [PAN-ACT-48]'],
      ['game', 'game: panic'],
      ['players', 'players: 4'],
      ['steps', 'steps: [{ red: end }]'],
    ]).set(line.split(':')[0]!, line);
    const bad = join(scratch(), 'bad.yaml');
    writeFileSync(bad, [...lines.values()].join('\n'));
    const { code, out } = await run(['scenario', bad]);
    expect(out).toContain(message);
    expect(code).toBe(1);
  });
});
