/** Something that went wrong, to be told in one sentence; never shown with a stack trace. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** The exit code: 1, what was checked has failed; 2, wrong usage or unreadable input. */
  readonly exit: 1 | 2;

  constructor(exit: 1 | 2, message: string) {
    super(message);
    this.exit = exit;
  }
}

/** What was checked has failed, and the command has said so itself. */
export const failedAsTold = (): Problem => new Problem(1, '');
export const failed = (message: string): Problem => new Problem(1, message);
export const wrong = (message: string): Problem => new Problem(2, message);
