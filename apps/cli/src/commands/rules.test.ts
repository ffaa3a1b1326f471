import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES } from '@deadlight/games';
import { describe, expect, it, vi } from 'vitest';
import { findPlaces } from '../places.ts';
import { findProofs } from '../proofs.ts';
import { ROOT } from '../root.ts';
import { rulePage } from '../rule-page.ts';
import { rulesOf } from '../rulebook.ts';
import { scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';
import { judgePlaces } from '../uncited.ts';

// Written in two parts, so that this file itself does not claim to prove these rules.
const id = (rest: string): string => `PAN-${rest}`;

/** A project with one small catalogue and these files. */
function project(files: Readonly<Record<string, string>>): string {
  const root = scratch();
  const catalogue = `## One\n- **${id('A-01')}** First. [confirmed]\n- **${id('A-02')}** Second.\n`;
  for (const [path, text] of Object.entries({ 'rules/panic.md': catalogue, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Runs the program as if that were the project. */
async function runIn(root: string, args: readonly string[]): ReturnType<typeof run> {
  vi.resetModules();
  vi.doMock('../root.ts', async (original) => ({ ...(await original<object>()), ROOT: root }));
  try {
    const { run: runThere } = await import('../testing/run.ts');
    return await runThere(args);
  } finally {
    vi.doUnmock('../root.ts');
    vi.resetModules();
  }
}

describe('proofs', () => {
  it('are scenarios and tests, found wherever they lie', () => {
    const root = project({
      'scenarios/panic/deep/er/a.yaml': `rules: [${id('A-01')}]\n`,
      'packages/games/src/x.test.ts': `it('[${id('A-01')}] works', () => {});`,
      'apps/cli/src/y.test.ts': `it('[${id('A-02')}] works', () => {});`,
      'packages/games/node_modules/z.test.ts': `it('[${id('ZZ')}] works', () => {});`,
    });
    expect(findProofs(root)).toEqual(
      new Map([
        [id('A-01'), ['scenarios/panic/deep/er/a.yaml', 'packages/games/src/x.test.ts']],
        [id('A-02'), ['apps/cli/src/y.test.ts']],
      ]),
    );
  });

  it.each([
    ['scenarios/panic/a.yaml', `rules: [${id('NO-99')}]\n`],
    ['packages/x.test.ts', `it('[${id('NO-99')}] works', () => {});`],
  ])('may not name a rule that does not exist: %s', (path, text) => {
    expect(() => findProofs(project({ [path]: text }))).toThrow(
      `${path} names the rule ${id('NO-99')}, which no catalogue has`,
    );
  });

  it('must be readable', () => {
    const root = project({ 'scenarios/panic/a.yaml': 'rules: [unclosed\n' });
    expect(() => findProofs(root)).toThrow('a.yaml is not YAML');
  });
});

describe('places', () => {
  const judge = (files: Readonly<Record<string, string>>): ReturnType<typeof judgePlaces> => {
    const cites = { 'packages/games/src/panic/a.ts': `// ${id('A-01')}\n` };
    return judgePlaces([id('A-01'), id('A-02')], project({ ...cites, ...files }));
  };

  it('are asked for of every rule, unless there is a reason', () => {
    expect(judge({})).toEqual({ without: [id('A-02')], excused: 0 });
    const listed = { 'rules/uncited.yaml': `restates: { ${id('A-02')}: [${id('A-01')}] }\n` };
    expect(judge(listed)).toEqual({ without: [], excused: 1 });
  });

  it.each([
    ['rules/uncited.yaml', `physical: { ${id('A-01')}: [] }\n`, 'src/panic/a.ts:1 cites it'],
    [
      'rules/uncited.yaml',
      `restates: { ${id('A-02')}: [${id('A-02')}] }\n`,
      'no place cites either',
    ],
    ['rules/uncited.yaml', `restates: { ${id('A-03')}: [] }\n`, 'which no catalogue has'],
    ['rules/uncited.yaml', `boring: { ${id('A-02')}: [] }\n`, 'the reasons are restates'],
    [
      'packages/games/src/panic/b.ts',
      `// ${id('A-99')}\n`,
      'b.ts:1 cites a rule, but no catalogue',
    ],
  ])('and reasons that do not hold are refused: %s %j', (path, text, said) => {
    expect(() => judge({ [path]: text })).toThrow(said);
  });

  it('are not looked for where the sources are not here', () => {
    const root = project({});
    expect(findPlaces(root)).toBeNull();
    expect(() => judgePlaces([], root)).toThrow('which are not here');
    const [rule] = rulesOf('panic', root);
    const findings = { places: null, uncited: new Map(), proofs: [], read: [] };
    expect(rulePage(rule!, findings).join('\n')).toContain('the sources are not here');
  });
});

describe('rules', () => {
  it('prints one rule with what proves it', async () => {
    const { code, out } = await run(['rules', 'pan-trade-06']);
    expect(code).toBe(0);
    expect(out).toMatch(/^PAN-TRADE-06 {2}Trading cards \[single-source\]\n/);
    expect(out).toMatch(/^Proved by:\n {2}\S+/m);
  });

  it('prints the places that enforce, refuse and tell it, and the sentences that a player reads', async () => {
    const { out } = await run(['rules', 'LCK-MOVE-05']);
    expect(out).toMatch(
      /^In the code:\n {2}packages\/games\/src\/\S+\.ts:\d+ {2}refuses as closed-door$/m,
    );
    expect(out).not.toContain('packages/games/src/nemesis/');
    expect(out).toMatch(/^What a player reads:\n {2}refusal: \S.*\.$/m);
    expect(out).toMatch(/^ {2}handbook, ".+": \S/m);
    const told = (await run(['rules', 'PAN-TURN-05', '--lang', 'de'])).out;
    expect(told).toMatch(/turn\.ts:\d+ {2}tells: turn$/m);
    expect(told).toMatch(/^ {2}log, "turn": .*\{/m);
  });

  it('names real lines of the sources', async () => {
    const { places } = JSON.parse((await run(['rules', 'NEM-COMBAT-02', '--json'])).out) as {
      places: { file: string; line: number; name?: string }[];
    };
    expect(places.length).toBeGreaterThan(3);
    for (const { file, line, name } of places)
      expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1]).toContain(
        name ?? 'NEM-COMBAT-02',
      );
  });

  it('says why a rule has no place, and where its matter is', async () => {
    const { out } = await run(['rules', 'PAN-FAQ-22']);
    expect(out).toMatch(
      /^ {2}none: it says again what other rules say\n {2}PAN-ACT-32:\n {4}\S+:\d+/m,
    );
  });

  it('finds a place or a reason for every rule', async () => {
    const { code, out } = await run(['rules', '--uncited']);
    expect(out).toMatch(/^\d+ rules: \d+ cited, \d+ excused with a reason, 0 without a place\n$/);
    expect(code).toBe(0);
  });

  it('lists any catalogue', async () => {
    expect((await run(['rules', '--game', 'nemesis'])).out).toContain('NEM-NOISE-04');
    const listed = JSON.parse((await run(['rules', '--json'])).out) as { id: string }[];
    expect(new Set(listed.map((rule) => rule.id.split('-')[0]))).toEqual(
      new Set(Object.values(GAMES).map(({ rules }) => rules.prefix)),
    );
  });

  it('finds nothing that is not proved in a game that can be played', async () => {
    expect(await run(['rules', '--uncovered'])).toMatchObject({ code: 0, out: '' });
  });

  it('finds what nothing proves, one id to a line', async () => {
    const root = project({ 'scenarios/panic/a.yaml': `rules: [${id('A-01')}]\n` });
    const found = await runIn(root, ['rules', '--uncovered', '--game', 'panic']);
    expect(found).toMatchObject({ code: 1, out: `${id('A-02')}\n` });
    const json = await runIn(root, ['rules', '--uncovered', '--game', 'panic', '--json']);
    expect(JSON.parse(json.out)).toEqual([id('A-02')]);
  });
});
