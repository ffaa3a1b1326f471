/** Who and what stands in the rooms. */
import type { View } from '@deadlight/engine';
import {
  asSlot,
  FIRST_SLOT,
  intruders,
  type Slot,
  telling,
  vars,
  words,
} from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Piece } from '../../table/scene.ts';
import { figureId, objectId, personId, placeId } from './ids.ts';
import { drawingOf, lookOf } from './looks.ts';
import type { World } from './world.ts';

const { roomAt, seatRef, seatsOf, varsOf } = telling;

function people(view: View, voice: Voice): Piece[] {
  const all = varsOf(view);
  return seatsOf(view)
    .filter((seat) => all.place[seat]! > 0 && all.fate[seat] === vars.ABOARD)
    .map((seat) => ({
      id: personId(seat),
      place: placeId(all.place[seat]!),
      kind: 'person' as const,
      label: voice.say(seatRef(all, seat).slice(1)),
      ...lookOf(view, seat),
      own: seat === view.seat,
      turn: seat === all.active,
    }));
}

function creatures(view: View, voice: Voice): Piece[] {
  const { at, hurt } = varsOf(view);
  return at.flatMap((slot, index): Piece[] => {
    if (slot === 0) return [];
    const name = intruders.FIGURES[index]!;
    const rank = intruders.FIGURE_TYPE[index]!;
    const label = voice.say(`figure.${name}`);
    return [
      {
        id: figureId(name),
        place: placeId(slot),
        kind: 'creature',
        label:
          hurt[index]! > 0
            ? voice.say('piece.hurt', { name: label, injuries: hurt[index]! })
            : label,
        icon: `type.${intruders.TYPES[rank]}`,
        drawing: drawingOf(view, rank),
        rank,
        ...(hurt[index]! > 0 ? { count: hurt[index]! } : {}),
      },
    ];
  });
}

/** Nobody notes whose carcass it is: it looks like that of an Adult. */
const CARCASS = intruders.TYPES.indexOf('adult');

function things(world: World, view: View, voice: Voice): Piece[] {
  const { eggsIn, carcassesIn, corpse, nestEggs } = varsOf(view);
  const pieces: Piece[] = [];
  const add = (slot: Slot, object: string, icon: string, count: number, drawing?: string): void => {
    if (count === 0) return;
    pieces.push({
      id: `${objectId(object)}@${slot}`,
      place: placeId(slot),
      kind: 'thing',
      label: voice.say('piece.several', { name: voice.say(`object.${object}`), count }),
      icon,
      ...(drawing === undefined ? {} : { drawing }),
      ...(count > 1 ? { count } : {}),
    });
  };
  for (let slot = FIRST_SLOT; slot < eggsIn.length; slot++) {
    const { id, explored } = roomAt(world.setting, view, slot);
    add(slot, 'egg', 'object.egg', eggsIn[slot]! + (explored && id === 'nest' ? nestEggs : 0));
    add(slot, 'carcass', 'object.carcass', carcassesIn[slot]!, drawingOf(view, CARCASS));
  }
  words.OBJECTS.forEach((object, index) => {
    const slot = corpse[index]!;
    if (index >= words.BLUE_CORPSE && slot > 0 && slot < vars.CARRIED)
      add(asSlot(slot), object, 'object.corpse', 1);
  });
  return pieces;
}

export const piecesOf = (world: World, view: View, voice: Voice): Piece[] => [
  ...people(view, voice),
  ...creatures(view, voice),
  ...things(world, view, voice),
];
