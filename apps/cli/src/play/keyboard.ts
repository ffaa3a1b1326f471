import { createInterface } from 'node:readline';

/** Where answers come from: a terminal, or lines piped in. */
export interface Keyboard {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openKeyboard(): Keyboard {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  // No history: the next person at this keyboard must not find what the last one typed.
  const lines = createInterface({ input: stdin, output: stdout, terminal, historySize: 0 });
  const next = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      if (terminal) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const { value, done } = await next.next();
      // A terminal shows the end of the line that was typed; a pipe, and a closed one, do not.
      if (!terminal || done === true) stdout.write('\n');
      return done === true ? null : value.trim();
    },
    close: () => lines.close(),
  };
}
