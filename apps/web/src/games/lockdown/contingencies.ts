/** Contingency tokens: the seat's own, those it has seen, and the pool. */
import type { Seat, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Card, Mark } from '../../table/scene.ts';
import { poolId } from './ids.ts';

const { knownIn, placedIn, seatRef, seatsOf, sizeOf, varsOf, zoneOf } = telling;

export function contingencyCard(
  voice: Voice,
  sheets: readonly CardSheet[],
  code: string,
  id: string,
): Card {
  const sheet = sheets.find((one) => one.id === code);
  return {
    id,
    name: voice.say(`contingency.${code}`),
    icon: `contingency.${code}`,
    cost: null,
    text: sheet?.text ?? '',
    tone: code,
    rule: sheet?.rule ?? null,
  };
}

export const ownContingencies = (view: View, voice: Voice, sheets: readonly CardSheet[]): Card[] =>
  knownIn(view, zoneOf('contingencies', view.seat)).map((code, i) =>
    contingencyCard(voice, sheets, code, `contingency:${i}`),
  );

/** A token by its index: named where the seat has seen it. */
function token(view: View, voice: Voice, zone: string, index: number, owner: string): Mark {
  const code = placedIn(view, zone, index);
  const text = code === null ? '?' : voice.say(`contingency.${code}`);
  return {
    icon: code === null ? 'contingency' : `contingency.${code}`,
    tone: code === null ? 'dim' : 'warn',
    label: voice.say('facility.tokenOf', { code: text, owner }),
    text,
  };
}

export function poolMarks(view: View, voice: Voice): Mark[] {
  const owner = voice.say('owner.pool');
  return Array.from({ length: sizeOf(view, 'pool') }, (_, index) => ({
    ...token(view, voice, 'pool', index, owner),
    id: poolId(index),
  }));
}

/** Tokens of others that the seat has looked at. */
export const seenMarks = (view: View, voice: Voice): Mark[] =>
  seatsOf(view).flatMap((seat: Seat): Mark[] => {
    if (seat === view.seat) return [];
    const zone = zoneOf('contingencies', seat);
    const owner = voice.say(seatRef(varsOf(view), seat).slice(1));
    return Array.from({ length: sizeOf(view, zone) }, (_, index) => index)
      .filter((index) => placedIn(view, zone, index) !== null)
      .map((index) => {
        const mark = token(view, voice, zone, index, owner);
        return { ...mark, text: mark.label };
      });
  });
