import { readFileSync } from 'node:fs';
import { Table, viewOf } from '@deadlight/engine';
import { askTexts, GAMES, readLesson, Voice } from '@deadlight/games';
import { PUZZLES } from '@deadlight/games/puzzles';
import { expect, it } from 'vitest';
import { SILHOUETTES } from '../creatures/silhouettes.ts';
import { rooms as lockdownRooms } from '../games/lockdown/rooms.ts';
import { sceneOf as lockdownScene } from '../games/lockdown/scene.ts';
import { rooms as nemesisRooms } from '../games/nemesis/rooms.ts';
import { sceneOf as nemesisScene } from '../games/nemesis/scene.ts';
import { rooms as panicRooms } from '../games/panic/rooms.ts';
import { sceneOf as panicScene } from '../games/panic/scene.ts';
import { PORTRAITS } from '../people/portraits.ts';
import own from '../text/en.json' with { type: 'json' };

const SCENES = { nemesis: nemesisScene, lockdown: lockdownScene, panic: panicScene };
const ROOMS = { nemesis: nemesisRooms, lockdown: lockdownRooms, panic: panicRooms };
type Game = keyof typeof SCENES;

it.each(
  Object.values(PUZZLES)
    .flat()
    .map((puzzle) => [puzzle.game, puzzle.id, puzzle] as const),
)('the picture of %s, %s shows what stands on its table', (game, id, { picture }) => {
  const file = new URL(`../../../../scenarios/${game}/puzzles/${id}.yaml`, import.meta.url);
  const { position } = readLesson(readFileSync(file, 'utf8'), id);
  const { game: rules, texts, cards } = GAMES[game]!;
  const voice = new Voice('en', texts.en, askTexts.en, own);
  const view = viewOf(new Table<unknown>(rules, position.state), position.seat);
  const scene = SCENES[game as Game](view, voice, cards(voice));
  expect(Object.keys(ROOMS[game as Game])).toContain(picture.room);
  expect(scene.places.map(({ icon }) => icon)).toContain(picture.room);
  expect(Object.keys(PORTRAITS)).toContain(picture.hero);
  if (picture.creature === undefined) return;
  expect(Object.keys(SILHOUETTES)).toContain(picture.creature);
  expect(scene.pieces.map(({ icon }) => icon)).toContain(picture.creature);
});
