import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, Table, truthOf } from '@deadlight/engine';
import { GAMES, runScenario } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

const document = readFileSync(join(import.meta.dirname, 'scenarios.md'), 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(document)![1]!;

describe('scenarios.md', () => {
  const scenario = blockOf('yaml');

  it('shows a scenario that passes', () => {
    expect(runScenario(scenario, 'docs').failures).toEqual([]);
  });

  it('shows how it fails', () => {
    const broken = scenario
      .replace('rule: PAN-ACT-16', 'rule: PAN-ACT-26')
      .replace('notOffered: { green', 'offered: { green')
      .replace('green: human', 'green: infected')
      .replace('told: purple, has: [trade], lacks: [repelled]', 'told: purple, has: [repelled]');
    const shown = blockOf('text').split('\n');
    expect(runScenario(broken, 'docs').failures).toEqual(
      shown.filter((line) => line.startsWith('  ')).map((line) => line.trim()),
    );
  });
});

describe.each(Object.values(GAMES))('scenarios.md, $game.id', ({ game, stage }) => {
  const explained = (words: readonly string[]): string[] =>
    words.filter((word) => !new RegExp(`^\\| (\`\\w+\`, )*\`${word}\``, 'm').test(document));

  it('explains every word under given', () => {
    expect(explained(Object.keys((stage.given as unknown as z.ZodObject).shape))).toEqual([]);
  });

  it('explains every fact', () => {
    const setup = checkSetup(game, { seats: game.seats.min, seed: 'docs' });
    const facts = stage.facts(truthOf(Table.start(game, setup)));
    expect(explained(Object.keys(facts))).toEqual([]);
  });
});
