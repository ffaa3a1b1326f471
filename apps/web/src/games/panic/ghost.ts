/** The next room as it would lie in the station. */
import { at, type View } from '@deadlight/engine';
import { layout, rooms } from '@deadlight/games/panic';
import type { Said } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Ghost } from '../../table/scene.ts';
import { cardBox } from './geometry.ts';
import { iconOf } from './places.ts';

const QUARTER = 90;
const EXITS = { [rooms.WALL]: 'wall', [rooms.PASSAGE]: 'passage', [rooms.DOOR]: 'door' } as const;

export function ghostOf(view: View, voice: Voice, { word, data }: Said): Ghost | null {
  const room = layout.nextRoom(view);
  if (word !== 'explore' || room === null) return null;
  const upright = layout.cardTurned(room, 0);
  return {
    ...cardBox(layout.placeOf(at(data, 'cell', 'value'))),
    name: voice.say(`room.${room}`),
    icon: iconOf(room),
    exits: upright.edges.map((edge) => EXITS[edge]),
    halved: upright.rooms.length > 1,
    turned: Number(data['turned']) / QUARTER,
  };
}

/** Two turnings that lead to the same station are one. */
export function likenessOf(view: View, { word, data }: Said): string | null {
  const room = layout.nextRoom(view);
  if (word !== 'explore' || room === null) return null;
  const { edges, rooms: halves } = layout.cardTurned(room, Number(data['turned']) / QUARTER);
  return [data['cell'], ...edges, ...halves].join();
}
