/** `deadlight doctor`: whether a server could run here, in sentences with remedies. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import {
  app,
  bus,
  clock,
  database,
  type Finding,
  node,
  permissions,
  port,
  space,
  threads,
} from '../doctor/findings.ts';
import { failedAsTold } from '../problem.ts';
import { addPlaceOptions, type PlaceOptions, threadsOf } from './server-place.ts';

const SIGNS = { good: '✓', bad: '✗', unused: '–' } as const;

export function addDoctor(program: Command): void {
  addPlaceOptions(
    program
      .command('doctor')
      .description(
        'Check whether a server could run here: Node, threads, disk, port, database, bus, app, clock.',
      ),
  ).action(examine);
}

async function examine(options: PlaceOptions): Promise<void> {
  const data = resolve(options.data);
  const { store } = options;
  const findings: Finding[] = [
    node(),
    threads(threadsOf(options)),
    space(data),
    permissions(data),
    await port(Number(options.port), options.address),
    await database({ data, store }),
    await bus(options.bus),
    app(resolve(options.app)),
  ];
  if (findings.every(({ what, is }) => what !== 'data folder' || is === 'good'))
    findings.push(clock(data));
  for (const { what, is, says, remedy } of findings) {
    process.stdout.write(`${SIGNS[is]} ${what}: ${says}\n`);
    if (remedy !== undefined) process.stdout.write(`  → ${remedy}\n`);
  }
  if (findings.some(({ is }) => is === 'bad')) throw failedAsTold();
}
