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

/** An answer to a question that is no longer asked. Whoever gave it has to look again. */
export class Stale extends Refused {
  override readonly name = 'Stale';
}

/** A record or save that cannot be read: says what is wrong, and where. */
export class BadRecord extends Error {
  override readonly name: string = 'BadRecord';
}

/** One that another version of the program, or of the rules, has written: nothing is wrong with it. */
export class OtherVersion extends BadRecord {
  override readonly name = 'OtherVersion';
}

/** A mistake in a game's own code, never in what a player did. */
export class Broken extends Error {
  override readonly name = 'Broken';
}
