/** The heaps next to the board: pods, the bag, weaknesses, decks, claims. */
import { at, type View } from '@deadlight/engine';
import { nemesisSetting, ship } from '@deadlight/games/nemesis';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Scene } from '../../table/scene.ts';
import { bagMarks, claimMarks, deckMarks } from '../survival/heaps.ts';
import { shipOf } from './ship.ts';

const { placedIn, varsOf } = telling;

const STATES = ['locked', 'unlocked', 'gone'] as const;
const TONES = { locked: 'warn', unlocked: 'good', gone: 'dim' } as const;

function pods(view: View, voice: Voice): Mark[] {
  return shipOf(view).pods.flatMap((state, pod): Mark[] => {
    if (pod === 0 || state === ship.GONE) return [];
    const said = at(STATES, state, 'state');
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

export const besideOf = (view: View, voice: Voice): Scene['beside'] => {
  const claims = claimMarks(nemesisSetting, view, voice);
  return [
    { name: voice.say('ship.pods'), marks: pods(view, voice) },
    { name: voice.say('ship.bag'), marks: bagMarks(view, voice) },
    { name: voice.say('ship.weaknesses'), marks: weaknesses(view, voice) },
    { name: voice.say('ship.decks'), marks: deckMarks(view, voice) },
    ...(claims.length > 0 ? [{ name: voice.say('ship.claims'), marks: claims, rows: true }] : []),
  ];
};
