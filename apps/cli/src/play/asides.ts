/** Commands at the prompt that do not decide anything. */
import type { Line, OptionValue, View } from '@deadlight/engine';
import { type CardSheet, cardsAtTable, type Rule } from '@deadlight/games';
import { boardOf } from '../boards.ts';
import { articleNamed, articlePage } from '../handbook/pages.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import { labelOf } from './labels.ts';
import type { Screen } from './screen.ts';
import { storyOf } from './story.ts';

/** What the seat may know at this moment. */
export interface Moment {
  readonly view: View;
  readonly lines: readonly Line[];
  readonly screen: Screen;
  readonly rules: readonly Rule[];
  /** A bot's suggestions, best first, and why: options in notation. */
  advise(): readonly Hint[];
}

export interface Hint {
  readonly option: string;
  readonly reasons: string;
}

type Aside = (moment: Moment, said: string) => string[];

/** What can be typed, by the name of its explanation. */
const TYPED = {
  undo: 'undo',
  hint: 'hint',
  why: 'why',
  hand: 'hand',
  card: 'card NAME',
  rule: 'rule ID',
  map: 'map',
  crew: 'crew',
  notes: 'notes',
  log: 'log, log rules',
  save: 'save FILE',
  help: 'help',
  quit: 'quit',
} as const;

export function ruleText(rules: readonly Rule[], id: string): string | null {
  const rule = rules.find((known) => known.id.toLowerCase() === id.toLowerCase());
  return rule === undefined ? null : `${paint('bold', rule.id)} ${rule.text}`;
}

const help: Aside = ({ view, screen: { voice, columns } }) => {
  const notation = view.question?.options[0] ?? '';
  const all = Object.entries({ number: '1', notation, ...TYPED });
  const wide = Math.max(...all.map(([, typed]) => typed.length));
  return all.flatMap(([name, typed]) => {
    const [first, ...more] = wrap(voice.say(`play.help.${name}`), columns - wide - 5);
    const indented = more.map((line) => ' '.repeat(wide + 5) + line);
    return [`  ${paint('bold', typed.padEnd(wide))}   ${first}`, ...indented];
  });
};

const why: Aside = ({ view, screen: { playable, voice } }) => {
  if (view.question === null) return [voice.say('play.over')];
  const { refused } = view.question;
  if (refused.length === 0) return [voice.say('play.whyNothing')];
  return [
    voice.say('play.whyNot'),
    ...refused.map((refusal) => {
      const label = labelOf(playable, voice, view, refusal.option);
      const says = playable.telling.whyNot(view, voice, refusal);
      return `  ${label}: ${says} ${paint('dim', refusal.rule)}`;
    }),
  ];
};

const hint: Aside = ({ view, screen: { playable, voice }, advise }) => {
  if (view.question === null) return [voice.say('play.over')];
  const hints = advise();
  if (hints.length === 0) return [voice.say('play.noHint')];
  return hints.map(({ option, reasons }, i) =>
    voice.say('play.hint', {
      number: i + 1,
      option: labelOf(playable, voice, view, option),
      reasons,
    }),
  );
};

const rule: Aside = ({ screen: { voice }, rules }, said) => [
  ruleText(rules, said) ?? voice.say('play.noRule', { said, example: rules[0]?.id ?? '' }),
];

const cardLines = (sheet: CardSheet): string[] => [
  `${paint('bold', sheet.name)} (${[`×${sheet.copies}`, sheet.cost, ...sheet.tags].join(', ')}) ${paint('dim', sheet.rule)}`,
  ...(sheet.text === '' ? [] : [`  ${sheet.text}`]),
];

const card: Aside = ({ screen: { playable, voice, columns } }, said) => {
  const articles = playable.articles(voice);
  const article = articleNamed(articles, said);
  if (article !== undefined) return articlePage(article, articles, voice, columns);
  const cards = playable.cards(voice).map(({ name }) => name);
  return [voice.say('play.noCard', { said, cards })];
};

const hand: Aside = ({ view, screen: { playable, voice } }) => {
  const board = boardOf(view.game);
  const { options } = view.vars as { readonly options: Readonly<Record<string, OptionValue>> };
  const sheets = cardsAtTable(playable.cards(voice), view.game, options, voice);
  return [...new Set(board.hand(view))].flatMap((id) => {
    const sheet = sheets.find((known) => known.id === id);
    if (sheet !== undefined) return cardLines(sheet);
    const text = board.cardText(id, voice);
    return [paint('bold', voice.say(`card.${id}`)), ...(text === null ? [] : [`  ${text}`])];
  });
};

const notes: Aside = ({ view, screen: { voice } }) =>
  view.notes.length === 0
    ? [voice.say('play.noNotes')]
    : view.notes.map(({ what, data }) => voice.say(`note.${what}`, data));

/** The story so far, by rounds and turns; `log rules` gives the rule behind every line, too. */
const log: Aside = ({ lines, screen }, said) => storyOf(lines, screen, said.trim() === 'rules');

const map: Aside = ({ view, screen: { voice, columns } }) => {
  const board = boardOf(view.game);
  return [...board.map(view, voice, columns), ...board.key(view, voice, columns)];
};

const crew: Aside = ({ view, screen: { voice, columns } }) =>
  boardOf(view.game).sheets(view, voice, columns);

export const ASIDES: ReadonlyMap<string, Aside> = new Map(
  Object.entries({ help, hint, why, rule, card, hand, notes, log, map, crew }),
);
