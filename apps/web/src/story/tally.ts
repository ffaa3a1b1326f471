/** What players did, counted by the lines of the log. */
import type { Line } from '@deadlight/engine';

/** Counts lines: those of one player where `by` names the value that says whose they are. */
export interface Tally {
  readonly id: string;
  readonly icon: string;
  readonly lines: readonly string[];
  readonly by?: string;
}

/** So many times, by the tally's id. */
export type Count = Readonly<Record<string, number>>;

/** Whether a value names a player, or one of the player's two pieces: `@piece.red-android` is `@seat.red`'s. */
const isOf = (value: unknown, ref: string): boolean =>
  value === ref || String(value).startsWith(ref.replace('@seat.', '@piece.').concat('-'));

/** What one player did; `ref` is the name of the text for the seat. */
export const countOf = (tallies: readonly Tally[], lines: readonly Line[], ref: string): Count =>
  Object.fromEntries(
    tallies
      .filter(({ by }) => by !== undefined)
      .map(({ id, lines: whats, by }) => [
        id,
        lines.filter(({ what, data }) => whats.includes(what) && isOf(data[by!], ref)).length,
      ]),
  );

/** What happened at the table as a whole. */
export const countAll = (tallies: readonly Tally[], lines: readonly Line[]): Count =>
  Object.fromEntries(
    tallies
      .filter(({ by }) => by === undefined)
      .map(({ id, lines: whats }) => [id, lines.filter(({ what }) => whats.includes(what)).length]),
  );
