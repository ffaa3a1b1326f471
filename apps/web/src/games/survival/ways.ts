/** Corridors with their numbers, doors and noise. */
import type { View } from '@deadlight/engine';
import { telling, vars } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Way } from '../../table/scene.ts';
import { lineBetween, twinOf } from './geometry.ts';
import { placeId, wayId } from './ids.ts';
import type { World } from './world.ts';

const DOORS = {
  [vars.OPEN]: 'none',
  [vars.CLOSED]: 'closed',
  [vars.DESTROYED]: 'destroyed',
} as const;

export function waysOf(world: World, view: View, voice: Voice): Way[] {
  const { door, noise } = telling.varsOf(view);
  const middles = world.middles(telling.varsOf(view));
  const { plan } = world.setting.boardFor(telling.varsOf(view));
  const line = (a: number, b: number, twin: -1 | 0 | 1) =>
    lineBetween(world, middles[a - 1]!, middles[b - 1]!, twin);
  const corridors = plan.corridors.map(([a, b, numbers], way): Way => {
    const state = DOORS[door[way] as keyof typeof DOORS];
    return {
      id: wayId(way),
      from: placeId(a),
      to: placeId(b),
      points: line(a, b, twinOf(plan, way)),
      numbers: numbers.join('·'),
      noise: noise[way] === true,
      door: state,
      path: false,
      label: voice.say('way.corridor', {
        numbers: numbers.join(', '),
        from: a,
        to: b,
        noise: noise[way] ? 'yes' : 'no',
        door: state,
      }),
    };
  });
  const paths = (plan.paths ?? []).map(
    ([a, b]): Way => ({
      id: `path:${a}-${b}`,
      from: placeId(a),
      to: placeId(b),
      points: line(a, b, 0),
      numbers: '',
      noise: false,
      door: 'none',
      path: true,
      label: voice.say('way.path', { from: a, to: b }),
    }),
  );
  return [...corridors, ...paths];
}
