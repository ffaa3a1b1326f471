/** Options as a numbered list; many of them in blocks, one for each verb. */
import { paint } from '../paint.ts';
import type { Choice } from './labels.ts';

/** So many options are read at a glance. */
const FEW = 20;
const GAP = 3;

interface Numbered extends Choice {
  /** The label with its number. */
  readonly text: string;
}

const widest = (choices: readonly Numbered[]): number =>
  Math.max(...choices.map(({ text }) => text.length));

/** One to a line, with its notation; all notations in one column, unless a label is too long. */
function inLines(choices: readonly Numbered[], columns: number): string[] {
  const longest = Math.max(...choices.map(({ notation }) => notation.length));
  const wide = Math.min(widest(choices) + GAP, columns - longest);
  return choices.map(({ text, notation }) => {
    const label = text.length + GAP > wide ? text + ' '.repeat(GAP) : text.padEnd(wide);
    return label.length + notation.length > columns ? text : label + paint('dim', notation);
  });
}

/** Side by side, in as many columns as fit. */
function inColumns(choices: readonly Numbered[], columns: number): string[] {
  const wide = widest(choices) + GAP;
  const perLine = Math.max(1, Math.floor((columns + GAP) / wide));
  return Array.from({ length: Math.ceil(choices.length / perLine) }, (_, row) =>
    choices
      .slice(row * perLine, (row + 1) * perLine)
      .map(({ text }) => text.padEnd(wide))
      .join('')
      .trimEnd(),
  );
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

export function listed(choices: readonly Choice[], columns: number): string[] {
  const numbered = choices.map((choice, index) => ({
    ...choice,
    text: `${String(index + 1).padStart(4)}  ${choice.label}`,
  }));
  if (numbered.length <= FEW) return inLines(numbered, columns);
  return blocksOf(numbered).flatMap((block) => ['', ...inColumns(block, columns)]);
}
