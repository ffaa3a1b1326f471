import { randomFrom, replaceRandom, shuffle } from './random.ts';
import type { Seat } from './seats.ts';
import { allThings, type Table } from './table.ts';
import type { Kind } from './vocabulary.ts';
import type { Thing } from './zones.ts';

/** For each back: the things that a seat cannot identify, and their kinds, in an order that reveals nothing. */
export type Hidden = Readonly<Record<string, { readonly things: Thing[]; readonly faces: Kind[] }>>;

/** Redeals what a seat cannot know. */
export type Redeal<V> = (table: Table<V>, seat: Seat, hidden: Hidden) => void;

function hiddenFrom<V>(table: Table<V>, seat: Seat): Hidden {
  const groups: Record<string, { things: Thing[]; faces: Kind[] }> = {};
  for (const thing of allThings(table)) {
    const face = table.kind(thing);
    if (table.sees(seat, thing)) continue;
    const { back } = table.game.kinds[face]!;
    groups[back] ??= { things: [], faces: [] };
    groups[back].things.push(thing);
    groups[back].faces.push(face);
  }
  // Sorted, so that the redeal depends only on what the seat knows.
  for (const group of Object.values(groups)) group.faces.sort((a, b) => a - b);
  return groups;
}

/** Gives things new faces. */
function give<V>(table: Table<V>, things: readonly Thing[], faces: readonly Kind[]): void {
  things.forEach((thing, i) => {
    table.state.face[thing] = faces[i]!;
  });
}

/**
 * Another table that looks the same to a seat: everything it cannot know is redealt, as if the real
 * table had never been looked at. The same seed gives the same table for any two tables that the
 * seat cannot tell apart. `deal` replaces the game's redeal, for a caller with a better guess.
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
  // Imagined tables do not need unpredictable dice.
  replaceRandom(state.random, randomFrom(seed));
  state.rigged.length = 0;
  state.notes.forEach((notes, other) => {
    if (other !== seat) notes.length = 0;
  });
  const frame = state.stack.at(-1);
  // Secret answers of other seats are withdrawn.
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
  for (const { things, faces } of Object.values(knownByFaceOnly(dealt, seat))) {
    shuffle(state.random, faces);
    give(dealt, things, faces);
  }
  return dealt;
}

/** For each front: the things of which a seat knows only the front, and their kinds. */
function knownByFaceOnly<V>(table: Table<V>, seat: Seat): Hidden {
  const groups: Record<string, { things: Thing[]; faces: Kind[] }> = {};
  for (const thing of allThings(table)) {
    const face = table.kind(thing);
    const { printedFace } = table.game.kinds[face]!;
    if (printedFace === undefined || table.knows(seat, thing)) continue;
    groups[printedFace] ??= { things: [], faces: [] };
    groups[printedFace].things.push(thing);
    groups[printedFace].faces.push(face);
  }
  for (const group of Object.values(groups)) group.faces.sort((a, b) => a - b);
  return groups;
}
