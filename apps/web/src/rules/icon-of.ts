/** The drawing of an article: its own, or that of its kind. */
import type { Article } from '@deadlight/games';
import { browserGame } from '../link.ts';

const OF_KIND: Readonly<Record<string, string>> = {
  event: 'event',
  attack: 'claw',
  wound: 'wound.serious',
  weakness: 'skull',
  coordinates: 'course',
  objective: 'goal.personal',
  token: 'unknown',
  computer: 'computer',
  css: 'css',
  mars: 'mars',
};

const OF_SET: Readonly<Record<string, string>> = {
  corporate: 'goal.corporate',
  team: 'goal.corporate',
};

/** `card.captain-rest` is drawn as `card.rest`; `token.adult-2` as `type.adult`. */
export function iconOf({ id, kind, set, see }: Article): string {
  const drawn = browserGame.value?.icons ?? {};
  if (id.startsWith('status.')) return id.replace('status.', 'role.');
  const bare = id.replace(`${kind}.${set}-`, `${kind}.`);
  const named = [
    id,
    bare,
    bare.replace(/-(inner|\d|red|green|purple|orange|blue|white)$/, ''),
    see[0],
  ];
  return (
    named.find((name) => name !== undefined && name in drawn) ??
    OF_SET[set] ??
    OF_KIND[kind] ??
    kind
  );
}
