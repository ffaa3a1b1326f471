/** The elevator, the rover, and those who are out of reach. */
import { at, type Seat, type View } from '@deadlight/engine';
import { facility, ROOMS } from '@deadlight/games/lockdown';
import { telling, vars } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Piece } from '../../table/scene.ts';
import { personId, placeId } from '../survival/ids.ts';
import { lookOf } from '../survival/looks.ts';
import { facilityOf, layoutOf } from './facility.ts';
import { BUNKER, ELEVATOR, ROVER } from './ids.ts';

const { seatRef, seatsOf, varsOf } = telling;

/** The slot of a room that there is once, or 0 while nobody has seen it. */
function slotOf(view: View, id: string): number {
  const room = ROOMS.findIndex((one) => one.id === id);
  return Math.max(0, varsOf(view).rooms.indexOf(room, 1));
}

export const elevatorSlot = (view: View, section: number): number =>
  facility.elevatorRoom(varsOf(view), section);

function elevator(view: View, voice: Voice): Piece {
  const { elevator: section } = facilityOf(view);
  return {
    id: ELEVATOR,
    place: placeId(elevatorSlot(view, section)),
    at: at(layoutOf(view).stops, section, 'section'),
    kind: 'vehicle',
    label: voice.say('facility.elevatorAt', { place: `@place.s-0${section}` }),
    icon: 'elevator',
  };
}

function rover(view: View, voice: Voice): Piece {
  const { rover: slot } = facilityOf(view);
  return {
    id: ROVER,
    place: slot === 0 ? BUNKER : placeId(slot),
    kind: 'vehicle',
    label: voice.say('facility.rover'),
    icon: 'rover',
  };
}

/** In a pod, locked in or in the bunker: still in the game, but out of reach. */
function shelterOf(view: View, seat: Seat): string | null {
  const { podOf, ways } = facilityOf(view);
  const { fate } = varsOf(view);
  if (fate[seat] === vars.ASLEEP) return placeId(slotOf(view, 'isolation-room'));
  if (fate[seat] === vars.AWAY) return ways[seat] === 'bunker' ? BUNKER : null;
  const pod = facility.PODS[at(podOf, seat, 'seat') - 1];
  if (fate[seat] !== vars.ABOARD || pod === undefined) return null;
  return placeId(slotOf(view, `cargo-sending-system-${pod.toLowerCase()}`));
}

const sheltered = (view: View, voice: Voice): Piece[] =>
  seatsOf(view).flatMap((seat): Piece[] => {
    const place = shelterOf(view, seat);
    if (place === null) return [];
    const name = voice.say(seatRef(varsOf(view), seat).slice(1));
    return [
      {
        id: personId(seat),
        place,
        kind: 'person',
        label: voice.say('facility.sheltered', { name }),
        ...lookOf(view, seat),
        own: seat === view.seat,
        sheltered: true,
      },
    ];
  });

export const ownPieces = (view: View, voice: Voice): Piece[] => [
  elevator(view, voice),
  rover(view, voice),
  ...sheltered(view, voice),
];
