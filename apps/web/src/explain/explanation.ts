/** What can be said of a card or a room to the player who asks, and which element asks for it. */
import type { Card, Mark, Piece, Place, Track } from '../table/scene.ts';
import { voice } from '../text/voice.ts';
import { roomRule } from './room-rules.ts';

export interface Explanation {
  readonly name: string;
  readonly cost: string | null;
  /** When and where it can be used, weight, type: each in a word or two. */
  readonly tags: readonly string[];
  readonly text: string;
  /** What else there is to see, in words. */
  readonly marks: readonly string[];
  readonly rule: string | null;
}

export const ofCard = ({ name, cost, tags = [], text, rule }: Card): Explanation => ({
  name,
  cost,
  tags,
  text,
  marks: [],
  rule,
});

export const ofPlace = (game: string, place: Place): Explanation => ({
  name: `${place.number} ${place.name}`,
  cost: place.cost ?? null,
  tags: place.tags ?? [],
  text: place.explanation,
  marks: place.marks.map((mark) => {
    const means = meaning(mark.icon);
    return means === '' ? mark.label : labeled(mark.label, means);
  }),
  rule: place.known === 'unknown' ? null : roomRule(game, place.icon),
});

const labeled = (name: string, says: string): string =>
  voice.peek()!.say('labeled', { name, says });

/** What a sign means, wherever it is drawn: the text `sign.NAME`. */
function meaning(sign: string): string {
  const said = voice.peek();
  return said?.has(`sign.${sign}`) === true ? said.say(`sign.${sign}`) : '';
}

const plain = (name: string, text: string): Explanation => ({
  name,
  cost: null,
  tags: [],
  text,
  marks: [],
  rule: null,
});

export const ofMark = ({ label, icon }: Mark): Explanation => plain(label, meaning(icon));

/** A creature with the injuries that it has, and what it takes to kill it. */
export const ofPiece = ({ label, icon, kind, count }: Piece): Explanation => ({
  ...plain(label, meaning(icon)),
  marks:
    kind === 'creature' && count !== undefined
      ? [voice.peek()!.say('sign.hurt', { injuries: count })]
      : [],
});

export const ofTrack = (theme: string, { id, name, says }: Track): Explanation =>
  plain(labeled(name, says), meaning(`track.${theme}.${id}`));

/** What there is to say is found when somebody asks: then it is true, and till then it costs nothing. */
type Explain = () => Explanation | undefined;

const explanations = new WeakMap<Element, Explain>();

/** The attributes of an element that explains itself when one lingers on it. */
export const explained = (explain: Explain) => ({
  'data-explained': '',
  ref: (element: Element | null): void => {
    if (element !== null) explanations.set(element, explain);
  },
});

/** The explanation at an element, if there is more to it than a name. */
export function explainedAt(
  target: EventTarget | null,
): { readonly anchor: HTMLElement; readonly says: Explanation } | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest<HTMLElement>('[data-explained]');
  const says = anchor === null ? undefined : explanations.get(anchor)?.();
  if (anchor === null || says === undefined) return null;
  const { text, tags, marks } = says;
  return text === '' && tags.length + marks.length === 0 ? null : { anchor, says };
}
