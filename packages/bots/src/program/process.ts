/** A child process with a line-based protocol. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Time for a program to exit after its input is closed. */
const GRACE = 2000;
/** The longest accepted line, and the maximum number of buffered lines. */
const LONGEST = 65_536;
const MAX_UNREAD_LINES = 64;

/** `python3 "my bot.py" --fast` → its words; no shell is involved. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

/** Running programs. None of them outlives this process, however it ends. */
const running = new Set<ChildProcessWithoutNullStreams>();

/** Kills the whole process group, including its children. */
function kill(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

const killAll = (): void => running.forEach(kill);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** If there is another listener, it decides; otherwise the signal keeps its default effect. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  stopWatching();
  process.kill(process.pid, signal);
}

function watch(): void {
  process.on('exit', killAll);
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

function stopWatching(): void {
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}

function remember(child: ChildProcessWithoutNullStreams): void {
  if (running.size === 0) watch();
  running.add(child);
  const forget = (): void => {
    if (running.delete(child) && running.size === 0) stopWatching();
  };
  child.once('close', forget);
  child.once('error', forget);
}

export class Process {
  readonly #command: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #heard: string[] = [];
  /** The beginning of an incomplete line. */
  #begun = '';
  /** The rest of an overlong line is discarded. */
  #deaf = false;
  #complaint = '';
  #ended: string | null = null;
  #wake: () => void = () => {};

  constructor(command: string) {
    this.#command = command;
    const [file = '', ...args] = wordsOf(command);
    this.#child = spawn(file, args, { detached: process.platform !== 'win32' });
    remember(this.#child);
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#hearMore(text));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = `${this.#complaint}${text}`.slice(-2000);
    });
    // A program that has ended does not read; its end is reported elsewhere.
    this.#child.stdin.on('error', () => {});
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`));
    this.#child.on('close', (code, signal) =>
      this.#end(`ended (${signal ?? `exit code ${code}`})`),
    );
  }

  #hearMore(text: string): void {
    const lines = text.split('\n');
    lines.forEach((part, i) => {
      if (!this.#deaf) this.#begun += part;
      const isWhole = i < lines.length - 1;
      if (isWhole || this.#begun.length > LONGEST) {
        if (!this.#deaf) this.#heard.push(this.#begun.slice(0, LONGEST));
        this.#begun = '';
        this.#deaf = !isWhole;
      }
    });
    if (this.#heard.length > MAX_UNREAD_LINES) this.#child.stdout.pause();
    if (this.#heard.length > 0) this.#wake();
  }

  #end(how: string): void {
    this.#ended ??= how;
    this.#wake();
  }

  say(message: object): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Its next line, or null after a timeout. */
  async hear(milliseconds: number): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    if (this.#heard.length === 0 && this.#ended === null)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = setTimeout(resolve, milliseconds);
      });
    clearTimeout(timer);
    const line = this.#heard.shift();
    if (this.#heard.length === 0) this.#child.stdout.resume();
    if (line !== undefined) return line;
    if (this.#ended === null) return null;
    const last = this.#complaint.trim().split('\n').at(-1)?.slice(-300);
    throw new Error(`the program "${this.#command}" ${this.#ended}${last ? `: ${last}` : ''}`);
  }

  /** Closes its input; a program that does not exit is killed. */
  close(): void {
    this.#child.stdin.end();
    this.#child.stdout.resume();
    const timer = setTimeout(() => kill(this.#child), GRACE);
    this.#child.once('close', () => clearTimeout(timer));
  }

  /** Kills it immediately. */
  kill(): void {
    kill(this.#child);
  }
}
