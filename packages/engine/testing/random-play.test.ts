import { randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { startEndless } from './endless.ts';
import { playOn } from './random-play.ts';

it('questions that are answered in a circle fail after the longest a game may take', () => {
  expect(() => playOn(startEndless(), randomFrom('r'))).toThrow(
    'not over after 20 decisions, at circle/ask',
  );
});

it('so many decisions are played where no end is asked for', () => {
  expect(playOn(startEndless(), randomFrom('r'), () => {}, 5)).toHaveLength(5);
});
