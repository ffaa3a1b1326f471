/** What players have said about what they know, in words. */
import { type Game, parseAnswer, partsOf, type View } from '@deadlight/engine';
import { seatRef } from '../survival/telling/people.ts';
import { varsOf } from '../survival/telling/place.ts';
import type { Voice } from '../text/voice.ts';
import type { Facility } from './facility.ts';
import { lockdown } from './index.ts';

export interface ToldClaim {
  readonly round: number;
  readonly said: string;
}

/** In the order in which they were made. */
export function toldClaims(view: View, voice: Voice): ToldClaim[] {
  const game = lockdown as unknown as Game;
  const vars = varsOf(view);
  return (vars.own as Facility).claims.map(({ seat, says, round }) => {
    const { word, data } = partsOf(game, parseAnswer(game, says, false) as number);
    const { contingency, css, space = '' } = data;
    const who = seatRef(vars, seat);
    return { round, said: voice.say(`log.${word}`, { who, what: (contingency ?? css)!, space }) };
  });
}
