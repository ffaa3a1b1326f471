/** The log as a story: rounds, phases and turns as headings, what belongs together in one paragraph. */
import type { Line } from '@deadlight/engine';
import {
  besideHeading,
  bracketed,
  type Chip,
  chaptersOf,
  type Entry,
  type PlayableGame,
  sayLine,
  tellEntry,
  tellMechanics,
  type Voice,
} from '@deadlight/games';
import { hanging } from '../terminal/hanging.ts';
import { paint } from '../terminal/paint.ts';

export interface Page {
  readonly playable: Pick<PlayableGame, 'telling'>;
  readonly voice: Voice;
  readonly columns: number;
}

/** Cost, dice and cards after the story: dim, and in brackets where there is no color. */
const beside = (chips: readonly Chip[]): string =>
  chips.length === 0 ? '' : paint('dim', bracketed(chips));

/** With `rules`, every line shows the rule behind it. */
export function storyOf(
  lines: readonly Line[],
  { playable, voice, columns }: Page,
  rules = false,
): string[] {
  const { events } = playable.telling;
  const withRule = (said: string, { rule }: Line): string =>
    rules ? `${said} ${paint('dim', rule)}` : said;
  const paragraph = (entry: Entry): string => {
    const said = tellEntry(events, voice, entry).map(
      ({ link, text, line, times }) =>
        `${link}${withRule(text, line)}${times > 1 ? ` (×${times})` : ''}`,
    );
    const text = said.join('') + beside(tellMechanics(voice, entry.mechanics));
    return entry.milestone ? paint('bold', text) : text.trim();
  };
  const heading = (line: Line | null, indent: number): string[] =>
    line === null
      ? []
      : [
          ' '.repeat(indent) +
            paint('bold', withRule(sayLine(voice, line), line)) +
            beside(besideHeading(events, voice, line)),
        ];
  return chaptersOf(events, lines).flatMap(({ opens, phases, closes }) => [
    ...heading(opens, 0),
    ...phases.flatMap((phase) => [
      ...heading(phase.opens, 1),
      ...phase.passages.flatMap((passage) => [
        ...heading(passage.opens, 2),
        ...passage.entries.flatMap((entry) =>
          hanging(paragraph(entry), columns - 4, 2).map((row) => `    ${row}`),
        ),
      ]),
    ]),
    ...(closes === null ? [] : [` ${sayLine(voice, closes)}`]),
  ]);
}
