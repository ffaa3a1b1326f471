/** One rule with all that belongs to it: its places in the code, its proofs, what a player reads. */
import { at } from '@deadlight/engine';
import { flatten, GAMES, type Language, type Rule, Voice } from '@deadlight/games';
import { type Handbook, loadHandbook } from '@deadlight/games/handbook';
import type { Place, Places } from './places.ts';
import { hanging } from './terminal/hanging.ts';
import { paint } from './terminal/paint.ts';
import { screenWidth } from './terminal/size.ts';
import { wrap } from './terminal/wrap.ts';
import { REASONS, type Uncited } from './uncited.ts';

/** A sentence that the rule brings to a player's eyes, and where. */
export interface Sentence {
  readonly where: string;
  readonly text: string;
}

interface Findings {
  /** Null where the sources are not here. */
  readonly places: Places | null;
  readonly uncited: ReadonlyMap<string, Uncited>;
  readonly proofs: readonly string[];
  readonly read: readonly Sentence[];
}

const gameOf = (rule: Rule): string | undefined =>
  Object.keys(GAMES).find((id) => rule.id.startsWith(`${at(GAMES, id, 'game').rules.prefix}-`));

/** The handbook of the game that a rule belongs to; none for a catalogue without a game. */
export function handbookFor(rule: Rule, language: Language): Promise<Handbook | null> {
  const game = gameOf(rule);
  return game === undefined ? Promise.resolve(null) : loadHandbook(game, language);
}

/** Values for a message that is shown without a table: one of whatever it counts. */
const some = (message: string): Record<string, string | number> => ({
  ...Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 1])),
  when: 'calm',
});

/** The refusal by a rule, the lines of the log that are told by it, and the paragraphs of the handbook behind it. */
export function sentencesOf(
  rule: Rule,
  places: readonly Place[],
  language: Language,
  handbook: Handbook | null,
): Sentence[] {
  const game = gameOf(rule);
  if (game === undefined || handbook === null) return [];
  const texts = at(GAMES, game, 'game').texts[language];
  const messages = flatten(texts);
  const refusal = `whyNot.${rule.id}`;
  const events = new Set(places.flatMap(({ event }) => (event === undefined ? [] : [event])));
  return [
    ...(messages.has(refusal)
      ? [
          {
            where: 'refusal',
            text: new Voice(language, texts).say(refusal, some(messages.get(refusal)!)),
          },
        ]
      : []),
    ...[...events]
      .filter((event) => messages.has(`log.${event}`))
      .map((event) => ({ where: `log, "${event}"`, text: messages.get(`log.${event}`)! })),
    ...handbook.chapters.flatMap(({ title, paragraphs }) =>
      paragraphs
        .filter(({ rules }) => rules.includes(rule.id))
        .map(({ text }) => ({ where: `handbook, "${title}"`, text })),
    ),
  ];
}

const placeLine = ({ file, line, manner, name, event }: Place): string =>
  `  ${file}:${line}  ${manner}${name === undefined ? '' : ` as ${name}`}${event === undefined ? '' : `: ${event}`}`;

function placesOf(id: string, { places, uncited }: Findings): string[] {
  if (places === null)
    return ['  the sources are not here: in the project’s repository this lists files and lines'];
  const listed = places.get(id)?.map(placeLine);
  if (listed !== undefined) return listed;
  const reason = uncited.get(id);
  if (reason === undefined) return ['  nothing cites it'];
  return [
    `  none: it ${REASONS[reason.why]}`,
    ...reason.of.flatMap((other) => [
      `  ${other}:`,
      ...(places.get(other) ?? []).map((place) => `  ${placeLine(place)}`),
    ]),
  ];
}

export function rulePage(rule: Rule, findings: Findings): string[] {
  const width = screenWidth();
  const { proofs, read } = findings;
  return [
    `${paint('bold', rule.id)}  ${rule.section}${rule.source === null ? '' : ` [${rule.source}]`}`,
    ...wrap(rule.text, width),
    'In the code:',
    ...placesOf(rule.id, findings),
    'Proved by:',
    ...(proofs.length === 0 ? ['  nothing yet'] : proofs.map((file) => `  ${file}`)),
    ...(read.length === 0 ? [] : ['What a player reads:']),
    ...read.flatMap(({ where, text }) => hanging(`  ${where}: ${text}`, width, 4)),
  ];
}
