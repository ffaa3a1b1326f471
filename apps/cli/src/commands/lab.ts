import { availableParallelism } from 'node:os';
import { Voice } from '@deadlight/games';
import type { Command } from 'commander';
import { languageNamed, wholeNumber } from '../choices.ts';
import { writeText } from '../files.ts';
import type { Shard } from '../lab/batch.ts';
import { gamesIn, readExperiment } from '../lab/experiment.ts';
import { digestOf, merge, type Results, readResults, writeResults } from '../lab/results.ts';
import { runExperiment } from '../lab/run.ts';
import { wrong } from '../problem.ts';
import { progressBar } from '../terminal/progress.ts';
import { cliTexts } from '../text/index.ts';

const EXAMPLES = `
An experiment is a YAML file (docs/lab/format.md). You can interrupt it at any time: it resumes where it stopped.

Examples:
  deadlight lab run docs/lab/crew.yaml --out crew                   on as many machines as share the directory
  deadlight lab run docs/lab/crew.yaml --shard 2/3 --out crew-2     a third of it, on another machine
  deadlight lab merge crew-1 crew-2 crew-3 --out crew
  deadlight lab report crew --lang de`;

interface Spoken {
  readonly lang?: string;
}

export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('Run experiments with many games, and chart the results.')
    .addHelpText('after', EXAMPLES);
  const language = [
    '--lang <code>',
    'en, de, fr or es (default: the language of your system)',
  ] as const;
  lab
    .command('run <file>')
    .description('Play the games of an experiment that are still missing.')
    .option('--out <directory>', 'where the results go (default: the name of the experiment)')
    .option('--shard <i/n>', 'play the i-th of n parts, such as 1/3', '1/1')
    .option('--jobs <n>', 'how many processes', String(availableParallelism()))
    .option('--allow-programs', 'let the file name programs (cmd:…), which are then started')
    .option(...language)
    .action(run);
  lab
    .command('merge <directories...>')
    .description('Put the parts of an experiment together.')
    .requiredOption('--out <directory>', 'where the whole goes')
    .option(...language)
    .action(mergeParts);
  lab
    .command('report <directory>')
    .description('Write the results as one HTML page.')
    .option('--out <file>', 'the page (default: report.html in the directory)')
    .option(...language)
    .action(report);
}

const voiceOf = ({ lang }: Spoken): Voice => {
  const language = languageNamed(lang);
  return new Voice(language, cliTexts[language]);
};

interface RunOptions extends Spoken {
  readonly out?: string;
  readonly shard: string;
  readonly jobs: string;
  readonly allowPrograms?: true;
}

async function run(file: string, options: RunOptions): Promise<void> {
  const voice = voiceOf(options);
  const experiment = readExperiment(file, options.allowPrograms === true);
  const jobs = wholeNumber('--jobs', options.jobs, 1, 1024);
  const directory = options.out ?? experiment.name;
  let bar: ((done: number) => void) | undefined;
  const results = await runExperiment(
    experiment,
    shardNamed(options.shard),
    directory,
    jobs,
    (done, games) => {
      bar ??= progressBar(games, (n) => voice.say('simulate.progress', { done: n, games }));
      bar(done);
    },
  );
  tell(results, directory, voice);
}

function shardNamed(text: string): Shard {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (!(shard.number >= 1 && shard.number <= shard.of))
    throw wrong(`--shard ${text}: must read i/n, such as 1/3 for the first of three parts`);
  return shard;
}

function mergeParts(directories: readonly string[], options: Spoken & { out: string }): void {
  writeResults(options.out, merge(directories));
  tell(readResults(options.out), options.out, voiceOf(options));
}

/** What is in a directory now, and what is missing. */
function tell(results: Results, directory: string, voice: Voice): void {
  const done = results.batches.reduce((sum, { games }) => sum + games, 0);
  const games = gamesIn(results.experiment);
  const lines = [
    voice.say('lab.kept', { done, games, directory, missing: games - done }),
    voice.say('simulate.digest', { digest: digestOf(results) }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

interface ReportOptions extends Spoken {
  readonly out?: string;
}

async function report(directory: string, options: ReportOptions): Promise<void> {
  const { pageOf } = await import('../lab/report/page.ts');
  const file = options.out ?? `${directory}/report.html`;
  writeText(file, pageOf(readResults(directory), languageNamed(options.lang)));
  process.stdout.write(`${voiceOf(options).say('lab.written', { file })}\n`);
}
