import { describe, expect, it } from 'vitest';
import { languageOf } from '../choices.ts';
import { run } from '../testing/run.ts';

describe('wrong usage', () => {
  it.each([
    [['nope'], "unknown command 'nope'"],
    [['play', '--nope'], "unknown option '--nope'"],
    [['play', '--game', 'chess'], '--game chess: unknown game; known games: '],
    [['play', '--players', '3'], '--players 3: must be a whole number from 4 to 6'],
    [['play', '--me', '7'], '--me 7: must be a whole number from 1 to 4'],
    [['play', '--bots', 'genius'], '--bots genius: unknown bot; known bots: random'],
    [['play', '--lang', 'tlh'], '--lang tlh: unknown language'],
    [['play', '--option', 'gas'], '--option gas: must read name=value'],
    [['play', '--option', 'gas=9'], 'option gas is one of 3, 4, not "9"'],
    [['play', '--seed', 'not a seed'], 'a seed has 1 to 64'],
    [['play', '--load', '/nowhere'], 'cannot read /nowhere: it does not exist'],
    [['play', '--load', '/nowhere', '--seed', 'x'], '--seed cannot go with --load'],
    [['simulate', '--games', 'many'], '--games many: must be a whole number'],
    [['env', '--others', 'cmd:x'], '--others cmd:x: unknown bot; known bots: random'],
    [['replay'], "missing required argument 'file'"],
    [['scenario', '/nowhere'], 'cannot read /nowhere: it does not exist'],
    [['server', '--role', 'owner'], '--role owner is for servers that --bus connects'],
    [['server', '--bus', 'nats://bus', '--role', 'king'], '--role is one of owner, gateway'],
    [['server', '--bus', 'http://bus'], '--bus must be an address such as nats://host:4222'],
    [['server', '--bus', 'nats://bus', '--role', 'owner'], '--store names it'],
    [['server', '--threads', 'many'], '--threads must be auto or a whole number from 1 to 64'],
    [['server', '--threads', '0'], '--threads must be auto or a whole number from 1 to 64'],
    [['server', '--threads', '2', '--store', 'postgres://db/x'], 'start several servers instead'],
    [['server', '--smtp', 'smtp://mail'], '--smtp and --mail-from are used together'],
    [['server', '--smtp', 'mail', '--mail-from', 'a@b.test'], '--smtp must be an address such as'],
    [['server', '--smtp', 'smtp://mail', '--mail-from', 'me'], '--mail-from must be an address'],
    [['rules', 'PAN-NOWHERE'], 'no rule PAN-NOWHERE'],
    [['rules', '--game', 'chess'], '--game chess: no such rule catalogue'],
  ])('%j is explained in one line', async (args, message) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^deadlight: [^\n]+\n$/);
    expect(err).toContain(message);
  });
});

describe('help', () => {
  it.each([
    'play',
    'simulate',
    'arena',
    'lab',
    'env',
    'replay',
    'scenario',
    'rules',
    'cards',
    'bench',
  ])('for %s has a purpose and two examples', async (command) => {
    const { code, out } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(out.split('Examples:')[1]?.match(/ {2}deadlight /g)?.length).toBeGreaterThanOrEqual(2);
  });
});

it.each([
  ['de_DE.UTF-8', 'de'],
  ['fr', 'fr'],
  ['C.UTF-8', 'en'],
  ['', 'en'],
] as const)('the system language %s means %s', (LANG, language) => {
  expect(languageOf({ LANG })).toBe(language);
});
