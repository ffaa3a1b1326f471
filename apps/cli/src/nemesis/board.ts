/** Nemesis in a terminal. */
import type { View } from '@deadlight/engine';
import { describeNemesisRoom, NEMESIS_ROOMS, setTitle, type Voice } from '@deadlight/games';
import type { Board } from '../board.ts';
import { keyWith, mapWith, sheetsOfHand } from '../survival/board.ts';
import { placeOn } from '../survival/place-on.ts';
import { revealed } from '../survival/reveal.ts';
import { crewLines, sheetLines } from '../survival/sheet.ts';
import { boardOf } from '../survival/view.ts';
import { beside } from './beside.ts';
import { handGroup, own, teller } from './crew.ts';
import { shipOf } from './ship.ts';
import { status } from './status.ts';
import { nemesisTally } from './tally.ts';
import { nemesisWorld } from './world.ts';

function key(view: View, voice: Voice, width: number): string[] {
  const count = boardOf(view).plan.networks.length;
  return keyWith(view, voice, width, voice.say('nemesis.networkLegend', { count }));
}

function reveal(view: View, voice: Voice): string[] {
  const destination = shipOf(view).result?.destination ?? null;
  const ship =
    destination === null
      ? []
      : [voice.say('log.course-check', { destination: `@destination.${destination}` })];
  return [...ship, ...revealed(view, voice)];
}

export const nemesisBoard: Board = {
  status,
  map: (view, voice, width) => mapWith(view, voice, width, beside(view, voice, width)),
  key,
  crew: (view, voice, width) => crewLines(teller, view, voice, width),
  sheets: (view, voice, width) => sheetLines(teller, view, voice, width),
  own,
  hand: (view) => sheetsOfHand(view, handGroup(view)),
  characterText: (id) => `character.${id}`,
  place: (slot, options, voice) => placeOn(nemesisWorld, slot, options, voice),
  reveal,
  cardText: () => null,
  setTitle: (set, voice) => setTitle(voice, set),
  rooms: (voice) =>
    NEMESIS_ROOMS.map((room) => ({
      type: room.id,
      names: [voice.say(`room.${room.id}`)],
      ...describeNemesisRoom(voice, room),
    })),
  tally: nemesisTally,
};
