/**
 * Games that people began before the rules changed: a saved game, a share link and a table of a server, all made by
 * the code of then (`fixtures/kept`), are ended on the rules of then. As long as those rules are still the newest, this
 * is tried in a copy of the repository whose rules have a higher number.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@deadlight/engine';
import { linkTo, packRecord } from '@deadlight/host/share';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { STORE_FILE } from '../../apps/server/src/store/sqlite-file.ts';
import type { ServerThere as Server } from '../../apps/server/testing/server-there.ts';
import { Traveller } from '../../apps/server/testing/traveller.ts';
import { copyTree } from '../tree-copy.ts';

const KEPT = join(import.meta.dirname, '../../fixtures/kept');
const SAVES = readdirSync(KEPT)
  .filter((file) => file.endsWith('.save'))
  .map((file) => {
    const [, game = '', rules = ''] = /^(\w+)-(\d+)\.save$/.exec(file)!;
    return { game, rules: Number(rules), path: join(KEPT, file) };
  });

let copy: string;
beforeAll(() => {
  copy = copyTree('work', ['docs', 'fixtures', 'rules', 'rulesets', 'scenarios', 'apps/web']);
  for (const { game, rules } of SAVES) {
    const file = join(copy, 'packages/games/src', game, 'vocabulary.ts');
    const text = readFileSync(file, 'utf8');
    const now = Number(/^ {2}rules: (\d+),$/m.exec(text)![1]);
    expect(now).toBeGreaterThanOrEqual(rules);
    if (now === rules)
      writeFileSync(file, text.replace(`  rules: ${now},`, `  rules: ${now + 1},`));
  }
}, 30_000);
afterAll(() => rmSync(copy, { recursive: true }));

/** The command-line app of the copy; whatever it asks, the answer is the second option, or the only one. */
function deadlight(...args: string[]): { readonly code: number | null; readonly out: string } {
  const launcher = join(copy, 'apps/cli/deadlight.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    cwd: copy,
    input: '2\n1\n'.repeat(4000),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', NO_COLOR: '1', FORCE_COLOR: undefined },
    maxBuffer: 2 ** 26,
  });
  return { code: status, out: stdout + stderr };
}

const decisionsIn = (record: string): string[] =>
  record.split('\n').filter((line) => /^\d /.test(line));

/** Plays a kept game to its end in the terminal, and checks what was kept of it. */
function finish({ game, rules, path }: (typeof SAVES)[number], from: string, to: string): void {
  const played = deadlight('play', '--load', from, '--bots', 'drifter', '--save', to);
  expect(played.out).not.toContain('made with rules');
  const record = readFileSync(to, 'utf8');
  expect(record).toContain(`\ngame ${game} ${rules}\n`);
  const begun = decisionsIn(readFileSync(path, 'utf8'));
  expect(decisionsIn(record).slice(0, begun.length)).toEqual(begun);
  const checked = deadlight('replay', to, '--verify');
  expect(checked.out).toContain('correct  The game ended:');
  expect(checked.out).toContain('Nothing was changed.');
  expect(checked.code).toBe(0);
}

describe('in the terminal', () => {
  it.each(SAVES)(
    'a game of $game that was begun on rules $rules is ended on them',
    (saved) => {
      finish(saved, saved.path, join(copy, `${saved.game}-file`));
    },
    30_000,
  );

  // A link holds the same record: one game shows that it is unpacked and played on.
  it('so is one that was shared as a link', async () => {
    const saved = SAVES.find(({ game }) => game === 'panic')!;
    const packed = await packRecord(readFileSync(saved.path, 'utf8'));
    finish(saved, linkTo('https://example.org/', packed), join(copy, 'panic-link'));
  }, 30_000);
});

it('at a server, a table that was begun on older rules is played on by its people, to the end', async () => {
  const { table, cookie, game, rules } = JSON.parse(
    readFileSync(join(KEPT, 'server.json'), 'utf8'),
  ) as { table: string; cookie: string; game: string; rules: number };
  const data = join(copy, 'data');
  mkdirSync(data);
  copyFileSync(join(KEPT, 'server.sqlite'), join(data, STORE_FILE));
  const { ServerThere } = (await import(join(copy, 'apps/server/testing/server-there.ts'))) as {
    ServerThere: typeof Server;
  };
  const server = await ServerThere.start({ data, store: undefined });
  const ada = new Traveller(server.port, table, cookie, 'ada', randomFrom('ada'));
  try {
    await vi.waitFor(() => expect(ada.moment).not.toBeNull(), { timeout: 10_000 });
    expect(ada.moment!.view).toMatchObject({ game, rules, over: null });
    await vi.waitFor(() => expect(ada.isOver).toBe(true), { timeout: 40_000, interval: 20 });
    expect(ada.moment!.view).toMatchObject({ game, rules });
    expect(ada.troubles).toEqual([]);
  } finally {
    ada.close();
    await server.end('SIGTERM');
  }
}, 60_000);
