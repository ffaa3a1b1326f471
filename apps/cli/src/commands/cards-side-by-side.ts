/** The cards of a game in several languages, one beside the other, for whoever compares them. */
import { at } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Language } from '@deadlight/games/text';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';

const CELL = 34;

/** A card as a column: its name, what stands beside the text, the text. */
const cellOf = ({ name, cost, tags, text }: CardSheet): string[] =>
  [name.toUpperCase(), [cost, ...tags].join(' · '), text]
    .filter((part) => part !== '')
    .flatMap((part) => wrap(part, CELL));

/** All languages list the same cards in the same order. */
export function sideBySide(
  languages: readonly Language[],
  sheets: readonly (readonly CardSheet[])[],
): string[] {
  const [first = []] = sheets;
  const rows = first.flatMap(({ kind, id }, i) => {
    const before = first[i - 1];
    // Copies that are told apart only in play.
    if (
      before !== undefined &&
      sheets.every((own) => isAlike(at(own, i - 1, 'card'), at(own, i, 'card')))
    )
      return [];
    const cells = sheets.map((own) => cellOf(at(own, i, 'card')));
    const height = Math.max(...cells.map(({ length }) => length));
    const lines = Array.from({ length: height }, (_, line) =>
      cells.map((cell) => cell[line] ?? ''),
    );
    return [[`${kind}.${id}`], ...lines, []];
  });
  const [head, ...table] = columns([languages.map((one) => one.padEnd(CELL)), ...rows]);
  return [paint('bold', head!), ...table];
}

const isAlike = (a: CardSheet, b: CardSheet): boolean =>
  a.name === b.name && a.text === b.text && a.tags.join() === b.tags.join();
