import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import lockdown from './lockdown/icons.json' with { type: 'json' };
import nemesis from './nemesis/icons.json' with { type: 'json' };
import panic from './panic/icons.json' with { type: 'json' };
import { iconOf } from './panic/places.ts';
import survival from './survival/icons.json' with { type: 'json' };

/** The icon of a kind, by the name that scenes give it; null for kinds that are never shown. */
type Signs = Readonly<Record<string, ((name: string) => string) | null>>;

const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  panic,
  nemesis: { ...survival, ...nemesis },
  lockdown: { ...survival, ...nemesis, ...lockdown },
};

const SURVIVAL: Signs = {
  card: (name) => `card.${['infected', 'clean'].includes(name) ? 'contamination' : name}`,
  item: (name) => `item.${name}`,
  character: (name) => `character.${name}`,
  room: (name) => `room.${name}`,
  token: (name) => (name === 'blank' ? 'blank' : `type.${name.replace(/(-\d)+$/, '')}`),
  attack: () => 'claw',
  wound: () => 'wound.serious',
  weakness: () => 'room.laboratory',
  event: () => 'event',
  objective: () => 'goal.personal',
  explorationToken: null,
};

const SIGNS: Readonly<Record<string, Signs>> = {
  panic: {
    room: iconOf,
    piece: (name) =>
      /^(gray|black)/.test(name) ? `parasite.${name.split('-')[0]}` : `who.${name.split('-')[1]}`,
    card: (name) =>
      name === 'door-card' ? 'door' : `card.${name.startsWith('infection-') ? 'infection' : name}`,
    status: (name) => `role.${name}`,
    mark: null,
  },
  nemesis: {
    ...SURVIVAL,
    engine: (name) => (name === 'intact' ? 'room.engine-1' : 'malfunction'),
    coordinates: () => 'course',
    intruderCard: (name) => `intruderCard.${name}`,
  },
  lockdown: {
    ...SURVIVAL,
    contingency: (name) => `contingency.${name}`,
    css: () => 'css',
    computer: () => 'computer',
    mars: () => 'mars',
  },
};

describe.each(Object.keys(SIGNS))('every kind of thing in %s', (game) => {
  it('has a sign', () => {
    const { kinds } = GAMES[game]!.game;
    const without = kinds.filter(({ name, group }) => {
      if (name.includes(':')) return false;
      const sign = SIGNS[game]![group];
      return sign === undefined || (sign !== null && !(sign(name) in ICONS[game]!));
    });
    expect(without).toEqual([]);
  });
});
