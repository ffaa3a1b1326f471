/** `deadlight arena` alone, for a machine that has only what `pack.ts` packs. */
import { arenaAlone } from '../apps/cli/src/commands/arena.ts';

await arenaAlone().parseAsync();
