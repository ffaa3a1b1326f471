/** How somebody ended, who stood by, and who came when help was asked for. */
import { type Line, type Plain, tells } from '@deadlight/engine';
import { type Remark, roundsOf } from '../../telling/epilogue.ts';
import { valueIn } from '../../telling/fields.ts';
import { type StoryEvents, traitsOf } from '../../telling/traits.ts';
import { EVENT } from '../log-events.ts';

/** A finished game, as everybody may read it. */
export interface Log {
  readonly events: StoryEvents;
  readonly lines: readonly Line[];
}

/** The person in a room from a line on, if it says so: such an event has both fields. */
function arrivalIn(events: StoryEvents, line: Line): { who: Plain; slot: Plain } | null {
  const { who, slot } = line.data;
  return traitsOf(events, line).arrives === true ? { who: who!, slot: slot! } : null;
}

const leaves = (events: StoryEvents, line: Line): boolean => traitsOf(events, line).safe === true;

export const isDeath = (events: StoryEvents, line: Line): boolean =>
  traitsOf(events, line).fatal === true;

/** Lines after which nobody can be in the room of the line before; what follows may say where they are. */
const goes = (events: StoryEvents, line: Line): boolean =>
  traitsOf(events, line).departs === true || leaves(events, line) || isDeath(events, line);

const isOf =
  (who: Plain) =>
  (line: Line): boolean =>
    valueIn(line, 'who') === who;

/** Where everybody was seen last, before a line; null where that is not certain. */
function placesBefore({ events, lines }: Log, at: number): Map<Plain, Plain | null> {
  const places = new Map<Plain, Plain | null>();
  for (const line of lines.slice(0, at)) {
    const arrival = arrivalIn(events, line);
    if (arrival !== null) places.set(arrival.who, arrival.slot);
    if (goes(events, line)) places.set(valueIn(line, 'who')!, null);
  }
  return places;
}

/** Whether a character got out, or died, and how. */
function fateOf(who: Plain, { events, lines }: Log, rounds: readonly number[]): Remark[] {
  const at = lines.findLastIndex(
    (line) => (isDeath(events, line) || leaves(events, line)) && isOf(who)(line),
  );
  const line = lines[at];
  const round = rounds[at];
  if (line === undefined || round === undefined) return [{ name: 'alive', data: { who } }];
  if (tells(line, EVENT.perishes))
    return [{ name: 'perished', data: { who, cause: line.data.cause } }];
  if (!tells(line, EVENT.dies)) return [{ name: 'got-out', data: { who, round } }];
  const killer =
    line.data.cause === '@cause.attack'
      ? lines
          .slice(0, at)
          .filter((other) => tells(other, EVENT.attacks, EVENT['larva-attacks']))
          .findLast(isOf(who))
      : undefined;
  const told = { ...line.data, round };
  return killer === undefined
    ? [{ name: 'died', data: told }]
    : [{ name: 'killed', data: { ...told, figure: killer.data.figure } }];
}

/** Who was in the room of a death. */
function standBy(who: Plain, log: Log, death: number, slot: Plain): Remark[] {
  const others = [...placesBefore(log, death)]
    .filter(([other, at]) => other !== who && at === slot)
    .map(([other]) => other);
  return others.length === 0
    ? []
    : [{ name: 'stood-by', data: { who, others, count: others.length } }];
}

/** Help that was asked for in the last two rounds of somebody’s life: whether anybody came into the room. */
function help(who: Plain, log: Log, rounds: readonly number[], death: number): Remark[] {
  const { events, lines } = log;
  const asked = lines
    .slice(0, death)
    .findLastIndex((line) => tells(line, EVENT['say-help']) && isOf(who)(line));
  if (asked < 0 || rounds[death]! - rounds[asked]! > 1) return [];
  const round = rounds[asked]!;
  for (let at = asked + 1; at < death; at++) {
    const arrival = arrivalIn(events, lines[at]!);
    if (arrival === null || arrival.who === who) continue;
    if (placesBefore(log, at).get(who) === arrival.slot)
      return [{ name: 'answered', data: { who, round, other: arrival.who } }];
  }
  return [{ name: 'unanswered', data: { who, round } }];
}

/** Rooms that somebody promised to see to, and those of them that they went to afterwards. */
function promises(who: Plain, { events, lines }: Log): Remark[] {
  const all = lines.flatMap((line, at) =>
    tells(line, EVENT['say-take']) && line.data.who === who ? [{ at, slot: line.data.slot }] : [],
  );
  const kept = all.filter(({ at, slot }) =>
    lines.slice(at).some((line) => {
      const arrival = arrivalIn(events, line);
      return arrival?.who === who && arrival.slot === slot;
    }),
  );
  return all.length === 0
    ? []
    : [{ name: 'promised', data: { who, of: all.length, kept: kept.length } }];
}

/** Who said “I am getting out”, and whether that came true. */
function leaving(who: Plain, { events, lines }: Log): Remark[] {
  const said = lines.findIndex((line) => tells(line, EVENT['say-leave']) && isOf(who)(line));
  if (said < 0) return [];
  const after = lines.slice(said).filter(isOf(who));
  if (after.some((line) => leaves(events, line))) return [{ name: 'left', data: { who } }];
  return after.some((line) => isDeath(events, line)) ? [{ name: 'never-left', data: { who } }] : [];
}

/** Whether somebody kept their word, how they ended, and who could have helped. */
export function fate(who: Plain, log: Log): Remark[] {
  const { events, lines } = log;
  const rounds = roundsOf(events, lines);
  const death = lines.findLastIndex((line) => tells(line, EVENT.dies) && isOf(who)(line));
  const line = lines[death];
  return [
    ...promises(who, log),
    ...leaving(who, log),
    ...fateOf(who, log, rounds),
    ...(tells(line, EVENT.dies)
      ? [...help(who, log, rounds, death), ...standBy(who, log, death, line.data.slot)]
      : []),
  ];
}

/** How many there were, and how many of them are dead. */
export function toll(seats: readonly Plain[], { events, lines }: Log): Remark[] {
  const dead = seats.filter((who) => {
    const last = lines.findLast(
      (line) => (isDeath(events, line) || tells(line, EVENT.revived)) && isOf(who)(line),
    );
    return last !== undefined && !tells(last, EVENT.revived);
  });
  return [{ name: 'toll', data: { of: seats.length, dead: dead.length } }];
}
