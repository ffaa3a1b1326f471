/** What one person is called to another, where neither may learn an id. */
import { createHash } from 'node:crypto';

/** The same at every table, but no two readers can compare whom they met. */
export const aliasOf = (person: string, reader: string): string =>
  createHash('sha256').update(`${reader}\n${person}`).digest('hex').slice(0, 16);

/** By what an operator is told which account is meant. */
export const numberOf = (person: string): string => aliasOf(person, 'operator');
