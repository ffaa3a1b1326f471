import { checkSetup, Match, randomFrom, type View, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES, saidIn, Voice } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import texts from '../../text/en.json' with { type: 'json' };
import shared from '../survival/icons.json' with { type: 'json' };
import { targetOf } from '../survival/target.ts';
import icons from './icons.json' with { type: 'json' };
import { sceneOf } from './scene.ts';
import { nemesisWorld } from './world.ts';

const { game, texts: said, cards } = GAMES['nemesis']!;
const voice = new Voice('en', said.en, texts);
const sheets = cards(voice);

/** Views of a game played at random, each with its question. */
function* views(seed: string, board: string): Generator<View> {
  const match = new Match(game, checkSetup(game, { seats: 3, seed, options: { board } }));
  const random = randomFrom(seed);
  for (let i = 0; i < 300 && match.table.over === null; i++) {
    const seat = match.table.pending[0]!;
    if (i % 3 === 0) yield viewOf(match.table, seat);
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
}

describe.each(['standard', 'alternative'])('the scene of Nemesis on its %s board', (board) => {
  it('has a place for all that can be done, and an icon for all that is there', () => {
    const drawn = new Set([...Object.keys(icons), ...Object.keys(shared)]);
    for (const view of views(`scene-${board}`, board)) {
      const scene = sceneOf(view, voice, sheets);
      const ids = new Set(
        [
          scene.places,
          scene.ways,
          scene.pieces,
          scene.people,
          scene.hand,
          scene.belongings,
          scene.goals,
          scene.places.flatMap(({ ducts }) => ducts),
        ].flatMap((some) => some.map(({ id }: { id: string }) => id)),
      );
      for (const option of view.question!.options) {
        const target = targetOf(nemesisWorld, view, saidIn(game, option));
        if (target !== null) expect(ids, `${option} → ${target}`).toContain(target);
      }
      for (const { icon } of [...scene.pieces, ...scene.hand, ...scene.belongings, ...scene.goals])
        expect(drawn).toContain(icon);
      for (const place of scene.places) {
        if (place.icon !== null) expect(drawn).toContain(place.icon);
        for (const { icon } of place.marks) expect(drawn).toContain(icon);
      }
    }
  });

  it('draws rooms apart from each other, and no corridor through a room', () => {
    const [view] = views('apart', board);
    const { places, ways } = sceneOf(view!, voice, sheets);
    const within = (x: number, y: number, id: string, by = 0): boolean => {
      const place = places.find((one) => one.id === id)!;
      return (
        Math.abs(place.x - x) < place.width / 2 + by &&
        Math.abs(place.y - y) < place.height / 2 + by
      );
    };
    for (const one of places)
      for (const other of places)
        if (one !== other)
          expect(
            Math.abs(one.x - other.x) >= one.width + 8 ||
              Math.abs(one.y - other.y) >= one.height + 8,
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
  });
});
