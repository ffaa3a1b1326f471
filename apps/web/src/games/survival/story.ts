/** What is counted of a game, and what turned it, where Nemesis and Lockdown are alike. */
import type { EVENT } from '@deadlight/games/survival';
import type { ToldName } from '@deadlight/games/telling';
import type { TallyOf } from '../../story/tally.ts';

export const TALLIES = [
  { id: 'moves', icon: 'seat', lines: ['enters', 'escapes'], by: 'who' },
  { id: 'searches', icon: 'items', lines: ['searches'], by: 'who' },
  { id: 'cards', icon: 'hand', lines: ['plays', 'uses'], by: 'who' },
  { id: 'encounters', icon: 'type.adult', lines: ['encounter'], by: 'who' },
  { id: 'fights', icon: 'die.combat', lines: ['shoots', 'strikes'], by: 'who' },
  { id: 'wounds', icon: 'wound.serious', lines: ['light-wound', 'serious-wound'], by: 'who' },
  { id: 'explored', icon: 'course', lines: ['explored'] },
  { id: 'appeared', icon: 'type.adult', lines: ['intruder-appears'] },
  { id: 'killed', icon: 'skull', lines: ['intruder-dies'] },
  { id: 'fires', icon: 'fire', lines: ['fire'] },
] as const satisfies readonly TallyOf<typeof EVENT>[];

export const TURNS = [
  'first-encounter',
  'dies',
  'perishes',
  'intruder-dies',
  'infested',
  'signal',
  'takes-egg',
  'nest-destroyed',
] as const satisfies readonly ToldName<typeof EVENT>[];
