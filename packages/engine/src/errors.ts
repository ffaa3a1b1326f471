/** A decision the engine does not take. Nothing has changed when it is thrown. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
  /** The rule that forbids it, where the engine knows one. */
  readonly rule: string | null;

  constructor(message: string, rule: string | null = null) {
    super(rule === null ? message : `${message} (${rule})`);
    this.rule = rule;
  }
}

/** An answer to a question that is no longer asked. The person who gave it has to look again. */
export class Stale extends Refused {
  override readonly name = 'Stale';
}

/** A record that cannot be read or played: says what is wrong, and where. */
export class BadRecord extends Error {
  override readonly name: string = 'BadRecord';
  /** How many decisions were right before it, once it is played. */
  readonly played: number;

  constructor(message: string, played = 0) {
    super(message);
    this.played = played;
  }
}

/** A record of a format, a game or a ruleset that this program does not have. */
export class OtherVersion extends BadRecord {
  override readonly name = 'OtherVersion';
}

/** A mistake in a game's own code, never in what a player did. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

const MOST_QUOTED = 60;

/** What was read, as an error may repeat it: a line at most, and not a long one. */
export function clip(said: unknown): string {
  const [line = ''] = String(said).split(/[\r\n]/, 1);
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
}

export const quoted = (said: unknown): string => `"${clip(said)}"`;
