import { NEMESIS_ROOMS, nemesisShip } from '@deadlight/games';
import type { World } from '../survival/world.ts';
import { GRIDS } from './grid.ts';

export const nemesisWorld: World = {
  rooms: NEMESIS_ROOMS,
  grids: GRIDS,
  boardFor: nemesisShip.boardFor,
  network: (voice, network) => voice.say(`nemesis.network.${network === 0 ? 'red' : 'blue'}`),
  corner: () => '',
  marks: () => [],
};
