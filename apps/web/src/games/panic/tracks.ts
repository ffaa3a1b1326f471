/** How far the mission is: rounds, the hive, gas, and what the last scan has shown. */
import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Track } from '../../table/scene.ts';
import { stationOf } from './station.ts';
import { cardsIn, roleOf, sizeOf, varsOf, zoneOf } from './view.ts';

const PLAIN = { spaces: 0, at: 0, tone: 'plain', special: {} } as const;
/** Number of boxes that represent all rounds. */
const BOXES = 10;

function time(view: View, voice: Voice): Track {
  const { round, options } = varsOf(view);
  const limit = options.roundLimit;
  const left = limit - round;
  return {
    ...PLAIN,
    id: 'time',
    name: voice.say('station.time'),
    icon: 'clock',
    says: limit === 0 ? voice.say('station.endless') : voice.say('station.roundsLeft', { left }),
    ...(limit === 0
      ? {}
      : {
          spaces: BOXES,
          at: Math.min(BOXES - 1, Math.floor(((round - 1) * BOXES) / limit)),
          tone: left < limit / 5 ? 'danger' : 'plain',
          special: { [BOXES - 1]: 'danger' },
        }),
  };
}

function hive(view: View, voice: Voice): Track {
  const found = stationOf(view).rooms.find(({ room }) => room === 'hive');
  return {
    ...PLAIN,
    id: 'hive',
    name: voice.say('room.hive'),
    icon: 'room.hive',
    says:
      found === undefined
        ? voice.say('station.hiveHidden', { rooms: sizeOf(view, 'roomDeck') })
        : voice.say('station.hiveFound', { cell: found.cell }),
    tone: found === undefined ? 'plain' : 'danger',
  };
}

/** Only a human can use it. */
function gas(view: View, voice: Voice): Track[] {
  if (view.seat < 0 || roleOf(view, view.seat) !== 'human') return [];
  const need = varsOf(view).options.gas;
  const have = cardsIn(view, zoneOf('hand', view.seat)).filter((card) => card === 'gas-can').length;
  return [
    {
      ...PLAIN,
      id: 'gas',
      name: voice.say('station.gas'),
      icon: 'card.gas-can',
      says: voice.say('station.gasCans', { have, need }),
      spaces: need + 1,
      at: Math.min(have, need),
      tone: have >= need ? 'good' : 'plain',
      special: { [need]: 'good' },
    },
  ];
}

function scan(view: View, voice: Voice): Track[] {
  const { scan: last } = varsOf(view);
  if (last === null) return [];
  return [
    {
      ...PLAIN,
      id: 'scan',
      name: voice.say('station.scan'),
      icon: 'scan',
      says: voice.say('station.scanned', last),
      tone: last.infected > 0 ? 'danger' : 'plain',
    },
  ];
}

export const tracksOf = (view: View, voice: Voice): Track[] => [
  time(view, voice),
  hive(view, voice),
  ...gas(view, voice),
  ...scan(view, voice),
];
