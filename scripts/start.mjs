// Builds the browser app if its sources have changed, and starts the server: app, lobby, online tables.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './web-build.mjs';

const command = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps', 'cli', 'deadlight.mjs');
const args = ['server', '--app', buildWeb(), ...process.argv.slice(2)];
const env = { NODE_ENV: 'production', DEADLIGHT_PORT: process.env.PORT, ...process.env };
if (env.DEADLIGHT_PORT === undefined) delete env.DEADLIGHT_PORT;
// A server that hangs ends itself by this signal, with the table closed that held it up; the others go on.
const HANGING = 'SIGKILL';
/** One that ends so soon after its start would end again. */
const SOON = 5000;
/** Milliseconds between two looks whether npm is still there. */
const LOOK = 500;

let server;
function start() {
  const started = performance.now();
  server = spawn(process.execPath, [command, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  server.on('exit', (code, signal) => {
    if (signal === HANGING && performance.now() - started > SOON) start();
    else process.exitCode = code ?? (signal === null ? 1 : 0);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
start();

// npm's shell does not pass signals on. When it is gone, the server ends as well.
const shell = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== shell) server.kill('SIGTERM');
  }, LOOK).unref();
