import { type Logger, pino } from 'pino';

/** Lines of JSON on standard error, for the operator. */
export const newLog = (level: string): Logger =>
  pino({ level }, pino.destination({ dest: 2, sync: true }));
