/** A nats-server in a process of its own, for tests; it can be killed and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAME = 'nats-server';
/** Where systems put it that is not on the path of everybody. */
const PLACES = ['/usr/sbin', '/usr/local/bin'];

/** Its path, or null. */
function findNats(): string | null {
  const { NATS_SERVER, PATH = '' } = process.env;
  if (NATS_SERVER) return NATS_SERVER;
  const places = [...PATH.split(delimiter), ...PLACES].map((folder) => join(folder, NAME));
  return places.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether tests that need one are left out, which is said; never where everything must be checked. */
export function doWithoutNats(): boolean {
  if (findNats() !== null || process.env['CI'] === 'true') return false;
  console.warn('tests on the bus are left out: install the package nats-server');
  return true;
}

export class NatsThere {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Port -1 takes any that is free. */
  static start(port = -1, address = '127.0.0.1', ...more: readonly string[]): Promise<NatsThere> {
    const program = findNats();
    if (program === null)
      throw new Error('nats-server is needed and was not found: install the package of that name');
    const child = spawn(program, ['--addr', address, '--port', String(port), ...more], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    let said = '';
    return new Promise((resolve, reject) => {
      child.stderr.on('data', (text: Buffer) => {
        said += String(text);
        const at = /Listening for client connections on \S+:(\d+)/.exec(said)?.[1];
        if (at !== undefined && said.includes('Server is ready'))
          resolve(new NatsThere(child, Number(at)));
      });
      child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}: ${said}`)));
    });
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }
}
