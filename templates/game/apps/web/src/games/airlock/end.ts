/** The end of a game: the winner opens the door. */
import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { EndScene } from '../../end/end-scene.ts';
import { lookOf, seatsOf, seatText, varsOf } from './view.ts';

export function endOf(view: View, voice: Voice): EndScene {
  const { how, rule, winners } = view.over!;
  return {
    how: voice.say(`ending.${how}`),
    rule,
    tone: 'good',
    why: null,
    facts: [],
    revealed: [],
    mission: [],
    fates: seatsOf(view).map((seat) => ({
      seat,
      name: voice.say(seatText(seat)),
      ref: `@${seatText(seat)}`,
      ...lookOf(seat),
      own: seat === view.seat,
      won: winners.includes(seat),
      alive: true,
      fate: voice.say('door.points', { points: varsOf(view).points[seat]! }),
      wish: null,
      goals: [],
    })),
  };
}
