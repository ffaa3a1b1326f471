import type { Voice } from '@deadlight/games';

/** Names in words, copies counted: `Infection (Red) ×3, Gas Can`. */
export function countedNames(group: string, ids: readonly string[], voice: Voice): string {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies]
    .map(([id, n]) => voice.say(`${group}.${id}`) + (n > 1 ? ` ×${n}` : ''))
    .join(', ');
}
