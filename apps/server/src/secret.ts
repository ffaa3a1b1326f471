import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 bytes that nobody guesses, in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** A number from 0 up to 1 that nobody can foresee. */
export const randomShare = (): number => randomInt(2 ** 32) / 2 ** 32;

/** What is kept of a secret. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
