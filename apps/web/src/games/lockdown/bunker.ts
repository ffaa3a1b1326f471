/** The bunker on the surface, and the main gate on the way there. */
import { at, type View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Place, Way } from '../../table/scene.ts';
import { lineBetween } from '../survival/geometry.ts';
import { placeId } from '../survival/ids.ts';
import { facilityOf, layoutOf, yes } from './facility.ts';
import { BUNKER, GATE } from './ids.ts';
import { lockdownWorld } from './world.ts';

export function bunkerOf(view: View, voice: Voice): Place {
  const { bunker, beforeBunker } = layoutOf(view);
  return {
    id: BUNKER,
    x: bunker[0],
    y: bunker[1],
    ...lockdownWorld.room,
    shape: 'hall',
    number: '',
    name: voice.say('facility.bunker'),
    icon: 'bunker',
    known: 'explored',
    find: null,
    marks: [],
    burning: false,
    dark: false,
    ducts: [],
    explanation: voice.say('effect.leave-base'),
    neighbours: [placeId(beforeBunker)],
  };
}

export function gateOf(view: View, voice: Voice): Way {
  const { middles, bunker, beforeBunker } = layoutOf(view);
  const { gateOpen } = facilityOf(view);
  return {
    id: GATE,
    from: placeId(beforeBunker),
    to: BUNKER,
    points: lineBetween(lockdownWorld, at(middles, beforeBunker - 1, 'slot'), bunker, 0),
    numbers: '',
    noise: false,
    door: gateOpen ? 'none' : 'closed',
    path: true,
    label: voice.say('facility.gate', { open: yes(gateOpen) }),
  };
}
