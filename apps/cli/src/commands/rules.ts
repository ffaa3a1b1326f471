import { GAMES, type Rule } from '@deadlight/games';
import type { Command } from 'commander';
import { languageNamed } from '../choices.ts';
import { findPlaces } from '../places.ts';
import { failedAsTold, wrong } from '../problem.ts';
import { findProofs, type Proofs } from '../proofs.ts';
import { handbookFor, rulePage, sentencesOf } from '../rule-page.ts';
import { catalogues, rulesOf } from '../rulebook.ts';
import { paint } from '../terminal/paint.ts';
import { judgePlaces, readUncited } from '../uncited.ts';

interface Options {
  readonly game?: string;
  readonly lang?: string;
  readonly uncovered?: true;
  readonly uncited?: true;
  readonly json?: true;
}

const EXAMPLES = `
A rule is proved by a scenario that lists it under \`rules:\`, or by a test with its id in square
brackets in the title. Its places are where the code cites it: in a comment at what enforces it, where
it refuses or tells something, and for a card its entry among the data.

Examples:
  deadlight rules PAN-TRADE-06               the rule, its places, its proofs, what a player reads
  deadlight rules --uncovered                exit code 1 if any rule is unproved
  deadlight rules --uncited                  exit code 1 if any rule has neither a place nor a reason`;

export function addRules(program: Command): void {
  program
    .command('rules')
    .argument('[id]', 'the id of one rule, such as PAN-TRADE-06')
    .description('Look up rules by id: where they are enforced and what proves them.')
    .option('--game <id>', 'only this catalogue (default: all games that can be played)')
    .option('--lang <code>', 'the language of what a player reads: en, de, fr or es', 'en')
    .option('--uncovered', 'only the ids of rules that no scenario and no test proves')
    .option(
      '--uncited',
      'only the ids of rules that no place in the code cites, and how many there are',
    )
    .option('--json', 'print JSON: one object for a rule, an array for a list')
    .addHelpText('after', EXAMPLES)
    .action(rules);
}

async function rules(id: string | undefined, options: Options): Promise<void> {
  const { game, uncovered, uncited, json } = options;
  const flag = uncovered ? '--uncovered' : uncited ? '--uncited' : null;
  if (id !== undefined && flag !== null)
    throw wrong(`${flag} cannot go with a single rule: leave one of them out`);
  if (uncovered && uncited) throw wrong('--uncovered and --uncited are two lists: ask for one');
  if (id !== undefined) {
    await printRule(ruleNamed(id, game), options);
    return;
  }
  const listed = (game === undefined ? Object.keys(GAMES) : [game]).flatMap((name) =>
    rulesOf(name),
  );
  if (uncited) {
    listUncited(listed, json === true);
    return;
  }
  const proofs = findProofs();
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

async function printRule(rule: Rule, { lang, json }: Options): Promise<void> {
  const places = findPlaces();
  const uncited = readUncited();
  const proofs = findProofs();
  const language = languageNamed(lang);
  const handbook = await handbookFor(rule, language);
  const read = sentencesOf(rule, places?.get(rule.id) ?? [], language, handbook);
  print(
    json
      ? [
          JSON.stringify({
            ...asData(rule, proofs),
            places: places?.get(rule.id) ?? [],
            uncited: uncited.get(rule.id) ?? null,
            read,
          }),
        ]
      : rulePage(rule, { places, uncited, proofs: proofs.get(rule.id) ?? [], read }),
  );
}

const asData = (rule: Rule, proofs: Proofs): object => ({
  ...rule,
  proofs: proofs.get(rule.id) ?? [],
});

function listUncovered(listed: readonly Rule[], proofs: Proofs, json: boolean): void {
  const ids = listed.map(({ id }) => id).filter((id) => !proofs.has(id));
  print(json ? [JSON.stringify(ids)] : ids);
  if (ids.length > 0) throw failedAsTold();
}

function listUncited(listed: readonly Rule[], json: boolean): void {
  const { without, excused } = judgePlaces(listed.map(({ id }) => id));
  const cited = listed.length - without.length - excused;
  print(
    json
      ? [JSON.stringify(without)]
      : [
          ...without,
          `${listed.length} rules: ${cited} cited, ${excused} excused with a reason, ${without.length} without a place`,
        ],
  );
  if (without.length > 0) throw failedAsTold();
}

/** A rule that something proves has a tick. */
const list = (listed: readonly Rule[], proofs: Proofs): string[] =>
  [...Map.groupBy(listed, ({ section }) => section)].flatMap(([section, inSection]) => [
    paint('bold', section),
    ...inSection.map(({ id, text }) => `${proofs.has(id) ? '✓' : ' '} ${id}  ${text}`),
    '',
  ]);
