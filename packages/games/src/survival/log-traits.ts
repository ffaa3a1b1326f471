/** How lines of Nemesis and Lockdown depend on each other in the story. */
import { HIDDEN, type Line, type Plain } from '@deadlight/engine';
import type { Before, LineWith, Told } from '../telling/traits.ts';
import { lastLeft } from './telling/state.ts';

export const ENTERS = 'enters';
export const GETS_AWAY = 'gets-away';
export const ESCAPES = 'escapes';
export const PLAYS = 'plays';
export const USES = 'uses';
export const THROWS = 'throws';
export const CANCELLED = 'cancelled';

const hasSameWho = (one: Line | undefined, other: Line): boolean =>
  one?.data['who'] === other.data['who'];

type Entries = readonly (readonly Line[])[];

/** A room is explored by the player who has just entered it. */
export function exploredBy(line: Line, entries: Entries): Line {
  const before = entries.at(-1)?.at(-1);
  return before?.what === ENTERS || before?.what === GETS_AWAY
    ? { ...line, what: 'explores', data: { ...line.data, who: before.data['who']! } }
    : line;
}

/** A second roll of one shot is a reroll. */
export function rolledAgain(line: Line, entries: Entries): Line {
  const before = entries.at(-1)?.at(-1);
  return before?.what === line.what && hasSameWho(before, line)
    ? { ...line, what: 'combat-reroll' }
    : line;
}

/** A player who enters a room after trying to escape, whatever attacks came between, has got away. */
export function gotAway(line: Line, entries: Entries, has: Before['has']): Line {
  const tried = entries
    .findLast((entry) => entry.every((other) => !has(other, 'attack')))
    ?.find(({ what }) => what === ESCAPES);
  return tried !== undefined && hasSameWho(tried, line) ? { ...line, what: GETS_AWAY } : line;
}

/** Letting go of something is free will, unless an action asks for it or full hands do. */
export const makesRoom = (_line: Line, { last, has }: Before): boolean =>
  has(last, 'fillsHands') || has(last, 'action');

/** Who passes gives up cards, one after another. */
export const passing = (line: Line, { first, last, has }: Before): boolean =>
  has(first, 'action') ||
  ((last.what === 'passes' || last.what === line.what) && hasSameWho(last, line));

export const countCards = (line: LineWith<'who'>): Line => ({
  ...line,
  what: 'discards-cards',
  data: { who: line.data.who, times: 1 },
});

/** In the bag step each roll is its own. */
export const isOfNoise = (line: Line, { first, has }: Before): boolean =>
  (has(first, 'noisy') || has(first, 'action')) && hasSameWho(first, line);

export const isInAction = (_line: Line, { first, has }: Before): boolean =>
  has(first, 'action') || has(first, 'interrupts');

/** Danger has been told by the die or the token that shows it, unless slime has made it. */
export const isShown = ({ data: { slime } }: Line, { data: { face, effect } }: Line): boolean =>
  slime !== 'yes' && (face === '@noise.danger' || effect === '@exploration.danger');

/** That somebody uses it says that it is gone, unless the action has been cancelled. */
export const isUsed = ({ data }: Line, before: Line, first: Line): boolean =>
  (first.what === USES || first.what === THROWS) &&
  first.data['item'] === data['item'] &&
  before.what !== CANCELLED;

/** An item that is thrown is used by throwing it. */
export const isThrown = (before: Line, line: Line): Line | null =>
  before.what === USES ? { ...before, what: THROWS, data: { ...line.data, ...before.data } } : null;

/** What breaks by a card is broken by whoever plays it. */
export const isSabotage = (before: Line, line: Line): Line | null =>
  before.what === PLAYS
    ? { ...line, what: 'sabotages', data: { ...line.data, who: before.data['who']! } }
    : null;

/** One of a pair of corridors needs its number, and so a sentence of its own. */
export const corridorOf = ({ data }: Line): Plain | null =>
  data['exit'] === 0 ? `${data['from']}–${data['to']}` : null;
/** On the surface of Mars there are zones behind the one network of technical corridors. */
const MAX_NETWORKS = 2;
export const zoneOf = ({ data: { network: zone, networks } }: Line): Plain | null =>
  Number(networks) > MAX_NETWORKS && zone !== 0 ? zone! : null;
/** A room by its name, or by its number where the name would not do. */
export const spotOf = ({ data }: Line): Plain =>
  data['slot'] === undefined ? null : { says: 'spot', room: data['room']!, slot: data['slot'] };

const AGREED = new Set(['traded', 'deal-refused']);
/** What becomes of a deal says that somebody proposed it. */
export const isSettled = (_line: Line, { lines }: Told): boolean =>
  lines.some(({ what }) => AGREED.has(what));

/** A deal that has been broken off once is not broken off again. */
export const brokenOff = ({ data }: Line, { what, data: { who, other } }: Line): boolean =>
  what === 'deal-refused' && [who, other].includes(data['who']);

/** What an action does says who did what; its card or room goes beside it. */
export const tellsItself = (line: Line, { lines, has, says }: Told): boolean =>
  lines.some((other) => isBy(line, other) && !has(other, 'action') && says(other));

const isBy = (line: Line, other: Line): boolean =>
  hasSameWho(other, line) ||
  (line.data['who'] !== undefined && other.data['by'] === line.data['who']);
/** Nothing but mechanics: the story knows no cards, dice and tokens. */
export const BESIDE = { chip: true, unsaid: true } as const;

/** Whether the same entry tells of something else that happens to the same person. */
export const saidBy =
  (what: string, field: 'who' | 'figure' | 'item' = 'who') =>
  (line: Line, { lines }: Told): boolean =>
    lines.some((other) => other.what === what && other.data[field] === line.data[field]);
export const either =
  (...all: readonly ((line: Line, entry: Told) => boolean)[]) =>
  (line: Line, entry: Told): boolean =>
    all.some((holds) => holds(line, entry));

export const ENCOUNTERS = new Set(['encounter', 'encounter-by-noise']);
const ROLLED = new Set(['@noise.1', '@noise.2', '@noise.3', '@noise.4']);
/** Noise where there was noise already, by a roll or by a careful step. */
export function heard(line: Line, entries: Entries): Line {
  const isNoise = ({ what, data }: Line): boolean =>
    ((what === 'noise-roll' || what === 'noise-reroll') && ROLLED.has(String(data['face']))) ||
    (what === ENTERS && data['noise'] === 'marker');
  return entries.at(-1)?.some(isNoise) ? { ...line, what: 'encounter-by-noise' } : line;
}

/** What a transformation leaves stands where the other stood. */
export const grown = (line: Line, entries: Entries): Line =>
  entries.at(-1)?.at(-1)?.what === 'transforms' ? { ...line, what: 'intruder-grown' } : line;

/** Whether the last sentence has said that it comes. */
export const followed = ({ data }: Line, { what, data: { figure } }: Line): boolean =>
  what === 'follows' && figure === data['figure'];

/** An intruder that has vanished is in the bag again: nothing new has grown. */
export const isOfVanished = (line: Line, { lines }: Told): boolean =>
  lines[lines.indexOf(line) - 1]?.what === 'intruder-vanishes';

/** Whoever is driven off does not come, but leaves. */
export const drivenOff = (line: Line, entries: Entries): Line =>
  entries
    .at(-1)
    ?.some(({ what, data }) => what === 'retreat' && data['figure'] === line.data['figure'])
    ? { ...line, what: 'intruder-retreats' }
    : line;

/** What somebody has come across is taken along: only its name is worth another sentence. */
export const foundBefore = ({ data }: Line, { what }: Line): boolean =>
  what === 'draws-item' && data['item'] === HIDDEN;

/** Killers have names. */
export function killedBy(line: Line, entries: Entries): Line {
  if (line.data['cause'] !== '@cause.attack') return line;
  const attack = entries
    .at(-1)
    ?.findLast(({ data }) => data['figure'] !== undefined && data['who'] === line.data['who']);
  if (attack === undefined) return line;
  const { who: victim, room: there, slot } = line.data;
  const data = { figure: attack.data['figure']!, who: victim!, room: there!, slot: slot! };
  return { ...line, what: 'kills', data };
}

/** The first death, and the one that leaves somebody alone. */
export const firstOrLast = (line: Line, before: readonly Line[]): string | null =>
  before.some(({ what }) => what === 'dies') ? lastLeft(line, before) : 'first-death';

/** Two steps of one intruder are one run. */
export function runsOn(before: Line, line: Line): Line | null {
  if (before.data['figure'] !== line.data['figure']) return null;
  if (before.what !== 'intruder-moves' && before.what !== 'intruder-runs') return null;
  const via = [...((before.data['via'] as Plain[] | undefined) ?? []), spotOf(before)];
  return { ...line, what: 'intruder-runs', data: { ...line.data, via } };
}

/** Intruders that come to one place one after another come together. */
export function gathered(before: Line, line: Line): Line | null {
  if (before.data['slot'] !== line.data['slot']) return null;
  const { figure, room: there, slot } = line.data;
  const all =
    before.what === 'intruders-gather'
      ? (before.data['all'] as Plain[])
      : before.what === line.what
        ? [before.data['figure']!]
        : null;
  if (all === null) return null;
  const data = { all: [...all, figure!], room: there!, slot: slot! };
  return { ...line, what: 'intruders-gather', data };
}

/** What happens to several people one after another happens to all of them at once. */
export const toAll =
  (one: string, all: string): Both =>
  (before, line) => {
    const so = before.what === all ? (before.data['all'] as Plain[]) : [before.data['who']!];
    const fits = before.what === all || (before.what === one && !hasSameWho(before, line));
    const isSingle = [before, line].every(({ data: { times = 1 } }) => times === 1);
    return fits && isSingle
      ? { ...line, what: all, data: { all: [...so, line.data['who']!] } }
      : null;
  };

type Both = (before: Line, line: Line) => Line | null;

/** Only what has the same cause happens to all of them at once. */
export const togetherBy =
  (field: string, both: Both): Both =>
  (before, line) => {
    const all = before.data[field] === line.data[field] ? both(before, line) : null;
    return all && { ...all, data: { ...all.data, [field]: line.data[field]! } };
  };
