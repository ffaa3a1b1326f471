/** The scenarios of a game as the referee sees them: they come where random games hardly get. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '@deadlight/engine';
import { runScenario } from '../../src/scenario/run.ts';
import { type PlayedGame, watch } from './moments.ts';
import { SURVIVAL_ZONES } from './referee.ts';
import type { GameId, Shown } from './shown.ts';

const ROOT = join(import.meta.dirname, '../../../../scenarios');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();

/** The folders of the scenarios of a game. */
export const foldersOf = (game: GameId): string[] =>
  readdirSync(join(ROOT, game), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** All scenarios of a folder with all their cases, as far as they are played. */
export function scenariosIn(game: GameId, folder: string): PlayedGame<Shown>[] {
  const path = join(ROOT, game, folder);
  return filesIn(path).flatMap((file) => {
    const cases: (() => PlayedGame<Shown>)[] = [];
    let rest = (): void => undefined;
    runScenario(readFileSync(join(path, file), 'utf8'), file, {
      given(table) {
        const watched = watch(table as Table<Shown>, table.log!, SURVIVAL_ZONES);
        rest = watched.rest;
        const setup = { game, seats: table.state.seats, seed: `${folder}/${file}`, options: {} };
        cases.push(() => watched.played(setup));
      },
      decided: () => rest(),
    });
    return cases.map((played) => played());
  });
}
