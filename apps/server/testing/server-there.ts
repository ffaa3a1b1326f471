/** The real server in a process of its own, as an operator starts it; it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../src/store/archive.ts';
import { argumentsFor } from './kept.ts';

const COMMAND = fileURLToPath(new URL('../../cli/deadlight.mjs', import.meta.url));

export class ServerThere {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static start(place: Place, port = 0, ...more: readonly string[]): Promise<ServerThere> {
    const where = ['--port', String(port), '--address', '127.0.0.1', ...argumentsFor(place)];
    return ServerThere.startAs([], place.data, [...where, ...more]);
  }

  /** `prefix` is a command that starts it elsewhere. */
  static startAs(
    prefix: readonly string[],
    folder: string,
    more: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerThere> {
    writeFileSync(join(folder, 'index.html'), 'the app');
    const command = [COMMAND, 'server', '--app', folder, ...more];
    const [program, ...args] = [...prefix, process.execPath, ...command];
    const child = spawn(program!, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', DEADLIGHT_LOG_LEVEL: 'warn', ...env },
    });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const at = /localhost:(\d+)/.exec(String(text))?.[1];
        if (at !== undefined) resolve(new ServerThere(child, Number(at)));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Stops it in the middle of what it does, or lets it go on; or tells it something. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void {
    this.#child.kill(signal);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    await ended;
  }
}
