/** Sends nothing: for tests of what has nothing to tell anybody elsewhere. */
import { pino } from 'pino';
import { Sender } from '../src/notices/sender.ts';

export const noSender = (): Sender =>
  new Sender({ reach: { mayBePrivate: false, own: [] }, mail: null }, pino({ level: 'silent' }));
