import { type Line, readRef, type View } from '@deadlight/engine';
import { type EVENT, facility } from '@deadlight/games/lockdown';
import { asSlot, telling } from '@deadlight/games/survival';
import type { Cast, CuesOf } from '../../director/beat.ts';
import { castOf as castOfShared, BEATS as SHARED } from '../survival/beats.ts';
import { placeId } from '../survival/ids.ts';

export const BEATS: CuesOf<typeof EVENT> = {
  ...SHARED,
  'shot-card': [{ shows: 'mark', ms: 300, sound: 'card', piece: 'who' }],
  rides: [{ shows: 'walk', ms: 500, sound: 'door', piece: 'who' }],
  drives: [{ shows: 'walk', ms: 500, sound: 'step', piece: 'who' }],
  'power-off': [{ shows: 'light', ms: 500, sound: 'dark', great: ['dark', 'danger'] }],
  'power-on': [{ shows: 'light', ms: 500, sound: 'spark', great: ['power', 'good'] }],
  'power-swapped': [{ shows: 'light', ms: 400, sound: 'spark' }],
  'power-placed': [{ shows: 'clock', ms: 350, sound: 'tile' }],
  sealed: [{ shows: 'room', ms: 400, sound: 'door' }],
  'vents-open': [{ shows: 'room', ms: 400, sound: 'door' }],
  'lock-down': [{ shows: 'mark', ms: 400, sound: 'spark', piece: 'who' }],
  learns: [{ shows: 'mark', ms: 350, sound: 'card', piece: 'who' }],
  hides: [{ shows: 'mark', ms: 400, piece: 'who' }],
  pheromones: [{ shows: 'mark', ms: 400, sound: 'slime', piece: 'who' }],
  alert: [{ shows: 'clock', ms: 600, sound: 'event', piece: 'who', great: ['alert', 'danger'] }],
  'autodestruction-started': [
    { shows: 'clock', ms: 600, sound: 'event', great: ['explosion', 'danger'] },
  ],
  'autodestruction-red': [
    { shows: 'clock', ms: 600, sound: 'event', great: ['explosion', 'danger'] },
  ],
  'autodestruction-stopped': [
    { shows: 'clock', ms: 600, sound: 'round', great: ['explosion', 'good'] },
  ],
  'isolation-opens': [{ shows: 'clock', ms: 500, sound: 'door', great: ['isolation', 'good'] }],
  'gate-opens': [{ shows: 'clock', ms: 500, sound: 'door', great: ['gate', 'good'] }],
  'css-launch': [{ shows: 'clock', ms: 600, sound: 'event', great: ['css', 'warn'], cause: true }],
  'css-fails': [
    {
      shows: 'mark',
      ms: 500,
      sound: 'attack',
      piece: 'who',
      great: ['css', 'danger'],
      cause: true,
    },
  ],
  'larva-cut-out': [{ shows: 'mark', ms: 500, sound: 'hurt', piece: 'who', cause: true }],
  evacuated: [
    { shows: 'fall', ms: 600, sound: 'event', piece: 'who', great: ['css', 'good'], fate: 'safe' },
  ],
  'reaches-bunker': [
    {
      shows: 'fall',
      ms: 600,
      sound: 'door',
      piece: 'who',
      great: ['bunker', 'good'],
      fate: 'safe',
    },
  ],
  'locks-in': [
    {
      shows: 'fall',
      ms: 600,
      sound: 'door',
      piece: 'who',
      great: ['isolation', 'good'],
      fate: 'safe',
    },
  ],
  'mars-card': [
    {
      shows: 'card',
      ms: 600,
      sound: 'event',
      piece: 'who',
      card: 'card',
      great: ['mars', 'warn'],
      cause: true,
    },
  ],
  contingency: [{ shows: 'card', ms: 600, sound: 'event', great: ['contingency', 'warn'] }],
  'end-purge': [
    { shows: 'clock', ms: 600, sound: 'death', great: ['skull', 'danger'], cause: true },
  ],
  'end-alert': [
    { shows: 'clock', ms: 600, sound: 'death', great: ['alert', 'danger'], cause: true },
  ],
  // Only told
  'lights-up': 'told',
  'feels-dark': 'told',
  'time-active': 'told',
  'time-inactive': 'told',
  'computer-used': 'told',
  'computer-turned': 'told',
  'token-active': 'told',
  analyses: 'told',
  'looks-contingency': 'told',
  'takes-role': 'told',
  'item-forgone': 'told',
  'probe-used': 'told',
  'object-spent': 'told',
  'takes-contingency': 'told',
  'turns-contingency': 'told',
  'looks-contamination': 'told',
  arranges: 'told',
  defends: 'told',
  'all-clean': 'told',
  'takes-crafted': 'told',
  'crafts-nothing': 'told',
  crawls: 'told',
  'cave-attack': 'told',
  'cave-misses': 'told',
  'cave-armor': 'told',
  'cave-gone': 'told',
  probes: 'told',
  'probe-restored': 'told',
  'noise-fades': 'told',
  'noise-gone': 'told',
  'noise-gone-technical': 'told',
  'markers-gone': 'told',
  'stays-quiet': 'told',
  redraws: 'told',
  'passes-token': 'told',
  'loses-ammo': 'told',
  'loses-nothing': 'told',
  'calls-elevator': 'told',
  'rover-comes': 'told',
  'rover-leaves': 'told',
  boards: 'told',
  'css-moved': 'told',
  'looks-css': 'told',
  whispers: 'told',
  'claim-hold': 'told',
  'claim-pool': 'told',
  'claim-css': 'told',
  'claim-held': 'told',
  'claim-goal': 'told',
  'time-up': 'told',
  'nobody-left': 'told',
};

/** The rooms of a section that gets or loses its power. */
function partOf(view: View, { data }: Line): readonly string[] {
  const place = readRef(data['place']);
  const section = Number(/^s-0(\d)$/.exec(place?.domain === 'place' ? place.name : '')?.[1] ?? 0);
  if (section === 0) return [];
  const vars = telling.varsOf(view);
  return vars.rooms.flatMap((_, slot) =>
    facility.sectionOf(vars, asSlot(slot)) === section ? [placeId(slot)] : [],
  );
}

export const castOf = (view: View): Cast => ({
  ...castOfShared(BEATS, view),
  partOf: (line) => partOf(view, line),
});
