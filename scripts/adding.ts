/** Adds things to a copy of the repository as docs/add-a-card.md says, and looks at what that changes. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What commands make from the rules: no addition that is off may change any of it. */
const GENERATED = ['fixtures', 'packages/games/src/guide/deals.json'];

type Edit = readonly [after: string, added: string];

/** Puts text behind the first place where `after` stands. */
function edit(file: string, ...edits: readonly Edit[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [after, added] of edits) {
    if (!text.includes(after)) throw new Error(`${file} has no ${JSON.stringify(after)}`);
    text = text.replace(after, () => after + added);
  }
  writeFileSync(file, text);
}

const TEXTS = 'packages/games/src/nemesis/text';
const ICONS = 'apps/web/src/games/nemesis/icons.json';

/** The set of the template, switched off. */
export function addSet(copy: string): void {
  const packs = join(copy, 'packages/games/src/packs');
  const set = readFileSync(join(copy, 'templates/set/field-medicine.ts'), 'utf8');
  writeFileSync(
    join(packs, 'field-medicine.ts'),
    set.replace('../../packages/games/src/packs/card-set.ts', './card-set.ts'),
  );
  edit(
    join(packs, 'sets.ts'),
    [
      "import type { CardSet } from './card-set.ts';",
      "\nimport { fieldMedicine } from './field-medicine.ts';",
    ],
    ['SETS: readonly CardSet[] = [', 'fieldMedicine, '],
  );
  edit(join(copy, ICONS), ['{', '"item.field-dressing": "bandage-roll",']);
}

/** An option of Nemesis that changes nothing at its default. */
export function addOption(copy: string): void {
  edit(
    join(copy, 'packages/games/src/nemesis/options.ts'),
    ['export const OPTIONS = {', '\n  quietFirstRound: [false, true],'],
    ['keyof typeof OPTIONS, readonly string[]>> = {', "\n  quietFirstRound: ['NEM-NOISE-01'],"],
  );
  const said = {
    en: 'Nothing is heard in the first round',
    de: 'In der ersten Runde ist nichts zu hören',
    fr: 'On n’entend rien pendant la première manche',
    es: 'En la primera ronda no se oye nada',
  };
  for (const [language, text] of Object.entries(said))
    edit(join(copy, TEXTS, `${language}.json`), [
      '"tableOption": {',
      `"quietFirstRound": ${JSON.stringify(text)},`,
    ]);
  edit(join(copy, 'docs/games/nemesis.md'), [
    '## Table options\n',
    '\n| `quietFirstRound` | `false`, `true` | Nothing is heard in the first round. | NEM-NOISE-01 |\n',
  ]);
  writeFileSync(
    join(copy, 'scenarios/nemesis/editions/quiet-first-round.yaml'),
    `name: A table may hear nothing in the first round
rules: [NEM-NOISE-01]
game: nemesis
players: 1
options: { quietFirstRound: true }
given:
  crew: [captain]
steps:
  - expect: { turn: captain }
`,
  );
}

/** An Item of the core set, made of effects that there are, with its rule and a scenario. */
export function addCoreItem(copy: string): void {
  edit(join(copy, 'packages/games/src/packs/items.ts'), [
    'export const ITEMS: readonly Item[] = items([',
    "\n  { id: 'sealing-foam', from: 'ship', back: 'green', copies: 2, does: [{ does: 'extinguish' }, { does: 'repair' }] },",
  ]);
  const names = {
    en: ['Sealing Foam', 'p'],
    de: ['Dichtschaum', 'm'],
    fr: ['Mousse de scellement', 'f'],
    es: ['Espuma selladora', 'f'],
  };
  for (const [language, [name, form]] of Object.entries(names)) {
    const file = join(copy, TEXTS, `${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as {
      item: Record<string, string>;
      forms: { item: Record<string, string> };
    };
    texts.item['sealing-foam'] = name!;
    texts.forms.item['sealing-foam'] = form!;
    writeFileSync(file, JSON.stringify(texts));
  }
  edit(join(copy, ICONS), ['{', '"item.sealing-foam": "spray",']);
  const rules = join(copy, 'rules/nemesis.md');
  const text = readFileSync(rules, 'utf8');
  writeFileSync(
    rules,
    text
      .replace(
        /\n- \*\*NEM-CARD-bandages\*\*/,
        (next) =>
          `\n- **NEM-CARD-sealing-foam** Sealing Foam (green x2, cost 1, out of combat, single-use): put out the fire in your Room, OR repair it. [basis: made up for this test]${next}`,
      )
      .replace(/(\d+) green/, (_, size: string) => `${Number(size) + 2} green`),
  );
  writeFileSync(
    join(copy, 'scenarios/nemesis/cards/items/sealing-foam.yaml'),
    `name: Sealing Foam puts out a fire
rules: [NEM-CARD-sealing-foam]
game: nemesis
players: 1
given:
  crew: [captain]
  rooms: { 14: canteen }
  places: { captain: 14 }
  fire: [14]
  inventory: { captain: [sealing-foam] }
  hands: { captain: [rest] }
steps:
  - captain: use sealing-foam
  - captain: extinguish
  - captain: pay rest
  - expect: { fire: [] }
`,
  );
}

/** All generated files of a tree, by path. */
export function generated(tree: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const place of GENERATED)
    if (place.endsWith('.json')) files.set(place, readFileSync(join(tree, place), 'utf8'));
    else
      for (const file of readdirSync(join(tree, place), { recursive: true, encoding: 'utf8' }))
        if (/\.(deadlight|json)$/.test(file))
          files.set(join(place, file), readFileSync(join(tree, place, file), 'utf8'));
  return files;
}

/** Runs a script of the copy, and gives what it complained about if it failed. */
export function run(copy: string, ...args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    maxBuffer: 2 ** 27,
  });
  return status === 0 ? null : stdout.slice(-6000) + stderr.slice(-2000);
}

/** Runs tests of the copy; without files, all of them. */
export const test = (copy: string, ...files: readonly string[]): string | null =>
  run(copy, join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...files);
