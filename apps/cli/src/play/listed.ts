/** Options as a numbered list; many of them in blocks, one for each verb. */
import { at } from '@deadlight/engine';
import { paint } from '../terminal/paint.ts';
import type { Choice } from './labels.ts';

/** The number of options that can be read at a glance. */
const MAX_UNGROUPED = 20;
const GAP = 3;
const INDENT = ' '.repeat(6);

interface Numbered extends Choice {
  readonly number: number;
  /** The label with its number. */
  readonly text: string;
}

const widest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));

/** One to a line, with its notation; all notations in one column, unless a label is too long. */
function inLines(choices: readonly Numbered[], columns: number): string[] {
  const longest = widest(choices.map(({ notation }) => notation));
  const wide = Math.min(widest(choices.map(({ text }) => text)) + GAP, columns - longest);
  return choices.map(({ text, notation }) => {
    const label = text.length + GAP > wide ? text + ' '.repeat(GAP) : text.padEnd(wide);
    return label.length + notation.length > columns ? text : label + paint('dim', notation);
  });
}

/** Side by side, in as many columns as fit. */
function inColumns(texts: readonly string[], columns: number, gap = GAP): string[] {
  const wide = widest(texts) + gap;
  const perLine = Math.max(1, Math.floor((columns + gap) / wide));
  return Array.from({ length: Math.ceil(texts.length / perLine) }, (_, row) =>
    texts
      .slice(row * perLine, (row + 1) * perLine)
      .map((text) => text.padEnd(wide))
      .join('')
      .trimEnd(),
  );
}

/** Side by side, one after another. */
function inFlow(texts: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1)}${' '.repeat(GAP)}${text}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** Options with two values: what they do is said once, and so is each first value. */
function inRows(frame: string, choices: readonly Numbered[], columns: number): string[] {
  const room = columns - INDENT.length;
  const rows = [...Map.groupBy(choices, ({ values }) => at(values, 0, 'value'))].flatMap(
    ([first, options]) =>
      inFlow([first, ...options.map(({ number, values }) => `${number}) ${values[1]}`)], room),
  );
  return [frame, ...inColumns(rows, room, 2 * GAP)].map((line) => INDENT + line);
}

/** Verbs with a single option share a block. */
function blocksOf(choices: readonly Numbered[]): Numbered[][] {
  const blocks: Numbered[][] = [];
  let open = false;
  for (const group of Map.groupBy(choices, ({ verb }) => verb).values()) {
    const single = group.length === 1;
    if (single && open) blocks.at(-1)!.push(...group);
    else blocks.push(group);
    open = single;
  }
  return blocks;
}

const fewer = (some: string[], others: string[]): string[] =>
  others.length < some.length ? others : some;

/** Whichever layout takes the fewest lines. */
function inBlock(block: readonly Numbered[], columns: number): string[] {
  const texts = block.map(({ text }) => text);
  const lines = fewer(inColumns(texts, columns), inFlow(texts, columns));
  const [{ frame }] = block as [Numbered];
  const alike = block.every((choice) => choice.frame === frame && choice.values.length === 2);
  return frame !== null && alike ? fewer(lines, inRows(frame, block, columns)) : lines;
}

/** In as many lines as are free, if possible. */
export function listed(
  choices: readonly Choice[],
  columns: number,
  free = MAX_UNGROUPED,
): string[] {
  const all = choices.map((choice, index) => ({
    ...choice,
    number: index + 1,
    text: `${String(index + 1).padStart(4)}  ${choice.label}`,
  }));
  if (all.length <= Math.min(MAX_UNGROUPED, free)) return inLines(all, columns);
  const blocks = blocksOf(all).map((block) => inBlock(block, columns));
  const spaced = blocks.flatMap((block) => ['', ...block]);
  return spaced.length <= free ? spaced : blocks.flat();
}
