/** A decision that the engine rejects. Nothing has changed when it is thrown. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
  /** The rule that forbids it, where the engine knows one. */
  readonly rule: string | null;

  constructor(message: string, rule: string | null = null) {
    super(rule === null ? message : `${message} (${rule})`);
    this.rule = rule;
  }
}

/** An answer to a question that is no longer open. The player has to look again. */
export class Stale extends Refused {
  override readonly name = 'Stale';
}

/** A record that cannot be read or replayed; the message says what is wrong and where. */
export class BadRecord extends Error {
  override readonly name: string = 'BadRecord';
  /** While replaying: the number of valid decisions before the error. */
  readonly played: number;

  constructor(message: string, played = 0) {
    super(message);
    this.played = played;
  }
}

/** A record of a format, game or ruleset that this program does not know. */
export class OtherVersion extends BadRecord {
  override readonly name = 'OtherVersion';
}

/** A bug in a game's code, never a player's mistake. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

const MAX_QUOTED = 60;

/** Untrusted input as an error may quote it: one line at most, clipped. */
export function clip(said: unknown): string {
  const [line = ''] = String(said).split(/[\r\n]/, 1);
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line;
}

export const quoted = (said: unknown): string => `"${clip(said)}"`;
