/** Corridors with their numbers, doors and noise. */
import { at, type View } from '@deadlight/engine';
import { type board, telling, vars } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Way } from '../../table/scene.ts';
import { lineBetween, twinOf } from './geometry.ts';
import { placeId, wayId } from './ids.ts';
import type { Point } from './point.ts';
import type { World } from './world.ts';

const DOORS = {
  [vars.OPEN]: 'none',
  [vars.CLOSED]: 'closed',
  [vars.DESTROYED]: 'destroyed',
} as const;

interface Lines {
  readonly corridors: readonly (readonly Point[])[];
  readonly paths: readonly (readonly Point[])[];
}

/** A board does not change: where its lines run is worked out once. */
const known = new WeakMap<board.BoardPlan, Lines>();

function linesOf(world: World, plan: board.BoardPlan, middles: readonly Point[]): Lines {
  const line = (a: number, b: number, twin: -1 | 0 | 1) =>
    lineBetween(world, at(middles, a - 1, 'slot'), at(middles, b - 1, 'slot'), twin);
  const found = known.get(plan) ?? {
    corridors: plan.corridors.map(([a, b], way) => line(a, b, twinOf(plan, way))),
    paths: (plan.paths ?? []).map(([a, b]) => line(a, b, 0)),
  };
  known.set(plan, found);
  return found;
}

export function waysOf(world: World, view: View, voice: Voice): Way[] {
  const { door, noise } = telling.varsOf(view);
  const { plan } = world.setting.boardFor(telling.varsOf(view));
  const lines = linesOf(world, plan, world.middles(telling.varsOf(view)));
  const corridors = plan.corridors.map(([a, b, numbers], way): Way => {
    const state = DOORS[door[way] as keyof typeof DOORS];
    return {
      id: wayId(way),
      from: placeId(a),
      to: placeId(b),
      points: at(lines.corridors, way, 'corridor'),
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
    ([a, b], path): Way => ({
      id: `path:${a}-${b}`,
      from: placeId(a),
      to: placeId(b),
      points: at(lines.paths, path, 'path'),
      numbers: '',
      noise: false,
      door: 'none',
      path: true,
      label: voice.say('way.path', { from: a, to: b }),
    }),
  );
  return [...corridors, ...paths];
}
