/** The Action that is about to happen, and could still be stopped. */
import { partsOf, type View, type Vocabulary } from '@deadlight/engine';
import type { Announced, Said } from '../../telling/telling.ts';
import { varsOf } from './seen.ts';

/** How the Action began: with a card, an Item or the Room; a basic Action is said at once. */
function beginning({ kinds }: Vocabulary, source: string, kind: number): Said[] {
  const name = `@${source}.${kinds[kind]?.name}`;
  switch (source) {
    case 'card':
      return [{ word: 'play', data: { card: name } }];
    case 'item':
      return [{ word: 'use', data: { item: name } }];
    case 'room':
      return [{ word: 'room', data: {} }];
    default:
      return [];
  }
}

export function announced(vocabulary: Vocabulary, view: View): Announced | null {
  const { declared } = varsOf(view);
  if (declared === null) return null;
  const { seat, source, kind, choice } = declared;
  const begun = beginning(vocabulary, source, kind);
  const chosen = partsOf(vocabulary, choice);
  // Where there was nothing to choose, the choice is just a yes.
  return { seat, steps: chosen.word === 'yes' ? begun : [...begun, chosen] };
}
