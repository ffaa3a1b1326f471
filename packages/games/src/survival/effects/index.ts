import { basicEffects } from './basic.ts';
import { bodyEffects } from './body.ts';
import { fightingEffects } from './fighting.ts';
import { gearEffects } from './gear.ts';
import { knowledgeEffects } from './knowledge.ts';
import { markerEffects } from './markers.ts';

/** What the cards, Items and Rooms of both games do. */
export const commonEffects = {
  ...basicEffects,
  ...fightingEffects,
  ...gearEffects,
  ...markerEffects,
  ...bodyEffects,
  ...knowledgeEffects,
};
