import type { Voice } from '@deadlight/games';

/** Card names in words, copies counted: `Infection (Red) ×3, Gas Can`. */
export function countedNames(cards: readonly string[], voice: Voice): string {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies]
    .map(([card, n]) => voice.say(`card.${card}`) + (n > 1 ? ` ×${n}` : ''))
    .join(', ');
}
