const WIDTH = 30;

/** A bar that grows on standard error, where somebody is looking. */
export function progressBar(of: number, label: (done: number) => string): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  return (done) => {
    const filled = Math.round((WIDTH * done) / of);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    stderr.write(done < of ? `\r${bar} ${label(done)}\u001B[K` : '\r\u001B[K');
  };
}
