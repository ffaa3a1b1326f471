/** The log as a story: rounds, phases and turns as headings, what belongs together in one paragraph. */
import type { Line } from '@deadlight/engine';
import { chaptersOf, type Entry, type PlayableGame, tellEntry, type Voice } from '@deadlight/games';
import { hanging } from '../terminal/hanging.ts';
import { paint } from '../terminal/paint.ts';

export interface Page {
  readonly playable: Pick<PlayableGame, 'telling'>;
  readonly voice: Voice;
  readonly columns: number;
}

export const sayLine = (voice: Voice, { what, data }: Line): string =>
  voice.say(`log.${what}`, data);

/** With `rules`, every line shows the rule behind it. */
export function storyOf(
  lines: readonly Line[],
  { playable, voice, columns }: Page,
  rules = false,
): string[] {
  const { events } = playable.telling;
  const withRule = (said: string, { rule }: Line): string =>
    rules ? `${said} ${paint('dim', rule)}` : said;
  const tell = (line: Line): string => withRule(sayLine(voice, line), line);
  const paragraph = (entry: Entry): string =>
    [
      ...tellEntry(events, voice, entry).map(
        ({ link, text, line, times }) =>
          `${link}${withRule(text, line)}${times > 1 ? ` (×${times})` : ''}`,
      ),
      ...(entry.paid === null ? [] : [` ${paint('dim', tell(entry.paid))}`]),
    ].join('');
  const heading = (line: Line | null, indent: number): string[] =>
    line === null ? [] : [' '.repeat(indent) + paint('bold', tell(line))];
  return chaptersOf(events, lines).flatMap(({ opens, phases }) => [
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
  ]);
}
