/** What scenarios read of a table, in the words in which it is given. */

import { asSeat, type Seat, type View } from '@deadlight/engine';
import { CHARACTERS } from '../../packs/characters.ts';
import { TYPES } from '../../packs/intruders.ts';
import { DECKS } from '../../packs/items.ts';
import { waysWhere } from '../board.ts';
import { typeOf } from '../intruders.ts';
import { SEATS, WEAPONS } from '../things.ts';
import { CARRIED, CLOSED, OPEN, type Vars } from '../vars.ts';
import { BLUE_CORPSE, OBJECTS, SPECIMENS } from '../words.ts';
import type { Scene } from './scene.ts';
import { wayName } from './ways.ts';

/** The cards of a zone; `?` for each that is not seen. */
export function cardsIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  const known = seen.cards ?? Object.values(seen.placed ?? {});
  return [...known, ...Array.from({ length: seen.size - known.length }, () => '?')];
}

/** The same for a deck, from the top, each card at its index. */
export function deckIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  if (seen.cards?.length === seen.size) return seen.cards.toReversed();
  return Array.from({ length: seen.size }, (_, i) => seen.placed?.[i] ?? '?').toReversed();
}

export const crewNames = (vars: Vars, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => CHARACTERS[vars.character[seat]!]?.id ?? SEATS[seat]!);

const slotsWhere = (marks: readonly boolean[]): number[] =>
  marks.flatMap((is, at) => (is ? [at] : []));

const gunFacts = (scene: Scene, values: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    WEAPONS.flatMap((kind, gun) => {
      const { name } = scene.kinds[kind]!;
      return name.includes(':') ? [] : [[name, values[gun]!]];
    }),
  );

/** What lies in Rooms, and what Characters carry. */
function objectFacts(vars: Vars, crew: readonly string[]) {
  const lying: Record<string, string[]> = {};
  const carries: Record<string, string[]> = Object.fromEntries(crew.map((name) => [name, []]));
  const lay = (at: number, name: string): void => {
    lying[at] ??= [];
    lying[at].push(name);
  };
  vars.eggsIn.forEach((count, at) => {
    for (let i = 0; i < count; i++) lay(at, 'egg');
  });
  vars.carcassesIn.forEach((count, at) => {
    for (let i = 0; i < count; i++) lay(at, 'carcass');
  });
  crew.forEach((name, seat) => {
    for (let i = 0; i < vars.eggsOf[seat]!; i++) carries[name]!.push('egg');
    for (let i = 0; i < vars.carcassesOf[seat]!; i++) carries[name]!.push('carcass');
  });
  for (let object = BLUE_CORPSE; object < OBJECTS.length; object++) {
    const at = vars.corpse[object]!;
    if (at >= CARRIED) carries[crew[at - CARRIED]!]!.push(OBJECTS[object]!);
    else if (at > 0) lay(at, OBJECTS[object]!);
  }
  return { lying, carries };
}

export function commonFacts(view: View<Vars>, scene: Scene): Record<string, unknown> {
  const { vars } = view;
  const crew = crewNames(vars, view.seats);
  const each = <T>(fact: (seat: Seat, name: string) => T): Record<string, T> =>
    Object.fromEntries(crew.map((name, index) => [name, fact(asSeat(index), name)]));
  const those = (marks: readonly boolean[]): string[] => crew.filter((_, seat) => marks[seat]);
  const zone = (name: string) => each((seat) => cardsIn(view, `${name}/${seat + 1}`));
  const intruders: Record<string, string[]> = {};
  vars.at.forEach((at, figure) => {
    if (at === 0) return;
    intruders[at] ??= [];
    const type = TYPES[typeOf(figure)]!;
    intruders[at].push(vars.hurt[figure]! > 0 ? `${type} ${vars.hurt[figure]}` : type);
  });
  const tiles = deckIn(view, 'tiles').toReversed();
  return {
    crew,
    turn: vars.active < 0 ? null : crew[vars.active],
    first: crew[vars.first],
    round: vars.round,
    actions: vars.actions,
    numbers: each((seat) => vars.number[seat]),
    passed: those(vars.passed),
    reactions: crew.filter((_, seat) => !vars.silent[seat]),
    rooms: Object.fromEntries(
      vars.rooms.flatMap((room, at) => (at > 0 && room >= 0 ? [[at, scene.rooms[room]!.id]] : [])),
    ),
    tiles: Object.fromEntries(tiles.map((tile, i) => [i + 1, tile])),
    exploration: cardsIn(view, 'exploration'),
    items: Object.fromEntries(vars.items.flatMap((count, at) => (count >= 0 ? [[at, count]] : []))),
    fire: slotsWhere(vars.fire),
    malfunction: slotsWhere(vars.malfunction),
    doors: Object.fromEntries(
      waysWhere(vars.door, (state) => state !== OPEN).map((way) => [
        wayName(vars, scene, way),
        vars.door[way] === CLOSED ? 'closed' : 'destroyed',
      ]),
    ),
    noise: waysWhere(vars.noise, (is) => is).map((way) => wayName(vars, scene, way)),
    decompression: vars.decompression,
    places: each((seat) => (vars.place[seat]! > 0 ? vars.place[seat] : scene.aside(vars, seat))),
    hands: zone('hand'),
    decks: each((seat) => deckIn(view, `deck/${seat + 1}`)),
    discards: zone('discard'),
    inventory: zone('inventory'),
    backs: each((seat) => view.zones[`inventory/${seat + 1}`]?.hidden ?? {}),
    held: zone('held'),
    gear: zone('gear'),
    quests: zone('quests'),
    mounted: zone('mounted'),
    offers: each((seat) => [
      ...cardsIn(view, `offer/${seat + 1}`),
      ...cardsIn(view, `openOffer/${seat + 1}`),
    ]),
    found: zone('found'),
    ammo: gunFacts(scene, vars.ammo),
    capacity: gunFacts(scene, vars.capacity),
    ...objectFacts(vars, crew),
    eggs: vars.nestEggs,
    nestDestroyed: vars.nestDestroyed,
    wounds: zone('wounds'),
    dressed: zone('dressed'),
    light: each((seat) => vars.light[seat]),
    slime: those(vars.slime),
    larva: those(vars.larva),
    signal: those(vars.signal),
    intruders,
    met: vars.met,
    queenKilled: vars.queenKilled,
    objectives: zone('objectives'),
    mission: cardsIn(view, 'mission'),
    bag: cardsIn(view, 'bag'),
    aside: cardsIn(view, 'aside'),
    tokens: cardsIn(view, 'tokens'),
    drawn: vars.drawn,
    claims: vars.claims.map(({ seat, says }) => `${crew[seat]}: ${says}`),
    draft: cardsIn(view, 'draft'),
    attacks: deckIn(view, 'attackDeck'),
    attackDiscard: cardsIn(view, 'attackDiscard'),
    events: deckIn(view, 'eventDeck'),
    eventDiscard: cardsIn(view, 'eventDiscard'),
    itemDecks: Object.fromEntries(DECKS.map((name) => [name, deckIn(view, `itemDeck/${name}`)])),
    itemDiscards: Object.fromEntries(
      DECKS.map((name) => [name, cardsIn(view, `itemDiscard/${name}`)]),
    ),
    crafted: cardsIn(view, 'crafted'),
    used: cardsIn(view, 'used'),
    woundDeck: deckIn(view, 'woundDeck'),
    woundDiscard: cardsIn(view, 'woundDiscard'),
    contamination: deckIn(view, 'contaminationDeck'),
    removed: cardsIn(view, 'removed'),
    gone: cardsIn(view, 'gone'),
    box: cardsIn(view, 'box'),
    weaknesses: deckIn(view, 'weaknesses').toReversed(),
    discovered: SPECIMENS.filter((_, i) => vars.discovered[i]),
    notes: view.notes.map(({ what, data }) => ({ what, ...data })),
  };
}
