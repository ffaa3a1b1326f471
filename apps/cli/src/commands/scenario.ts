import { runScenario } from '@deadlight/games';
import type { Command } from 'commander';
import { filesAt, readTextOf } from '../files.ts';
import { failedAsTold, wrong } from '../problem.ts';
import { allRuleIds } from '../rulebook.ts';

interface Options {
  readonly json?: true;
}

interface Result {
  readonly path: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly failures: readonly string[];
}

const EXAMPLES = `
Examples:
  deadlight scenario scenarios
  deadlight scenario scenarios/panic/trade my-bug-report.yaml`;

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .argument('<path...>', 'scenario files, or directories with them (*.yaml)')
    .description('Run scenarios: small YAML files that show what a rule must do.')
    .option('--json', 'print an array with one object for each scenario')
    .addHelpText('after', EXAMPLES)
    .action(scenario);
}

function scenario(paths: readonly string[], options: Options): void {
  const ruleIds = allRuleIds();
  const results = paths.flatMap((path) => {
    const files = filesAt(path, '.yaml');
    if (files.length === 0) throw wrong(`${path} has no scenario in it: no file *.yaml`);
    return files.map(
      (file): Result => ({
        path: file,
        ...runScenario(readTextOf('scenario', file), file, { ruleIds }),
      }),
    );
  });
  const bad = results.filter(({ failures }) => failures.length > 0);
  const lines = options.json
    ? [JSON.stringify(results)]
    : [
        ...bad.flatMap(({ path, name, failures }) => [
          `${path}: ${name}`,
          ...failures.map((failure) => `  ${failure}`),
        ]),
        `${results.length - bad.length} passed, ${bad.length} failed`,
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (bad.length > 0) throw failedAsTold();
}
