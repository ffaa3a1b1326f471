/** What a person may ask for at the prompt without deciding anything. */
import type { Line, View } from '@deadlight/engine';
import {
  type CardSheet,
  chaptersOf,
  type PlayableGame,
  type Rule,
  type Voice,
} from '@deadlight/games';
import { boardOf } from '../boards.ts';
import { hanging } from '../terminal/hanging.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import { labelOf } from './labels.ts';
import { type Screen, sayLine } from './screen.ts';

/** What the seat may know at this moment. */
export interface Moment {
  readonly view: View;
  readonly lines: readonly Line[];
  readonly screen: Screen;
  readonly rules: readonly Rule[];
  /** What a bot would do here, best first, and why: options in notation. */
  advise(): readonly Hint[];
}

export interface Hint {
  readonly option: string;
  readonly reasons: readonly string[];
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

const why: Aside = ({ view, screen: { playable, voice }, rules }) => {
  const refused = view.question?.refused ?? [];
  if (refused.length === 0) return [voice.say('play.whyNothing')];
  return [
    voice.say('play.whyNot'),
    ...[...Map.groupBy(refused, ({ rule }) => rule)].flatMap(([rule, options]) => [
      ...options.map(({ option }) => `  ${labelOf(playable, voice, view, option)}`),
      `    ${ruleText(rules, rule) ?? rule}`,
    ]),
  ];
};

const hint: Aside = ({ view, screen: { playable, voice }, advise }) => {
  const hints = advise();
  if (hints.length === 0) return [voice.say('play.noHint')];
  return hints.map(({ option, reasons }, i) =>
    voice.say('play.hint', {
      number: i + 1,
      option: labelOf(playable, voice, view, option),
      reasons: [...reasons],
    }),
  );
};

const rule: Aside = ({ screen: { voice }, rules }, said) => [
  ruleText(rules, said) ?? voice.say('play.noRule', { said, example: rules[0]?.id ?? '' }),
];

const cardLines = (sheet: CardSheet): string[] => [
  `${paint('bold', sheet.name)} (×${sheet.copies}, ${sheet.cost}) ${paint('dim', sheet.rule)}`,
  `  ${sheet.text}`,
];

function cardNamed(playable: PlayableGame, voice: Voice, said: string): CardSheet | undefined {
  const wanted = said.toLowerCase();
  const sheets = playable.cards(voice);
  const names = (sheet: CardSheet): string[] => [sheet.id, sheet.name.toLowerCase()];
  return (
    sheets.find((sheet) => names(sheet).includes(wanted)) ??
    sheets.find((sheet) => wanted !== '' && names(sheet).some((name) => name.includes(wanted)))
  );
}

const card: Aside = ({ screen: { playable, voice } }, said) => {
  const sheet = cardNamed(playable, voice, said);
  if (sheet !== undefined) return cardLines(sheet);
  const cards = playable.cards(voice).map(({ name }) => name);
  return [voice.say('play.noCard', { said, cards })];
};

const hand: Aside = ({ view, screen: { playable, voice } }) => {
  const board = boardOf(view.game);
  const sheets = playable.cards(voice);
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
const log: Aside = ({ lines, screen: { voice, columns } }, said) => {
  const withRules = said.trim() === 'rules';
  const tell = (line: Line): string =>
    withRules ? `${sayLine(voice, line)} ${paint('dim', line.rule)}` : sayLine(voice, line);
  return chaptersOf(lines).flatMap(({ opens, passages }) => [
    ...(opens === null ? [] : [paint('bold', tell(opens))]),
    ...passages.flatMap((passage) => [
      ...(passage.opens === null ? [] : [`  ${paint('bold', tell(passage.opens))}`]),
      ...passage.entries.flatMap((entry) =>
        hanging(entry.map(tell).join(' '), columns - 4, 2).map((row) => `    ${row}`),
      ),
    ]),
  ]);
};

const map: Aside = ({ view, screen: { voice, columns } }) => {
  const board = boardOf(view.game);
  return [...board.map(view, voice, columns), ...board.key(view, voice, columns)];
};

const crew: Aside = ({ view, screen: { voice, columns } }) =>
  boardOf(view.game).sheets(view, voice, columns);

export const ASIDES: ReadonlyMap<string, Aside> = new Map(
  Object.entries({ help, hint, why, rule, card, hand, notes, log, map, crew }),
);
