/** Goals with how far the seat is. */
import type { Condition, Goal as Wanted } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Card, Goal, Tallied } from '../table/scene.ts';

export function withTally(voice: Voice, card: Card, { anyOf }: Pick<Wanted, 'anyOf'>): Goal {
  const say = ({ name, data, prospect }: Condition): Tallied => ({
    text: voice.say(`tally.${name}`, data),
    prospect,
  });
  const isShared = ({ name }: Condition): boolean =>
    anyOf.every((all) => all.some((one) => one.name === name));
  return {
    ...card,
    always: (anyOf[0] ?? []).filter(isShared).map(say),
    either: anyOf
      .map((all) => all.filter((one) => !isShared(one)).map(say))
      .filter((all) => all.length > 0),
  };
}
