import type { SharedCondition } from '../../survival/conditions.ts';
import type { Objective as ObjectiveSheet } from '../../survival/objectives.ts';

/** What a condition of an Objective asks for; `conditions.ts` decides each. */
export type Condition =
  | SharedCondition
  | {
      readonly asks:
        | 'all-rooms-explored'
        | 'another-character-survives'
        | 'blue-corpse-placed-in-surgery'
        | 'nest-destroyed'
        | 'ship-destroyed'
        | 'ship-reaches-earth'
        | 'ship-reaches-mars'
        | 'survived-in-pod'
        | 'survived-with-blue-corpse'
        | 'weakness-of-carcass-discovered'
        | 'weakness-of-egg-discovered';
    }
  | { readonly asks: 'items-at-least' | 'weaknesses-discovered-at-least'; readonly count: number };

export type Objective = ObjectiveSheet<Condition>;

export const OBJECTIVES: readonly Objective[] = [
  {
    id: 'salvaging-the-prime-asset',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'ship-reaches-earth' }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'quarantine',
    deck: 'personal',
    players: 2,
    anyOf: [
      [{ asks: 'ship-reaches-mars' }],
      [{ asks: 'ship-reaches-earth' }, { asks: 'nest-destroyed' }],
    ],
  },
  {
    id: 'the-great-hunt',
    deck: 'personal',
    players: 2,
    anyOf: [
      [{ asks: 'own-signal-sent' }, { asks: 'ship-destroyed' }],
      [{ asks: 'own-signal-sent' }, { asks: 'queen-killed' }],
    ],
  },
  {
    id: 'hoarder',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'survived-in-pod' }, { asks: 'items-at-least', count: 7 }]],
  },
  {
    id: 'relentless-investigator',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'own-signal-sent' }, { asks: 'all-rooms-explored' }]],
  },
  {
    id: 'a-proper-burial',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'own-signal-sent' }, { asks: 'survived-with-blue-corpse' }]],
  },
  {
    id: 'the-oldest-friend',
    deck: 'personal',
    players: 3,
    anyOf: [[{ asks: 'ship-reaches-earth' }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'best-friends-forever',
    deck: 'personal',
    players: 4,
    anyOf: [[{ asks: 'another-character-survives' }]],
  },
  {
    id: 'aliens-on-a-spaceship',
    deck: 'personal',
    players: 5,
    anyOf: [
      [{ asks: 'own-signal-sent' }, { asks: 'nest-destroyed' }],
      [{ asks: 'own-signal-sent' }, { asks: 'ship-destroyed' }],
    ],
  },
  {
    id: 'the-right-moment-to-strike',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'player-dead', player: 1 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'greener-pastures',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'player-dead', player: 2 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'an-old-feud',
    deck: 'corporate',
    players: 3,
    anyOf: [[{ asks: 'player-dead', player: 3 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'hostile-takeover',
    deck: 'corporate',
    players: 4,
    anyOf: [[{ asks: 'player-dead', player: 4 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'the-final-enlightenment',
    deck: 'corporate',
    players: 5,
    anyOf: [[{ asks: 'player-dead', player: 5 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'extreme-field-biology',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'weaknesses-discovered-at-least', count: 2 }]],
  },
  {
    id: 'ab-ovo',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'weakness-of-egg-discovered' }]],
  },
  {
    id: 'necroscopy',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'own-signal-sent' }, { asks: 'weakness-of-carcass-discovered' }]],
  },
  {
    id: 'my-precious',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'own-signal-sent' }, { asks: 'survived-with-egg' }]],
  },
  { id: 'destination-earth', deck: 'team', players: 1, anyOf: [[{ asks: 'ship-reaches-earth' }]] },
  {
    id: 'emergency-post-mortem',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'blue-corpse-placed-in-surgery' }]],
  },
  {
    id: 'first-contact-protocol',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'weaknesses-discovered-at-least', count: 2 }]],
  },
  {
    id: 'cutting-off-the-head',
    deck: 'team',
    players: 1,
    anyOf: [
      [{ asks: 'signal-sent' }, { asks: 'queen-killed' }],
      [{ asks: 'signal-sent' }, { asks: 'ship-destroyed' }],
    ],
  },
  {
    id: 'no-man-left-behind',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'signal-sent' }, { asks: 'all-rooms-explored' }]],
  },
  { id: 'special-delivery', deck: 'team', players: 1, anyOf: [[{ asks: 'survived-with-egg' }]] },
  {
    id: 'clean-up-crew',
    deck: 'team',
    players: 1,
    anyOf: [
      [{ asks: 'signal-sent' }, { asks: 'nest-destroyed' }],
      [{ asks: 'signal-sent' }, { asks: 'ship-destroyed' }],
    ],
  },
];
