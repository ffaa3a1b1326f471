/** What only this game shows about its players, and tells them. */
import { at, type View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { ownLines } from '../survival/own.ts';
import type { Teller } from '../survival/sheet.ts';
import { cardsIn, roomAt, varsOf } from '../survival/view.ts';
import { shipOf } from './ship.ts';

export const teller: Teller = {
  more: () => [],
  instead: (view, voice, seat) =>
    shipOf(view).intruder === seat ? voice.say('nemesis.leads') : null,
};

/** The cards of the player who leads the Intruders are of another kind. */
export const handGroup = (view: View): string =>
  shipOf(view).intruder === view.seat ? 'intruderCard' : 'card';

/** Both tokens of an Engine, while the seat decides which of them counts. */
function engine(view: View, voice: Voice): string[] {
  if (view.question?.at !== 'engine/choose') return [];
  const number = roomAt(view, at(varsOf(view).place, view.seat, 'place of seat')).id!.replace(
    'engine-',
    '',
  );
  const [lower, upper] = cardsIn(view, `engine/${number}`).map((state) => `@engine.${state}`);
  return [voice.say('nemesis.engine', { number, upper: upper!, lower: lower! })];
}

export const own = (view: View, voice: Voice, width: number): string[] =>
  ownLines(view, voice, width, { group: handGroup(view), lines: engine(view, voice) });
