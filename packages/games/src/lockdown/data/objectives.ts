import type { SharedCondition } from '../../survival/conditions.ts';
import type { Objective as ObjectiveSheet } from '../../survival/objectives.ts';

/** What a condition of an Objective asks for; `conditions.ts` decides each. */
export type Condition =
  | SharedCondition
  | {
      readonly asks:
        | 'facility-destroyed'
        | 'knowledge-token-active'
        | 'nest-destroyed'
        | 'no-nemesis-survivor-alive';
    }
  | { readonly asks: 'knowledge-at-least' | 'weaknesses-analysed-at-least'; readonly count: number }
  | { readonly asks: 'sections-explored'; readonly sections: readonly [number, number] };

export type Objective = ObjectiveSheet<Condition>;

/** All of them are reconstructed: the kinds of goal are known, not the printed cards. */
export const OBJECTIVES: readonly Objective[] = [
  {
    id: 'corp-player-1',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'player-dead', player: 1 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'corp-player-2',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'player-dead', player: 2 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'corp-player-3',
    deck: 'corporate',
    players: 3,
    anyOf: [[{ asks: 'player-dead', player: 3 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'corp-player-4',
    deck: 'corporate',
    players: 4,
    anyOf: [[{ asks: 'player-dead', player: 4 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'corp-player-5',
    deck: 'corporate',
    players: 5,
    anyOf: [[{ asks: 'player-dead', player: 5 }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'corp-no-nemesis-survivor',
    deck: 'corporate',
    players: 2,
    anyOf: [
      [{ asks: 'no-nemesis-survivor-alive' }, { asks: 'own-signal-sent' }],
      [{ asks: 'only-survivor' }],
    ],
  },
  {
    id: 'corp-two-weaknesses',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'weaknesses-analysed-at-least', count: 2 }]],
  },
  {
    id: 'corp-egg',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'own-signal-sent' }, { asks: 'survived-with-egg' }]],
  },
  {
    id: 'corp-knowledge-8',
    deck: 'corporate',
    players: 2,
    anyOf: [[{ asks: 'knowledge-at-least', count: 8 }]],
  },
  {
    id: 'pers-archive',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'knowledge-token-active' }, { asks: 'own-signal-sent' }]],
  },
  {
    id: 'pers-explore-12',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'sections-explored', sections: [1, 2] }]],
  },
  {
    id: 'pers-explore-23',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'sections-explored', sections: [2, 3] }]],
  },
  {
    id: 'pers-nest',
    deck: 'personal',
    players: 2,
    anyOf: [
      [{ asks: 'own-signal-sent' }, { asks: 'nest-destroyed' }],
      [{ asks: 'own-signal-sent' }, { asks: 'facility-destroyed' }],
    ],
  },
  {
    id: 'pers-queen',
    deck: 'personal',
    players: 2,
    anyOf: [
      [{ asks: 'own-signal-sent' }, { asks: 'queen-killed' }],
      [{ asks: 'own-signal-sent' }, { asks: 'facility-destroyed' }],
    ],
  },
  {
    id: 'pers-facility',
    deck: 'personal',
    players: 2,
    anyOf: [[{ asks: 'facility-destroyed' }], [{ asks: 'only-survivor' }]],
  },
  {
    id: 'pers-weakness',
    deck: 'personal',
    players: 3,
    anyOf: [[{ asks: 'own-signal-sent' }, { asks: 'weaknesses-analysed-at-least', count: 1 }]],
  },
  {
    id: 'pers-explore-13',
    deck: 'personal',
    players: 4,
    anyOf: [[{ asks: 'sections-explored', sections: [1, 3] }]],
  },
  {
    id: 'pers-knowledge-6',
    deck: 'personal',
    players: 5,
    anyOf: [[{ asks: 'knowledge-at-least', count: 6 }, { asks: 'knowledge-token-active' }]],
  },
  { id: 'coop-01', deck: 'team', players: 1, anyOf: [[{ asks: 'knowledge-at-least', count: 8 }]] },
  {
    id: 'coop-02',
    deck: 'team',
    players: 1,
    anyOf: [
      [{ asks: 'signal-sent' }, { asks: 'nest-destroyed' }],
      [{ asks: 'signal-sent' }, { asks: 'facility-destroyed' }],
    ],
  },
  {
    id: 'coop-03',
    deck: 'team',
    players: 1,
    anyOf: [
      [{ asks: 'signal-sent' }, { asks: 'queen-killed' }],
      [{ asks: 'signal-sent' }, { asks: 'facility-destroyed' }],
    ],
  },
  { id: 'coop-04', deck: 'team', players: 1, anyOf: [[{ asks: 'facility-destroyed' }]] },
  {
    id: 'coop-05',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'weaknesses-analysed-at-least', count: 2 }]],
  },
  { id: 'coop-06', deck: 'team', players: 1, anyOf: [[{ asks: 'survived-with-egg' }]] },
  {
    id: 'coop-07',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'sections-explored', sections: [1, 2] }]],
  },
  {
    id: 'coop-08',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'sections-explored', sections: [2, 3] }]],
  },
  {
    id: 'coop-09',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'sections-explored', sections: [1, 3] }]],
  },
  {
    id: 'coop-10',
    deck: 'team',
    players: 1,
    anyOf: [[{ asks: 'knowledge-token-active' }, { asks: 'signal-sent' }]],
  },
];
