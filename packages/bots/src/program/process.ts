/** A program that is spoken to in lines. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program has this long to end once nobody talks to it any more. */
const GRACE = 2000;

/** `python3 "my bot.py" --fast` → its words; there is no shell in between. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

export class Process {
  readonly #command: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #heard: string[] = [];
  #complaint = '';
  #ended: string | null = null;
  #wake: () => void = () => {};

  constructor(command: string) {
    this.#command = command;
    const [file = '', ...args] = wordsOf(command);
    this.#child = spawn(file, args);
    createInterface(this.#child.stdout).on('line', (line) => {
      this.#heard.push(line);
      this.#wake();
    });
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = `${this.#complaint}${text}`.slice(-2000);
    });
    // Whoever has ended does not listen; that it has ended is told elsewhere.
    this.#child.stdin.on('error', () => {});
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`));
    this.#child.on('close', (code, signal) =>
      this.#end(`ended (${signal ?? `exit code ${code}`})`),
    );
  }

  #end(how: string): void {
    this.#ended ??= how;
    this.#wake();
  }

  say(message: object): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line that it says, or null if it says nothing for so long. */
  async hear(milliseconds: number): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    if (this.#heard.length === 0 && this.#ended === null)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = setTimeout(resolve, milliseconds);
      });
    clearTimeout(timer);
    const line = this.#heard.shift();
    if (line !== undefined) return line;
    if (this.#ended === null) return null;
    const last = this.#complaint.trim().split('\n').at(-1);
    throw new Error(`the program "${this.#command}" ${this.#ended}${last ? `: ${last}` : ''}`);
  }

  /** Says no more; a program that goes on anyway is ended. */
  close(): void {
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), GRACE);
    this.#child.once('close', () => clearTimeout(timer));
  }
}
