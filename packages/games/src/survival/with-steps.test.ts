import { describe, expect, it } from 'vitest';
import { procedure } from './vars.ts';
import { withSteps } from './with-steps.ts';

const nothing = (): undefined => undefined;
const base = procedure('turn').steps({ begin: nothing, act: nothing });

describe('a procedure with more steps', () => {
  it('runs them before its own, or after the named step', () => {
    const more = withSteps(base, { first: { wake: nothing }, after: { begin: { look: nothing } } });
    expect(more.name).toBe('turn');
    expect(Object.keys(more.steps)).toEqual(['wake', 'begin', 'look', 'act']);
  });

  it('fails if the named step does not exist', () => {
    expect(() => withSteps(base, { after: { sleep: { dream: nothing } } })).toThrow(
      'turn has no step "sleep"',
    );
  });

  it('fails on a duplicate step name', () => {
    expect(() => withSteps(base, { after: { begin: { act: nothing } } })).toThrow(
      'turn would have two steps "act"',
    );
  });
});
