/** What a player of Panic Station can tell of the others with certainty. */
import { type Line, nameIn, readEvent, type View } from '@deadlight/engine';
import { EVENT } from '@deadlight/games/panic';
import type { Voice } from '@deadlight/games/text';
import type { Deduction } from '../game.ts';
import { cardsIn, seatCalled, seatRef, seatsOf, varsOf, zoneOf } from './view.ts';

function tradesIn(lines: readonly Line[]): Deduction['trades'] {
  let round = 0;
  return lines.flatMap((line) => {
    const event = readEvent(EVENT, line);
    if (event?.what === 'round') round = event.data.round;
    if (event?.what !== 'trade') return [];
    const { seat, partner } = event.data;
    return [{ between: [seat, partner].map((one) => seatCalled(one?.name ?? '')), round }];
  });
}

/** Only an infected player gives away an infection card of their own, or holds the host (PAN-TRADE-12, PAN-TRADE-14). */
function certainties(view: View, voice: Voice): string[] {
  const said: string[] = [];
  const { scan } = varsOf(view);
  for (const holder of seatsOf(view)) {
    const hand = cardsIn(view, zoneOf('hand', holder));
    if (holder !== view.seat && hand.includes('host'))
      said.push(voice.say('notes.isHost', { who: seatRef(holder) }));
    for (const owner of seatsOf(view)) {
      const colour = nameIn(seatRef(owner));
      if (owner === holder || owner === view.seat || !hand.includes(`infection-${colour}`))
        continue;
      const mine = holder === view.seat ? 'yes' : 'no';
      said.push(
        voice.say('notes.infected', { who: seatRef(owner), holder: seatRef(holder), mine }),
      );
    }
  }
  if (scan !== null) said.push(voice.say('notes.scan', scan));
  return [...new Set(said)];
}

export const deduce = (view: View, lines: readonly Line[], voice: Voice): Deduction => ({
  trades: tradesIn(lines),
  certain: certainties(view, voice),
});
