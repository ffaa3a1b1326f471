/** Passages and security doors. */
import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Way } from '../../table/scene.ts';
import type { Station } from './station.ts';
import { varsOf } from './view.ts';

export function waysOf(view: View, voice: Voice, { links }: Station): Way[] {
  const { doorsOpen } = varsOf(view);
  return links.map(({ from, to, points, door, open }) => ({
    id: `way:${from.id}-${to.id}`,
    from: from.id,
    to: to.id,
    points,
    numbers: '',
    noise: false,
    door: door ? (doorsOpen ? 'open' : 'closed') : 'none',
    path: open,
    label: voice.say('station.way', {
      kind: door ? (doorsOpen ? 'open' : 'door') : 'passage',
      from: from.cell,
      to: to.cell,
    }),
  }));
}
