import type { Line } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { tracesOf } from './traces.ts';

const line = (what: string, data: Line['data']): Line => ({ what, data }) as Line;
const placeOf = ({ data }: Line): string | null =>
  typeof data['slot'] === 'number' ? `slot:${data['slot']}` : null;
const LEAVES = { dies: 'blood', 'serious-wound': 'blood', 'fire-out': 'scorch' } as const;

it('what happened in a room has left its traces there, each once', () => {
  const lines = [
    line('fire-out', { slot: 3 }),
    line('dies', { who: '@character.scout', slot: 3 }),
    line('dies', { who: '@character.pilot', slot: 3 }),
    line('fire-out', { slot: 4 }),
  ];
  expect([...tracesOf(LEAVES, placeOf, lines)]).toEqual([
    ['slot:3', ['blood', 'scorch']],
    ['slot:4', ['scorch']],
  ]);
});

it('a wound bleeds where the wounded one was last seen to be', () => {
  const moves = line('moves', { who: '@character.scout', slot: 5 });
  const wound = line('serious-wound', { who: '@character.scout' });
  expect([...tracesOf(LEAVES, placeOf, [moves, wound])]).toEqual([['slot:5', ['blood']]]);
  expect([...tracesOf(LEAVES, placeOf, [wound])]).toEqual([]);
});

it('leaves nothing of what a seat has not read', () => {
  const hidden = line('dies', { who: '@hidden', slot: '@hidden' });
  expect([...tracesOf(LEAVES, placeOf, [hidden])]).toEqual([]);
});
