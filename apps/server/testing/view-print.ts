/** A view in few bytes: there are millions of them. */
import { createHash } from 'node:crypto';
import { canonical } from '@deadlight/engine';

export const printOf = (view: unknown): string =>
  createHash('sha1').update(canonical(view)).digest('base64').slice(0, 16);
