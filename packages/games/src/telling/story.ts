/** The log as a story: rounds, in them phases, in them turns and steps, in them what belongs together. */
import type { Line } from '@deadlight/engine';

/** A line, and how often in a row it was told. */
export interface Sentence {
  readonly line: Line;
  readonly times: number;
}

/** What happened at one stroke: a shot with its roll and its effect, a step with what it uncovered. */
export interface Entry {
  readonly sentences: readonly Sentence[];
  /** What it cost, if that is known: one line with all cards that were paid. */
  readonly paid: Line | null;
}

/** A turn, or a step of a phase. */
export interface Passage {
  /** The line that opens it; none before the first. */
  readonly opens: Line | null;
  readonly entries: readonly Entry[];
}

export interface Phase {
  /** The line that opens it; none before the first. */
  readonly opens: Line | null;
  readonly passages: readonly Passage[];
}

export interface Chapter {
  /** The line that opens the round; none before the first. */
  readonly opens: Line | null;
  readonly phases: readonly Phase[];
}

const PHASES = new Set(['phase', 'parasite-phase']);

/** Lines that open a turn or a step. */
const PASSAGES = new Set(['turn', 'intruder-turn', 'step', 'time', 'event']);

/** Headings under which nothing may happen; then they are not worth a line. */
const isEmpty = ({ opens, entries }: Passage): boolean =>
  entries.length === 0 && (opens === null || opens.what === 'step');

/** Actions whose name is told first: what comes of them belongs to them. */
const ACTIONS = new Set([
  'computer-used',
  'drives',
  'intruder-card',
  'mars-card',
  'played',
  'plays',
  'room-action',
  'terminal',
  'uses',
]);

/** What is never a mere consequence. */
const BEGINS = new Set([
  ...ACTIONS,
  'attacks',
  'bleeds',
  'burns',
  'end-alert',
  'end-explosion',
  'end-fire',
  'end-hull',
  'end-jump',
  'end-purge',
  'escapes',
  'laid',
  'larva-attacks',
  'move',
  'passes',
  'search',
  'shot',
  'stab',
  'trade',
  'treats',
  'whispers',
]);
const begins = (what: string): boolean => BEGINS.has(what) || what.startsWith('claim-');

/** Lines that finish what the line before them began, whatever that was. */
const RESULTS = new Set([
  'alarm',
  'alarm-takes',
  'armor',
  'combat-roll',
  'contaminated',
  'danger',
  'death',
  'deal-refused',
  'dies',
  'door-closed',
  'door-destroyed',
  'door-opened',
  'drew',
  'drew-alarm',
  'egg-destroyed',
  'egg-laid',
  'eliminated',
  'encounter',
  'exploration-token',
  'explored',
  'fire',
  'fire-out',
  'first-encounter',
  'cured',
  'healed',
  'hurt',
  'infected',
  'infested',
  'inherits',
  'intruder-appears',
  'intruder-dies',
  'intruder-hurt',
  'intruder-moves',
  'intruder-vanishes',
  'items-burnt',
  'keeps',
  'larva',
  'launched',
  'learns',
  'light-wound',
  'malfunction',
  'misses',
  'nerves',
  'nest-destroyed',
  'noise',
  'noise-everywhere',
  'noise-fades',
  'noise-removed',
  'noise-reroll',
  'noise-technical',
  'parasite-hit',
  'passes-token',
  'proposes',
  'repelled',
  'retreat',
  'reshuffled',
  'runs',
  'scan',
  'serious-wound',
  'shot-card',
  'shot-extras',
  'shot-misses',
  'shows',
  'slime',
  'spends-ammo',
  'surprise',
  'token',
  'token-added',
  'token-ignored',
  'traded',
]);

/** What makes a noise, and the roll that belongs to it; in the bag step each roll is its own. */
const NOISY = new Set([...ACTIONS, 'enters', 'shoots', 'strikes', 'takes-egg']);

function continues({ what, data }: Line, entry: readonly Line[]): boolean {
  const first = entry.find((line) => !isPaid(line))!;
  if (begins(what)) return false;
  // A terminal may find a room; what else is played before does not.
  if (what === 'placed') return first.what === 'terminal';
  if (what === 'noise-roll') return NOISY.has(first.what) && first.data['who'] === data['who'];
  return RESULTS.has(what) || ACTIONS.has(first.what);
}

const isSame = (a: Line, b: Line): boolean =>
  a.what === b.what &&
  JSON.stringify({ ...a.data, times: 1 }) === JSON.stringify({ ...b.data, times: 1 });

/** Noise in several corridors is one sentence; one of a pair of corridors needs its number. */
const isNoise = ({ what, data }: Line): boolean =>
  what === 'noises' || (what === 'noise' && data['exit'] === 0);

const corridorsOf = ({ data }: Line): string[] =>
  Array.isArray(data['corridors'])
    ? data['corridors'].map(String)
    : [`${data['from']}–${data['to']}`];

/** The line with another like it, if both can be said at once. */
function together(line: Line, next: Line): Line | null {
  if (isNoise(line) && isNoise(next)) {
    const corridors = [...corridorsOf(line), ...corridorsOf(next)];
    return { ...line, what: 'noises', data: { corridors } };
  }
  const { times } = line.data;
  return typeof times === 'number' && isSame(line, next)
    ? { ...line, data: { ...line.data, times: times + 1 } }
    : null;
}

const isPaid = ({ what }: Line): boolean => what === 'pays';

/** Several payments for one action are one. */
function asOne(paid: readonly Line[]): Line | null {
  const [first] = paid;
  if (first === undefined) return null;
  return { ...first, data: { ...first.data, card: paid.map(({ data }) => data['card']!) } };
}

function entryOf(lines: readonly Line[]): Entry {
  const paid = asOne(lines.filter(isPaid));
  // The log may end with it, before anything has come of it.
  if (paid !== null && lines.every(isPaid))
    return { sentences: [{ line: paid, times: 1 }], paid: null };
  const sentences: { line: Line; times: number }[] = [];
  for (const line of lines) {
    if (isPaid(line)) continue;
    const last = sentences.at(-1);
    const both = last === undefined ? null : together(last.line, line);
    if (both !== null) last!.line = both;
    else if (last !== undefined && isSame(last.line, line)) last.times++;
    else sentences.push({ line, times: 1 });
  }
  return { sentences, paid };
}

interface Draft<T> {
  readonly opens: Line | null;
  readonly parts: T[];
}
const draft = <T>(opens: Line | null, ...parts: T[]): Draft<T> => ({ opens, parts });

const belongs = (line: Line, entry: readonly Line[]): boolean =>
  isPaid(line) ? line.data['for'] !== 'basic' : continues(line, entry);

/** A basic action is paid for before it is told: its payment waits for it. */
const waits = (entry: readonly Line[] | undefined): boolean => entry?.every(isPaid) ?? false;

/** Cuts the lines of a log into rounds, phases, turns and entries. */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const emptyPhase = (opens: Line | null) => draft(opens, draft<Line[]>(null));
  const chapters = [draft(null, emptyPhase(null))];
  for (const line of lines) {
    const { what } = line;
    const phases = chapters.at(-1)!.parts;
    const passages = phases.at(-1)!.parts;
    const entries = passages.at(-1)!.parts;
    const entry = entries.at(-1);
    if (what === 'round') chapters.push(draft(line, emptyPhase(null)));
    else if (PHASES.has(what)) phases.push(emptyPhase(line));
    else if (PASSAGES.has(what)) passages.push(draft(line));
    // Who interrupts has not paid: the payment waits on.
    else if (what === 'interrupts' && waits(entry)) entries.splice(-1, 0, [line]);
    else if (entry !== undefined && (waits(entry) || belongs(line, entry))) entry.push(line);
    else entries.push([line]);
  }
  return chapters
    .map(({ opens, parts }) => ({
      opens,
      phases: parts
        .map((phase) => ({
          opens: phase.opens,
          passages: phase.parts
            .map((passage) => ({ opens: passage.opens, entries: passage.parts.map(entryOf) }))
            .filter((passage) => !isEmpty(passage)),
        }))
        .filter(({ passages }) => passages.length > 0),
    }))
    .filter(({ opens, phases }) => opens !== null || phases.length > 0);
}
