import type { Objective as ObjectiveSheet } from '../../survival/objectives.ts';

/** What a condition of an Objective asks for; `conditions.ts` decides each. */
export type Condition =
  | 'facility-destroyed'
  | 'knowledge-at-least-6'
  | 'knowledge-at-least-8'
  | 'knowledge-token-active'
  | 'nest-destroyed'
  | 'no-nemesis-survivor-alive'
  | 'only-survivor'
  | 'own-signal-sent'
  | 'player-1-dead'
  | 'player-2-dead'
  | 'player-3-dead'
  | 'player-4-dead'
  | 'player-5-dead'
  | 'queen-killed'
  | 'sections-explored-s-01-s-02'
  | 'sections-explored-s-01-s-03'
  | 'sections-explored-s-02-s-03'
  | 'signal-sent'
  | 'survived-with-egg'
  | 'weaknesses-analysed-at-least-1'
  | 'weaknesses-analysed-at-least-2';

export type Objective = ObjectiveSheet<Condition>;

/** All of them are reconstructed: the kinds of goal are known, not the printed cards. */
export const OBJECTIVES: readonly Objective[] = [
  {
    id: 'corp-player-1',
    deck: 'corporate',
    players: 2,
    anyOf: [['player-1-dead'], ['only-survivor']],
  },
  {
    id: 'corp-player-2',
    deck: 'corporate',
    players: 2,
    anyOf: [['player-2-dead'], ['only-survivor']],
  },
  {
    id: 'corp-player-3',
    deck: 'corporate',
    players: 3,
    anyOf: [['player-3-dead'], ['only-survivor']],
  },
  {
    id: 'corp-player-4',
    deck: 'corporate',
    players: 4,
    anyOf: [['player-4-dead'], ['only-survivor']],
  },
  {
    id: 'corp-player-5',
    deck: 'corporate',
    players: 5,
    anyOf: [['player-5-dead'], ['only-survivor']],
  },
  {
    id: 'corp-no-nemesis-survivor',
    deck: 'corporate',
    players: 2,
    anyOf: [['no-nemesis-survivor-alive', 'own-signal-sent'], ['only-survivor']],
  },
  {
    id: 'corp-two-weaknesses',
    deck: 'corporate',
    players: 2,
    anyOf: [['weaknesses-analysed-at-least-2']],
  },
  {
    id: 'corp-egg',
    deck: 'corporate',
    players: 2,
    anyOf: [['own-signal-sent', 'survived-with-egg']],
  },
  { id: 'corp-knowledge-8', deck: 'corporate', players: 2, anyOf: [['knowledge-at-least-8']] },
  {
    id: 'pers-archive',
    deck: 'personal',
    players: 2,
    anyOf: [['knowledge-token-active', 'own-signal-sent']],
  },
  { id: 'pers-explore-12', deck: 'personal', players: 2, anyOf: [['sections-explored-s-01-s-02']] },
  { id: 'pers-explore-23', deck: 'personal', players: 2, anyOf: [['sections-explored-s-02-s-03']] },
  {
    id: 'pers-nest',
    deck: 'personal',
    players: 2,
    anyOf: [
      ['own-signal-sent', 'nest-destroyed'],
      ['own-signal-sent', 'facility-destroyed'],
    ],
  },
  {
    id: 'pers-queen',
    deck: 'personal',
    players: 2,
    anyOf: [
      ['own-signal-sent', 'queen-killed'],
      ['own-signal-sent', 'facility-destroyed'],
    ],
  },
  {
    id: 'pers-facility',
    deck: 'personal',
    players: 2,
    anyOf: [['facility-destroyed'], ['only-survivor']],
  },
  {
    id: 'pers-weakness',
    deck: 'personal',
    players: 3,
    anyOf: [['own-signal-sent', 'weaknesses-analysed-at-least-1']],
  },
  { id: 'pers-explore-13', deck: 'personal', players: 4, anyOf: [['sections-explored-s-01-s-03']] },
  {
    id: 'pers-knowledge-6',
    deck: 'personal',
    players: 5,
    anyOf: [['knowledge-at-least-6', 'knowledge-token-active']],
  },
  { id: 'coop-01', deck: 'team', players: 1, anyOf: [['knowledge-at-least-8']] },
  {
    id: 'coop-02',
    deck: 'team',
    players: 1,
    anyOf: [
      ['signal-sent', 'nest-destroyed'],
      ['signal-sent', 'facility-destroyed'],
    ],
  },
  {
    id: 'coop-03',
    deck: 'team',
    players: 1,
    anyOf: [
      ['signal-sent', 'queen-killed'],
      ['signal-sent', 'facility-destroyed'],
    ],
  },
  { id: 'coop-04', deck: 'team', players: 1, anyOf: [['facility-destroyed']] },
  { id: 'coop-05', deck: 'team', players: 1, anyOf: [['weaknesses-analysed-at-least-2']] },
  { id: 'coop-06', deck: 'team', players: 1, anyOf: [['survived-with-egg']] },
  { id: 'coop-07', deck: 'team', players: 1, anyOf: [['sections-explored-s-01-s-02']] },
  { id: 'coop-08', deck: 'team', players: 1, anyOf: [['sections-explored-s-02-s-03']] },
  { id: 'coop-09', deck: 'team', players: 1, anyOf: [['sections-explored-s-01-s-03']] },
  { id: 'coop-10', deck: 'team', players: 1, anyOf: [['knowledge-token-active', 'signal-sent']] },
];
