/** Lays out rows in columns as wide as they need; numbers stand to the right. */
import { at } from '@deadlight/engine';
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  const numeric = widths.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  return rows.map((row) =>
    row
      .map((cell, i) =>
        numeric[i]
          ? String(cell).padStart(at(widths, i, 'column width'))
          : String(cell).padEnd(at(widths, i, 'column width')),
      )
      .join('  ')
      .trimEnd(),
  );
}
