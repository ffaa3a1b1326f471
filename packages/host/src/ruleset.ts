/**
 * One ruleset of one game, with all that it takes to play on it. The code around is a ruleset, the
 * newest; older ones are kept, each built into one file of its own, engine and bots included. So a
 * table is begun and ended on the same rules, whatever has changed since.
 */
import {
  lineOfThought,
  type Progress,
  type Task,
  Thinkers,
  type Thread,
} from '@deadlight/bots/core';
import {
  type Check,
  checkSetup,
  type GameRecord,
  type Line,
  Match,
  type OptionValue,
  quoted,
  readRecord,
  replay,
  type Seat,
  type Setup,
  type State,
  type View,
  verify,
  viewOf,
  type Witness,
  writeRecord,
} from '@deadlight/engine';
import type { HostedGame } from '@deadlight/games/telling';
import { botAnswer, hintsFor, type Position, thinkOver } from './bot.ts';
import type { Player } from './messages.ts';
import { Replay } from './replay.ts';
import { TableHost } from './table-host.ts';

export interface TableSettings {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export function rulesetOf(app: HostedGame) {
  const { game } = app;
  const read = (record: string): GameRecord => readRecord(record, { [game.id]: game });
  return {
    app,
    rules: game.rules,
    setupFor: (settings: TableSettings): Setup => checkSetup(game, settings),
    newMatch: (
      setup: Setup,
      how: { readonly marks?: boolean; readonly from?: State } = {},
    ): Match => new Match(game, setup, how),
    read,
    matchOf: (record: string, upTo?: number): Match => replay(game, read(record), upTo),
    check: (record: string, witness?: Witness): Check[] => verify(game, read(record), witness),
    host: (id: string, match: Match, players: readonly Player[]): TableHost =>
      new TableHost(id, app, match, players),
    /** Everything a seat may know at this moment. */
    seenBy: (match: Match, seat: Seat): { readonly view: View; readonly log: readonly Line[] } => ({
      view: viewOf(match.table, seat),
      log: match.log.linesFor(seat),
    }),
    replay: (id: string, match: Match, players: readonly Player[]): Replay =>
      new Replay(id, players, match),
    botAnswer,
    hintsFor,
    think: (position: Position) => thinkOver(game, position),
    /** Search threads for masterminds; both ends run the code of their own ruleset. */
    thinkers: (count: number, start: () => Thread): Thinkers => new Thinkers(count, start),
    lineOfThought: (
      say: (progress: Progress) => void,
    ): ((message: Task | 'stop') => Promise<void>) => lineOfThought(() => game, say),
    writeRecord,
  };
}

export type Ruleset = ReturnType<typeof rulesetOf>;

/** The exports of a kept ruleset's file. */
export interface KeptRuleset {
  readonly ruleset: Ruleset;
}

/** The file name of a kept ruleset. The name of the game comes from a record, so it is untrusted. */
export function keptFile(game: string, rules: number): string {
  if (!/^[a-z][a-z0-9]*$/.test(game) || !Number.isSafeInteger(rules) || rules < 1)
    throw new RangeError(`there is no ruleset ${rules} of ${quoted(game)}`);
  return `${game}-${rules}.js`;
}

/** Loads kept rulesets from a folder: a URL that ends with a slash. */
export const keptIn =
  (folder: string) =>
  async (game: string, rules: number): Promise<KeptRuleset> =>
    import(/* @vite-ignore */ folder + keptFile(game, rules));

/** A kept ruleset combined with the present texts. */
export const revived = ({ ruleset }: KeptRuleset, today: HostedGame): Ruleset => ({
  ...ruleset,
  app: { ...ruleset.app, loadTexts: today.loadTexts },
});
