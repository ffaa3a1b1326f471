import { createInterface, type Interface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Where answers come from: a terminal, or lines piped in. */
export interface Keyboard {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Forgets what was typed ahead at a terminal, and waits until its keys rest. */
  clear(): Promise<void>;
  /** Waits for Enter at a terminal; false where nobody will press it any more. */
  confirm(prompt: string): Promise<boolean>;
  /** Calls whenever somebody at a terminal presses Enter though nothing is asked, until what it gives is called. */
  onEnter(call: () => void): () => void;
  close(): void;
}

/** Keys that have not been touched for so long are not held down. */
const REST_MS = 600;

export function openKeyboard({
  stdin,
  stdout,
}: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process): Keyboard {
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  /** Lines that nobody has asked for yet. */
  const ahead: string[] = [];
  let closed = false;
  let waiting: ((line: string | null) => void) | null = null;
  let onEnter: (() => void) | null = null;
  let lines = open();

  function open(): Interface {
    // No history: the next person at this keyboard must not find what the last one typed.
    const opened = createInterface({ input: stdin, output: stdout, terminal, historySize: 0 });
    return opened.on('line', hear).on('close', end);
  }
  function hear(line: string): void {
    if (waiting !== null) give(line);
    else if (onEnter !== null) onEnter();
    else ahead.push(line);
  }
  function end(): void {
    closed = true;
    give(null);
  }
  function give(line: string | null): void {
    waiting?.(line);
    waiting = null;
  }
  function nextLine(): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    if (ahead.length > 0) resolve(ahead.shift()!);
    else if (closed) resolve(null);
    else waiting = resolve;
    return promise;
  }

  const keyboard: Keyboard = {
    async ask(prompt) {
      if (!terminal || closed) stdout.write(prompt);
      else {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const line = await nextLine();
      // A terminal shows the end of the line that was typed; a pipe, and a closed one, do not.
      if (!terminal || line === null) stdout.write('\n');
      return line === null ? null : line.trim();
    },
    async clear() {
      // Lines in a pipe are answers to come.
      if (!terminal) return;
      let touched = true;
      const touch = (): void => {
        touched = true;
      };
      stdin.on('keypress', touch);
      while (touched && !closed) {
        touched = false;
        await setTimeout(REST_MS);
      }
      stdin.off('keypress', touch);
      ahead.length = 0;
      if (closed) return;
      // What was begun, deleted or undone on the line goes with its interface.
      lines.off('close', end).close();
      lines = open();
    },
    async confirm(prompt) {
      // Lines in a pipe are answers, not somebody who reads.
      if (!terminal) return true;
      ahead.length = 0;
      return (await keyboard.ask(prompt)) !== null;
    },
    onEnter(call) {
      if (!terminal) return () => {};
      onEnter = call;
      return () => {
        onEnter = null;
      };
    },
    close: () => lines.close(),
  };
  return keyboard;
}
