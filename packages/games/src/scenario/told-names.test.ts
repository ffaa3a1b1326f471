import { describe, expect, it } from 'vitest';
import { runScenario } from './run.ts';

const told = (step: string): readonly string[] =>
  runScenario(
    `name: A turn ends
rules: [PAN-TURN-02]
game: panic
players: 4
given: { turn: red, actions: 1 }
steps:
  - red: end
  - ${step}
`,
    'x',
  ).failures;

describe('lines of the log in a scenario', () => {
  it('are called by names that the game tells', () => {
    expect(told('{ told: red, has: [turn], lacks: [repelled, { trade: { round: 1 } }] }')).toEqual(
      [],
    );
  });

  it.each([
    ['lacks: [repeled]', 'repeled'],
    ['lacks: [{ repeled: { seat: red } }]', 'repeled'],
    ['has: [repeled]', 'repeled'],
    // Only the story makes it, out of an alarm.
    ['lacks: [alarm-with]', 'alarm-with'],
  ])('are refused with the known names in %j', (step, name) => {
    const [failure] = told(`{ told: red, ${step} }`);
    expect(failure).toContain(`step 2: the log never tells "${name}"; it tells `);
    expect(failure).toContain('repelled');
  });
});
