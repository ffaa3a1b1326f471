/** How somebody ended, who stood by, and who came when help was asked for. */
import type { Line, Plain } from '@deadlight/engine';
import { type Remark, roundsOf } from '../../telling/epilogue.ts';

const LEAVES = new Set(['hibernates', 'launched', 'evacuated', 'locks-in', 'reaches-bunker']);
const DIES = new Set(['dies', 'perishes']);
const ATTACKS = new Set(['attacks', 'larva-attacks']);
/** Lines that say in which room somebody is from then on. */
const ARRIVES = new Set(['enters', 'crawls', 'rides']);
/** Lines after which nobody can be in the room of the line before; what follows may say where they are. */
const GOES = new Set([...LEAVES, ...DIES, 'boards', 'gets-out', 'drives', 'css-fails', 'revived']);

const isOf =
  (who: Plain) =>
  ({ data }: Line): boolean =>
    data['who'] === who;

/** Where everybody was seen last, before a line; null where that is not certain. */
function placesBefore(lines: readonly Line[], at: number): Map<Plain, Plain | null> {
  const places = new Map<Plain, Plain | null>();
  for (const { what, data } of lines.slice(0, at)) {
    if (ARRIVES.has(what)) places.set(data['who']!, data['slot']!);
    if (GOES.has(what)) places.set(data['who']!, null);
  }
  return places;
}

/** Whether a character got out, or died, and how. */
function fateOf(who: Plain, lines: readonly Line[], rounds: readonly number[]): Remark[] {
  const at = lines.findLastIndex(
    (line) => (DIES.has(line.what) || LEAVES.has(line.what)) && isOf(who)(line),
  );
  if (at < 0) return [{ name: 'alive', data: { who } }];
  const { what, data } = lines[at]!;
  const round = rounds[at]!;
  if (LEAVES.has(what)) return [{ name: 'got-out', data: { who, round } }];
  if (what === 'perishes') return [{ name: 'perished', data: { who, cause: data['cause']! } }];
  const killer =
    data['cause'] === '@cause.attack'
      ? lines.slice(0, at).findLast((line) => ATTACKS.has(line.what) && isOf(who)(line))
      : undefined;
  const told = { ...data, round };
  return killer === undefined
    ? [{ name: 'died', data: told }]
    : [{ name: 'killed', data: { ...told, figure: killer.data['figure']! } }];
}

/** Who was in the room of a death. */
function standBy(who: Plain, lines: readonly Line[], death: number): Remark[] {
  const { slot } = lines[death]!.data;
  const others = [...placesBefore(lines, death)]
    .filter(([other, at]) => other !== who && at === slot)
    .map(([other]) => other);
  return others.length === 0
    ? []
    : [{ name: 'stood-by', data: { who, others, count: others.length } }];
}

/** Help that was asked for in the last two rounds of somebody’s life: whether anybody came into the room. */
function help(
  who: Plain,
  lines: readonly Line[],
  rounds: readonly number[],
  death: number,
): Remark[] {
  const asked = lines
    .slice(0, death)
    .findLastIndex((line) => line.what === 'say-help' && isOf(who)(line));
  if (asked < 0 || rounds[death]! - rounds[asked]! > 1) return [];
  const round = rounds[asked]!;
  for (let at = asked + 1; at < death; at++) {
    const { what, data } = lines[at]!;
    if (!ARRIVES.has(what) || data['who'] === who) continue;
    if (placesBefore(lines, at).get(who) === data['slot'])
      return [{ name: 'answered', data: { who, round, other: data['who']! } }];
  }
  return [{ name: 'unanswered', data: { who, round } }];
}

/** A pod that left with one aboard had a seat to spare for those who died later. */
export function emptySeats(lines: readonly Line[]): Remark[] {
  return lines.flatMap((line, i) => {
    const { who, pod } = line.data;
    const aboard = lines.filter(({ what, data }) => what === 'launched' && data['pod'] === pod);
    if (line.what !== 'launched' || aboard.length !== 1) return [];
    const dead = lines.slice(i).flatMap(({ what, data }) => (DIES.has(what) ? [data['who']!] : []));
    return dead.length === 0 ? [] : [{ name: 'empty-seat', data: { who: who!, dead } }];
  });
}

/** Rooms that somebody promised to see to, and those of them that they went to afterwards. */
function promises(who: Plain, lines: readonly Line[]): Remark[] {
  const all = lines.flatMap((line, i) => (line.what === 'say-take' && isOf(who)(line) ? [i] : []));
  const kept = all.filter((i) =>
    lines
      .slice(i)
      .some(
        (line) =>
          ARRIVES.has(line.what) && isOf(who)(line) && line.data['slot'] === lines[i]!.data['slot'],
      ),
  );
  return all.length === 0
    ? []
    : [{ name: 'promised', data: { who, of: all.length, kept: kept.length } }];
}

/** Who said “I am getting out”, and whether that came true. */
function leaving(who: Plain, lines: readonly Line[]): Remark[] {
  const said = lines.findIndex((line) => line.what === 'say-leave' && isOf(who)(line));
  if (said < 0) return [];
  const after = lines.slice(said).filter(isOf(who));
  if (after.some(({ what }) => LEAVES.has(what))) return [{ name: 'left', data: { who } }];
  return after.some(({ what }) => DIES.has(what)) ? [{ name: 'never-left', data: { who } }] : [];
}

/** Whether somebody kept their word, how they ended, and who could have helped. */
export function fate(who: Plain, lines: readonly Line[]): Remark[] {
  const rounds = roundsOf(lines);
  const death = lines.findLastIndex((line) => line.what === 'dies' && isOf(who)(line));
  return [
    ...promises(who, lines),
    ...leaving(who, lines),
    ...fateOf(who, lines, rounds),
    ...(death < 0 ? [] : [...help(who, lines, rounds, death), ...standBy(who, lines, death)]),
  ];
}

/** How many there were, and how many of them are dead. */
export function toll(seats: readonly Plain[], lines: readonly Line[]): Remark[] {
  const dead = seats.filter((who) => {
    const last = lines.findLast(
      (line) => (DIES.has(line.what) || line.what === 'revived') && isOf(who)(line),
    );
    return last !== undefined && last.what !== 'revived';
  });
  return [{ name: 'toll', data: { of: seats.length, dead: dead.length } }];
}
