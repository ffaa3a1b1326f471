/** Plays the games it is told to, in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type GameRun, runGame, type Sitting } from './game-run.ts';

export type Report = { readonly runs: readonly GameRun[] } | { readonly problem: string };

parentPort?.on('message', async (sittings: readonly Sitting[]) => {
  parentPort?.postMessage(await report(sittings));
});
// An empty report says that everything is loaded.
parentPort?.postMessage({ runs: [] } satisfies Report);

async function report(sittings: readonly Sitting[]): Promise<Report> {
  try {
    const runs: GameRun[] = [];
    for (const sitting of sittings) runs.push(await runGame(sitting));
    return { runs };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
