/** What only this game shows of its players, and tells them. */
import { at, type View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { ownLines } from '../survival/own.ts';
import { nameOf, seatsOf } from '../survival/people.ts';
import type { Teller } from '../survival/sheet.ts';
import { knownIn, sizeOf, zoneOf } from '../survival/view.ts';
import { countedNames } from '../terminal/names.ts';
import { facilityOf } from './facility.ts';

export const teller: Teller = {
  more(view, voice, seat) {
    const { knowledge, active } = facilityOf(view);
    const count = sizeOf(view, zoneOf('contingencies', seat));
    return [
      voice.say('lockdown.knowledge', {
        level: at(knowledge, seat, 'knowledge of seat'),
        active: active[seat] ? 'yes' : 'no',
      }),
      ...(count > 0 ? [voice.say('lockdown.tokens', { count })] : []),
    ];
  },
  instead: () => null,
};

/** The seat's own Contingencies, and those it knows of others and of the pool. */
function contingencies(view: View, voice: Voice): string[] {
  const own = knownIn(view, zoneOf('contingencies', view.seat));
  const named = (codes: readonly string[], owner: string): string[] =>
    codes.map((code) => voice.say('lockdown.seenAt', { code: `@contingency.${code}`, owner }));
  const seen = [
    ...seatsOf(view)
      .filter((seat) => seat !== view.seat)
      .flatMap((seat) =>
        named(knownIn(view, zoneOf('contingencies', seat)), nameOf(view, voice, seat)),
      ),
    ...named(knownIn(view, 'pool'), voice.say('lockdown.pool')),
  ];
  return [
    ...(own.length > 0
      ? [voice.say('lockdown.contingencies', { codes: countedNames('contingency', own, voice) })]
      : []),
    ...(seen.length > 0 ? [voice.say('lockdown.seen', { codes: seen.join(', ') })] : []),
  ];
}

export const own = (view: View, voice: Voice, width: number): string[] =>
  ownLines(view, voice, width, { group: 'card', lines: contingencies(view, voice) });
