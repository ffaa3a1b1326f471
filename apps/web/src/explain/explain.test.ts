import { readFileSync } from 'node:fs';
import { checkSetup, type Line, Match, randomFrom, SPECTATOR, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { askTexts, GAMES, Voice } from '@deadlight/games';
import { ROOMS as lockdownRooms } from '@deadlight/games/lockdown';
import { ROOMS as nemesisRooms } from '@deadlight/games/nemesis';
import { rooms } from '@deadlight/games/panic';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../games/nemesis/scene.ts';
import texts from '../text/en.json' with { type: 'json' };
import { cutAt, namedIn } from './named.ts';
import { roomRule } from './room-rules.ts';

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  nemesis: nemesisRooms.map(({ id }) => id),
  lockdown: lockdownRooms.map(({ id }) => id),
  panic: [...new Set(rooms.ROOM_CARDS.map(({ type }) => type))],
};

describe.each(Object.keys(ROOMS))('the rooms of %s', (game) => {
  const rules = new Set(readFileSync(`rules/${game}.md`, 'utf8').match(/[A-Z]{3}-[A-Z]+[-\w]*/g));
  it.each(ROOMS[game]!)('%s is explained with a rule that there is', (room) => {
    expect(rules).toContain(roomRule(game, `room.${room}`));
  });
});

it('a text is split at names, longest first, each with its neighbouring words', () => {
  const cut = (name: string, before = '', after = '') => ({ before, name, after });
  expect(cutAt('The Nest Egg lies in the Nest.', ['Nest', 'Nest Egg'])).toEqual([
    'The ',
    cut('Nest Egg'),
    ' lies in the ',
    cut('Nest', '', '.'),
  ]);
  expect(cutAt('Fire in room 6 (Nest).', ['Nest'])).toEqual([
    'Fire in room 6 ',
    cut('Nest', '(', ').'),
  ]);
  expect(cutAt('Egg/Nest', ['Egg', 'Nest'])).toEqual([cut('Egg', '', '/'), cut('Nest')]);
  expect(cutAt('Nothing here (yet).', ['(yet)'])).toEqual(['Nothing here ', cut('(yet)', '', '.')]);
  expect(cutAt('Nothing here.', ['Nest'])).toEqual(['Nothing here.']);
});

it('cards and rooms that the log names are explained', () => {
  const { game, texts: said, cards, articles } = GAMES['nemesis']!;
  const voice = new Voice('en', said.en, askTexts.en, texts);
  const sheets = cards(voice);
  const match = new Match(game, checkSetup(game, { seats: 3, seed: 'named' }));
  const random = randomFrom('named');
  for (let i = 0; i < 250 && match.table.over === null; i++) {
    const seat = match.table.pending[0]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
  const scene = sceneOf(viewOf(match.table, SPECTATOR), voice, sheets);
  const lines = match.log.linesFor(SPECTATOR);
  const named = (line: Line) => namedIn(line, voice, 'nemesis', scene, sheets, articles(voice));
  for (const what of ['event', 'plays', 'explored', 'intruder-appears']) {
    const all = lines.filter((line) => line.what === what);
    expect(all.length, what).toBeGreaterThan(0);
    for (const line of all) {
      const [name, explanation] = [...named(line)].at(-1) ?? [JSON.stringify(line), { text: '' }];
      const chip = voice.has(`chip.${what}`) ? voice.say(`chip.${what}`, line.data) : '';
      expect(voice.say(`log.${what}`, line.data) + chip).toContain(name);
      expect(explanation.text, name).not.toBe('');
    }
  }
  expect(named(lines.find(({ what }) => what === 'round')!).size).toBe(0);
});
