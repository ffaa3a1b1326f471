/** The heaps next to the station: the next room, the doors, decks, and parasites to come. */
import type { View } from '@deadlight/engine';
import { layout, sayExits } from '@deadlight/games/panic';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Scene } from '../../table/scene.ts';
import { iconOf } from './places.ts';
import { cardsIn, sizeOf, varsOf } from './view.ts';

function nextRoom(view: View, voice: Voice): Mark[] {
  const room = layout.nextRoom(view);
  if (room === null)
    return [
      {
        icon: 'used',
        tone: 'dim',
        label: voice.say('station.noRoom'),
        text: voice.say('station.noRoom'),
      },
    ];
  const label = voice.say('station.next', {
    room: `@room.${room}`,
    exits: sayExits(voice, room, 0),
  });
  return [{ icon: iconOf(room), tone: 'plain', label, text: label }];
}

function doors(view: View, voice: Voice): Mark[] {
  const { doorsOpen } = varsOf(view);
  const label = voice.say('station.doorsAre', { open: doorsOpen ? 'yes' : 'no' });
  return [{ icon: 'door', tone: doorsOpen ? 'good' : 'plain', label, text: label }];
}

function counted(voice: Voice, icon: string, text: string, count: number): Mark {
  return {
    icon,
    tone: count === 0 ? 'dim' : 'plain',
    label: voice.say(text, { count }),
    text: String(count),
  };
}

export function besideOf(view: View, voice: Voice): Scene['beside'] {
  const supply = cardsIn(view, 'supply');
  const of = (colour: string): number => supply.filter((piece) => piece.startsWith(colour)).length;
  return [
    { name: voice.say('station.nextRoom'), marks: nextRoom(view, voice) },
    { name: voice.say('station.doors'), marks: doors(view, voice) },
    {
      name: voice.say('station.decks'),
      marks: [
        counted(voice, 'fresh', 'station.searchDeck', sizeOf(view, 'deck')),
        counted(voice, 'discard', 'station.discard', sizeOf(view, 'discard')),
        counted(voice, 'rooms', 'station.rooms', sizeOf(view, 'roomDeck')),
      ],
    },
    {
      name: voice.say('station.supply'),
      marks: [
        counted(voice, 'parasite.gray', 'station.gray', of('gray')),
        counted(voice, 'parasite.black', 'station.black', of('black')),
      ],
    },
  ];
}
