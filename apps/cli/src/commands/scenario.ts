import { type Passed, runScenario } from '@deadlight/games';
import { linkToScenario, packScenario } from '@deadlight/host/share';
import type { Command } from 'commander';
import { filesAt, readTextOf } from '../files.ts';
import { failedAsTold, wrong } from '../problem.ts';
import { allRuleIds } from '../rulebook.ts';

interface Options {
  readonly json?: true;
  readonly link?: string;
  readonly trail?: true;
}

interface Result {
  readonly path: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly failures: readonly string[];
  /** The steps that ran, if they were asked for. */
  readonly trail?: readonly string[];
}

/** A step of a procedure is indented by how many procedures it is within. */
function note(trail: string[], passed: Passed): void {
  if ('at' in passed) {
    trail.push(passed.at);
    return;
  }
  const { step, depth, asked } = passed;
  const asks = asked === null ? '' : ` asks ${asked.join(', ') || 'nobody'}`;
  const line = `${'  '.repeat(depth + 1)}${step}${asks}`;
  if (trail.at(-1) !== line) trail.push(line);
}

const EXAMPLES = `
Examples:
  deadlight scenario scenarios
  deadlight scenario scenarios/panic/trade my-bug-report.yaml
  deadlight scenario my-bug-report.yaml --trail      which steps of the rules ran
  deadlight scenario my-bug-report.yaml --link http://localhost:4173/`;

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .argument('<path...>', 'scenario files, or directories with them (*.yaml)')
    .description('Run scenarios: small YAML files that show what a rule must do.')
    .option('--trail', 'print the steps of the rules that ran, under each step of the scenario')
    .option(
      '--link <address>',
      'print links that open the scenarios in the app at this address, moment by moment',
    )
    .option('--json', 'print an array with one object for each scenario')
    .addHelpText('after', EXAMPLES)
    .action(scenario);
}

/** A line for each file, with the link that opens it. */
const linksTo = (app: string, files: readonly string[]): Promise<string[]> =>
  Promise.all(
    files.map(async (file) => {
      const packed = await packScenario(readTextOf('scenario', file));
      return `${file}: ${linkToScenario(app, packed)}`;
    }),
  );

async function scenario(paths: readonly string[], options: Options): Promise<void> {
  const ruleIds = allRuleIds();
  const files = paths.flatMap((path) => {
    const found = filesAt(path, '.yaml');
    if (found.length === 0) throw wrong(`${path} has no scenario in it: no file *.yaml`);
    return found;
  });
  const results = files.map((file): Result => {
    const trail: string[] = [];
    const watched = options.trail && { trail: (passed: Passed) => note(trail, passed) };
    const text = readTextOf('scenario', file);
    return {
      path: file,
      ...runScenario(text, file, { ruleIds, ...watched }),
      ...(options.trail && { trail }),
    };
  });
  const bad = results.filter(({ failures }) => failures.length > 0);
  const lines = options.json
    ? [JSON.stringify(results)]
    : [
        ...(options.link === undefined ? [] : await linksTo(options.link, files)),
        ...results.flatMap(({ path, trail }) =>
          trail === undefined ? [] : [`${path}:`, ...trail.map((line) => `  ${line}`)],
        ),
        ...bad.flatMap(({ path, name, failures }) => [
          `${path}: ${name}`,
          ...failures.map((failure) => `  ${failure}`),
        ]),
        `${results.length - bad.length} passed, ${bad.length} failed`,
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (bad.length > 0) throw failedAsTold();
}
