import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes that nobody guesses, in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is kept of a secret. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
