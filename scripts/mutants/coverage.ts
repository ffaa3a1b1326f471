/**
 * Which scenarios and recorded games pass which sites of the rules, as the JavaScript engine counts
 * it. Reads sites from a file and writes, for each, the numbers of its proofs, or null where the site
 * is passed as the rules are loaded, so that it may matter to all.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '@deadlight/engine';
import { type Mutant, ROOT } from './mutant.ts';
import { proofsOf, prover } from './proofs.ts';

const [from = '', to = '', ...games] = process.argv.slice(2);
const sites = JSON.parse(readFileSync(from, 'utf8')) as Pick<Mutant, 'file' | 'start'>[];
const urls = sites.map(({ file }) => pathToFileURL(join(ROOT, file)).href);

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The sites passed since this was last asked. */
function passed(): number[] {
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_problem, { result }) => {
    scripts = result;
  });
  const ranges = new Map(
    scripts.map(({ url, functions }) => [url, functions.flatMap((one) => one.ranges)]),
  );
  const isPassed = (url: string, at: number): boolean => {
    let inner: Profiler.CoverageRange | undefined;
    for (const range of ranges.get(url) ?? []) {
      const { startOffset, endOffset } = range;
      if (startOffset > at || endOffset <= at) continue;
      if (inner === undefined || endOffset - startOffset <= inner.endOffset - inner.startOffset)
        inner = range;
    }
    return inner !== undefined && inner.count > 0;
  };
  // An operator counts as passed only with what follows it, which it may be to skip.
  return sites.flatMap(({ start }, index) =>
    isPassed(at(urls, index, 'url'), start) || isPassed(at(urls, index, 'url'), start - 1)
      ? [index]
      : [],
  );
}

const holds = await prover();
const always = new Set(passed());
const found = sites.map((): number[] => []);
const proofs = proofsOf(games);
proofs.forEach((proof, number) => {
  holds(proof);
  for (const index of passed()) at(found, index, 'proof').push(number);
});
const covers = found.map((numbers, index) => (always.has(index) ? null : numbers));
writeFileSync(to, JSON.stringify({ proofs, covers }));
process.exit(0);
