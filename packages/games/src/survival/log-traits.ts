/** How lines of Nemesis and Lockdown depend on each other in the story. */
import {
  type Field,
  HIDDEN,
  type Line,
  type ListOf,
  type LogEvent,
  type Plain,
  tells,
} from '@deadlight/engine';
import type { Before, LineWith, Milestone, StoryEvents, Told, Traits } from '../telling/traits.ts';
import { type FieldName, LINE } from './log-lines.ts';
import { inSet, lastLeft } from './telling/state.ts';

/** What a line says in a field that not all events have. */
const valueIn = (line: Line | undefined, field: FieldName): Plain | undefined => line?.data[field];

const hasSameWho = (one: Line | undefined, other: Line): boolean =>
  valueIn(one, 'who') === valueIn(other, 'who');

type Entries = readonly (readonly Line[])[];

/** A room is explored by the player who has just entered it. */
export function exploredBy(line: Line, entries: Entries): Line {
  const before = entries.at(-1)?.at(-1);
  return tells(before, LINE.enters, LINE['gets-away'])
    ? { ...line, what: LINE.explores.name, data: { ...line.data, who: before.data.who } }
    : line;
}

/** A second roll of one shot is a reroll. */
export function rolledAgain(line: Line, entries: Entries): Line {
  const before = entries.at(-1)?.at(-1);
  return before?.what === line.what && hasSameWho(before, line)
    ? { ...line, what: LINE['combat-reroll'].name }
    : line;
}

/** A player who enters a room after trying to escape, whatever attacks came between, has got away. */
export function gotAway(line: Line, entries: Entries, has: Before['has']): Line {
  const tried = entries
    .findLast((entry) => entry.every((other) => !has(other, 'attack')))
    ?.find((other) => tells(other, LINE.escapes));
  return tried !== undefined && hasSameWho(tried, line)
    ? { ...line, what: LINE['gets-away'].name }
    : line;
}

/** Letting go of something is free will, unless an action asks for it or full hands do. */
export const makesRoom = (_line: Line, { last, has }: Before): boolean =>
  has(last, 'fillsHands') || has(last, 'action');

/** Who passes gives up cards, one after another. */
export const passing = (line: Line, { first, last, has }: Before): boolean =>
  has(first, 'action') ||
  ((tells(last, LINE.passes) || last.what === line.what) && hasSameWho(last, line));

export const countCards = (line: LineWith<'who'>): Line => ({
  ...line,
  what: LINE['discards-cards'].name,
  data: { who: line.data.who, times: 1 },
});

/** In the bag step each roll is its own. */
export const isOfNoise = (line: Line, { first, has }: Before): boolean =>
  (has(first, 'noisy') || has(first, 'action')) && hasSameWho(first, line);

export const isInAction = (_line: Line, { first, has }: Before): boolean =>
  has(first, 'action') || has(first, 'interrupts');

/** Danger has been told by the die or the token that shows it, unless slime has made it. */
export const isShown = ({ data: { slime } }: LineWith<'slime'>, before: Line): boolean =>
  slime !== 'yes' &&
  (tells(before, LINE['noise-roll'], LINE['noise-reroll'])
    ? before.data.face === '@noise.danger'
    : tells(before, LINE['exploration-token'], LINE['token-ignored']) &&
      before.data.effect === '@exploration.danger');

/** That somebody uses it says that it is gone, unless the action has been cancelled. */
export const isUsed = ({ data }: LineWith<'item'>, before: Line, first: Line): boolean =>
  tells(first, LINE.uses, LINE.throws) &&
  first.data.item === data.item &&
  !tells(before, LINE.cancelled);

/** An item that is thrown is used by throwing it. */
export const isThrown = (before: Line, line: Line): Line | null =>
  tells(before, LINE.uses)
    ? { ...before, what: LINE.throws.name, data: { ...line.data, ...before.data } }
    : null;

/** A door that a player works by a card, an item or a room, and not one that moves by itself. */
export const worked =
  (by: LogEvent<{ readonly who: Field }>): NonNullable<Traits['retold']> =>
  (line, entries, has) => {
    const last = entries.at(-1)?.findLast((other) => !has(other, 'pays'));
    return last !== undefined && (tells(last, ...WORKING) || last.what === by.name)
      ? { ...line, what: by.name, data: { ...line.data, who: valueIn(last, 'who')! } }
      : line;
  };
const WORKING = [
  LINE.plays,
  LINE.uses,
  LINE['item-spent'],
  LINE['item-used-up'],
  LINE['room-action'],
  LINE['remote-room'],
] as const;

/** The blow is told to its end before what it leaves on the skin. */
export const afterBlow = (line: LineWith<'who'>, { lines }: Told): boolean =>
  lines.slice(0, lines.indexOf(line)).some((other) => tells(other, LINE.strikes));

/** What breaks by a card is broken by whoever plays it. */
export const isSabotage = (before: Line, line: Line): Line | null =>
  tells(before, LINE.plays)
    ? { ...line, what: LINE.sabotages.name, data: { ...line.data, who: before.data.who } }
    : null;

/** One of a pair of corridors needs its number, and so a sentence of its own. */
export const corridorOf = ({ data }: LineWith<'from' | 'to' | 'exit'>): Plain | null =>
  data.exit === 0 ? `${data.from}–${data.to}` : null;
/** On the surface of Mars there are zones behind the one network of technical corridors. */
const MAX_NETWORKS = 2;
export const zoneOf = ({
  data: { network: zone, networks },
}: LineWith<'network' | 'networks'>): Plain | null =>
  Number(networks) > MAX_NETWORKS && zone !== 0 ? zone : null;
/** A room by its name, or by its number where the name would not do. */
export const spotOf = ({ data: { room, slot } }: LineWith<'room' | 'slot'>): Plain =>
  slot === undefined ? null : { says: 'spot', room, slot };

/** What becomes of a deal says that somebody proposed it. */
export const isSettled = (_line: Line, { lines }: Told): boolean =>
  lines.some((line) => tells(line, LINE.traded, LINE['deal-refused']));

/** A deal that has been broken off once is not broken off again. */
export const brokenOff = ({ data }: LineWith<'who'>, before: Line): boolean =>
  tells(before, LINE['deal-refused']) && [before.data.who, before.data.other].includes(data.who);

/** What an action does says who did what; its card or room goes beside it. */
export const tellsItself = (line: Line, { lines, has, says }: Told): boolean =>
  lines.some((other) => isBy(line, other) && !has(other, 'action') && says(other));

const DOORS = [
  LINE['opens-door'],
  LINE['opens-doors'],
  LINE['shuts-door'],
  LINE['shuts-doors'],
] as const;

/** A room from which somebody works doors is named: they may be far away. */
export const roomTellsItself = (line: Line, told: Told): boolean =>
  tellsItself(line, { ...told, says: (other) => !tells(other, ...DOORS) && told.says(other) });

const isBy = (line: Line, other: Line): boolean =>
  !tells(other, ...OVERHEARD) &&
  (hasSameWho(other, line) ||
    (valueIn(line, 'who') !== undefined && valueIn(other, 'by') === valueIn(line, 'who')));
/** What comes of the noise that somebody makes; it does not say what they were doing. */
const OVERHEARD = [
  LINE['noise-roll'],
  LINE.encounter,
  LINE['encounter-by-noise'],
  LINE.surprise,
] as const;
/** Its player is out of danger for good, and may leave one person alone. */
export const OUT = { safe: true, milestone: lastLeft, adds: inSet('away', 'who') } as const;

/** Nothing but mechanics: the story knows no cards, dice and tokens. */
export const BESIDE = { chip: true, unsaid: true } as const;

/** Whether the same entry tells of something else that happens to the same person, figure or item. */
export const saidBy =
  <B extends FieldName>(field: B, ...declared: readonly LogEvent<Readonly<Record<B, Field>>>[]) =>
  (line: LineWith<B>, { lines }: Told): boolean =>
    lines.some((other) => tells(other, ...declared) && other.data[field] === line.data[field]);

const ROLLED = new Set<Plain>(['@noise.1', '@noise.2', '@noise.3', '@noise.4']);
/** Noise where there was noise already, by a roll or by a careful step. */
export function heard(line: Line, entries: Entries): Line {
  const isNoise = (other: Line): boolean =>
    tells(other, LINE['noise-roll'], LINE['noise-reroll'])
      ? ROLLED.has(other.data.face)
      : tells(other, LINE.enters) && other.data.noise === 'marker';
  return entries.at(-1)?.some(isNoise) ? { ...line, what: LINE['encounter-by-noise'].name } : line;
}

/** What a transformation leaves stands where the other stood. */
export const grown = (line: Line, entries: Entries): Line =>
  tells(entries.at(-1)?.at(-1), LINE.transforms)
    ? { ...line, what: LINE['intruder-grown'].name }
    : line;

/** Whether the last sentence has said that it comes. */
export const followed = ({ data }: LineWith<'figure'>, before: Line): boolean =>
  tells(before, LINE.follows) && before.data.figure === data.figure;

/** An intruder that has vanished is in the bag again: nothing new has grown. */
export const isOfVanished = (line: Line, { lines }: Told): boolean =>
  tells(lines[lines.indexOf(line) - 1], LINE['intruder-vanishes']);

/** Whoever is driven off does not come, but leaves. */
export const drivenOff = (line: LineWith<'figure'>, entries: Entries): Line =>
  entries
    .at(-1)
    ?.some((other) => tells(other, LINE.retreat) && other.data.figure === line.data.figure)
    ? { ...line, what: LINE['intruder-retreats'].name }
    : line;

/** What somebody has come across is taken along: only its name is worth another sentence. */
export const foundBefore = ({ data }: LineWith<'item'>, before: Line): boolean =>
  tells(before, LINE['draws-item']) && data.item === HIDDEN;

/** Killers have names. */
export function killedBy(
  line: LineWith<'who' | 'room' | 'slot' | 'cause'>,
  entries: Entries,
): Line {
  const { who: victim, room: there, slot, cause } = line.data;
  if (cause !== '@cause.attack') return line;
  const attack = entries
    .at(-1)
    ?.findLast((other) => valueIn(other, 'figure') !== undefined && hasSameWho(other, line));
  const killer = valueIn(attack, 'figure');
  if (killer === undefined) return line;
  return {
    ...line,
    what: LINE.kills.name,
    data: { figure: killer, who: victim, room: there, slot },
  };
}

/** The first death, and the one that leaves somebody alone. */
export const firstOrLast = (
  line: Line,
  before: readonly Line[],
  events: StoryEvents,
): Milestone | null =>
  before.some((other) => tells(other, LINE.dies))
    ? lastLeft(line, before, events)
    : LINE['first-death'];

/** Two steps of one intruder are one run. */
export function runsOn(before: Line, line: LineWith<'figure'>): Line | null {
  if (!tells(before, LINE['intruder-moves'], LINE['intruder-runs'])) return null;
  if (before.data.figure !== line.data.figure) return null;
  const so = tells(before, LINE['intruder-runs']) ? before.data.via : [];
  const via = [...so, spotOf(before)];
  return { ...line, what: LINE['intruder-runs'].name, data: { ...line.data, via } };
}

/** Intruders that come to one place one after another come together. */
export function gathered(before: Line, line: LineWith<'figure' | 'room' | 'slot'>): Line | null {
  const { figure, room: there, slot } = line.data;
  if (!tells(before, LINE['intruders-gather'], LINE['intruder-moves'])) return null;
  if (before.data.slot !== slot) return null;
  const so = tells(before, LINE['intruders-gather'])
    ? before.data.all
    : [valueIn(before, 'figure')!];
  const data = { all: [...so, figure], room: there, slot };
  return { ...line, what: LINE['intruders-gather'].name, data };
}

/** What happens to several people one after another happens to all of them at once. */
export const toAll =
  (
    one: LogEvent<{ readonly who: Field }>,
    all: LogEvent<{ readonly all: ListOf<Field> }>,
  ): Both<'who'> =>
  (before, line) => {
    const fits = tells(before, one) && !hasSameWho(before, line);
    const so = tells(before, all) ? before.data.all : fits ? [before.data.who] : null;
    const isSingle = [before, line].every(({ data: { times = 1 } }: Line) => times === 1);
    return so !== null && isSingle
      ? { ...line, what: all.name, data: { all: [...so, line.data.who] } }
      : null;
  };

type Both<K extends string> = (before: Line, line: LineWith<K>) => Line | null;

/** Only what has the same cause happens to all of them at once. */
export const togetherBy =
  <B extends FieldName>(field: B, both: Both<'who'>): Both<'who' | B> =>
  (before, line) => {
    const all = before.data[field] === line.data[field] ? both(before, line) : null;
    return all && { ...all, data: { ...all.data, [field]: line.data[field] } };
  };
