import {
  at,
  type Check,
  type GameRecord,
  type Match,
  OtherVersion,
  readRecord,
  replay,
  rulesOfRecord,
  verify,
} from '@deadlight/engine';
import { GAMES, type PlayableGame } from '@deadlight/games';
import { keptIn, type Ruleset } from '@deadlight/host/ruleset';
import { packedIn, unpackRecord } from '@deadlight/host/share';
import { readTextOf } from './files.ts';
import { failed, wrong } from './problem.ts';

const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));
const keptRuleset = keptIn(new URL('../../../rulesets/', import.meta.url).href);

export interface RecordFile {
  /** What it is called: its path, if it is a file. */
  readonly path: string;
  readonly record: GameRecord;
  /** The game with the rules that the record was made with. */
  readonly playable: PlayableGame;
  /** Replays it, to its end or for a number of decisions. */
  play(upTo?: number): Match;
  check(): Check[];
  /** Where the rules are older ones that are kept: all that belongs to them. */
  readonly kept: Ruleset | null;
}

/** A record of older rules brings its own classes of errors, so they go by name. */
const isBadRecord = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'BadRecord' || error.name === 'OtherVersion');

/** Reads a record from a file, or out of a share link. */
export async function readRecordFile(where: string): Promise<RecordFile> {
  const packed = packedIn(where);
  const path = packed === null ? where : 'the link';
  try {
    return await withRules(
      path,
      packed === null ? readTextOf('record', where) : await unpackRecord(packed),
    );
  } catch (error) {
    if (isBadRecord(error)) throw wrong(`${path} is not a complete record: ${error.message}`);
    throw error;
  }
}

async function withRules(path: string, text: string): Promise<RecordFile> {
  try {
    const record = readRecord(text, games);
    const playable = at(GAMES, record.setup.game, 'game');
    const play = (upTo?: number): Match => replay(playable.game, record, upTo);
    return { path, record, playable, play, check: () => verify(playable.game, record), kept: null };
  } catch (error) {
    if (!(error instanceof OtherVersion)) throw error;
    const { game, rules } = rulesOfRecord(text);
    const kept = await keptRuleset(game, rules).catch(() => {
      throw error;
    });
    const { ruleset } = kept;
    const { app, read, matchOf, check } = ruleset;
    const now = at(GAMES, game, 'game');
    // Rules that did not declare yet what their log can tell are told as it is declared today.
    const declared = { ...app.game, events: app.game.events ?? now.game.events };
    // Texts are those of today, and so is what they are given, as in the browser.
    const playable = { ...now, game: declared };
    const play = (upTo?: number): Match => matchOf(text, upTo);
    return { path, record: read(text), playable, play, check: () => check(text), kept: ruleset };
  }
}

export function replayFile({ path, play }: RecordFile, upTo?: number): Match {
  try {
    return play(upTo);
  } catch (error) {
    if (isBadRecord(error)) throw failed(`${path} does not verify: ${error.message}`);
    throw error;
  }
}
