import { askTexts, GAMES, lockdownFacility, Voice } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import texts from '../../text/en.json' with { type: 'json' };
import guests from '../nemesis/icons.json' with { type: 'json' };
import shared from '../survival/icons.json' with { type: 'json' };
import { expectIcons, expectPlan, expectTargets, views } from '../testing.ts';
import { facilityOf } from './facility.ts';
import icons from './icons.json' with { type: 'json' };
import { sceneOf } from './scene.ts';
import { targetsOf } from './target.ts';

const { texts: said, cards } = GAMES['lockdown']!;
const voice = new Voice('en', said.en, askTexts.en, texts);
const sheets = cards(voice);
const drawn = new Set([icons, guests, shared].flatMap((some) => Object.keys(some)));

describe.each(['standard', 'alternative'])('the scene of Lockdown on its %s board', (board) => {
  it('has a place for all that can be done, and an icon for all that is there', () => {
    for (const seed of ['one', 'two', 'three'])
      for (const view of views('lockdown', `${seed}-${board}`, { board })) {
        const scene = sceneOf(view, voice, sheets);
        expectTargets(view, scene, targetsOf);
        expectIcons(scene, drawn);
      }
  });

  it('draws rooms apart from each other, and no corridor through a room', () => {
    const [view] = views('lockdown', 'apart', { board });
    expectPlan(sceneOf(view!, voice, sheets));
  });

  it('[LCK-POWER-03] leaves exactly the sections without power in the dark', () => {
    for (const view of views('lockdown', `dark-${board}`, { board })) {
      const { areas, places } = sceneOf(view, voice, sheets);
      for (let section = 1; section <= lockdownFacility.SECTIONS; section++) {
        const dark = !lockdownFacility.hasPower(facilityOf(view), section);
        const plate = areas.find(({ plate }) => plate?.text.startsWith(`S-0${section}`))!;
        const room = places.find(({ icon }) => icon === `room.elevator-room-s-0${section}`)!;
        expect([plate.dark, room.dark]).toEqual([dark, dark]);
      }
    }
  });
});
