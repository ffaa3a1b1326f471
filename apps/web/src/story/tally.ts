/** What players did, counted by the lines of the log. */
import type { Line, LogEvents } from '@deadlight/engine';
import { type AppGame, type CountedLines, traitsOf } from '@deadlight/games/telling';

/** Counts lines of a game. */
export type TallyOf<E extends LogEvents> = CountedLines<E> & {
  readonly id: string;
  readonly icon: string;
};
export type Tally = TallyOf<LogEvents>;

/** Counts by tally id. */
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

/** How many rounds were played. */
export const roundsOf = ({ telling }: Pick<AppGame, 'telling'>, lines: readonly Line[]): number =>
  lines.filter((line) => traitsOf(telling.events, line).opens === 'round').length;

/** What happened at the table as a whole. */
export const countAll = (tallies: readonly Tally[], lines: readonly Line[]): Count =>
  Object.fromEntries(
    tallies
      .filter(({ by }) => by === undefined)
      .map(({ id, lines: whats }) => [id, lines.filter(({ what }) => whats.includes(what)).length]),
  );
