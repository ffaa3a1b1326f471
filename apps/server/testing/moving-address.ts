/** An address that leads to one port of this machine, and later to another: as one does that moves between machines. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class MovingAddress {
  readonly #server: Server;
  readonly #lines = new Set<Socket>();
  #to: number | null = null;

  private constructor() {
    this.#server = createServer((line) => {
      line.on('error', () => {});
      if (this.#to === null) return void line.destroy();
      const there = connect(this.#to, '127.0.0.1');
      there.on('error', () => line.destroy());
      line.pipe(there).pipe(line);
      this.#lines.add(line);
      line.once('close', () => {
        this.#lines.delete(line);
        there.destroy();
      });
    });
  }

  static async open(): Promise<MovingAddress> {
    const made = new MovingAddress();
    await new Promise<void>((ready) => made.#server.listen(0, ready));
    return made;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' ? address!.port : 0;
  }

  /** To nowhere, if it is null. */
  leadTo(port: number | null): void {
    this.#to = port;
    for (const line of this.#lines) line.destroy();
  }

  close(): void {
    this.leadTo(null);
    this.#server.close();
  }
}
