import { createInterface, type Interface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Where answers come from: a terminal, or lines piped in. */
export interface Keyboard {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Discards typed-ahead input at a terminal, and waits until no key is held. */
  clear(): Promise<void>;
  /** Waits for Enter at a terminal; false where nobody can press it. */
  confirm(prompt: string): Promise<boolean>;
  /** How a line may go on, for the Tab key; until something else is asked. */
  suggest(call: (typed: string) => readonly string[]): void;
  /** Calls back whenever Enter is pressed at a terminal without a question, until the returned function is called. */
  onEnter(call: () => void): () => void;
  close(): void;
}

/** Time without a key event after which a key is not held down. */
const REST_MS = 600;

export function openKeyboard({
  stdin,
  stdout,
}: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process): Keyboard {
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  /** Lines that have not been requested yet. */
  const ahead: string[] = [];
  let closed = false;
  let waiting: ((line: string | null) => void) | null = null;
  let onEnter: (() => void) | null = null;
  let suggest: (typed: string) => readonly string[] = () => [];
  let lines = open();

  function open(): Interface {
    // No history: the next person at this keyboard must not find what the last one typed.
    const opened = createInterface({
      input: stdin,
      output: stdout,
      terminal,
      historySize: 0,
      completer: (typed: string) => [[...suggest(typed)], typed],
    });
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
      // A partial line and its undo history go with its interface.
      lines.off('close', end).close();
      lines = open();
    },
    async confirm(prompt) {
      // Lines in a pipe are answers, not a reader.
      if (!terminal) return true;
      ahead.length = 0;
      return (await keyboard.ask(prompt)) !== null;
    },
    suggest(call) {
      suggest = call;
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
