/** Where the code enforces, refuses and tells by each rule, found in the sources of the project. */

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at } from '@deadlight/engine';
import { citationsIn, GAMES, type Manner, NAMED_RULES, rulesMeant, Voice } from '@deadlight/games';
import { filesAt, readText } from './files.ts';
import { wrong } from './problem.ts';
import { ROOT } from './root.ts';
import { allRuleIds } from './rulebook.ts';

export interface Place {
  /** From the project's directory on. */
  readonly file: string;
  readonly line: number;
  /** A card is stated by its entry among the data. */
  readonly manner: Manner | 'states';
  /** The name of a shared rule, where it is cited by that. */
  readonly name?: string;
  /** The line of the log that is told. */
  readonly event?: string;
}

/** Rule id → its places. */
export type Places = ReadonlyMap<string, readonly Place[]>;

const SOURCES = 'packages/games/src';

/** Tests, texts and tools name rules without enforcing them. */
const NO_PLACES =
  /\.(?:test|deep)\.ts$|\/(?:handbook|rigging|rules|scenario|telling|text)\/|\/(?:articles|rigging|rule-names|rules|sheets|telling|testing)\.ts$/;

/** The entries of cards, rooms and tokens. */
const DATA = /\/(?:data|packs)\//;

interface Source {
  readonly file: string;
  readonly text: string;
}

function sourcesIn(root: string): Source[] {
  const folder = join(root, SOURCES);
  if (!existsSync(folder)) return [];
  return filesAt(folder, '.ts')
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((file) => !NO_PLACES.test(file))
    .map((file) => ({ file, text: readText(join(root, file)) }));
}

/** Whether a source has to do with a rule: what is in a game's own folder has nothing to do with another's. */
function concerns(file: string, id: string): boolean {
  const own = GAMES[at(file.slice(SOURCES.length + 1).split('/'), 0, 'part')];
  return own === undefined || id.startsWith(`${own.rules.prefix}-`);
}

/** The names that the entry of a card may have: without its owner, for whom it is listed once, or without a variant. */
function namesOf(article: string): string[] {
  const words = article.slice(article.indexOf('.') + 1).split('-');
  return [
    ...words.map((_, i) => words.slice(i).join('-')),
    ...words.map((_, i) => words.slice(0, -1 - i).join('-')).filter(Boolean),
  ];
}

/** Where a name stands among the data, in quotation marks. */
function entryOf(data: readonly Source[], names: readonly string[]): Place | null {
  for (const name of names)
    for (const { file, text } of data) {
      const at = text.search(new RegExp(`\\b(?:id|name|as): '${name}'|^\\s+'${name}',$`, 'm'));
      if (at < 0) continue;
      const shown = text.indexOf(`'${name}'`, at);
      return { file, line: text.slice(0, shown).split('\n').length, manner: 'states' };
    }
  return null;
}

/** The places of all rules; null where the sources are not here. A place that cites an unknown rule is a mistake. */
export function findPlaces(root = ROOT): Places | null {
  const sources = sourcesIn(root);
  if (sources.length === 0) return null;
  const ids = [...allRuleIds(root)];
  const places = new Map<string, Place[]>();
  const add = (id: string, place: Place): void => {
    const known = places.get(id);
    if (known === undefined) places.set(id, [place]);
    else known.push(place);
  };
  for (const { file, text } of sources)
    for (const citation of citationsIn(text, (name) => NAMED_RULES.get(name)?.manner)) {
      const { cited, line, manner, event } = citation;
      const place = { file, line, manner, ...(event !== undefined && { event }) };
      const named = NAMED_RULES.get(cited)?.ids.filter((id) => concerns(file, id));
      if (named !== undefined) for (const id of named) add(id, { ...place, name: cited });
      else for (const id of meant(file, citation, ids)) add(id, place);
    }
  const data = sources.filter(({ file }) => DATA.test(file));
  for (const { articles, texts } of Object.values(GAMES))
    for (const { id, rule } of articles(new Voice('en', texts.en))) {
      const entry = rule === null || !ids.includes(rule) ? null : entryOf(data, namesOf(id));
      const isKnown = places.get(rule ?? '')?.some((one) => one.manner === 'states') === true;
      if (entry !== null && !isKnown) add(rule!, entry);
    }
  return places;
}

function meant(
  file: string,
  citation: Parameters<typeof rulesMeant>[0],
  ids: readonly string[],
): readonly string[] {
  try {
    return rulesMeant(citation, ids);
  } catch (error) {
    throw wrong(`${file}:${citation.line} cites a rule, but ${(error as Error).message}`);
  }
}
