/** The track: how long the base still stands, and what waits on the way. */
import { at, type View } from '@deadlight/engine';
import { facility, tokens } from '@deadlight/games/lockdown';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Space, Tone, Track } from '../../table/scene.ts';
import { facilityOf, yes } from './facility.ts';
import { spaceId } from './ids.ts';

const { END_OF_TRACK, START_TIME, WHITE } = facility;

/** The letters of the pods that a CSS token sends away. */
const LAUNCHES: Readonly<Record<string, string>> = {
  'launch-a': 'A',
  'launch-b': 'B',
  'launch-c': 'C',
  'launch-all': 'ABC',
  'launch-none': '–',
};

function css(view: View, voice: Voice, space: number): Mark[] {
  const { cssAt, cssRevealed } = facilityOf(view);
  const token = cssAt.findIndex((at, i) => at === space && !cssRevealed[i]);
  if (token < 0) return [];
  const id = telling.placedIn(view, 'css', token);
  return [
    {
      icon: 'css',
      tone: id === null ? 'dim' : 'good',
      label: id === null ? voice.say('facility.cssUnknown') : voice.say(`css.${id}`),
      text: id === null ? '?' : at(LAUNCHES, id, 'launch'),
    },
  ];
}

function marksOn(view: View, voice: Voice, space: number): Mark[] {
  const { alert, auto, isolationOpen } = facilityOf(view);
  const all: (readonly [boolean, string, Tone, string])[] = [
    [space === alert, 'alert', 'danger', 'facility.alertHere'],
    [space === auto, 'explosion', 'danger', 'facility.autoHere'],
    [space === WHITE && !isolationOpen, 'isolation', 'good', 'facility.isolationOpens'],
    [tokens.RED_THRESHOLDS.includes(space), 'power', 'danger', 'facility.redThreshold'],
    [tokens.BLUE_THRESHOLDS.includes(space), 'power', 'warn', 'facility.blueThreshold'],
    [space === END_OF_TRACK, 'skull', 'danger', 'facility.purgeHere'],
  ];
  return [
    ...css(view, voice, space),
    ...all.flatMap(([is, icon, tone, text]): Mark[] =>
      is ? [{ icon, tone, label: voice.say(text) }] : [],
    ),
  ];
}

function spaces(view: View, voice: Voice): Space[] {
  return Array.from({ length: START_TIME - END_OF_TRACK + 1 }, (_, i) => {
    const space = START_TIME - i;
    const marks = space > facilityOf(view).time ? [] : marksOn(view, voice, space);
    return {
      id: spaceId(space),
      text: String(space),
      label: [
        voice.say('facility.space', { space, time: yes(space === facilityOf(view).time) }),
        ...marks.map(({ label }) => label),
      ].join(', '),
      marks,
    };
  });
}

/** What comes first, and how soon. */
function says(view: View, voice: Voice): string {
  const { time, timeActive, alert, auto, autoRed } = facilityOf(view);
  return [
    voice.say('facility.purge', { left: time - END_OF_TRACK }),
    ...(alert < 0 ? [] : [voice.say('facility.alert', { left: time - alert })]),
    ...(auto < 0 ? [] : [voice.say('facility.auto', { left: time - auto, red: yes(autoRed) })]),
    ...(timeActive ? [voice.say('facility.timeActive')] : []),
  ].join(' · ');
}

export function tracksOf(view: View, voice: Voice): Track[] {
  const { time, alert, auto } = facilityOf(view);
  const last = Math.max(END_OF_TRACK, alert, auto);
  return [
    {
      id: 'time',
      name: voice.say('facility.time'),
      icon: 'clock',
      spaces: START_TIME - END_OF_TRACK + 1,
      at: START_TIME - time,
      says: says(view, voice),
      tone: time - last <= 4 ? 'danger' : 'plain',
      special: { [START_TIME - last]: 'danger' },
      laid: spaces(view, voice),
    },
  ];
}
