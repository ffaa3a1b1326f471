/** Which scenarios and tests prove which rules. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rulesOfScenario, rulesOfTests } from '@deadlight/games';
import { filesAt, readText } from './files.ts';
import { wrong } from './problem.ts';
import { ROOT } from './root.ts';
import { allRuleIds } from './rulebook.ts';

/** Rule id → the files that prove it, from the project's directory on. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

interface Claim {
  readonly path: string;
  readonly ids: readonly string[];
}

const below = (root: string, directory: string, ending: string): string[] => {
  const path = join(root, directory);
  return existsSync(path) ? filesAt(path, ending) : [];
};

function scenarioClaim(path: string): Claim {
  try {
    return { path, ids: rulesOfScenario(readText(path)) };
  } catch (error) {
    throw wrong(`${path} is not YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}

export function findProofs(root = ROOT): Proofs {
  const claims: Claim[] = [
    ...below(root, 'scenarios', '.yaml').map(scenarioClaim),
    ...['packages', 'apps']
      .flatMap((directory) => below(root, directory, '.test.ts'))
      .map((path) => ({ path, ids: rulesOfTests(readText(path)) })),
  ];
  const known = allRuleIds(root);
  const proofs = new Map<string, string[]>();
  for (const { path, ids } of claims)
    for (const id of new Set(ids)) {
      const file = relative(root, path);
      if (!known.has(id)) throw wrong(`${file} names the rule ${id}, which no catalogue has`);
      proofs.set(id, [...(proofs.get(id) ?? []), file]);
    }
  return proofs;
}
