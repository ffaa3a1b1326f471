/**
 * Changes the rules of a game at random sites, one at a time, and asks whether anything notices:
 * the scenarios and recorded games first, then the rule tests.
 *   npm run mutants -- --game panic --sample 300 --seed 1 --minutes 20
 * It goes on where it stopped. `--again` tries those once more that survived, against the laws of the
 * engine, too, which take much longer.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { at, below, randomFrom, shuffle } from '@deadlight/engine';
import { GAME_IDS, MANIFESTS } from '@deadlight/games/manifests';
import { environmentOf, type Mutant, ROOT } from './mutant.ts';
import { proofsOf } from './proofs.ts';
import { sitesIn } from './sites.ts';

/** Files without rules: tests, texts, printed data, and code that sets up, reports or imagines tables. */
const NO_RULES =
  /\.(test|deep)\.ts$|(^|\/)(text|handbook|data|rigging|telling)\/|(^|\/)(app|cost|for-bots|index|layout|manifest|playable|redeal|rule-names|rules|sheets|rigging|telling|telling-claims|testing|vocabulary|words|zones)\.ts$/;

/** Percentage of the mutants without an excuse that must be noticed. */
const BAR = 90;

/** Timeout without output, after which a process is considered hung. */
const STALLED = 40_000;
/** Timeout for scenarios and recorded games. */
const ATTEMPT = 300_000;
/** Timeout for measuring coverage. */
const COVERAGE = 900_000;
/** Timeout for the rule tests, and for the laws of the engine. */
const TESTS = 300_000;

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: 'panic' },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
});
const id = given.game;
const manifest = MANIFESTS.find((one) => one.id === id);
if (manifest === undefined) {
  process.stderr.write(`unknown game "${id}"; known games: ${GAME_IDS.join(', ')}\n`);
  process.exit(2);
}
/** Folders of `packages/games/src` with the game's rules. */
const folders = [id, ...manifest.shares];
/** Games that may notice: shared rules are proved by either game. */
const games = [
  id,
  ...MANIFESTS.filter((one) => one !== manifest)
    .filter(({ shares }) => shares.some((folder) => manifest.shares.includes(folder)))
    .map((one) => one.id),
];

interface Tried extends Mutant {
  readonly line: number;
  readonly before: string;
  /** What noticed it, `-` if nothing did; absent until it has been tried. */
  by?: string;
}

interface State {
  /** Hash of the rule files; a plan for others is void. */
  readonly sources: string;
  readonly mutants: Tried[];
  /** Whether everything passed without a mutant. */
  sound?: boolean;
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, 'packages/games/src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => !NO_RULES.test(file))
    .map((file) => `packages/games/src/${file}`)
    .sort();

const sources = new Map(
  folders.flatMap(filesOf).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

function plan(): Tried[] {
  const random = randomFrom(`mutants:${id}:${given.seed}`);
  const all = [...sources].flatMap(([file, source]) =>
    sitesIn(source).map((site) => ({ file, source, site })),
  );
  const order = all.map((_, index) => index);
  shuffle(random, order);
  const picked = order.slice(0, Number(given.sample)).map((index) => at(all, index, 'mutant'));
  return picked.map(({ file, source, site }) => ({
    file,
    line: source.slice(0, site.start).split('\n').length,
    start: site.start,
    end: site.end,
    before: source.slice(site.start, site.end),
    after: at(site.after, below(random, site.after.length), 'text'),
  }));
}

const folder = join(ROOT, '.mutants');
mkdirSync(folder, { recursive: true });
const stateFile = join(folder, `${id}-${given.sample}-${given.seed}.json`);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const hash = hashOf(JSON.stringify([...sources]));

function begin(): State {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8')) as State;
    if (state.sources === hash) return state;
    process.stdout.write('the rules have changed: starting over\n');
  } catch {}
  return { sources: hash, mutants: plan() };
}

const state = begin();
const save = (): void => writeFileSync(stateFile, `${JSON.stringify(state, null, 1)}\n`);

/** The source line of a mutant, by which excuses recognize it. */
const lineOf = ({ file, line }: Tried): string =>
  at(sources.get(file)!.split('\n'), line - 1, 'part').trim();

/** Mutants without any effect a player could notice, by reason. */
type Excuses = Readonly<
  Record<string, readonly Readonly<Record<'file' | 'line' | 'before' | 'after', string>>[]>
>;

const excuses = JSON.parse(
  readFileSync(join(import.meta.dirname, 'excused.json'), 'utf8'),
) as Excuses;

function excuseOf(mutant: Tried): string | undefined {
  const isMeant = (one: Excuses[string][number]): boolean =>
    mutant.file.endsWith(`/${one.file}`) &&
    one.line === lineOf(mutant) &&
    one.before === mutant.before &&
    one.after === mutant.after;
  return Object.keys(excuses).find((why) => at(excuses, why, 'excuse').some(isMeant));
}

/** Runs a program with a mutant; returns what noticed it, or null. */
function run(
  mutant: Mutant | null,
  args: readonly string[],
  silence: number,
  total: number,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-old-space-size=1024', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...environmentOf(mutant), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let hung = false;
    const hangs = (): void => {
      hung = true;
      child.kill('SIGKILL');
    };
    let watch = setTimeout(hangs, silence);
    const limit = setTimeout(hangs, total);
    const listen = (text: Buffer): void => {
      said += text.toString();
      clearTimeout(watch);
      watch = setTimeout(hangs, silence);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => {
      clearTimeout(watch);
      clearTimeout(limit);
      if (hung) resolve('hangs');
      else if (code === 0) resolve(null);
      else resolve(said.match(/^(scenarios|fixtures)\/\S+$/m)?.[0] ?? failing(said));
    });
  });
}

const failing = (said: string): string =>
  said.match(/FAIL {2}(\S+\.test\.ts)/)?.[1] ?? 'breaks at once';

const kills = new Map<string, number>();

const contents = new Map(
  proofsOf(games).map((proof) => [proof, hashOf(readFileSync(join(ROOT, proof), 'utf8'))]),
);

interface Coverage {
  readonly sources: string;
  /** The contents of scenarios and recorded games, by path. */
  readonly proofs: Readonly<Record<string, string>>;
  /** For each mutant the proofs that cover its site, or null if it may affect all. */
  readonly covers: readonly (readonly string[] | null)[];
}

/** An optimized function is no longer counted. */
const UNOPTIMISED = ['--no-opt', '--no-maglev'];

const coverageFile = stateFile.replace(/json$/, 'coverage.json');

async function lookAround(): Promise<Coverage> {
  const [sites, result] = [`${coverageFile}.sites`, `${coverageFile}.result`];
  writeFileSync(sites, JSON.stringify(state.mutants));
  const script = join(import.meta.dirname, 'coverage.ts');
  const watched = [...UNOPTIMISED, script, sites, result, ...games];
  const problem = await run(null, watched, COVERAGE, COVERAGE);
  if (problem !== null) throw new Error(`the scenarios cannot be watched: ${problem}`);
  const { proofs, covers } = JSON.parse(readFileSync(result, 'utf8')) as {
    proofs: string[];
    covers: (number[] | null)[];
  };
  const coverage: Coverage = {
    sources: hash,
    proofs: Object.fromEntries(proofs.map((proof) => [proof, contents.get(proof)!])),
    covers: covers.map((numbers) => numbers?.map((number) => at(proofs, number, 'proof')) ?? null),
  };
  writeFileSync(coverageFile, JSON.stringify(coverage));
  return coverage;
}

async function coverageNow(): Promise<Coverage> {
  try {
    const coverage = JSON.parse(readFileSync(coverageFile, 'utf8')) as Coverage;
    if (coverage.sources === hash) return coverage;
  } catch {}
  return lookAround();
}

/** The scenarios and recorded games that might notice a mutant, likeliest first. */
function candidates(mutant: Tried | null, { proofs, covers }: Coverage): string[] {
  const passing = mutant === null ? null : at(covers, state.mutants.indexOf(mutant), 'mutant');
  const rank = (proof: string): number => kills.get(proof) ?? (proof.endsWith('.yaml') ? 0 : -1);
  return [...contents.keys()]
    .filter(
      (proof) =>
        passing === null || passing.includes(proof) || proofs[proof] !== contents.get(proof),
    )
    .sort((a, b) => rank(b) - rank(a));
}

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const tests = (...args: string[]): string[] => [
  VITEST,
  'run',
  '--config',
  'vitest.rules.config.ts',
  '--bail=1',
  '--reporter=default',
  ...args,
];
/** The folders whose tests could notice: that of the file, or all that share it. */
function testedIn(mutant: Mutant | null): string[] {
  const own = mutant?.file.split('/')[3];
  const where = own === undefined ? folders : own === 'survival' ? [own, ...games] : [own];
  return where.map((folder) => `packages/games/src/${folder}/`);
}

async function noticedBy(mutant: Tried | null, coverage: Coverage): Promise<string | null> {
  const attempt = join(import.meta.dirname, 'attempt.ts');
  return (
    (await run(mutant, [attempt, ...candidates(mutant, coverage)], STALLED, ATTEMPT)) ??
    (await run(
      mutant,
      tests(...testedIn(mutant), '--exclude=**/conformance.test.ts'),
      TESTS,
      TESTS,
    )) ??
    (given.again
      ? await run(mutant, tests(`packages/games/src/${id}/conformance.test.ts`), TESTS, TESTS)
      : null)
  );
}

const todo = state.mutants
  .filter(({ by }) => by === undefined || (given.again && by === '-'))
  .filter((mutant) => excuseOf(mutant) === undefined);
for (const { by } of state.mutants)
  if (by?.endsWith('.yaml')) kills.set(by, (kills.get(by) ?? 0) + 1);

const ends = performance.now() + Number(given.minutes) * 60_000;

async function work(coverage: Coverage): Promise<void> {
  while (performance.now() < ends) {
    const mutant = todo.shift();
    if (mutant === undefined) return;
    const by = await noticedBy(mutant, coverage);
    mutant.by = by ?? '-';
    if (by?.endsWith('.yaml')) kills.set(by, (kills.get(by) ?? 0) + 1);
    save();
    process.stdout.write(`${site(mutant)} ${by ?? 'SURVIVED'}\n`);
  }
}

const site = ({ file, line, before, after }: Tried): string =>
  `${file.replace('packages/games/src/', '')}:${line} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;

if (todo.length > 0) {
  const coverage = await coverageNow();
  const problem = state.sound ? null : await noticedBy(null, coverage);
  if (problem !== null) {
    process.stderr.write(`the rules fail without any mutant: ${problem}\n`);
    process.exit(1);
  }
  state.sound = true;
  save();
  await Promise.all(Array.from({ length: Number(given.jobs) }, () => work(coverage)));
}

const excused = state.mutants.filter((mutant) => excuseOf(mutant) !== undefined);
const tried = state.mutants.filter((mutant) => !excused.includes(mutant));
const survivors = tried.filter(({ by }) => by === '-');
const killed = tried.filter(({ by }) => by !== undefined && by !== '-');
const left = tried.length - survivors.length - killed.length;

process.stdout.write('\n');
for (const mutant of survivors)
  process.stdout.write(`survived: ${site(mutant)}\n          ${lineOf(mutant)}\n`);
const share = (100 * killed.length) / (killed.length + survivors.length);
process.stdout.write(
  `${id}: ${killed.length} killed, ${survivors.length} survived, ${excused.length} excused, ${left} not tried; ${share.toFixed(1)} % of those tried and not excused were killed\n`,
);
const count = (test: RegExp): number => killed.filter(({ by }) => test.test(by!)).length;
process.stdout.write(
  `by scenarios ${count(/yaml$/)}, recorded games ${count(/deadlight$/)}, tests ${count(/test\.ts$/)}, hanging ${count(/^hangs$/)}, breaking at once ${count(/at once$/)}\n`,
);
for (const [why, list] of Object.entries(Object.groupBy(excused, (one) => excuseOf(one)!)))
  process.stdout.write(`excused ${list!.length}: ${why}\n`);
if (left === 0 && share < BAR) process.exit(1);
