import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES } from '@deadlight/games';
import { describe, expect, it, vi } from 'vitest';
import { findProofs } from '../proofs.ts';
import { scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

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

describe('rules', () => {
  it('prints one rule with what proves it', async () => {
    const { code, out } = await run(['rules', 'pan-trade-06']);
    expect(code).toBe(0);
    expect(out).toMatch(/^PAN-TRADE-06 {2}Trading cards \[single-source\]\n/);
    expect(out).toMatch(/^Proved by:\n {2}\S+/m);
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
    vi.resetModules();
    vi.doMock('../root.ts', () => ({ ROOT: root }));
    try {
      const { run: runThere } = await import('../testing/run.ts');
      const found = await runThere(['rules', '--uncovered', '--game', 'panic']);
      expect(found).toMatchObject({ code: 1, out: `${id('A-02')}\n` });
      const json = await runThere(['rules', '--uncovered', '--game', 'panic', '--json']);
      expect(JSON.parse(json.out)).toEqual([id('A-02')]);
    } finally {
      vi.doUnmock('../root.ts');
      vi.resetModules();
    }
  });
});
