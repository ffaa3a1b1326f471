/**
 * Plays the scenarios and the recorded games of a game with a mutant in its rules, the likeliest
 * killers first, and fails at the first that notices. A dot for each says that it has not hung.
 */
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutantHere, ROOT } from './mutant.ts';

const [id = '', ...likely] = process.argv.slice(2);

const mutant = mutantHere();
if (mutant !== null) {
  const changed = pathToFileURL(mutant.path).href;
  registerHooks({
    load: (url, context, nextLoad) =>
      url === changed
        ? { format: 'module-typescript', source: mutant.source, shortCircuit: true }
        : nextLoad(url, context),
  });
}
enableCompileCache(join(ROOT, '.mutants/compiled'));

const { GAMES, runScenario } = await import('@deadlight/games');
const { readRecord, replay } = await import('@deadlight/engine');

const noticed = (by: string): never => {
  writeSync(1, `\n${by}\n`);
  return process.exit(1);
};

const scenarios = readdirSync(join(ROOT, 'scenarios', id), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();
const first = likely.filter((file) => scenarios.includes(file));
for (const file of [...first, ...scenarios.filter((one) => !first.includes(one))]) {
  const text = readFileSync(join(ROOT, 'scenarios', id, file), 'utf8');
  if (runScenario(text, file).failures.length > 0) noticed(file);
  writeSync(1, '.');
}

const { game } = GAMES[id]!;
for (const file of readdirSync(join(ROOT, 'fixtures', id)).sort()) {
  const record = readRecord(readFileSync(join(ROOT, 'fixtures', id, file), 'utf8'), { [id]: game });
  try {
    if (replay(game, record).table.over === null) noticed(file);
  } catch {
    noticed(file);
  }
  writeSync(1, '.');
}
process.exit(0);
