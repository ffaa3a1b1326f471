import { fileURLToPath } from 'node:url';

/** The project's directory, with its rules and scenarios. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
