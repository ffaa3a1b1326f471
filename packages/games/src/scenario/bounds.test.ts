import { MAX_LENGTH } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { runScenario } from './run.ts';

const scenario = (given: string, game = 'nemesis'): string =>
  `name: a name\nrules: [NEM-X-01]\ngame: ${game}\nplayers: 2\ngiven: ${given}\nsteps: [{ asks: { a: b } }]\n`;

const failureOf = (text: string): string => runScenario(text, 'x').failures.join('\n');

it.each([
  '{ rooms: { 2147483648: lair } }',
  '{ rooms: { -2147483648: lair } }',
  '{ round: 1e300 }',
  '{ round: .inf }',
  '{ round: .nan }',
])('%s is out of bounds', (given) => {
  expect(failureOf(scenario(given))).toContain('out of bounds');
});

it('is not read beyond its size, nor to any depth', () => {
  expect(failureOf('#'.repeat(MAX_LENGTH.scenario + 1))).toContain('too big');
  expect(failureOf(scenario('['.repeat(40) + ']'.repeat(40)))).toContain('deep');
});

it.each(['constructor', '__proto__', 'toString'])('knows no game "%s"', (word) => {
  expect(failureOf(scenario('{}', word))).toContain(`no game "${word}"`);
});
