/** The information next to the map: the Track, power, pods, the Computer, the bag, Weaknesses, claims. */
import { at, type View } from '@deadlight/engine';
import { lockdownFacility, lockdownSetting, lockdownTokens, type Voice } from '@deadlight/games';
import { claims } from '../survival/claims.ts';
import { nameOf, seatsOf } from '../survival/people.ts';
import { SEPARATOR } from '../survival/status.ts';
import { boardOf, cardsIn, placedIn, varsOf } from '../survival/view.ts';
import { hanging } from '../terminal/hanging.ts';
import { countedNames } from '../terminal/names.ts';
import { facilityOf, sections } from './facility.ts';
import { track } from './status.ts';

const { ELEVATOR, hasPower, PODS, THRESHOLDS } = lockdownFacility;

/** `1–4, 9–14` */
function ranges(slots: readonly number[]): string {
  const starts = slots.filter((slot) => !slots.includes(slot - 1));
  const ends = slots.filter((slot) => !slots.includes(slot + 1));
  return starts.map((from, i) => (from === ends[i] ? from : `${from}–${ends[i]}`)).join(', ');
}

function power(view: View, voice: Voice): string {
  const facility = facilityOf(view);
  const { slots } = boardOf(view).plan.sections!;
  const roomsIn = (section: number): string =>
    ranges(slots.flatMap((of, slot) => (of === section ? [slot] : [])));
  const said = (number: number, place: string): string =>
    voice.say('lockdown.powered', {
      place,
      on: hasPower(facility, number) ? 'yes' : 'no',
      number: at(facility.power, number, 'power'),
    });
  const places = [
    ...sections.map((number) =>
      said(number, voice.say('lockdown.section', { number, rooms: roomsIn(number) })),
    ),
    said(ELEVATOR, voice.say('lockdown.elevator', { section: facility.elevator })),
  ];
  return voice.say('lockdown.power', { places: places.join(SEPARATOR) });
}

function pods(view: View, voice: Voice): string {
  const { podOf } = facilityOf(view);
  const said = PODS.map((pod, i) => {
    const inside = seatsOf(view).find((seat) => podOf[seat] === i + 1);
    const who = inside === undefined ? 'none' : nameOf(view, voice, inside);
    return voice.say('lockdown.pod', { pod, who });
  });
  return voice.say('lockdown.pods', { pods: said.join(', ') });
}

/** The open card with its options. */
function computer(view: View, voice: Voice): string[] {
  const card = lockdownTokens.COMPUTERS.find(({ id }) => id === cardsIn(view, 'computer')[0]);
  if (card === undefined) return [];
  const options = card.does.map(({ does, ...values }) =>
    voice.say(`lockdown.does.${does}`, values),
  );
  return [voice.say('lockdown.computer', { options: options.join(SEPARATOR) })];
}

const bag = (view: View, voice: Voice): string =>
  voice.say('survival.bag', { tokens: countedNames('token', cardsIn(view, 'bag'), voice) });

/** All three in their order: the later ones need more Knowledge, unless the Intruders are the old ones. */
function weaknesses(view: View, voice: Voice): string {
  const vars = varsOf(view);
  const { race } = lockdownFacility.optionsOf(vars);
  const names = vars.discovered.map((is, i) => {
    const name = is ? `@weakness.${placedIn(view, 'weaknesses', i)!}` : '@lockdown.unknown';
    return race === 'intruders'
      ? voice.say(name.slice(1))
      : voice.say('lockdown.weakness', { name, needed: at(THRESHOLDS, i, 'threshold') });
  });
  return voice.say('lockdown.weaknesses', { names: names.join(', ') });
}

export const beside = (view: View, voice: Voice, width: number): string[] =>
  [
    track(view, voice),
    power(view, voice),
    [pods(view, voice), ...computer(view, voice)].join(SEPARATOR),
    [bag(view, voice), weaknesses(view, voice)].join(SEPARATOR),
    ...claims(lockdownSetting, view, voice),
  ].flatMap((line) => hanging(line, width));
