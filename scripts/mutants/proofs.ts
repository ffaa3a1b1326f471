/** Scenarios and recorded games, by their paths, and whether one of them still holds. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@deadlight/engine';
import { ROOT } from './mutant.ts';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();

export const proofsOf = (games: readonly string[]): string[] => [
  ...games.flatMap((id) => filesIn(`scenarios/${id}`, '.yaml')),
  ...games.flatMap((id) => filesIn(`fixtures/${id}`, '.deadlight')),
];

/** Loads the games, with whatever has been put in place of their files. */
export async function prover(): Promise<(proof: string) => boolean> {
  const { GAMES, runScenario } = await import('@deadlight/games');
  const { readRecord, replay } = await import('@deadlight/engine');
  return (proof) => {
    const text = readFileSync(join(ROOT, proof), 'utf8');
    if (proof.endsWith('.yaml')) return runScenario(text, proof).failures.length === 0;
    try {
      const { game } = at(GAMES, at(proof.split('/'), 1, 'part'), 'game');
      return replay(game, readRecord(text, { [game.id]: game })).table.over !== null;
    } catch {
      return false;
    }
  };
}
