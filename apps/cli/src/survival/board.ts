/** What the boards of both games have in common. */
import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import { drawBoard } from './map.ts';
import { handOf } from './own.ts';
import { characterOf } from './people.ts';
import { cardsIn, varsOf, zoneOf } from './view.ts';
import { exitRows, exitsOf } from './ways.ts';

/** The map, the exits of the seat's own room, and the information next to the board. */
export function mapWith(
  view: View,
  voice: Voice,
  width: number,
  beside: readonly string[],
): string[] {
  const here = varsOf(view).place[view.seat];
  const exits =
    here !== undefined && here > 0
      ? [voice.say('survival.exitsHere', { exits: exitsOf(view, voice, here) })]
      : [];
  return [...drawBoard(view, voice, width), ...exits, ...beside];
}

/** What the signs mean, and where all exits lead. */
export function keyWith(
  view: View,
  voice: Voice,
  width: number,
  network: string,
  more: readonly string[] = [],
): string[] {
  const legend = [voice.say('survival.legend', { network }), ...more].flatMap((line) =>
    wrap(line, width).map((text) => paint('dim', text)),
  );
  const exits = wrap(voice.say('survival.exits'), width);
  return [...legend, ...exits, ...exitRows(view, voice, width)];
}

/** Cards outside the hand that have a text worth reading. */
const READ = ['inventory', 'found', 'held', 'gear', 'mounted', 'quests', 'objectives'] as const;

/** The names of a Contamination card, before a scan and after it. */
const CONTAMINATION = ['contamination', 'infected', 'clean'];

/** The sheets of all cards that the seat has; Action cards are one for each Character. */
export function sheetsOfHand(view: View, group: string): string[] {
  const character = characterOf(varsOf(view), view.seat);
  const sheetOf = (card: string): string => {
    if (CONTAMINATION.includes(card)) return 'contamination';
    return group === 'card' ? `${character}-${card}` : card;
  };
  return [
    ...handOf(view).map(sheetOf),
    ...READ.flatMap((zone) => cardsIn(view, zoneOf(zone, view.seat))),
  ];
}
