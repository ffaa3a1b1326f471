/** Replays all recorded games; built into one file, it runs in any JavaScript engine. */
import { hashOf, readRecord, replay } from '@deadlight/engine';
import { game as lockdown } from '@deadlight/games/rules/lockdown';
import { game as nemesis } from '@deadlight/games/rules/nemesis';
import { game as panic } from '@deadlight/games/rules/panic';

export interface Played {
  readonly games: number;
  readonly decisions: number;
  /** Of all that the games ended with. */
  readonly hash: string;
  /** Differences from the recording. */
  readonly problems: readonly string[];
}

const GAMES = { panic, nemesis, lockdown };

/** Every hash on the way is compared with the recorded one. */
export function playCorpus(records: Readonly<Record<string, string>>): Played {
  const problems: string[] = [];
  const ends: string[] = [];
  let decisions = 0;
  for (const [name, text] of Object.entries(records)) {
    try {
      const record = readRecord(text, GAMES);
      const game = GAMES[record.setup.game as keyof typeof GAMES];
      const match = replay<unknown>(game as never, record);
      decisions += match.decisions.length;
      ends.push(`${name} ${match.table.hash}`);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { games: ends.length, decisions, hash: hashOf(ends), problems };
}
