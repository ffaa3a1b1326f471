/** Every game that bots can play. */
import { lockdownMind } from './lockdown/mind.ts';
import { teach } from './minds.ts';
import { nemesisMind } from './nemesis/mind.ts';
import { panicMind } from './panic/mind.ts';

teach('panic', panicMind);
teach('nemesis', nemesisMind);
teach('lockdown', lockdownMind);
