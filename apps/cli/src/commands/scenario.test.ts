import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

  it.each([
    ['rules: [PAN-NO-99]', 'rules: no catalogue has "PAN-NO-99"'],
    ['given: { pawns: { red-trooper: cellar } }', 'at pawns["red-trooper"]'],
    ['given: { hands: { red: [bazooka] } }', 'at hands.red[0]'],
    ['game: chess', 'no game "chess"; there are panic'],
    ['steps: [{ red: fly }]', 'step 1: "fly" is no verb of this game'],
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
