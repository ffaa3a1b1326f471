#!/usr/bin/env node
// Starts the command-line app on a Node that runs TypeScript directly (24 or newer): this one, or
// else the one that the `node` package installed. Plain JavaScript for Node 20+.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
const RESPAWNED = 'DEADLIGHT_RESPAWNED';

function installedNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const name = process.platform === 'win32' ? 'node.exe' : 'node';
    const binary = join(dirname(manifest), 'bin', name);
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

function fail(message) {
  process.stderr.write(`deadlight: ${message}\n`);
  process.exit(1);
}

function respawn() {
  const binary = process.env[RESPAWNED] === undefined ? installedNode() : undefined;
  if (binary === undefined) {
    fail(
      `Node ${NEEDED_NODE} or newer is needed, but this is Node ${process.versions.node}. ` +
        'Run `node scripts/setup.mjs` in the project to install it.',
    );
  }
  const args = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(binary, args, {
    stdio: 'inherit',
    env: { ...process.env, [RESPAWNED]: '1' },
  });
  // A terminal sends these to the whole process group; kill() sends them to this process alone.
  // Either way the child decides what they mean, and this process ends as the child ends.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
  const forward = (signal) => {
    if (!(process.stdin.isTTY && signal === 'SIGINT')) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  child.on('error', (error) => fail(`${binary} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    for (const name of signals) process.off(name, forward);
    if (signal === null) {
      process.exitCode = code ?? 1;
      return;
    }
    process.exitCode = 128 + (constants.signals[signal] ?? 0);
    process.kill(process.pid, signal);
  });
}

async function run() {
  // Some versions announce type stripping as experimental; every other warning is still shown.
  const emitWarning = process.emitWarning;
  process.emitWarning = function filtered(warning, ...rest) {
    const text = typeof warning === 'string' ? warning : warning.message;
    if (text.includes('Type Stripping')) return;
    Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  delete process.env[RESPAWNED];
  // The engine does not check every value that the games' own code hands it; the tests do.
  process.env.NODE_ENV ??= 'production';
  // Starts in half the time once the sources have been compiled.
  module.enableCompileCache();
  await import('./src/main.ts');
}

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  respawn();
} else {
  await run();
}
