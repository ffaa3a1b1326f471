import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory, with its rules and scenarios: a clone, or an installed package of the same layout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const isClone = existsSync(join(ROOT, 'package-lock.json'));

/** Where a server keeps its tables unless told otherwise. An installed package is no place for them. */
export const DATA = join(isClone ? ROOT : process.cwd(), 'data');
