import { BadRecord, type GameRecord, type Match, readRecord, replay } from '@deadlight/engine';
import { GAMES, type PlayableGame } from '@deadlight/games';
import { readTextOf } from './files.ts';
import { failed, wrong } from './problem.ts';

const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));

export interface RecordFile {
  readonly path: string;
  readonly playable: PlayableGame;
  readonly record: GameRecord;
}

export function readRecordFile(path: string): RecordFile {
  const text = readTextOf('record', path);
  try {
    const record = readRecord(text, games);
    return { path, playable: GAMES[record.setup.game]!, record };
  } catch (error) {
    if (error instanceof BadRecord) throw wrong(`${path} is no whole record, ${error.message}`);
    throw error;
  }
}

/** Plays a record again, to its end or so many decisions far. */
export function replayFile({ path, playable, record }: RecordFile, upTo?: number): Match {
  try {
    return replay(playable.game, record, upTo);
  } catch (error) {
    if (error instanceof BadRecord) throw failed(`${path} does not verify: ${error.message}`);
    throw error;
  }
}
