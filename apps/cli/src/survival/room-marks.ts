/** What is in a room, as it is written on the map. */

import type { View } from '@deadlight/engine';
import { survivalIntruders, survivalWords, type Voice } from '@deadlight/games';
import type { Slot } from '@deadlight/games/survival';
import { cut, type Mark } from '../terminal/marks.ts';
import { characterOf, colourOf, seatsOf, styleOf } from './people.ts';
import { roomAt, varsOf } from './view.ts';
import { worldOf } from './worlds.ts';

const { FIGURE_TYPE, TYPES } = survivalIntruders;
const { BLUE_CORPSE, OBJECTS } = survivalWords;

/** `Sci`: a Character, or a seat that has none yet. */
function crewIn(view: View, slot: Slot, voice: Voice): Mark[] {
  const vars = varsOf(view);
  return seatsOf(view)
    .filter((seat) => vars.place[seat] === slot)
    .map((seat) => {
      const character = characterOf(vars, seat);
      const text = character === null ? colourOf(seat) : voice.say(`survival.mark.${character}`);
      return { text, style: styleOf(seat) };
    });
}

/** `Adult(2)`: an Intruder with its injuries, which are never cut off. */
function intrudersIn(view: View, slot: Slot, voice: Voice, width: number): Mark[] {
  const { at, hurt } = varsOf(view);
  return at.flatMap((where, figure): Mark[] => {
    if (where !== slot) return [];
    const type = voice.say(`type.${TYPES[FIGURE_TYPE[figure]!]}`).toUpperCase();
    const injuries = hurt[figure]! > 0 ? `(${hurt[figure]})` : '';
    return [{ text: `${cut(type, width - injuries.length)}${injuries}`, style: 'bold' }];
  });
}

function objectsIn(view: View, slot: Slot, voice: Voice): Mark[] {
  const { eggsIn, carcassesIn, corpse, nestEggs } = varsOf(view);
  const { id, explored } = roomAt(view, slot);
  const eggs = eggsIn[slot]! + (explored && id === 'nest' ? nestEggs : 0);
  const corpses = OBJECTS.filter((_, object) => object >= BLUE_CORPSE && corpse[object] === slot);
  const counts = { egg: eggs, carcass: carcassesIn[slot]!, corpse: corpses.length };
  return Object.entries(counts).flatMap(([object, count]): Mark[] => {
    if (count === 0) return [];
    const text = voice.say(`survival.mark.${object}`);
    return [{ text: count > 1 ? `${text}×${count}` : text, style: undefined }];
  });
}

/** The state of a room: what is to be found there, and what is wrong with it. */
export function markersIn(view: View, slot: Slot, voice: Voice): Mark[] {
  const { items, fire, malfunction, decompression } = varsOf(view);
  const marks: Mark[] = [];
  if (items[slot]! >= 0) {
    const text = voice.say('survival.mark.items', { count: items[slot]! });
    marks.push({ text, style: items[slot] === 0 ? 'dim' : undefined });
  }
  if (fire[slot]) marks.push({ text: voice.say('survival.mark.fire'), style: 'red' });
  if (malfunction[slot])
    marks.push({ text: voice.say('survival.mark.malfunction'), style: 'yellow' });
  if (decompression === slot)
    marks.push({ text: voice.say('survival.mark.decompression'), style: 'red' });
  return marks;
}

/** Who and what is in a room: people first, then what is after them, then what lies about. */
export const marksIn = (view: View, slot: Slot, voice: Voice, width: number): Mark[] => [
  ...[crewIn, intrudersIn, objectsIn].flatMap((find) => find(view, slot, voice, width)),
  ...worldOf(view).marks(view, voice, slot),
];
