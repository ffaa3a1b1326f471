/** The rule catalogues: a page for each section, an anchor for each rule, with both editions and what proves it. */
import { at } from '@deadlight/engine';
import { findPlaces, type Places } from '../../apps/cli/src/places.ts';
import { findProofs, type Proofs } from '../../apps/cli/src/proofs.ts';
import { sentencesOf } from '../../apps/cli/src/rule-page.ts';
import { rulesOf } from '../../apps/cli/src/rulebook.ts';
import { type Handbook, loadHandbook } from '../../packages/games/src/handbook/index.ts';
import { GAMES, type Rule, Voice } from '../../packages/games/src/index.ts';
import { heading, inline, page, plain } from './markdown.ts';
import type { Pages } from './pages.ts';
import { scenarioAddress } from './scenarios.ts';

/** `NEM-MOVE-21-R` is on the page `NEM-MOVE`. */
const pageOf = (id: string): string => id.split('-').slice(0, 2).join('-');

export const ruleAddress = (id: string): string => `/rules/${pageOf(id)}#${id}`;

/** Ids of rules in a text, as links. */
export const withRules = (text: string, known: ReadonlySet<string>): string =>
  text.replace(/\b(?:NEM|LCK|PAN)-[\w-]*\w/g, (id) =>
    known.has(id) ? `[${id}](${ruleAddress(id)})` : id,
  );

export interface Catalogue {
  readonly game: string;
  readonly name: string;
  /** Names of pages and their titles. */
  readonly sections: ReadonlyMap<string, string>;
}

interface Sources {
  readonly places: Places;
  readonly proofs: Proofs;
  /** What the handbook says of table options: rule id → both readings. */
  readonly readings: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
  readonly handbook: Handbook;
}

function readingsOf({ chapters }: Handbook): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const { text, rules } of chapters.find(({ id }) => id === 'house-rules')!.paragraphs)
    for (const rule of rules) readings.set(rule, [...(readings.get(rule) ?? []), text]);
  return readings;
}

function ruleBlocks(rule: Rule, sources: Sources): string[] {
  const { places, proofs, readings, known, handbook } = sources;
  const { id, text, source } = rule;
  const scenarios = (proofs.get(id) ?? []).filter((file) => file.endsWith('.yaml'));
  const tests = (proofs.get(id) ?? []).filter((file) => !file.endsWith('.yaml'));
  const cited = places.get(id) ?? [];
  const read = sentencesOf(rule, cited, 'en', handbook);
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0
      ? []
      : [
          `<details><summary>${title} (${items.length})</summary>`,
          items.map((item) => `- ${item}`).join('\n'),
          '</details>',
        ];
  return [
    heading(3, id, id),
    withRules(inline(text), known),
    ...(readings.get(id) ?? []).map((reading) => `> ${plain(reading)}`),
    ...(source === null ? [] : [`Source: ${withRules(inline(source), known)}`]),
    ...list(
      'What a player reads',
      read.map(({ where, text: said }) => `${plain(where)}: ${plain(said)}`),
    ),
    ...list('Proved by', [
      ...scenarios.map((file) => `[${plain(file)}](${scenarioAddress(file)})`),
      ...tests.map((file) => `\`${file}\``),
    ]),
    ...list(
      'In the code',
      cited.map(({ file, line, manner }) => `\`${file}:${line}\` ${manner}`),
    ),
  ];
}

const titleOf = (section: string): string =>
  at(section.split(' / '), 0, 'part')
    .replace(/^\d+\.\s+/, '')
    .replace(/^[A-Z]{3}-[A-Z-]+ — /, '')
    .replace(/ — [A-Z]{3}-[A-Z-]+$/, '');

export async function writeCatalogues(pages: Pages): Promise<Catalogue[]> {
  const places = findPlaces() ?? new Map();
  const proofs = findProofs();
  const all = Object.keys(GAMES).map((game) => [game, rulesOf(game)] as const);
  const known = new Set(all.flatMap(([, rules]) => rules.map(({ id }) => id)));
  const catalogues: Catalogue[] = [];
  for (const [game, rules] of all) {
    const handbook = await loadHandbook(game, 'en');
    const sources = { places, proofs, readings: readingsOf(handbook), known, handbook };
    const sections = new Map<string, string>();
    for (const [name, inPage] of Map.groupBy(rules, ({ id }) => pageOf(id))) {
      const title = titleOf(at(inPage, 0, 'rule').section);
      sections.set(name, title);
      const blocks: string[] = [];
      let under = at(at(inPage, 0, 'rule').section.split(' / '), 0, 'part');
      for (const rule of inPage) {
        if (rule.section !== under && rule.section.includes(' / '))
          blocks.push(`## ${plain(rule.section.split(' / ').slice(1).join(' / '))}`);
        under = rule.section;
        blocks.push(...ruleBlocks(rule, sources));
      }
      pages.write(`rules/${name}.md`, page(`# ${name}: ${plain(title)}`, blocks));
    }
    const name = new Voice('en', at(GAMES, game, 'game').texts.en).say('game.name');
    const links = [...sections].map(([id, title]) => `- [${id}](/rules/${id}) ${plain(title)}`);
    pages.write(
      `rules/${game}.md`,
      page(
        `# ${plain(name)}: the rules`,
        `${rules.length} rules, each with an id, in our own words. A rule with two readings says what each edition plays.`,
        links.join('\n'),
      ),
    );
    catalogues.push({ game, name, sections });
  }
  pages.write(
    'rules/index.md',
    page(
      '# Rules',
      catalogues.map(({ game, name }) => `- [${plain(name)}](/rules/${game})`).join('\n'),
    ),
  );
  return catalogues;
}
