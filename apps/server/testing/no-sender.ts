/** Sends nothing: for tests of what has nothing to tell anybody elsewhere. */
import { pino } from 'pino';
import { Sender } from '../src/notices/sender.ts';

export const noSender = (): Sender =>
  new Sender({ mayBePrivate: false, own: [] }, pino({ level: 'silent' }));
