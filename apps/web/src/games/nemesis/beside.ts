/** What lies beside the board: pods, the bag, weaknesses, decks. */
import type { View } from '@deadlight/engine';
import { ship } from '@deadlight/games/nemesis';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Scene } from '../../table/scene.ts';
import { shipOf } from './ship.ts';

const { cardsIn, placedIn, sizeOf, varsOf } = telling;

const STATES = ['locked', 'unlocked', 'gone'] as const;
const TONES = { locked: 'warn', unlocked: 'good', gone: 'dim' } as const;

function pods(view: View, voice: Voice): Mark[] {
  return shipOf(view).pods.flatMap((state, pod): Mark[] => {
    if (pod === 0 || state === ship.GONE) return [];
    const said = STATES[state]!;
    return [
      {
        icon: 'pod',
        tone: TONES[said],
        label: voice.say('ship.pod', { pod, state: said, section: pod % 2 === 1 ? 'A' : 'B' }),
        text: `${pod % 2 === 1 ? 'A' : 'B'}${pod}`,
      },
    ];
  });
}

const BAG = ['blank', 'larva', 'creeper', 'adult', 'breeder', 'queen'];

function bag(view: View, voice: Voice): Mark[] {
  const tokens = cardsIn(view, 'bag');
  return BAG.flatMap((type): Mark[] => {
    const count = tokens.filter((token) => token === type).length;
    if (count === 0) return [];
    return [
      {
        icon: type === 'blank' ? 'blank' : `type.${type}`,
        tone: type === 'blank' ? 'dim' : 'plain',
        label: voice.say('ship.token', { token: `@token.${type}`, count }),
        text: String(count),
      },
    ];
  });
}

function weaknesses(view: View, voice: Voice): Mark[] {
  return varsOf(view).discovered.map((is, i): Mark => {
    const name = is ? placedIn(view, 'weaknesses', i) : null;
    return name === null
      ? { icon: 'unknown', tone: 'dim', label: voice.say('ship.unknownWeakness') }
      : {
          icon: 'room.laboratory',
          tone: 'good',
          label: voice.say(`weakness.${name}`),
          text: voice.say(`weakness.${name}`),
        };
  });
}

const DECKS = ['red', 'yellow', 'green'] as const;

const decks = (view: View, voice: Voice): Mark[] => [
  ...DECKS.map((deck): Mark => {
    const count = sizeOf(view, `itemDeck/${deck}`);
    return {
      icon: `back.${deck}`,
      tone: 'plain',
      label: voice.say('ship.deck', { deck: `@deck.${deck}`, count }),
      text: String(count),
    };
  }),
  {
    icon: 'event',
    tone: 'plain',
    label: voice.say('ship.events', { count: sizeOf(view, 'eventDeck') }),
    text: String(sizeOf(view, 'eventDeck')),
  },
];

export const besideOf = (view: View, voice: Voice): Scene['beside'] => [
  { name: voice.say('ship.pods'), marks: pods(view, voice) },
  { name: voice.say('ship.bag'), marks: bag(view, voice) },
  { name: voice.say('ship.weaknesses'), marks: weaknesses(view, voice) },
  { name: voice.say('ship.decks'), marks: decks(view, voice) },
];
