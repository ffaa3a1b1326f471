/** A bot of an older ruleset: a game begun on other rules is played on by the bots that know them. */
import { nameAt, type Player, sayReasons } from '@deadlight/bots';
import { type Match, type Seat, seedBytes } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { Ruleset } from '@deadlight/host/ruleset';
import type { Hint } from './asides.ts';

export const keptBot = (
  { think }: Pick<Ruleset, 'think'>,
  match: Match,
  seat: Seat,
  level: string,
): Player => ({
  name: level,
  async answer() {
    const { table, decisions, setup } = match;
    const seed = `${seedBytes(setup.seed)}:players:${decisions.length}`;
    const name = nameAt(level, setup.seed, seat);
    return (await think({ state: table.state, seat, level: name, seed })).answer!;
  },
});

/** What this bot would do in a player's seat, and why. */
export const keptHints = (
  { hintsFor }: Pick<Ruleset, 'hintsFor'>,
  match: Match,
  seat: Seat,
  voice: Voice,
): Hint[] =>
  hintsFor(match, seat).map(({ option, reasons }) => ({
    option,
    reasons: sayReasons(voice, reasons),
  }));
