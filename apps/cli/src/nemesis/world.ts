import { nemesisSetting } from '@deadlight/games';
import type { World } from '../survival/world.ts';
import { GRIDS } from './grid.ts';

export const nemesisWorld: World = {
  ...nemesisSetting,
  grids: GRIDS,
  corner: () => '',
  marks: () => [],
};
