import { allSeats, checkSetup, Match, randomFrom, SPECTATOR, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES, Voice } from '@deadlight/games';
import { LANGUAGES } from '@deadlight/games/text';
import { expect, it } from 'vitest';
import { expectIcons, expectPlan, expectTargets, views } from '../testing.ts';
import { endOf } from './end.ts';
import icons from './icons.json' with { type: 'json' };
import { sceneOf, targetsOf } from './scene.ts';

const { game, texts, cards } = GAMES['airlock']!;
const voice = new Voice('en', texts.en);
const sheets = cards(voice);

it('has an icon for every kind of thing', () => {
  const wanted = game.kinds.map(({ group, name }) => `${group}.${name}`);
  expect(wanted.filter((icon) => !(icon in icons))).toEqual([]);
});

it('has a target for every option, and an icon for every thing', () => {
  const drawn = new Set(Object.keys(icons));
  for (const view of views('airlock', 'scene')) {
    const scene = sceneOf(view, voice, sheets);
    expectTargets(view, scene, targetsOf);
    expectIcons(scene, drawn);
    expectPlan(scene);
    expect(scene.hand.length).toBeGreaterThan(0);
  }
});

it.each(LANGUAGES)('has texts in %s, from the first round to the end', (language) => {
  const spoken = new Voice(language, texts[language]);
  const { table } = new Match(game, checkSetup(game, { seats: 3, seed: 'end' }));
  const random = randomFrom('end');
  while (table.over === null) {
    const seat = table.pending[0]!;
    table.decide(seat, anyAnswer(table, seat, random));
  }
  for (const seat of [SPECTATOR, ...allSeats(2)]) {
    const view = viewOf(table, seat);
    expect(sceneOf(view, spoken, cards(spoken)).people).toHaveLength(3);
    const { how, fates } = endOf(view, spoken);
    expect(how).not.toBe('');
    expect(fates.filter(({ won }) => won)).toHaveLength(1);
  }
});
