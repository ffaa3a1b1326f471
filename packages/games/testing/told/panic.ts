/** How each part of a view is told in Panic Station. */
import type { Telling } from '@deadlight/engine/testing';
import type { EVENT } from '../../src/panic/log-events.ts';
import type { Vars } from '../../src/panic/vars.ts';
import { DOMAIN } from '../../src/panic/words.ts';
import type { ZONE } from '../../src/panic/zones.ts';
import type { ToldName } from '../../src/telling/traits.ts';
import { byName, derived, progress, tellingsOf } from './telling.ts';

type Part = Telling<ToldName<typeof EVENT>, 'seat' | 'pawn'>;

const SETTING: Part = { untold: 'the options stay as they are' };

const vars: Readonly<Record<keyof Vars, Part>> = {
  options: SETTING,
  round: { by: ['round'] },
  active: { by: ['parasite-phase'], also: ['turn'] },
  ap: progress('every action costs one'),
  health: { by: ['hurt', 'death'], also: ['healed'], each: 'pawn' },
  shots: { by: ['shot', 'laid', 'eliminated'], each: 'seat' },
  cell: { by: ['placed'] },
  turned: { by: ['placed'] },
  used: { by: ['turns-red'] },
  sides: derived('cell'),
  fits: derived('cell'),
  flipped: { by: ['parasite-hit'] },
  doorsOpen: { by: ['doors-open', 'doors-close'] },
  started: { by: ['turn'], each: 'seat' },
  owesSearch: progress('the first turn owes a search'),
  buried: { by: ['buried', 'turn'] },
  terminalUsed: { by: ['terminal', 'turn'] },
  voteCalled: { by: ['calls-vote', 'turn'] },
  traded: progress('who was asked to trade in this turn'),
  attacked: progress('where somebody has attacked in this turn'),
  acted: progress('where somebody has acted in this turn'),
  scan: { by: [], also: ['scan'] },
};

const zones: Readonly<Record<keyof typeof ZONE, Part>> = {
  room: {
    by: [
      'move',
      'runs',
      'alarm-brings',
      'alarm-takes',
      'parasite-move',
      'parasite-hit',
      'death',
      'lured',
      'turn',
    ],
  },
  station: { by: ['placed'] },
  roomDeck: { by: ['placed', 'buried'] },
  aside: { by: ['placed', 'buried'] },
  deck: { by: ['drew', 'drew-alarm', 'reshuffled'] },
  discard: {
    by: ['played', 'drew-alarm', 'reshuffled', 'armor', 'shot', 'eliminated', 'burns-hive'],
  },
  hand: {
    by: [
      'drew',
      'laid',
      'played',
      'trade',
      'eliminated',
      'armor',
      'burns-hive',
      'inherits',
      'repelled',
    ],
    also: ['inspected'],
    each: 'seat',
  },
  laid: { by: ['laid', 'shot', 'armor', 'eliminated'], each: 'seat' },
  box: { by: ['eliminated'] },
  supply: { by: ['alarm-brings', 'parasite-hit'] },
  barracks: { by: ['turn'] },
  fallen: { by: ['death'] },
  status: { by: ['infected', 'cured'], each: 'seat' },
  otherStatus: { by: ['infected', 'cured'], each: 'seat' },
  infected: { untold: 'nobody sees it' },
  infectors: { untold: 'nobody sees it' },
  killers: { untold: 'nobody sees it' },
  lone: { by: ['scan', 'turn'] },
  unmarked: { untold: 'nobody sees it' },
  door: { by: ['parasite-phase', 'inherits', 'eliminated'] },
};

const seats = ['seat', 'other', 'partner'];

export const TELLINGS = tellingsOf<Vars, 'seat' | 'pawn'>(vars, zones, {
  seat: byName(seats, (_table, index) => `@seat.${DOMAIN.seat.print(index)}`),
  pawn: byName(['pawn'], (_table, index) => `@piece.${DOMAIN.pawn.print(index)}`),
});
