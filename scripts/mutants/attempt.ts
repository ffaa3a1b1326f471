/**
 * Plays scenarios and recorded games with a mutant in the rules, in the order given, and fails at the
 * first that notices. A dot for each says that it has not hung.
 */
import { writeSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutantHere, ROOT } from './mutant.ts';
import { prover } from './proofs.ts';

const proofs = process.argv.slice(2);

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

const holds = await prover();
for (const proof of proofs) {
  if (!holds(proof)) {
    writeSync(1, `\n${proof}\n`);
    process.exit(1);
  }
  writeSync(1, '.');
}
process.exit(0);
