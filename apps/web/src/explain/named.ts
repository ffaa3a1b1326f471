/** Finds what a line of the log names. */
import { type Line, nameIn } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Article } from '@deadlight/games/telling';
import { capital, type Voice } from '@deadlight/games/text';
import type { Scene } from '../table/scene.ts';
import { type Explanation, ofPlace } from './explanation.ts';

const refsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('@') ? [value.slice(1)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsIn) : [];
};

/** A card is found by its id, or by its id among the cards of a character named next to it. */
function sheetOf(all: readonly CardSheet[], refs: readonly string[], ref: string, name: string) {
  const ids = [nameIn(ref), ...refs.map((other) => `${nameIn(other)}-${nameIn(ref)}`)];
  return all.find((sheet) => ids.includes(sheet.id) && sheet.name === name);
}

const BEINGS: readonly string[] = ['character', 'figure', 'piece', 'type', 'who'];

/** An actor is explained as what it is: `figure.adult-3` as the Adult, `piece.red-trooper` as a trooper. */
function beingOf(articles: readonly Article[], ref: string): Explanation | null {
  if (!BEINGS.includes(ref.slice(0, ref.indexOf('.')))) return null;
  const name = nameIn(ref).replace(/-\d+$/, '');
  const wanted = [name, name.slice(name.indexOf('-') + 1)];
  const found = articles.find(
    ({ kind, id }) => (kind === 'creature' || kind === 'character') && wanted.includes(nameIn(id)),
  );
  return found === undefined ? null : { ...found, marks: [] };
}

/** What a line names and what it is, by the name as it is said. */
export function namedIn(
  { data }: Line,
  voice: Voice,
  game: string,
  { places }: Pick<Scene, 'places'>,
  all: readonly CardSheet[],
  articles: readonly Article[],
): Map<string, Explanation> {
  const found = new Map<string, Explanation>();
  const refs = Object.values(data).flatMap(refsIn);
  for (const ref of refs) {
    if (!voice.has(ref)) continue;
    const name = voice.say(ref);
    const place = ref.startsWith('room.') ? places.find(({ icon }) => icon === ref) : undefined;
    const sheet = sheetOf(all, refs, ref, name);
    const explanation =
      place !== undefined
        ? ofPlace(game, place)
        : sheet !== undefined
          ? { ...sheet, marks: [] }
          : beingOf(articles, ref);
    // A sentence may have it in another case: „im Maschinenraum des Soldaten“.
    if (explanation === null) continue;
    for (const form of voice.formsOf(ref)) {
      found.set(form, explanation);
      found.set(capital(form), explanation);
    }
  }
  return found;
}

/** A name in a text, and the words right next to it. */
export interface Cut {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** Brackets, stops and the like; the narrow spaces of French belong to them. */
const BESIDE = '(?:[^\\s\\p{L}\\p{N}]|[\\u00a0\\u202f])*';

/** An article without its vowel stays with its name: l’Entrepôt. */
const ELIDED = '(?:(?<!\\p{L})\\p{L}{1,2}’)?';

/** A text cut at names, or only where they are whole words; brackets and stops go with the name that they stand at. */
export function cutAt(
  text: string,
  names: readonly string[],
  words: 'whole' | 'any' = 'any',
): (string | Cut)[] {
  const wanted = names
    .filter((name) => text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [text];
  const plain = wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const [begin, behind] = words === 'whole' ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', ''];
  const found = new RegExp(
    `(?<before>${BESIDE}?${ELIDED})${begin}(?<name>${plain.join('|')})${behind}(?<after>${BESIDE})`,
    'gu',
  );
  const cuts: (string | Cut)[] = [];
  let end = 0;
  for (const { index, 0: whole, groups } of text.matchAll(found)) {
    cuts.push(text.slice(end, index), { ...(groups as unknown as Cut) });
    end = index + whole.length;
  }
  return [...cuts, text.slice(end)].filter((part) => part !== '');
}
