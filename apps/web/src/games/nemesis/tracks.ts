/** Time, self-destruct and course. */
import type { View } from '@deadlight/engine';
import { SPACES, ship } from '@deadlight/games/nemesis';
import type { Voice } from '@deadlight/games/text';
import type { Note, Track } from '../../table/scene.ts';
import { shipOf } from './ship.ts';

function time(view: View, voice: Voice): Track {
  const { time: at } = shipOf(view);
  const left = ship.JUMP - at;
  return {
    id: 'time',
    name: voice.say('ship.time'),
    icon: 'clock',
    spaces: ship.JUMP + 1,
    at,
    says: voice.say('ship.jump', { left, asleep: Math.max(0, ship.BLUE - at) }),
    tone: left <= 4 ? 'danger' : at >= ship.BLUE ? 'good' : 'plain',
    special: {
      ...Object.fromEntries(
        Array.from({ length: ship.JUMP - ship.BLUE }, (_, i) => [ship.BLUE + i, 'good'] as const),
      ),
      [ship.JUMP]: 'danger',
    },
  };
}

function selfDestruct(view: View, voice: Voice): Track[] {
  const { selfDestruct: at } = shipOf(view);
  if (at < 0) return [];
  return [
    {
      id: 'self-destruct',
      name: voice.say('ship.selfDestruct'),
      icon: 'explosion',
      spaces: ship.SKULL + 1,
      at,
      says: voice.say('ship.explosion', {
        left: ship.SKULL - at,
        final: at >= ship.YELLOW ? 'yes' : 'no',
      }),
      tone: 'danger',
      special: { [ship.SKULL]: 'danger' },
    },
  ];
}

/** Where each space of the course leads, as a note of the coordinates says; the ship is at one of them. */
export function coordinatesIn(
  view: View,
  voice: Voice,
  { what, data }: View['notes'][number],
): Note['rows'] {
  if (what !== 'coordinates') return undefined;
  const { course: now } = shipOf(view);
  return SPACES.map((at, i) => ({
    at,
    text: voice.say(String(data[at.toLowerCase()]).slice(1)),
    now: i === now,
  }));
}

/** Where the ship is heading, as far as the seat has seen it. */
function heading(view: View, voice: Voice): string | null {
  const seen = view.notes.findLast(({ what }) => what === 'coordinates');
  const rows = seen === undefined ? undefined : coordinatesIn(view, voice, seen);
  return rows?.find(({ now }) => now)?.text ?? null;
}

function course(view: View, voice: Voice): Track {
  const { course: at } = shipOf(view);
  const to = heading(view, voice);
  return {
    id: 'course',
    name: voice.say('ship.course'),
    icon: 'course',
    spaces: SPACES.length,
    at,
    says: to === null ? SPACES[at]! : `${SPACES[at]} · ${to}`,
    tone: 'plain',
    special: {},
  };
}

export const tracksOf = (view: View, voice: Voice): Track[] => [
  time(view, voice),
  ...selfDestruct(view, voice),
  course(view, voice),
];
