import { askTexts, GAMES, saidIn, Voice } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import texts from '../../text/en.json' with { type: 'json' };
import { candidateOf } from '../survival/candidates.ts';
import shared from '../survival/icons.json' with { type: 'json' };
import { targetsOf } from '../survival/target.ts';
import { expectIcons, expectPlan, expectTargets, views } from '../testing.ts';
import icons from './icons.json' with { type: 'json' };
import { sceneOf } from './scene.ts';
import { nemesisWorld } from './world.ts';

const { game, texts: said, cards } = GAMES['nemesis']!;
const voice = new Voice('en', said.en, askTexts.en, texts);
const sheets = cards(voice);
const drawn = new Set([...Object.keys(icons), ...Object.keys(shared)]);

describe.each(['standard', 'alternative'])('the scene of Nemesis on its %s board', (board) => {
  it('has a place for all that can be done, and an icon for all that is there', () => {
    for (const view of views('nemesis', `scene-${board}`, { board })) {
      const scene = sceneOf(view, voice, sheets);
      expectTargets(view, scene, (at, option) => targetsOf(nemesisWorld, at, option));
      expectIcons(scene, drawn);
    }
  });

  it('draws rooms apart from each other, and no corridor through a room', () => {
    const [view] = views('nemesis', 'apart', { board });
    expectPlan(sceneOf(view!, voice, sheets));
  });
});

it('a card of the player who leads the intruders is chosen with all its text', () => {
  const [view] = views('nemesis', 'lead');
  const option = saidIn(game, 'keep-intruder pursuit-1');
  const candidate = candidateOf(nemesisWorld, view!, voice, sheets, option)!;
  expect(candidate.name).toBe(voice.say('intruderCard.pursuit-1'));
  expect(candidate.text.length).toBeGreaterThan(20);
  expect(drawn).toContain(candidate.icon);
});
