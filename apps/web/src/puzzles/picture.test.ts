import { readFileSync } from 'node:fs';
import { Table, viewOf } from '@deadlight/engine';
import { GAMES, readLesson } from '@deadlight/games';
import { PUZZLES } from '@deadlight/games/puzzles';
import { Voice } from '@deadlight/games/text';
import { expect, it } from 'vitest';
import { SILHOUETTES } from '../creatures/silhouettes.ts';
import type { BrowserGame } from '../games/game.ts';
import { browserGame as lockdown } from '../games/lockdown/browser-game.ts';
import { browserGame as nemesis } from '../games/nemesis/browser-game.ts';
import { browserGame as panic } from '../games/panic/browser-game.ts';
import { PORTRAITS } from '../people/portraits.ts';

const TABLES: Readonly<Record<string, BrowserGame>> = { nemesis, lockdown, panic };

it.each(
  Object.values(PUZZLES)
    .flat()
    .map((puzzle) => [puzzle.game, puzzle.id, puzzle] as const),
)('the picture of %s, %s shows what stands on its table', (game, id, { picture }) => {
  const file = new URL(`../../../../scenarios/${game}/puzzles/${id}.yaml`, import.meta.url);
  const { position } = readLesson(readFileSync(file, 'utf8'), id);
  const { game: rules, texts, cards } = GAMES[game]!;
  const voice = new Voice('en', texts.en);
  const view = viewOf(new Table<unknown>(rules, position.state), position.seat);
  const scene = TABLES[game]!.sceneOf(view, voice, cards(voice));
  expect(Object.keys(TABLES[game]!.rooms!)).toContain(picture.room);
  expect(scene.places.map(({ icon }) => icon)).toContain(picture.room);
  expect(Object.keys(PORTRAITS)).toContain(picture.hero);
  if (picture.creature === undefined) return;
  expect(Object.keys(SILHOUETTES)).toContain(picture.creature);
  expect(scene.pieces.map(({ icon }) => icon)).toContain(picture.creature);
});
