/** What scenarios call the ways between Rooms, in what they give and in what they read. */

import { at, Refused } from '@deadlight/engine';
import type { Way } from '../board.ts';
import type { Vars } from '../vars.ts';
import type { Scene } from './scene.ts';

/** A Corridor by its two slots, or a network by its name. */
export function wayOf(vars: Vars, scene: Scene, name: string): number {
  const { plan, corridors } = scene.board(vars);
  const network = scene.networks(vars).indexOf(name);
  if (network >= 0) return corridors + network;
  const [, a, b, number] = /^(\d+)-(\d+)(?:\/(\d))?$/.exec(name) ?? [];
  const way = plan.corridors.findIndex(
    ([x, y, numbers]) =>
      ((x === Number(a) && y === Number(b)) || (x === Number(b) && y === Number(a))) &&
      (number === undefined || numbers.includes(Number(number))),
  );
  if (way < 0) throw new Refused(`there is no corridor "${name}"`);
  return way;
}

export function wayName(vars: Vars, scene: Scene, way: Way): string {
  const { plan, corridors } = scene.board(vars);
  if (way >= corridors) return at(scene.networks(vars), way - corridors, 'network');
  const [a, b, numbers] = at(plan.corridors, way, 'corridor');
  const twins = plan.corridors.filter(([x, y]) => x === a && y === b).length > 1;
  return twins ? `${a}-${b}/${numbers[0]}` : `${a}-${b}`;
}
