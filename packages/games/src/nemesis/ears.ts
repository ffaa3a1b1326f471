/** The ship for somebody who does not see it. */

import type { View } from '@deadlight/engine';
import type { Slot } from '../survival/board.ts';
import { describeRoom } from '../survival/sheets.ts';
import { earsOf, NOTABLE } from '../survival/telling/ears.ts';
import { placedIn, roomAt, varsOf } from '../survival/telling/seen.ts';
import type { Setting } from '../survival/telling/setting.ts';
import type { Ears } from '../telling/ask/ears.ts';
import type { ToldName } from '../telling/traits.ts';
import type { Voice } from '../text/voice.ts';
import { SPACES } from './data/course.ts';
import { ROOMS } from './data/rooms.ts';
import type { EVENT } from './log-events.ts';
import { BLUE, boardFor, GONE, JUMP, type Ship, SKULL, YELLOW } from './ship.ts';

const shipOf = (view: View): Ship => varsOf(view).own as Ship;

function time(view: View, voice: Voice): string[] {
  const { time: at, selfDestruct, course } = shipOf(view);
  return [
    voice.say('hear.round', { round: varsOf(view).round }),
    voice.say('hear.jump', { left: JUMP - at }),
    voice.say('hear.hibernation', { left: Math.max(0, BLUE - at) }),
    ...(selfDestruct < 0
      ? []
      : [
          voice.say('hear.selfDestruct', {
            left: SKULL - selfDestruct,
            final: selfDestruct >= YELLOW ? 'yes' : 'no',
          }),
        ]),
    voice.say('hear.course', { space: SPACES[course]! }),
  ];
}

const STATES = ['locked', 'unlocked'] as const;

const pods = (view: View, voice: Voice): string[] =>
  shipOf(view).pods.flatMap((state, pod) =>
    pod === 0 || state === GONE
      ? []
      : [voice.say('hear.pod', { pod, state: STATES[state]!, section: pod % 2 === 1 ? 'A' : 'B' })],
  );

/** What this seat has seen of an engine or of the coordinates, as it was then. */
function seenIn(setting: Setting, view: View, voice: Voice, slot: Slot): string[] {
  const { id } = roomAt(setting, view, slot);
  const engine = /^engine-(\d)$/.exec(id ?? '')?.[1];
  const seen = view.notes.findLast(({ what, data }) =>
    id === 'cockpit'
      ? what === 'coordinates'
      : what === 'engine' && String(data['engine']) === engine,
  );
  return seen === undefined ? [] : [voice.say(`note.${seen.what}`, seen.data)];
}

function weaknesses(view: View, voice: Voice): string[] {
  const names = varsOf(view).discovered.flatMap((is, i) =>
    is ? [voice.say(`weakness.${placedIn(view, 'weaknesses', i)!}`)] : [],
  );
  return [voice.say('hear.weaknesses', { count: names.length, names: names.join(', ') })];
}

export const nemesisEars = (setting: Setting): Ears =>
  earsOf(setting, {
    sheets: ROOMS,
    describe: (voice, room) => describeRoom(voice, room),
    network(view, voice, network) {
      const { networks } = boardFor(varsOf(view)).plan;
      const which = networks.length === 1 ? 'only' : network === 0 ? 'red' : 'blue';
      return voice.say('hear.technical', { which });
    },
    stateOf: (view, voice, slot) => seenIn(setting, view, voice, slot),
    thingsIn: () => [],
    exitsOf: () => [],
    handGroup: (view) => (shipOf(view).intruder === view.seat ? 'intruderCard' : 'card'),
    statesOf: () => [],
    beside: weaknesses,
    time,
    pods,
    turnQuestions: ['turn/act', 'intruder-turn/act'],
    irreversible: ['hibernate', 'launch', 'self-destruct', 'drop', 'keep-objective'],
    notable: [
      ...NOTABLE.deaths,
      'self-destruct-started',
      'self-destruct-stopped',
      'launched',
      'hibernates',
      ...NOTABLE.dangers,
      'pods-unlocked',
      ...NOTABLE.finds,
      'sets-course',
      ...NOTABLE.rest,
    ] satisfies ToldName<typeof EVENT>[],
  });
