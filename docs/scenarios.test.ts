import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, Table, truthOf } from '@deadlight/engine';
import { flatten, GAMES, parseCatalogue, runScenario } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const document = read('scenarios.md');
/** A game has a page of its own for what these pages leave out. */
const ownPage = (id: string): string => read(`games/${id}.md`);
const blocksOf = (language: string, text = document): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block]) => block!,
  );

describe('scenarios.md', () => {
  const everywhere = [document, ...Object.keys(GAMES).map(ownPage)].join('\n');
  const scenarios = blocksOf('yaml', everywhere);

  it('shows a scenario of every game, and all pass', () => {
    const ruleIds = new Set(
      Object.values(GAMES).flatMap(({ rules }) =>
        parseCatalogue(read(`../rules/${rules.file}`)).map(({ id }) => id),
      ),
    );
    for (const { game } of Object.values(GAMES))
      expect(scenarios.filter((text) => text.includes(`\ngame: ${game.id}\n`))).not.toEqual([]);
    for (const text of scenarios)
      expect(runScenario(text, 'docs', { ruleIds }).failures).toEqual([]);
  });

  it('shows how the first one fails', () => {
    const broken = scenarios[0]!
      .replace('rule: PAN-ACT-16', 'rule: PAN-ACT-26')
      .replace('notOffered: { green', 'offered: { green')
      .replace('green: human', 'green: infected')
      .replace('told: purple, has: [trade], lacks: [repelled]', 'told: purple, has: [repelled]');
    const shown = blocksOf('text')[0]!.split('\n');
    expect(runScenario(broken, 'docs').failures).toEqual(
      shown.filter((line) => line.startsWith('  ')).map((line) => line.trim()),
    );
  });
});

describe.each(Object.values(GAMES))('scenarios.md, $game.id', ({ game, rigging, texts }) => {
  const name = flatten(texts.en).get('game.name');
  /** The words in the first column of the tables under a heading, in the order of their letters. */
  const wordsUnder = (heading: string): string[] => {
    const [, section = ''] = `${document}${ownPage(game.id)}`.split(`\n## ${heading}\n`);
    return [...section.split(/^## /m)[0]!.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)]
      .flatMap(([, words]) => words!.match(/\w+/g)!)
      .sort();
  };

  it('explains every word under given, and no others', () => {
    const words = Object.keys((rigging.given as unknown as z.ZodObject).shape);
    expect(wordsUnder(`\`given\` in ${name}`)).toEqual(words.sort());
  });

  it('explains every fact, and no others', () => {
    const setup = checkSetup(game, { seats: game.seats.min, seed: 'docs' });
    const facts = rigging.facts(truthOf(Table.start(game, setup)));
    expect(wordsUnder(`Facts in ${name}`)).toEqual([...Object.keys(facts), 'over'].sort());
  });
});
