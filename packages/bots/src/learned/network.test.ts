import { expect, it } from 'vitest';
import example from './example.json' with { type: 'json' };
import { attend, criticOf, networkOf, SCHOOLS } from './schools.ts';

const bytes = (text: string): Int8Array => Int8Array.from(Buffer.from(text, 'base64'));

it('an example has been reckoned for every network', () => {
  expect(Object.keys(example)).toEqual(SCHOOLS);
});

/** `train/example.py` has written down what Python makes of the same weights and the same bytes. */
it.each(Object.entries(example))(
  'network and critic of %s reckon as the trainer does',
  async (school, questions) => {
    await attend(school.split('-')[0]!, true);
    const network = networkOf(school)!;
    const critic = criticOf(school)!;
    expect(questions.length).toBeGreaterThan(2);
    for (const { state, options, met, weighed, worth } of questions) {
      const own = network.weigh(bytes(state), bytes(options), weighed.length);
      own.forEach((number, i) => {
        expect(Math.abs(number - weighed[i]!)).toBeLessThan(1e-3);
      });
      expect(Math.abs(critic.worth(bytes(state), met) - worth)).toBeLessThan(1e-3);
    }
  },
);

it('a network that is not loaded says so; one that nobody has trained is none', () => {
  expect(networkOf('panic')).toBeNull();
});
