/** The log as a story: rounds, in them phases, in them turns and steps, in them what belongs together. */
import { HIDDEN, type Line, type Plain } from '@deadlight/engine';

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
  'all-infected',
  'attacks',
  'bleeds',
  'burns',
  'calls-vote',
  'conceded',
  'end-alert',
  'end-explosion',
  'end-fire',
  'end-hull',
  'end-jump',
  'end-purge',
  'escapes',
  'gave-up',
  'hive-lost',
  'laid',
  'larva-attacks',
  'move',
  'nobody-left',
  'out-of-time',
  'passes',
  'search',
  'stab',
  'time-up',
  'trade',
  'treats',
  'troopers-dead',
  'whispers',
]);
const begins = (what: string): boolean =>
  BEGINS.has(what) || what.startsWith('claim-') || what.startsWith('say-');

/** Lines that finish what the line before them began, whatever that was. */
const RESULTS = new Set([
  'alarm',
  'alarm-brings',
  'alarm-takes',
  'armor',
  'blow-misses',
  'combat-reroll',
  'combat-roll',
  'contaminated',
  'danger',
  'death',
  'deal-refused',
  'dies',
  'door-closed',
  'door-destroyed',
  'door-opened',
  'draws',
  'drew',
  'drew-alarm',
  'egg-destroyed',
  'egg-laid',
  'eggs-missed',
  'eliminated',
  'encounter',
  'exploration-token',
  'explored',
  'explores',
  'fire',
  'fire-out',
  'gate-opens',
  'first-encounter',
  'follows',
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
  'no-breeder',
  'noise',
  'noise-everywhere',
  'noise-fades',
  'noise-removed',
  'noise-reroll',
  'noise-technical',
  'parasite-hit',
  'passes-token',
  'pods-unlocked',
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
  'spared',
  'spends-ammo',
  'surprise',
  'token',
  'token-added',
  'token-ignored',
  'trade-idle',
  'traded',
  'transforms',
]);

const ATTACKS = new Set(['attacks', 'larva-attacks']);
/** What intruders do before the effect of an event. */
const MOVEMENTS = new Set(['door-destroyed', 'intruder-moves', 'intruder-vanishes', 'token-added']);
/** What makes somebody let go of an item, beside an action that asks for it; otherwise it is free will. */
const FILLS_HANDS = new Set([
  'item-dropped',
  'keeps',
  'object-dropped',
  'serious-wound',
  'takes-crafted',
  'takes-egg',
  'traded',
]);

/** What makes a noise, and the roll that belongs to it; in the bag step each roll is its own. */
const NOISY = new Set([...ACTIONS, 'enters', 'gets-away', 'shoots', 'strikes', 'takes-egg']);

/** A pod before it leaves, and with others who leave in it. */
const AWAY = new Set(['boards', 'launched', 'launched-at-once']);

function continues({ what, data }: Line, entry: readonly Line[]): boolean {
  const first = entry.find((line) => !isPaid(line))!;
  const last = entry.findLast((line) => !isPaid(line))!;
  if (begins(what)) return false;
  switch (what) {
    // A terminal may find a room, but only one; what else is played before does not.
    case 'buried':
    case 'placed':
      return (
        entry.every((line) => line.what !== 'placed') &&
        (last.what === 'buried' || first.data['function'] === '@terminal.discover')
      );
    case 'vote':
      return last.what === 'calls-vote';
    // Two shots of one action are fired before either of them takes health.
    case 'shot':
      return last.what === 'shot';
    // Each that burns or is hit besides has an entry of its own where nobody does it.
    case 'intruder-hurt':
      return first.what !== 'intruder-hurt';
    case 'interrupts':
      return ACTIONS.has(first.what) || first.what === 'interrupts';
    case 'item-dropped':
    case 'object-dropped':
      return FILLS_HANDS.has(last.what) || ACTIONS.has(last.what);
    // A pod leaves with all who are in it.
    case 'launched-at-once':
      return true;
    case 'launched':
      return AWAY.has(last.what) || ACTIONS.has(first.what);
    case 'noise-roll':
      return NOISY.has(first.what) && first.data['who'] === data['who'];
  }
  if (MOVEMENTS.has(first.what)) return MOVEMENTS.has(what);
  return RESULTS.has(what) || ACTIONS.has(first.what);
}

const isSame = (a: Line, b: Line): boolean =>
  a.what === b.what &&
  JSON.stringify({ ...a.data, times: 1 }) === JSON.stringify({ ...b.data, times: 1 });

/** One of a pair of corridors needs its number, and so a sentence of its own. */
const corridorOf = ({ data }: Line): Plain | null =>
  data['exit'] === 0 ? `${data['from']}–${data['to']}` : null;
/** On the surface of Mars there are zones behind the one network of technical corridors. */
const MOST_NETWORKS = 2;
const zoneOf = ({ data: { network, networks } }: Line): Plain | null =>
  Number(networks) > MOST_NETWORKS && network !== 0 ? network! : null;
/** A room by its name, or by its number where the name would not do. */
const spotOf = ({ data: { room, slot } }: Line): Plain =>
  slot === undefined ? null : { says: 'spot', room: room!, slot };

/** Lines that can be said of several things at once: with what, under which name, of what. */
const TOGETHER: Readonly<
  Record<string, readonly [what: string, list: string, one: (line: Line) => Plain | null]>
> = {
  'checks-engine': ['checks-engines', 'engines', ({ data }) => data['engine']!],
  'door-closed': ['doors-closed', 'corridors', corridorOf],
  'door-opened': ['doors-opened', 'corridors', corridorOf],
  fire: ['fires', 'spots', spotOf],
  'fire-out': ['fires-out', 'spots', spotOf],
  'items-burnt': ['items-burnt-in', 'spots', spotOf],
  malfunction: ['malfunctions', 'spots', spotOf],
  noise: ['noises', 'corridors', corridorOf],
  'noise-gone': ['noises-gone', 'corridors', corridorOf],
  'noise-technical': ['noise-zones', 'zones', zoneOf],
  peeks: ['peeks-rooms', 'slots', ({ data }) => data['slot']!],
};

/** Lines that are told with the number of times. */
const COUNTED: Readonly<Record<string, (line: Line) => Line>> = {
  drew: (line) =>
    line.data['card'] === HIDDEN
      ? { ...line, what: 'draws-hidden', data: { seat: line.data['seat']!, times: 1 } }
      : line,
  shot: (line) => ({ ...line, what: 'shots', data: { ...line.data, times: 1 } }),
};

/** An alarm, and the parasite that it brings from beside the board or from another room. */
function withParasite(alarm: Line, { what, data }: Line): Line | null {
  if (alarm.what !== 'alarm') return null;
  const { parasite, from } = data;
  if (what === 'alarm-brings')
    return { ...alarm, what: 'alarm-with', data: { ...alarm.data, parasite: parasite! } };
  if (what !== 'alarm-takes') return null;
  const stays = from === alarm.data['room'] ? 'yes' : 'no';
  const moved = { ...alarm.data, parasite: parasite!, from: from!, stays };
  return { ...alarm, what: 'alarm-moves', data: moved };
}

/** The line with another like it, if both can be said at once. */
function together(line: Line, next: Line): Line | null {
  const brought = withParasite(line, next);
  if (brought !== null) return brought;
  const [what, list, oneOf] = TOGETHER[next.what] ?? [];
  if (what !== undefined && line.data['who'] === next.data['who']) {
    const more = oneOf!(next);
    const one = line.what === next.what ? oneOf!(line) : null;
    const so = line.what === what ? (line.data[list!] as Plain[]) : one === null ? null : [one];
    if (more === null || so === null) return null;
    const { who } = line.data;
    return {
      ...line,
      what,
      data: { ...(who === undefined ? {} : { who }), [list!]: [...so, more] },
    };
  }
  const { times } = line.data;
  return typeof times === 'number' && isSame(line, next)
    ? { ...line, data: { ...line.data, times: times + 1 } }
    : null;
}

const isPaid = ({ what }: Line): boolean => what === 'pays';

/** What the loss of health may bring. */
const AFTER_LOSS = new Set(['death', 'eliminated', 'inherits']);

/** Several payments for one action are one. */
function asOne(paid: readonly Line[]): Line | null {
  const [first] = paid;
  if (first === undefined) return null;
  return { ...first, data: { ...first.data, card: paid.map(({ data }) => data['card']!) } };
}

/** Danger has been told by the die or the token that shows it, unless slime has made it. */
const isSaid = ({ what, data }: Line, before: Line): boolean =>
  what === 'danger' &&
  data['slime'] !== 'yes' &&
  (before.data['face'] === '@noise.danger' || before.data['effect'] === '@exploration.danger');

function entryOf(lines: readonly Line[]): Entry {
  const paid = asOne(lines.filter(isPaid));
  // The log may end with it, before anything has come of it.
  if (paid !== null && lines.every(isPaid))
    return { sentences: [{ line: paid, times: 1 }], paid: null };
  const sentences: { line: Line; times: number }[] = [];
  for (const said of lines) {
    const last = sentences.at(-1);
    if (isPaid(said) || (last !== undefined && isSaid(said, last.line))) continue;
    const line = COUNTED[said.what]?.(said) ?? said;
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

/** What an attack in a room takes is told with it, though all attacks are made before any takes health. */
const attackIn = (entries: readonly Line[][], { what, data }: Line): Line[] | undefined =>
  ['armor', 'hurt', 'spared'].includes(what)
    ? entries.find(
        ([first]) => first!.what === 'parasite-attack' && first!.data['room'] === data['room'],
      )
    : undefined;

const ENTERS = new Set(['enters', 'gets-away']);

/**
 * A player who enters a room after trying to escape, whatever attacks came between, has got away. A player
 * who speaks of an own objective is named once. A room is explored by the player who has just entered it, a pod
 * is the one just boarded, and a second roll of one shot is a reroll.
 */
function told(line: Line, entries: readonly Line[][]): Line {
  if (line.what === 'claim-goal' && line.data['who'] === line.data['character'])
    return { ...line, what: 'claim-own-goal' };
  const before = entries.at(-1)?.at(-1);
  if (line.what === 'explored' && ENTERS.has(before?.what ?? ''))
    return { ...line, what: 'explores', data: { ...line.data, who: before!.data['who']! } };
  const goesOn = before?.data['who'] === line.data['who'];
  if (line.what === 'launched' && before?.what === 'boards' && goesOn)
    return { ...line, what: 'launched-at-once' };
  if (line.what === 'combat-roll' && before?.what === 'combat-roll' && goesOn)
    return { ...line, what: 'combat-reroll' };
  if (line.what !== 'enters') return line;
  const tried = entries
    .findLast((entry) => entry.every(({ what }) => !ATTACKS.has(what)))
    ?.find(({ what }) => what === 'escapes');
  return tried !== undefined && tried.data['who'] === line.data['who']
    ? { ...line, what: 'gets-away' }
    : line;
}

const isInterrupted = (entry: readonly Line[] | undefined): boolean =>
  entry?.at(-1)?.what === 'interrupts';

/** Cuts the lines of a log into rounds, phases, turns and entries. */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const emptyPhase = (opens: Line | null) => draft(opens, draft<Line[]>(null));
  const chapters = [draft(null, emptyPhase(null))];
  let open: Line[] | undefined;
  for (const said of lines) {
    const phases = chapters.at(-1)!.parts;
    const passages = phases.at(-1)!.parts;
    const entries = passages.at(-1)!.parts;
    const line = told(said, entries);
    const { what } = line;
    open = attackIn(entries, line) ?? (AFTER_LOSS.has(what) ? open : undefined);
    const entry = open ?? entries.at(-1);
    if (what === 'round') chapters.push(draft(line, emptyPhase(null)));
    else if (PHASES.has(what)) phases.push(emptyPhase(line));
    else if (PASSAGES.has(what)) passages.push(draft(line));
    // Who interrupts has not paid: the payment waits on.
    else if (what === 'interrupts' && waits(entry)) {
      const before = entries.at(-2);
      if (isInterrupted(before)) before!.push(line);
      else entries.splice(-1, 0, [line]);
    } else if (what === 'cancelled' && waits(entry) && isInterrupted(entries.at(-2)))
      entries.splice(-2, 2, [...entries.at(-2)!, ...entry!, line]);
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
