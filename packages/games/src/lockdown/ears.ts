/** The facility for somebody who does not see it. */

import type { Seat, View } from '@deadlight/engine';
import { type CardSheet, readAloud } from '../card-sheet.ts';
import type { Slot } from '../survival/board.ts';
import { earsOf, NOTABLE } from '../survival/telling/ears.ts';
import { seatRef, seatsOf } from '../survival/telling/people.ts';
import { cardsIn, knownIn, placedIn, sizeOf, varsOf, zoneOf } from '../survival/telling/seen.ts';
import type { Setting } from '../survival/telling/setting.ts';
import type { Ears, Exit } from '../telling/ask/ears.ts';
import type { ToldName } from '../telling/traits.ts';
import type { Voice } from '../text/voice.ts';
import { ROOMS } from './data/rooms.ts';
import { BLUE_THRESHOLDS, RED_THRESHOLDS } from './data/tokens.ts';
import {
  ELEVATOR,
  END_OF_TRACK,
  elevatorRoom,
  type Facility,
  hasPower,
  isDarkRoom,
  liftOf,
  optionsOf,
  PODS,
  SECTIONS,
  sectionOf,
  THRESHOLDS,
  WHITE,
} from './facility.ts';
import type { EVENT } from './log-events.ts';
import { describeRoom } from './sheets.ts';

const facilityOf = (view: View): Facility => varsOf(view).own as Facility;
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What waits on the Track, the next first. */
function ahead(view: View, voice: Voice): string[] {
  const { time, cssAt, cssRevealed, isolationOpen } = facilityOf(view);
  return Array.from({ length: time - END_OF_TRACK }, (_, i) => time - 1 - i).flatMap((space) => {
    const token = cssAt.findIndex((at, css) => at === space && !cssRevealed[css]);
    const id = token < 0 ? null : placedIn(view, 'css', token);
    const waits = [
      ...(token < 0 ? [] : [id === null ? voice.say('hear.cssUnknown') : voice.say(`css.${id}`)]),
      ...(RED_THRESHOLDS.includes(space) ? [voice.say('hear.powerDrops', { sure: 'no' })] : []),
      ...(BLUE_THRESHOLDS.includes(space) ? [voice.say('hear.powerDrops', { sure: 'yes' })] : []),
      ...(space === WHITE && !isolationOpen ? [voice.say('hear.isolationOpens')] : []),
    ];
    return waits.length === 0
      ? []
      : [voice.say('hear.space', { space, what: waits.join(voice.say('hear.comma')) })];
  });
}

function time(view: View, voice: Voice): string[] {
  const { time: at, timeActive, alert, auto, autoRed } = facilityOf(view);
  return [
    voice.say('hear.round', { round: varsOf(view).round }),
    voice.say('hear.purge', { left: at - END_OF_TRACK }),
    ...(alert < 0 ? [] : [voice.say('hear.alert', { left: at - alert })]),
    ...(auto < 0 ? [] : [voice.say('hear.auto', { left: at - auto, red: yes(autoRed) })]),
    ...(timeActive ? [voice.say('hear.timeActive')] : []),
    ...ahead(view, voice),
  ];
}

function pods(view: View, voice: Voice): string[] {
  const { gateOpen, isolationOpen, rover, podOf } = facilityOf(view);
  return [
    voice.say('hear.gate', { open: yes(gateOpen) }),
    voice.say('hear.rover', { room: rover }),
    voice.say('hear.isolation', { open: yes(isolationOpen) }),
    ...PODS.map((pod, i) => {
      const inside = seatsOf(view).find((seat) => podOf[seat] === i + 1);
      const who = inside === undefined ? '' : voice.say(seatRef(varsOf(view), inside).slice(1));
      return voice.say('hear.cssPod', { pod, who, empty: yes(inside === undefined) });
    }),
  ];
}

const power = (view: View, voice: Voice): string[] =>
  Array.from({ length: SECTIONS + 1 }, (_, i) => i + 1).map((place) =>
    voice.say('hear.power', {
      place: voice.say(`place.${place === ELEVATOR ? 'elevator' : `s-0${place}`}`),
      on: yes(hasPower(facilityOf(view), place)),
      number: facilityOf(view).power[place]!,
    }),
  );

/** The open card of the Computer with its options. */
const computer = (view: View, voice: Voice, sheets: readonly CardSheet[]): string[] =>
  cardsIn(view, 'computer').map((card) =>
    voice.say('hear.cardSays', {
      name: voice.say(`computer.${card}`),
      text: readAloud(sheets.find(({ id }) => id === card)),
    }),
  );

function weaknesses(view: View, voice: Voice): string[] {
  const vars = varsOf(view);
  return vars.discovered.map((is, i) => {
    const name = is
      ? voice.say(`weakness.${placedIn(view, 'weaknesses', i)!}`)
      : voice.say('hear.undiscovered');
    const needed = optionsOf(vars).race === 'intruders' ? 0 : THRESHOLDS[i]!;
    return voice.say('hear.weakness', { name, needed });
  });
}

/** The seat's own Contingencies, and those that it knows of others and of the pool. */
function contingencies(view: View, voice: Voice): string[] {
  const named = (zone: string, owner: string): string[] =>
    knownIn(view, zone).map((code) =>
      voice.say('hear.contingency', { code: voice.say(`contingency.${code}`), owner }),
    );
  const ofSeat = (seat: Seat): string[] =>
    named(
      zoneOf('contingencies', seat),
      seat === view.seat
        ? voice.say('hear.yours')
        : voice.say(seatRef(varsOf(view), seat).slice(1)),
    );
  return [...seatsOf(view).flatMap(ofSeat), ...named('pool', voice.say('hear.pool'))];
}

function lift(view: View, voice: Voice, slot: Slot): Exit[] {
  const lifts = liftOf(varsOf(view));
  if (lifts === null || lifts.at !== slot) return [];
  return lifts.stops
    .filter((stop) => stop !== slot && stop > 0)
    .map((stop) => ({
      names: [voice.say('hear.elevator')],
      to: String(stop),
      into: '',
      noise: false,
      door: 'none',
    }));
}

export const lockdownEars = (setting: Setting): Ears =>
  earsOf(setting, {
    sheets: ROOMS,
    describe: describeRoom,
    network: (_view, voice, network) =>
      network === 0
        ? voice.say('hear.technical', { which: 'only' })
        : voice.say('hear.zone', { zone: network }),
    stateOf(view, voice, slot) {
      const vars = varsOf(view);
      const section = sectionOf(vars, slot);
      return [
        ...(section > 0 ? [voice.say('hear.section', { section })] : []),
        ...(isDarkRoom(vars, slot) ? [voice.say('hear.dark')] : []),
      ];
    },
    thingsIn(view, voice, slot) {
      const { elevator, rover } = facilityOf(view);
      return [
        ...(elevatorRoom(varsOf(view), elevator) === slot ? [voice.say('hear.elevatorHere')] : []),
        ...(rover === slot ? [voice.say('hear.roverHere')] : []),
      ];
    },
    exitsOf: lift,
    handGroup: () => 'card',
    statesOf(view, voice, seat) {
      const { knowledge, active } = facilityOf(view);
      const count = sizeOf(view, zoneOf('contingencies', seat));
      return [
        voice.say('hear.knowledge', { level: knowledge[seat]!, active: yes(active[seat]!) }),
        ...(count > 0 ? [voice.say('hear.contingencies', { count })] : []),
      ];
    },
    beside: (view, voice, sheets) => [
      ...power(view, voice),
      ...computer(view, voice, sheets),
      ...weaknesses(view, voice),
      ...contingencies(view, voice),
    ],
    time,
    pods,
    turnQuestions: ['turn/act'],
    irreversible: [
      'drop',
      'keep-objective',
      'lock-in',
      'board-css',
      'leave-base',
      'alert',
      'start-autodestruction',
    ],
    notable: [
      ...NOTABLE.deaths,
      'autodestruction-started',
      'autodestruction-stopped',
      'alert',
      'evacuated',
      ...NOTABLE.dangers,
      'power-off',
      'power-on',
      'gate-opens',
      'isolation-opens',
      ...NOTABLE.finds,
      ...NOTABLE.rest,
    ] satisfies ToldName<typeof EVENT>[],
  });
