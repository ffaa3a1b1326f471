import { createInterface } from 'node:readline';

/** Where answers come from: a terminal, or lines piped in. */
export interface Keyboard {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Calls whenever somebody at a terminal presses Enter though nothing is asked, until what it gives is called. */
  onEnter(call: () => void): () => void;
  close(): void;
}

export function openKeyboard(): Keyboard {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  // No history: the next person at this keyboard must not find what the last one typed.
  const lines = createInterface({ input: stdin, output: stdout, terminal, historySize: 0 });
  const next = lines[Symbol.asyncIterator]();
  /** Lines that were no answer. */
  let idle = 0;
  return {
    async ask(prompt) {
      for (; idle > 0; idle--) await next.next();
      if (terminal) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const { value, done } = await next.next();
      // A terminal shows the end of the line that was typed; a pipe, and a closed one, do not.
      if (!terminal || done === true) stdout.write('\n');
      return done === true ? null : value.trim();
    },
    onEnter(call) {
      // Lines in a pipe are answers to come.
      if (!terminal) return () => {};
      const heard = (): void => {
        idle++;
        call();
      };
      lines.on('line', heard);
      return () => lines.off('line', heard);
    },
    close: () => lines.close(),
  };
}
