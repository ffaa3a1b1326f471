import { seatAfter } from '@deadlight/engine';
import { askTexts, GAMES, saidIn, Voice } from '@deadlight/games';
import { telling } from '@deadlight/games/survival';
import { expect, it } from 'vitest';
import texts from '../../text/en.json' with { type: 'json' };
import { views } from '../testing.ts';
import { candidateOf } from './candidates.ts';
import icons from './icons.json' with { type: 'json' };

const { game, texts: said, cards } = GAMES['lockdown']!;
const voice = new Voice('en', said.en, askTexts.en, texts);
const sheets = cards(voice);

it.each(['look-pool 0', 'take-pool 1', 'look-css 3'])(
  'a face-down token to choose lies there as such: %s',
  (option) => {
    const [view] = views('lockdown', 'tokens');
    const candidate = candidateOf(view!, voice, sheets, saidIn(game, option))!;
    expect(candidate.name).not.toBe('');
    expect(candidate.text).toBe(voice.say('facility.faceDown'));
    expect(icons).toHaveProperty(candidate.icon);
  },
);

it('a token of somebody else names its owner', () => {
  for (const view of views('lockdown', 'owner')) {
    const { character } = view.vars as { character: readonly number[] };
    if (character.includes(-1)) continue;
    const called = telling.characterOf(telling.varsOf(view), seatAfter(view.seat, 1, 3))!;
    const option = saidIn(game, `look-contingency ${called} 0`);
    const name = voice.say(`character.${called}`);
    expect(candidateOf(view, voice, sheets, option)!.name).toContain(name);
  }
});
