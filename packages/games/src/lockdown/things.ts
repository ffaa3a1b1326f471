import { at, type KindSpec } from '@deadlight/engine';
import { kindFinder, kindsIn } from '../survival/things.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';
import { COMPUTERS, CONTINGENCIES, CSS_TOKENS, MARS_CARDS } from './data/tokens.ts';

const group = (name: string, back: string, list: readonly { readonly id: string }[]): KindSpec[] =>
  list.map(({ id }) => ({ name: id, group: name, back }));

export const tokenId = ({ effect, items, surface }: (typeof EXPLORATION)[number]): string =>
  `${surface ? 'surface-' : ''}${effect}-${items}`;

/** Everything Lockdown is played with. */
export const KINDS: readonly KindSpec[] = [
  ...kindsIn('base'),
  ...group('event', 'event', EVENTS),
  ...ROOMS.map(({ id, tile }) => ({ name: id, group: 'room', back: `tile-${tile}` })),
  ...EXPLORATION.map((token) => ({
    name: tokenId(token),
    group: 'explorationToken',
    back: token.surface ? 'surface' : 'exploration',
  })),
  ...OBJECTIVES.map(({ id, deck }) => ({
    name: id,
    group: 'objective',
    back: deck === 'team' ? deck : 'objective',
  })),
  ...group('contingency', 'contingency', CONTINGENCIES),
  ...group('css', 'css', CSS_TOKENS),
  ...group('computer', 'computer', COMPUTERS),
  ...group('mars', 'mars', MARS_CARDS),
];

const kindOf = kindFinder(KINDS);

export const FIRST_EVENT = kindOf('event', at(EVENTS, 0, 'event').id);
export const FIRST_ROOM = kindOf('room', at(ROOMS, 0, 'room').id);
export const FIRST_EXPLORATION = kindOf(
  'explorationToken',
  tokenId(at(EXPLORATION, 0, 'exploration')),
);
export const FIRST_OBJECTIVE = kindOf('objective', at(OBJECTIVES, 0, 'objective').id);
export const FIRST_CONTINGENCY = kindOf('contingency', CONTINGENCIES[0].id);
export const FIRST_CSS = kindOf('css', CSS_TOKENS[0].id);
export const FIRST_COMPUTER = kindOf('computer', at(COMPUTERS, 0, 'computer').id);
export const LOCK_DOWN = kindOf('computer', 'lock-down');
export const FIRST_MARS = kindOf('mars', MARS_CARDS[0].id);
