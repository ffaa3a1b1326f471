/** What is counted of a game of Panic Station, and what turned it. */
import type { EVENT } from '@deadlight/games/panic';
import type { ToldName } from '@deadlight/games/telling';
import type { TallyOf } from '../../story/tally.ts';

export const TALLIES = [
  { id: 'moves', icon: 'room.run', lines: ['move'], by: 'seat' },
  { id: 'searches', icon: 'fresh', lines: ['search'], by: 'seat' },
  { id: 'trades', icon: 'trade', lines: ['trade'], by: 'seat' },
  { id: 'cards', icon: 'hand', lines: ['played'], by: 'seat' },
  { id: 'fights', icon: 'card.target-scope', lines: ['shot', 'stab'], by: 'seat' },
  { id: 'wounds', icon: 'card.first-aid-kit', lines: ['hurt'], by: 'pawn' },
  { id: 'explored', icon: 'rooms', lines: ['placed'] },
  { id: 'alarms', icon: 'alarm', lines: ['alarm', 'drew-alarm'] },
  { id: 'infections', icon: 'role.infected', lines: ['infected'] },
] as const satisfies readonly TallyOf<typeof EVENT>[];

export const TURNS: ReadonlySet<string> = new Set<ToldName<typeof EVENT>>([
  'infected',
  'repelled',
  'death',
  'eliminated',
  'scan',
  'hive-burned',
  'all-infected',
  'troopers-dead',
  'out-of-time',
  'conceded',
  'gave-up',
]);
