/** Lockdown in a terminal. */
import { describeLockdownRoom, LOCKDOWN_ROOMS, setTitle } from '@deadlight/games';
import type { Board } from '../board.ts';
import { keyWith, mapWith, sheetsOfHand } from '../survival/board.ts';
import { placeOn } from '../survival/place-on.ts';
import { revealed } from '../survival/reveal.ts';
import { crewLines, sheetLines } from '../survival/sheet.ts';
import { beside } from './beside.ts';
import { own, teller } from './crew.ts';
import { facilityOf } from './facility.ts';
import { status } from './status.ts';
import { lockdownTally } from './tally.ts';
import { lockdownWorld } from './world.ts';

export const lockdownBoard: Board = {
  status,
  map: (view, voice, width) => mapWith(view, voice, width, beside(view, voice, width)),
  key: (view, voice, width) =>
    keyWith(view, voice, width, voice.say('network.only'), [voice.say('lockdown.legend')]),
  crew: (view, voice, width) => crewLines(teller, view, voice, width),
  sheets: (view, voice, width) => sheetLines(teller, view, voice, width),
  own,
  hand: (view) => sheetsOfHand(view, 'card'),
  characterText: (id) => `character.${id}`,
  place: (slot, options, voice) => placeOn(lockdownWorld, slot, options, voice),
  reveal(view, voice) {
    // With nobody alive it stays secret.
    const { contingency } = facilityOf(view).result!;
    const code =
      contingency === null
        ? []
        : [voice.say('lockdown.revealed', { code: `@contingency.${contingency}` })];
    return [...code, ...revealed(view, voice)];
  },
  cardText: () => null,
  setTitle: (set, voice) => setTitle(voice, set),
  rooms: (voice) =>
    LOCKDOWN_ROOMS.map((room) => ({
      type: room.id,
      names: [voice.say(`room.${room.id}`)],
      ...describeLockdownRoom(voice, room),
    })),
  tally: lockdownTally,
};
