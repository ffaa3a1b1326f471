/** Lines that threads have logged go through the one log of the server. */
import { type Logger, levels } from 'pino';

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly [detail: string]: unknown;
}

export function relog(log: Logger, text: string): void {
  const { level, time: _, msg, ...details } = JSON.parse(text) as LogLine;
  log[levels.labels[level] as 'info'](details, msg);
}
