/** What somebody is told, before it takes the form of the way that it goes. */
export interface Told {
  /** The same, however often it is sent. */
  readonly id: string;
  readonly about: string;
  /** Null for a trial. */
  readonly table: string | null;
  readonly game: string | null;
  readonly text: string;
  /** The same in a few words, where there are subjects. */
  readonly subject: string;
  /** What it leads to, as the app reads it behind `#`. */
  readonly place: string;
  readonly until: number | null;
}

/** What became of it: it was taken, it is to be tried again, or nothing will be sent there again. */
export type Outcome = 'taken' | 'again' | 'never';

/** What the other side does not want is not sent again; it may have too much to do, or be broken. Null: no answer. */
export function outcomeOf(status: number | null): Outcome {
  if (status === null || status === 408 || status === 429 || status >= 500) return 'again';
  return status < 300 ? 'taken' : 'never';
}
