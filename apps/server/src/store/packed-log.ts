/** The log of a finished game as one compressed record, JSON inside: nobody adds to it, and few read it. */
import { deflateSync, inflateSync } from 'node:zlib';
import type { Entry } from './store.ts';

/** From entries as JSON. */
export const packed = (entries: readonly string[]): Uint8Array =>
  deflateSync(`[${entries.join()}]`, { level: 9 });

const unpacked = (record: Uint8Array): Entry[] =>
  JSON.parse(inflateSync(record).toString()) as Entry[];

/** A whole log, of which the first part may be put away. */
export const wholeLog = (record: Uint8Array | null, entries: readonly string[]): Entry[] => [
  ...(record === null ? [] : unpacked(record)),
  ...entries.map((entry) => JSON.parse(entry) as Entry),
];
