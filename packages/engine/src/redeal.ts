import { randomFrom, replaceRandom, shuffle } from './random.ts';
import type { Seat } from './seats.ts';
import type { Table } from './table.ts';

/** For each back: the things a seat cannot read, and what they are, in no telling order. */
export type Hidden = Readonly<
  Record<string, { readonly things: number[]; readonly faces: number[] }>
>;

/** Deals anew what a seat cannot know. */
export type Redeal<V> = (table: Table<V>, seat: Seat, hidden: Hidden) => void;

function hiddenFrom<V>(table: Table<V>, seat: Seat): Hidden {
  const groups: Record<string, { things: number[]; faces: number[] }> = {};
  table.state.face.forEach((face, thing) => {
    if (table.sees(seat, thing)) return;
    const { back } = table.game.kinds[face]!;
    groups[back] ??= { things: [], faces: [] };
    groups[back].things.push(thing);
    groups[back].faces.push(face);
  });
  // Sorted, so that what is dealt next depends on nothing the seat cannot know.
  for (const group of Object.values(groups)) group.faces.sort((a, b) => a - b);
  return groups;
}

/** Gives things new faces. */
function give<V>(table: Table<V>, things: readonly number[], faces: readonly number[]): void {
  things.forEach((thing, i) => {
    table.state.face[thing] = faces[i]!;
  });
}

/**
 * Another table that looks the same to a seat: all it cannot know is dealt anew, as if the real
 * table had never been looked at. The same seed gives the same table for any two tables that the
 * seat cannot tell apart. `deal` deals otherwise than the game would, if somebody has a better guess.
 */
export function redeal<V>(
  table: Table<V>,
  seat: Seat,
  seed: string,
  deal: Redeal<V> | undefined = table.game.redeal,
): Table<V> {
  const dealt = table.clone();
  const { state } = dealt;
  if (state.over !== null) return dealt;
  // Imagined tables need no dice that nobody can predict.
  replaceRandom(state.random, randomFrom(seed));
  state.rigged.length = 0;
  state.notes.forEach((notes, other) => {
    if (other !== seat) notes.length = 0;
  });
  const frame = state.stack.at(-1);
  // What the others have answered in secret is open again.
  frame?.asked?.forEach((other, i) => {
    if (other !== seat && dealt.asked.length > 1) frame.answers![i] = null;
  });
  const hidden = hiddenFrom(dealt, seat);
  if (deal) deal(dealt, seat, hidden);
  else
    for (const { things, faces } of Object.values(hidden)) {
      shuffle(state.random, faces);
      give(dealt, things, faces);
    }
  for (const { things, faces } of Object.values(shallowFor(dealt, seat))) {
    shuffle(state.random, faces);
    give(dealt, things, faces);
  }
  return dealt;
}

/** For each front: the things of which a seat knows no more than that, and what they are. */
function shallowFor<V>(table: Table<V>, seat: Seat): Hidden {
  const groups: Record<string, { things: number[]; faces: number[] }> = {};
  table.state.face.forEach((face, thing) => {
    const { front } = table.game.kinds[face]!;
    if (front === undefined || table.knows(seat, thing)) return;
    groups[front] ??= { things: [], faces: [] };
    groups[front].things.push(thing);
    groups[front].faces.push(face);
  });
  for (const group of Object.values(groups)) group.faces.sort((a, b) => a - b);
  return groups;
}
