/** The real server, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dist } from '../../../scripts/web-build.mjs';

const COMMAND = fileURLToPath(new URL('../../cli/deadlight.mjs', import.meta.url));

export interface RealServer {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Starts it on a port, or on any that is free; `data` is where it keeps its tables, `app` what it serves. */
export async function startServer(data: string, port = 0, app = dist): Promise<RealServer> {
  const options = { port: String(port), address: '127.0.0.1', data, app };
  const args = Object.entries({ ...options, 'bot-time': '1-20', 'log-level': 'warn' });
  const words = args.flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn(process.execPath, [COMMAND, 'server', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = await new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const told = /localhost:(\d+)/.exec(String(text))?.[1];
      if (told !== undefined) resolve(Number(told));
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { process: server, port: found };
}
