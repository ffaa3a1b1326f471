/**
 * Where the code cites rules: by their ids, in a comment at what enforces them or where they are refused or told by,
 * or by the name of a rule that games share. Works on the text of sources; nothing is run.
 */

/** How the code uses a rule at a place. */
export type Manner = 'enforces' | 'refuses' | 'tells';

export interface Citation {
  /** As it is written: the id of a rule or a section, or the name of a shared rule. */
  readonly cited: string;
  readonly line: number;
  readonly manner: Manner;
  /** The last of a range of rules, all of which are meant: `NEM-COMBAT-07 to NEM-COMBAT-09`. */
  readonly to?: string;
  /** The log line that cites it, if named next to it. */
  readonly event?: string;
}

const ID = '[A-Z]{3}-[A-Z]\\w*(?:-\\w+)*';
const CITED = new RegExp(
  `(?<id>\\b${ID})(?:\\s+to\\s+(?:(?:\\*|//)\\s+)?(?<to>${ID}))?|'(?<name>[a-z]+(?:-[a-z]+)*)'`,
  'g',
);
const EVENT = /^'?,\s*EVENT(?:\.|\[')([a-z][a-z-]*)/;

const isComment = (before: string): boolean =>
  /(^|\s)\/\/|\/\*/.test(before) || /^\s*\*/.test(before);

/** Cited as a reason against something, not in a log line. */
const isReason = (before: string): boolean =>
  (/(?:\?|:|=>|=|return|unless\()\s*$/.test(before) && !/\brule:\s*$/.test(before)) ||
  /refuse\([^;]*$/.test(before);

/** Characters of code before a citation that show how it is used. */
const NEAR = 120;

function mannerAt(source: string, index: number): Manner {
  const lineStart = source.lastIndexOf('\n', index - 1) + 1;
  if (isComment(source.slice(lineStart, index))) return 'enforces';
  const before = source.slice(Math.max(0, index - NEAR), index).replace(/['"`]$/, '');
  if (/\btell\w*\([^;]*$/.test(before)) return 'tells';
  return isReason(before) ? 'refuses' : 'enforces';
}

/** The citations in a source. Of words in quotation marks, only those that are names of shared rules. */
export function citationsIn(
  source: string,
  mannerOf: (name: string) => Manner | undefined = () => undefined,
): Citation[] {
  const found: Citation[] = [];
  let line = 1;
  let read = 0;
  for (const match of source.matchAll(CITED)) {
    const { id, to, name } = match.groups!;
    const manner = id === undefined ? mannerOf(name!) : mannerAt(source, match.index);
    if (manner === undefined) continue;
    for (; read < match.index; read++) if (source[read] === '\n') line++;
    const event = EVENT.exec(source.slice(match.index + match[0].length))?.[1];
    found.push({
      cited: id ?? name!,
      line,
      manner,
      ...(to !== undefined && { to }),
      ...(manner === 'tells' && event !== undefined && { event }),
    });
  }
  return found;
}

/** The rules that a citation means: one, or a range of them in the order of the catalogue; none for a whole section. */
export function rulesMeant({ cited, to }: Citation, ids: readonly string[]): readonly string[] {
  const from = ids.indexOf(cited);
  if (from >= 0 && to === undefined) return [cited];
  const last = to === undefined ? -1 : ids.indexOf(to);
  if (from >= 0 && last >= from) return ids.slice(from, last + 1);
  if (to === undefined && ids.some((id) => id.startsWith(`${cited}-`))) return [];
  throw new RangeError(`no catalogue has ${to === undefined ? cited : `${cited} to ${to}`}`);
}
