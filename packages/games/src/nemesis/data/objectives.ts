import type { Objective as ObjectiveSheet } from '../../survival/objectives.ts';

/** What a condition of an Objective asks for; `conditions.ts` decides each. */
export type Condition =
  | 'all-rooms-explored'
  | 'another-character-survives'
  | 'blue-corpse-placed-in-surgery'
  | 'items-at-least-7'
  | 'nest-destroyed'
  | 'only-survivor'
  | 'own-signal-sent'
  | 'player-1-dead'
  | 'player-2-dead'
  | 'player-3-dead'
  | 'player-4-dead'
  | 'player-5-dead'
  | 'queen-killed'
  | 'ship-destroyed'
  | 'ship-reaches-earth'
  | 'ship-reaches-mars'
  | 'signal-sent'
  | 'survived-in-pod'
  | 'survived-with-blue-corpse'
  | 'survived-with-egg'
  | 'weakness-of-carcass-discovered'
  | 'weakness-of-egg-discovered'
  | 'weaknesses-discovered-at-least-2';

export type Objective = ObjectiveSheet<Condition>;

export const OBJECTIVES: readonly Objective[] = [
  {
    id: 'salvaging-the-prime-asset',
    deck: 'personal',
    players: 2,
    anyOf: [['ship-reaches-earth'], ['only-survivor']],
  },
  {
    id: 'quarantine',
    deck: 'personal',
    players: 2,
    anyOf: [['ship-reaches-mars'], ['ship-reaches-earth', 'nest-destroyed']],
  },
  {
    id: 'the-great-hunt',
    deck: 'personal',
    players: 2,
    anyOf: [
      ['own-signal-sent', 'ship-destroyed'],
      ['own-signal-sent', 'queen-killed'],
    ],
  },
  { id: 'hoarder', deck: 'personal', players: 2, anyOf: [['survived-in-pod', 'items-at-least-7']] },
  {
    id: 'relentless-investigator',
    deck: 'personal',
    players: 2,
    anyOf: [['own-signal-sent', 'all-rooms-explored']],
  },
  {
    id: 'a-proper-burial',
    deck: 'personal',
    players: 2,
    anyOf: [['own-signal-sent', 'survived-with-blue-corpse']],
  },
  {
    id: 'the-oldest-friend',
    deck: 'personal',
    players: 3,
    anyOf: [['ship-reaches-earth'], ['only-survivor']],
  },
  {
    id: 'best-friends-forever',
    deck: 'personal',
    players: 4,
    anyOf: [['another-character-survives']],
  },
  {
    id: 'aliens-on-a-spaceship',
    deck: 'personal',
    players: 5,
    anyOf: [
      ['own-signal-sent', 'nest-destroyed'],
      ['own-signal-sent', 'ship-destroyed'],
    ],
  },
  {
    id: 'the-right-moment-to-strike',
    deck: 'corporate',
    players: 2,
    anyOf: [['player-1-dead'], ['only-survivor']],
  },
  {
    id: 'greener-pastures',
    deck: 'corporate',
    players: 2,
    anyOf: [['player-2-dead'], ['only-survivor']],
  },
  {
    id: 'an-old-feud',
    deck: 'corporate',
    players: 3,
    anyOf: [['player-3-dead'], ['only-survivor']],
  },
  {
    id: 'hostile-takeover',
    deck: 'corporate',
    players: 4,
    anyOf: [['player-4-dead'], ['only-survivor']],
  },
  {
    id: 'the-final-enlightenment',
    deck: 'corporate',
    players: 5,
    anyOf: [['player-5-dead'], ['only-survivor']],
  },
  {
    id: 'extreme-field-biology',
    deck: 'corporate',
    players: 2,
    anyOf: [['weaknesses-discovered-at-least-2']],
  },
  { id: 'ab-ovo', deck: 'corporate', players: 2, anyOf: [['weakness-of-egg-discovered']] },
  {
    id: 'necroscopy',
    deck: 'corporate',
    players: 2,
    anyOf: [['own-signal-sent', 'weakness-of-carcass-discovered']],
  },
  {
    id: 'my-precious',
    deck: 'corporate',
    players: 2,
    anyOf: [['own-signal-sent', 'survived-with-egg']],
  },
  { id: 'destination-earth', deck: 'team', players: 1, anyOf: [['ship-reaches-earth']] },
  {
    id: 'emergency-post-mortem',
    deck: 'team',
    players: 1,
    anyOf: [['blue-corpse-placed-in-surgery']],
  },
  {
    id: 'first-contact-protocol',
    deck: 'team',
    players: 1,
    anyOf: [['weaknesses-discovered-at-least-2']],
  },
  {
    id: 'cutting-off-the-head',
    deck: 'team',
    players: 1,
    anyOf: [
      ['signal-sent', 'queen-killed'],
      ['signal-sent', 'ship-destroyed'],
    ],
  },
  {
    id: 'no-man-left-behind',
    deck: 'team',
    players: 1,
    anyOf: [['signal-sent', 'all-rooms-explored']],
  },
  { id: 'special-delivery', deck: 'team', players: 1, anyOf: [['survived-with-egg']] },
  {
    id: 'clean-up-crew',
    deck: 'team',
    players: 1,
    anyOf: [
      ['signal-sent', 'nest-destroyed'],
      ['signal-sent', 'ship-destroyed'],
    ],
  },
];
