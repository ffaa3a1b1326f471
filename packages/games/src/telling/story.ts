/** The log as a story: rounds, in them turns and phases, in them entries of lines that belong together. */
import type { Line } from '@deadlight/engine';

/** What happened at one stroke: a shot with its roll and its effect, a step with what it uncovered. */
export type Entry = readonly Line[];

export interface Passage {
  /** The line that opens it, a turn or a phase; none before the first. */
  readonly opens: Line | null;
  readonly entries: readonly Entry[];
}

export interface Chapter {
  /** The line that opens the round; none before the first. */
  readonly opens: Line | null;
  readonly passages: readonly Passage[];
}

/** Lines that open a turn or a phase. */
const PASSAGES = new Set(['turn', 'intruder-turn', 'time', 'event', 'parasite-phase']);

/** Lines that finish what the line before them began. */
const CONTINUE = new Set([
  'armor',
  'combat-roll',
  'damage-check',
  'danger',
  'death',
  'encounter',
  'exploration-token',
  'explored',
  'hurt',
  'infested',
  'intruder-appears',
  'intruder-dies',
  'intruder-hurt',
  'misses',
  'nerves',
  'noise',
  'noise-reroll',
  'noise-technical',
  'parasite-hit',
  'retreat',
  'shot-misses',
  'surprise',
  'token',
  'token-ignored',
]);

/** Cuts the lines of a log into rounds, turns and entries; together they are the same lines again. */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const chapters: { opens: Line | null; passages: { opens: Line | null; entries: Line[][] }[] }[] =
    [];
  const chapter = (opens: Line | null) => {
    chapters.push({ opens, passages: [{ opens: null, entries: [] }] });
  };
  for (const line of lines) {
    if (line.what === 'round') {
      chapter(line);
      continue;
    }
    if (chapters.length === 0) chapter(null);
    const { passages } = chapters.at(-1)!;
    if (PASSAGES.has(line.what)) {
      passages.push({ opens: line, entries: [] });
      continue;
    }
    const { entries } = passages.at(-1)!;
    const entry = entries.at(-1);
    if (CONTINUE.has(line.what) && entry !== undefined) entry.push(line);
    else entries.push([line]);
  }
  for (const { passages } of chapters) if (passages[0]!.entries.length === 0) passages.shift();
  return chapters;
}

/** What a line is in the story: it opens a round or a turn, begins an entry, or is more of one. */
export type Role = 'round' | 'turn' | 'entry' | 'more';

export function rolesOf(lines: readonly Line[]): ReadonlyMap<Line, Role> {
  const roles = new Map<Line, Role>();
  for (const { opens, passages } of chaptersOf(lines)) {
    if (opens !== null) roles.set(opens, 'round');
    for (const passage of passages) {
      if (passage.opens !== null) roles.set(passage.opens, 'turn');
      for (const entry of passage.entries)
        for (const [i, line] of entry.entries()) roles.set(line, i === 0 ? 'entry' : 'more');
    }
  }
  return roles;
}
