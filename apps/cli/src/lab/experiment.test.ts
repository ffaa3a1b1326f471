import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LENGTH } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { scratch } from '../testing/launch.ts';
import { batchesIn, batchesOn } from './batch.ts';
import { gamesIn, readExperiment } from './experiment.ts';

function written(yaml: string): string {
  const file = join(scratch(), 'experiment.yaml');
  writeFileSync(file, yaml);
  return file;
}

const CELL = 'cells: [{ game: nemesis, players: [2, 3], bots: random, games: 60 }]';

describe('an experiment', () => {
  it('has a cell for every number of players, with all table options', () => {
    const { cells } = readExperiment(written(`name: x\nseed: 1\n${CELL}`), false);
    expect(cells).toMatchObject([
      { game: 'nemesis', players: 2, bots: ['random', 'random'], games: 60 },
      { game: 'nemesis', players: 3, options: { mode: 'semi-coop' } },
    ]);
  });

  it('is divided among machines without loss and without overlap', () => {
    const experiment = readExperiment(written(`name: x\nseed: 1\n${CELL}`), false);
    const whole = batchesIn(experiment);
    const parts = [1, 2, 3].map((number) => batchesOn(experiment, { number, of: 3 }));
    expect(whole.reduce((sum, { games }) => sum + games, 0)).toBe(120);
    expect(parts.flat()).toHaveLength(whole.length);
    expect(new Set(parts.flat().map((batch) => JSON.stringify(batch))).size).toBe(whole.length);
  });

  it.each([
    ['cells: [', 'is not YAML'],
    [`seed: 1\n${CELL}`, 'name: must be a name'],
    ['name: x\nseed: 1', 'cells: must be a list of cells'],
    ['name: x\nseed: 1\ncells: []', 'cells: must have at least one cell'],
    [`name: x\nseed: 1\nspeed: 3\n${CELL}`, 'Unrecognized key: "speed"'],
    [`name: x\nseed: 1\n${CELL.replace('[2, 3]', 'two')}`, 'cells[0].players: must be a number of'],
    [`name: x\nseed: 1\n${CELL.replace('[2, 3]', '9')}`, 'cells[0]: nemesis seats 1 to 5 players'],
    [
      `name: x\nseed: 1\n${CELL.replace('nemesis', 'chess')}`,
      'cells[0]: --game chess: unknown game',
    ],
    [`name: x\nseed: 1\n${CELL.replace('random', 'genius')}`, 'bots genius: unknown bot'],
    [
      `name: x\nseed: 1\n${CELL.replace('games: 60', 'games: 0')}`,
      'cells[0].games: must be at least 1',
    ],
    [
      `name: x\nseed: 1\n${CELL.replace('games:', 'options: { mode: odd }, games:')}`,
      'option mode is one',
    ],
    [`name: x\nseed: no seed\n${CELL}`, 'a seed has 1 to 64'],
  ])('%j is refused with what would be right', (yaml, message) => {
    expect(() => readExperiment(written(yaml), false)).toThrow(message);
  });

  it('names programs only where that is allowed', () => {
    const file = written(`name: x\nseed: 1\n${CELL.replace('random', '"cmd:rm -rf /"')}`);
    expect(() => readExperiment(file, false)).toThrow('add --allow-programs if you trust it');
    expect(readExperiment(file, true).cells[0]!.bots[0]).toBe('cmd:rm -rf /');
  });

  it('is measured before it is read', () => {
    const file = written(`name: x\nseed: 1\n${CELL}\n#${'x'.repeat(MAX_LENGTH.experiment)}`);
    expect(() => readExperiment(file, false)).toThrow('too big');
  });

  it.each(['constructor', '__proto__', 'toString'])('does not know a game or bot "%s"', (word) => {
    const yaml = `name: x\nseed: 1\n${CELL}`;
    expect(() => readExperiment(written(yaml.replace('nemesis', word)), false)).toThrow('unknown');
    expect(() => readExperiment(written(yaml.replace('random', word)), false)).toThrow('unknown');
  });

  it.each([
    ['crew', 27_000],
    ['deception', 800],
  ])('of the study of %s is right', (name, games) => {
    const study = readExperiment(join(ROOT, `docs/lab/${name}.yaml`), false);
    expect(gamesIn(study)).toBe(games);
  });
});
