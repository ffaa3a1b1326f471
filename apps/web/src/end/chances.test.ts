import { expect, it } from 'vitest';
import type { TurningPoint } from '../story/positions.ts';
import { chances } from './chances.ts';

const point = (at: number, who: string): TurningPoint => ({
  at,
  line: { what: 'dies', rule: 'X', data: { who } },
  icon: 'skull',
  tone: 'danger',
});
const points = [point(0, 'me'), ...[3, 5, 5, 8, 9].map((at) => point(at, 'you')), point(6, 'me')];

it('offers what concerned me before what concerned others, in order, each moment once', () => {
  expect(chances(points, 'me').map(({ at }) => at)).toEqual([6, 8, 9]);
  expect(chances(points, 'you').map(({ at }) => at)).toEqual([5, 8, 9]);
  expect(chances(points, null).map(({ at }) => at)).toEqual([8, 9, 6].sort((a, b) => a - b));
  expect(chances(points.slice(0, 2), null).map(({ at }) => at)).toEqual([3]);
});
