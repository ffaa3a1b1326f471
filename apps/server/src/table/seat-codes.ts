/** Codes that people can write down: whoever has lost their device gets their seat back with it. */

import { randomBytes } from 'node:crypto';
import { at } from '@deadlight/engine';
import { hashOfSecret } from '../secret.ts';

/** Without letters that are taken for each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** 60 bits: `7K2M-9XQD-04TB`. */
export function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) =>
    at(LETTERS, byte % LETTERS.length, 'letter'),
  );
  return letters.join('').replaceAll(new RegExp(`.{${GROUP}}(?!$)`, 'g'), '$&-');
}

/** The hash of a code, however it was typed. */
export const hashOfCode = (typed: string): string =>
  hashOfSecret(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );
