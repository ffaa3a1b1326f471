/** What the build puts where: rules are for the worker, which has the table; a page only reads views. */
import { build, type Plugin } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import config from '../vite.config.ts';

/** The modules whose code is in some chunk. */
const collecting = (modules: Set<string>): Plugin => ({
  name: 'collecting',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          if (renderedLength > 0) modules.add(id.replaceAll('\\', '/'));
  },
});

/** No rule is written without `proceduresOf`, or runs without a table. */
const ENGINE_OF_RULES = ['procedure', 'table', 'match'].map((name) => `/engine/src/${name}.ts`);
/** The game itself, what shared rules ask it, how it is set up, and what bots make of it. */
const RULES = /\/games\/src\/\w+\/(game|book|setup|ending|turn|for-bots)\.ts$|\/bots\/src\/.*\.ts$/;

const page = new Set<string>();
const worker = new Set<string>();

beforeAll(async () => {
  const { worker: inWorker = {}, build: options, plugins = [], ...rest } = config;
  await build({
    ...rest,
    configFile: false,
    logLevel: 'error',
    // Nothing is written: neither kept rulesets nor compressed copies matter here.
    build: { ...options, write: false },
    plugins: [...plugins, collecting(page)],
    worker: {
      ...inWorker,
      plugins: () => [...(inWorker.plugins?.() ?? []), collecting(worker)],
    },
  });
}, 120_000);

it.each(ENGINE_OF_RULES)('%s is in the worker only', (file) => {
  const ends = (id: string): boolean => id.endsWith(file);
  expect([...worker].filter(ends)).toHaveLength(1);
  expect([...page].filter(ends)).toEqual([]);
});

it('a page has no rules of any game', () => {
  const rules = [...worker].filter((id) => RULES.test(id));
  expect(rules.length).toBeGreaterThan(20);
  const texts = /\/bots\/src\/text\//;
  expect([...page].filter((id) => RULES.test(id) && !texts.test(id))).toEqual([]);
});

it('a page has the vocabulary of every game', () => {
  for (const game of ['nemesis', 'lockdown', 'panic'])
    expect([...page].filter((id) => id.endsWith(`/${game}/vocabulary.ts`))).toHaveLength(1);
});
