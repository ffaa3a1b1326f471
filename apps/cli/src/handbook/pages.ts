/** Pages of the handbook as lines of text. */
import { at, type Line } from '@deadlight/engine';
import {
  type Article,
  type PlayableGame,
  setTitle,
  tellAll,
  tipFor,
  type Voice,
} from '@deadlight/games';
import type { Chapter, Handbook } from '@deadlight/games/handbook';
import { hanging } from '../terminal/hanging.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';

const heading = (text: string): string => paint('bold', text);

/** The game on one page. */
export function onePage({ primer, actions }: Handbook, voice: Voice, width: number): string[] {
  const listed = (lines: readonly string[], mark: (i: number) => string): string[] =>
    lines.flatMap((line, i) => hanging(`${mark(i)} ${line}`, width, 3));
  return [
    heading(voice.say('handbook.goal')),
    ...wrap(primer.goal, width),
    '',
    heading(voice.say('handbook.round')),
    ...listed(primer.round, (i) => `${i + 1}.`),
    '',
    heading(voice.say('handbook.actions')),
    ...actions.flatMap(({ verb, cost }) => {
      const { name, is } = at(primer.actions, verb, 'action');
      const costs = cost === null ? voice.say('handbook.asPrinted') : voice.say('cost', { cost });
      return hanging(`${name} (${costs}): ${is}`, width, 2);
    }),
    '',
    heading(voice.say('handbook.ends')),
    ...listed(primer.end, () => '-'),
  ];
}

/** What there is to read, by the word that opens it. */
export const contents = ({ primer, chapters }: Handbook, voice: Voice): string[] => {
  const entries = [
    ...Object.entries(primer.examples).map(([id, { title }]) => [id, title] as const),
    ...chapters.map(({ id, title }) => [`chapter ${id}`, title] as const),
  ];
  const wide = Math.max(...entries.map(([id]) => id.length));
  return [
    heading(voice.say('handbook.contents')),
    ...entries.map(([id, title]) => `  ${id.padEnd(wide)}  ${title}`),
  ];
};

export const chapterPage = (
  { title, paragraphs }: Chapter,
  voice: Voice,
  width: number,
): string[] => [
  heading(title),
  ...paragraphs.flatMap(({ text, parts, rules, term }) => [
    ...(term === undefined
      ? parts.flatMap((part) =>
          part.ours
            ? hanging(`  ${voice.say('handbook.ruling', { text: part.text })}`, width, 4)
            : wrap(part.text, width),
        )
      : wrap(`${term[voice.language]}: ${text}`, width)),
    ...(rules.length === 0 ? [] : wrap(rules.join(' '), width).map((line) => paint('dim', line))),
    '',
  ]),
];

/** A card, a room, a creature: what it is and does, and what belongs to it. */
export function articlePage(
  article: Article,
  all: readonly Article[],
  voice: Voice,
  width: number,
  handbook?: Handbook,
): string[] {
  const { id, name, kind, set, copies, cost, tags, text, rule, see } = article;
  const about = [
    voice.say(`kind.${kind}`),
    ...(voice.has(`set.${set}`) || voice.has(`character.${set}`) ? [setTitle(voice, set)] : []),
    ...(copies > 1 ? [`×${copies}`] : []),
    ...(cost === null || cost === '' ? [] : [cost]),
    ...tags,
  ];
  const seen = see.map((one) => all.find((other) => other.id === one)!.name);
  const tip = handbook && tipFor(article, handbook.primer.tips);
  const meaning = handbook?.meanings[id];
  return [
    `${heading(name)} (${about.join(', ')})${rule === null ? '' : ` ${paint('dim', rule)}`}`,
    ...[
      ...(meaning === undefined ? [] : [meaning]),
      ...(text === '' ? [] : [text]),
      ...(tip === undefined ? [] : [voice.say('handbook.tip', { tip })]),
      ...(seen.length === 0 ? [] : [voice.join([...new Set(seen)])]),
    ].flatMap((said) => hanging(`  ${said}`, width, 2)),
  ];
}

/** The article of that name or id; else one in whose name it is. */
export function articleNamed(all: readonly Article[], said: string): Article | undefined {
  const wanted = said.trim().toLowerCase();
  const names = ({ id, name }: Article): string[] => [
    name.toLowerCase(),
    id,
    id.slice(id.indexOf('.') + 1),
  ];
  if (wanted === '') return undefined;
  return (
    all.find((one) => names(one).includes(wanted)) ??
    all.find((one) => names(one).some((name) => name.includes(wanted)))
  );
}

export const told = (
  { telling }: Pick<PlayableGame, 'telling'>,
  voice: Voice,
  lines: readonly Line[],
  width: number,
): string[] =>
  tellAll(telling.events, voice, lines).flatMap((said) =>
    hanging(`  ${said}`, width, 4).map((row) => paint('dim', row)),
  );
