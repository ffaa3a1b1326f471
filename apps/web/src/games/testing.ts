/** What must be true of every game's scenes. */
import { checkSetup, Match, randomFrom, type Setup, type View, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES, saidIn } from '@deadlight/games';
import type { Said } from '@deadlight/games/telling';
import { expect } from 'vitest';
import type { Scene } from '../table/scene.ts';

const started = (id: string, seed: string, options: Setup['options']): Match => {
  const { game } = GAMES[id]!;
  return new Match(game, checkSetup(game, { seats: 3, seed, options }));
};

/** Views of a game played at random, each with its question. */
export function* views(id: string, seed: string, options: Setup['options'] = {}): Generator<View> {
  const match = started(id, seed, options);
  const random = randomFrom(seed);
  for (let i = 0; i < 300 && match.table.over === null; i++) {
    const seat = match.table.pending[0]!;
    if (i % 3 === 0) yield viewOf(match.table, seat);
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
}

/** Options belong to parts of the scene that are there. */
export function expectTargets(
  view: View,
  scene: Scene,
  targetsOf: (view: View, option: Said) => readonly string[],
): void {
  const { game } = GAMES[view.game]!;
  const ids = new Set(
    [
      scene.places,
      scene.ways,
      scene.pieces,
      scene.people,
      scene.hand,
      scene.belongings,
      scene.goals,
      scene.tracks.flatMap(({ laid = [] }) => laid),
      scene.beside.flatMap(({ marks }) => marks),
    ].flatMap((some) => some.map(({ id }: { id?: string }) => id)),
  );
  for (const option of view.question!.options)
    for (const target of targetsOf(view, saidIn(game, option)))
      expect(ids, `${option} → ${target}`).toContain(target);
}

/** Everything has a drawing. */
export function expectIcons(scene: Scene, drawn: ReadonlySet<string>): void {
  const { pieces, hand, belongings, goals, piles, places, people, tracks, beside } = scene;
  const shown = [
    ...pieces,
    ...hand,
    ...belongings,
    ...goals,
    ...piles.flatMap(({ cards }) => cards),
    ...places.flatMap(({ marks }) => marks),
    ...people.flatMap(({ wounds, states, hidden }) => [...wounds, ...states, ...hidden]),
    ...tracks.flatMap(({ laid = [] }) => laid.flatMap(({ marks }) => marks)),
    ...beside.flatMap(({ marks }) => marks),
  ].map(({ icon }) => icon);
  for (const icon of [...shown, ...places.flatMap((place) => place.icon ?? [])])
    expect(drawn).toContain(icon);
}

/** Rooms are drawn apart from each other, and no corridor through a room. */
export function expectPlan({ places, ways }: Scene): void {
  const within = (x: number, y: number, id: string): boolean => {
    const place = places.find((one) => one.id === id)!;
    return Math.abs(place.x - x) < place.width / 2 && Math.abs(place.y - y) < place.height / 2;
  };
  for (const one of places)
    for (const other of places)
      if (one !== other)
        expect(
          Math.abs(one.x - other.x) >= one.width + 8 || Math.abs(one.y - other.y) >= one.height + 8,
          `${one.id} and ${other.id}`,
        ).toBe(true);
  for (const way of ways) {
    const [[ax, ay], [bx, by]] = [way.points[0]!, way.points.at(-1)!];
    for (const { id } of places)
      for (let t = 0; t <= 20; t++)
        if (id !== way.from && id !== way.to)
          expect(
            within(ax + ((bx - ax) * t) / 20, ay + ((by - ay) * t) / 20, id),
            `${way.id} through ${id}`,
          ).toBe(false);
  }
}
