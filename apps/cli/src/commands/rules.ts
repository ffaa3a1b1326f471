import { GAMES, type Rule } from '@deadlight/games';
import type { Command } from 'commander';
import { failedAsTold, wrong } from '../problem.ts';
import { findProofs, type Proofs } from '../proofs.ts';
import { catalogues, rulesOf } from '../rulebook.ts';
import { paint } from '../terminal/paint.ts';
import { screenWidth } from '../terminal/size.ts';
import { wrap } from '../terminal/wrap.ts';

interface Options {
  readonly game?: string;
  readonly uncovered?: true;
  readonly json?: true;
}

const EXAMPLES = `
A rule is proved by a scenario that lists it under \`rules:\`, or by a test with its id in square
brackets in the title.

Examples:
  deadlight rules PAN-TRADE-06
  deadlight rules --uncovered                exit code 1 if any rule is unproved`;

export function addRules(program: Command): void {
  program
    .command('rules')
    .argument('[id]', 'the id of one rule, such as PAN-TRADE-06')
    .description('Look up rules by id, and list those that nothing proves.')
    .option('--game <id>', 'only this catalogue (default: all games that can be played)')
    .option('--uncovered', 'only the ids of rules that no scenario and no test proves')
    .option('--json', 'print JSON: one object for a rule, an array for a list')
    .addHelpText('after', EXAMPLES)
    .action(rules);
}

function rules(id: string | undefined, { game, uncovered, json }: Options): void {
  const proofs = findProofs();
  if (id !== undefined) {
    if (uncovered) throw wrong('--uncovered cannot go with a single rule: leave one of them out');
    const rule = ruleNamed(id, game);
    print(json ? [JSON.stringify(asData(rule, proofs))] : whole(rule, proofs));
    return;
  }
  const listed = (game === undefined ? Object.keys(GAMES) : [game]).flatMap((name) =>
    rulesOf(name),
  );
  if (uncovered) listUncovered(listed, proofs, json === true);
  else if (json) print([JSON.stringify(listed.map((rule) => asData(rule, proofs)))]);
  else print(list(listed, proofs));
}

const print = (lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
};

function ruleNamed(id: string, game: string | undefined): Rule {
  const where = game === undefined ? catalogues() : [game];
  const rule = where
    .flatMap((name) => rulesOf(name))
    .find((known) => known.id.toLowerCase() === id.toLowerCase());
  if (rule === undefined)
    throw wrong(
      `no rule ${id} in ${where.join(', ')}; \`deadlight rules --game ${where[0]}\` lists them`,
    );
  return rule;
}

const asData = (rule: Rule, proofs: Proofs): object => ({
  ...rule,
  proofs: proofs.get(rule.id) ?? [],
});

function whole(rule: Rule, proofs: Proofs): string[] {
  const proved = proofs.get(rule.id) ?? ['nothing yet'];
  return [
    `${paint('bold', rule.id)}  ${rule.section}${rule.source === null ? '' : ` [${rule.source}]`}`,
    ...wrap(rule.text, screenWidth()),
    'Proved by:',
    ...proved.map((file) => `  ${file}`),
  ];
}

function listUncovered(listed: readonly Rule[], proofs: Proofs, json: boolean): void {
  const ids = listed.map(({ id }) => id).filter((id) => !proofs.has(id));
  print(json ? [JSON.stringify(ids)] : ids);
  if (ids.length > 0) throw failedAsTold();
}

/** A rule that something proves has a tick. */
const list = (listed: readonly Rule[], proofs: Proofs): string[] =>
  [...Map.groupBy(listed, ({ section }) => section)].flatMap(([section, inSection]) => [
    paint('bold', section),
    ...inSection.map(({ id, text }) => `${proofs.has(id) ? '✓' : ' '} ${id}  ${text}`),
    '',
  ]);
