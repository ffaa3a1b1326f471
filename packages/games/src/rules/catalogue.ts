/** Reads the rule catalogues: markdown in which every rule is one bullet with its id, on one line or several. */

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** The headings it stands under, outermost first. */
  readonly section: string;
  /** What closes the bullet in square brackets: how sure it is, or where it comes from. */
  readonly source: string | null;
}

const HEADING = /^(#{2,})\s+(.+)$/;
const RULE = /^- \*\*([A-Z]{3}-[\w-]+)\*\*\s+(.+)$/;
const CONTINUED = /^\s+(\S.*)$/;
const SOURCE = /^(.*\S)\s+\[([^[\]]+)\]$/;

/** The lines of a catalogue, each bullet with the indented lines that carry it on. */
function linesOf(markdown: string): string[] {
  const lines: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const more = CONTINUED.exec(line.trimEnd())?.[1];
    if (more !== undefined && !/^[-*] /.test(more) && RULE.test(lines.at(-1) ?? ''))
      lines.push(`${lines.pop()} ${more}`);
    else lines.push(line.trimEnd());
  }
  return lines;
}

export function parseCatalogue(markdown: string): Rule[] {
  const rules: Rule[] = [];
  const headings: string[] = [];
  for (const line of linesOf(markdown)) {
    const heading = HEADING.exec(line);
    if (heading) {
      headings.length = heading[1]!.length - 2;
      headings.push(heading[2]!.trim());
      continue;
    }
    const bullet = RULE.exec(line);
    if (bullet === null) continue;
    const [, id, said] = bullet;
    const parts = SOURCE.exec(said!);
    rules.push({
      id: id!,
      text: parts?.[1] ?? said!,
      section: headings.filter(Boolean).join(' / '),
      source: parts?.[2] ?? null,
    });
  }
  return rules;
}

/** Whether a rule is our own ruling, where the printed rules are silent or disagree. */
export const isRuling = ({ id, source }: Pick<Rule, 'id' | 'source'>): boolean =>
  /-[RD]$/.test(id) || source === 'reconstructed';
