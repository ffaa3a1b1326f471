/** Sections with and without power, the surface, the elevator's shaft. */
import { at, type View } from '@deadlight/engine';
import { facility } from '@deadlight/games/lockdown';
import type { Voice } from '@deadlight/games/text';
import type { Area } from '../../table/scene.ts';
import { facilityOf, layoutOf } from './facility.ts';

function plate(view: View, [x, y]: readonly [number, number], place: number, name: string) {
  const all = facilityOf(view);
  const on = facility.hasPower(all, place);
  return {
    x,
    y,
    // The number on its power token: the higher ones fail first.
    text: `${name} · ${at(all.power, place, 'place')}`,
    icon: on ? 'power' : 'dark',
    tone: on ? ('good' as const) : ('danger' as const),
  };
}

export function areasOf(view: View, voice: Voice): Area[] {
  const { decks, ground, shaft, shaftPlate } = layoutOf(view);
  const isDark = (place: number): boolean => !facility.hasPower(facilityOf(view), place);
  return [
    ...ground.map(
      (outline, i): Area => ({ id: `ground:${i}`, kind: 'ground', outline, dark: false }),
    ),
    ...decks.map(({ section, outline, plate: at }, i): Area => {
      const area: Area = { id: `deck:${i}`, kind: 'deck', outline, dark: isDark(section) };
      return at === undefined
        ? area
        : { ...area, plate: plate(view, at, section, voice.say(`place.s-0${section}`)) };
    }),
    {
      id: 'shaft',
      kind: 'shaft',
      outline: shaft,
      dark: isDark(facility.ELEVATOR),
      plate: plate(view, shaftPlate, facility.ELEVATOR, voice.say('facility.elevator')),
    },
  ];
}
