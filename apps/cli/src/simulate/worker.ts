/** Plays games in its own process. */
import { type GameRun, runGame, type Sitting } from './game-run.ts';

export type Report = { readonly runs: readonly GameRun[] } | { readonly problem: string };

const say = (report: Report): void => void process.send?.(report);

process.on('message', async (sittings: readonly Sitting[]) => {
  say(await reportOn(sittings));
});
// The process that started it decides when it ends, so that an interrupted experiment closes in good order.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
// An empty report means that everything is loaded.
say({ runs: [] });

async function reportOn(sittings: readonly Sitting[]): Promise<Report> {
  try {
    const runs: GameRun[] = [];
    for (const sitting of sittings) runs.push(await runGame(sitting));
    return { runs };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
