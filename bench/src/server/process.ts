/** A server in its own process, and its resource usage. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Kernel clock ticks per second. */
const TICKS = 100;

/** CPU seconds used by this process. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds used on the whole machine. */
export function machineCpu(): number {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/);
  const [user, nice, system, , , irq, softirq] = ticks.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (user + nice + system + irq + softirq) / TICKS;
}

/** CPU seconds used by all threads of a process. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Starts a program that prints `localhost:PORT` when it listens. */
  static start(args: readonly string[]): Promise<ServerProcess> {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    process.once('exit', () => child.kill());
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (text: Buffer) => {
        said += String(text);
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(new ServerProcess(child, Number(port)));
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** CPU seconds used by all its threads. */
  get cpu(): number {
    return cpuOf(this.pid);
  }

  /** Resident memory in bytes. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)![1]);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    await ended;
  }
}
