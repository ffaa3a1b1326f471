import { at, type View } from '@deadlight/engine';
import { lockdownWorld } from '../lockdown/world.ts';
import { nemesisWorld } from '../nemesis/world.ts';
import type { World } from './world.ts';

const WORLDS: Readonly<Record<string, World>> = { nemesis: nemesisWorld, lockdown: lockdownWorld };

export const worldOf = (view: View): World => at(WORLDS, view.game, 'world');
