/** What everyone can see of a player. */
import type { Seat, View } from '@deadlight/engine';
import { nemesisShip, survivalVars, survivalWords, type Voice } from '@deadlight/games';
import { hanging } from '../hanging.ts';
import { countedNames } from '../names.ts';
import { characterOf, colourOf, nameOf, seatsOf } from './people.ts';
import { cardsIn, numberedRoom, shipOf, sizeOf, varsOf } from './ship.ts';
import { SEPARATOR } from './status.ts';
import { isWeapon, weaponName } from './weapons.ts';

const { ABOARD, ASLEEP, DEAD, HELD, LIGHT_WOUNDS } = survivalVars;
const { BLUE_CORPSE, OBJECTS } = survivalWords;

/** Where a Character is, or what has become of it. */
export function whereabouts(view: View, voice: Voice, seat: Seat): string {
  const { fate, place } = varsOf(view);
  const { causes, podOf } = shipOf(view);
  if (fate[seat] === DEAD) return voice.say('nemesis.dead', { cause: `@cause.${causes[seat]!}` });
  if (fate[seat] === ASLEEP) return voice.say('nemesis.asleep');
  if (fate[seat] !== ABOARD) return voice.say('nemesis.away');
  if (podOf[seat]! > 0) return voice.say('nemesis.inPod', { pod: podOf[seat]! });
  return place[seat]! > 0
    ? voice.say('nemesis.inRoom', { room: numberedRoom(view, voice, place[seat]!) })
    : voice.say('nemesis.notDrafted');
}

function health(view: View, voice: Voice, seat: Seat): string[] {
  const { light, slime, larva } = varsOf(view);
  const parts: string[] = [];
  if (light[seat]! > 0)
    parts.push(voice.say('nemesis.light', { count: light[seat]!, of: LIGHT_WOUNDS }));
  const serious = cardsIn(view, `wounds/${seat + 1}`);
  if (serious.length > 0)
    parts.push(voice.say('nemesis.serious', { wounds: countedNames('wound', serious, voice) }));
  const dressed = cardsIn(view, `dressed/${seat + 1}`);
  if (dressed.length > 0)
    parts.push(voice.say('nemesis.dressed', { wounds: countedNames('wound', dressed, voice) }));
  if (slime[seat]) parts.push(voice.say('nemesis.slime'));
  if (larva[seat]) parts.push(voice.say('nemesis.larva'));
  return parts;
}

function objectsOf(view: View, seat: Seat): string[] {
  const { eggsOf, carcassesOf, corpse } = varsOf(view);
  return [
    ...new Array<string>(eggsOf[seat]!).fill('egg'),
    ...new Array<string>(carcassesOf[seat]!).fill('carcass'),
    ...OBJECTS.filter((_, object) => object >= BLUE_CORPSE && corpse[object] === HELD + seat),
  ];
}

/** Item cards face down, by the colours of their backs. */
function backs(view: View, voice: Voice, zone: string): string[] {
  return Object.entries(view.zones[zone]?.hidden ?? {}).map(([back, count]) =>
    voice.say('nemesis.back', { back, count }),
  );
}

/** What is laid down in a trade: open Items, closed ones, Objects. */
function offered(view: View, voice: Voice, seat: Seat): string[] {
  const objects = varsOf(view)
    .offered.filter((code) => code >> 4 === seat)
    .map((code) => OBJECTS[code & 15]!);
  return [
    countedNames('item', cardsIn(view, `openOffer/${seat + 1}`), voice),
    countedNames('object', objects, voice),
    ...backs(view, voice, `offer/${seat + 1}`),
  ].filter((said) => said !== '');
}

const named = (voice: Voice, text: string, ...items: readonly string[]): string[] =>
  items.join('') === '' ? [] : [voice.say(`nemesis.${text}`, { items })];

function belongings(view: View, voice: Voice, seat: Seat): string[] {
  const held = cardsIn(view, `held/${seat + 1}`);
  const weapons = held.filter(isWeapon).map((item) => weaponName(view, voice, item));
  const others = ['held', 'gear', 'mounted'].flatMap((zone) =>
    cardsIn(view, `${zone}/${seat + 1}`).filter((item) => !isWeapon(item)),
  );
  return [
    ...weapons,
    ...(others.length > 0 ? [countedNames('item', others, voice)] : []),
    ...named(voice, 'carries', countedNames('object', objectsOf(view, seat), voice)),
    ...named(voice, 'hidden', ...backs(view, voice, `inventory/${seat + 1}`)),
    ...named(voice, 'offers', ...offered(view, voice, seat)),
  ];
}

function shown(view: View, voice: Voice, seat: Seat): string[] {
  const { fate, passed, signal } = varsOf(view);
  const where = whereabouts(view, voice, seat);
  if (shipOf(view).intruder === seat) return [where, voice.say('nemesis.leads')];
  if (fate[seat] !== ABOARD || characterOf(varsOf(view), seat) === null) return [where];
  return [
    where,
    voice.say('nemesis.cards', { count: sizeOf(view, `hand/${seat + 1}`) }),
    ...(passed[seat] ? [voice.say('nemesis.passed')] : []),
    ...health(view, voice, seat),
    ...(signal[seat] ? [voice.say('nemesis.signal')] : []),
    ...belongings(view, voice, seat),
  ];
}

/** Items that are not in play yet; everyone knows whose they are. */
const quests = (view: View, voice: Voice, seat: Seat): string[] =>
  named(voice, 'quests', countedNames('item', cardsIn(view, `quests/${seat + 1}`), voice));

const crewLine = (voice: Voice, name: string, shows: readonly string[], width: number): string[] =>
  hanging(voice.say('nemesis.crew', { name, shows: shows.join(SEPARATOR) }), width);

/** `2 Scout (you)`: the Objectives call players by their numbers. */
function shortTitle(view: View, voice: Voice, seat: Seat): string {
  const { number, first } = varsOf(view);
  const about = [
    ...(first === seat && view.seats > 1 ? [voice.say('nemesis.first')] : []),
    ...(seat === view.seat ? [voice.say('play.you')] : []),
  ];
  const name = `${number[seat]} ${nameOf(view, voice, seat)}`;
  return about.length > 0 ? `${name} (${about.join(', ')})` : name;
}

export const crew = (view: View, voice: Voice, width: number): string[] =>
  seatsOf(view).flatMap((seat) =>
    crewLine(voice, shortTitle(view, voice, seat), shown(view, voice, seat), width),
  );

/** `Scout (Coral, player 2, you)` */
function title(view: View, voice: Voice, seat: Seat): string {
  const vars = varsOf(view);
  const about = [
    ...(characterOf(vars, seat) === null ? [] : [voice.say(`seat.${colourOf(seat)}`)]),
    voice.say('nemesis.number', { number: vars.number[seat]! }),
    ...(vars.first === seat && view.seats > 1 ? [voice.say('nemesis.first')] : []),
    ...(seat === view.seat ? [voice.say('play.you')] : []),
  ];
  return `${nameOf(view, voice, seat)} (${about.join(', ')})`;
}

export const sheets = (view: View, voice: Voice, width: number): string[] =>
  seatsOf(view).flatMap((seat) => {
    const shows = [...shown(view, voice, seat), ...quests(view, voice, seat)];
    return crewLine(voice, title(view, voice, seat), shows, width);
  });

/** The Pods of Evacuation Sections A and B. */
const PODS = { a: [1, 3], b: [2, 4] } as const;
const STATES = ['locked', 'unlocked', 'gone'] as const;

/** The Pods of a section that are still there. */
function podsOf(view: View, voice: Voice, section: keyof typeof PODS): string {
  const { pods } = shipOf(view);
  const there = PODS[section].filter((pod) => pods[pod] !== nemesisShip.GONE);
  const said = there.map((pod) => voice.say('nemesis.pod', { pod, state: STATES[pods[pod]!]! }));
  return said.join(', ') || voice.say('nemesis.none');
}

/** What lies beside the board: Pods, the bag, Weaknesses. */
export function beside(view: View, voice: Voice, width: number): string[] {
  const { discovered } = varsOf(view);
  const { placed, cards } = view.zones['weaknesses'] ?? {};
  const weaknesses = discovered.flatMap((is, i) => (is ? [(cards ?? placed)![i]!] : []));
  const lines = [
    voice.say('nemesis.pods', { a: podsOf(view, voice, 'a'), b: podsOf(view, voice, 'b') }),
    voice.say('nemesis.bag', { tokens: countedNames('token', cardsIn(view, 'bag'), voice) }),
  ];
  if (weaknesses.length > 0)
    lines.push(
      voice.say('nemesis.weaknesses', { names: countedNames('weakness', weaknesses, voice) }),
    );
  return lines.flatMap((line) => hanging(line, width));
}
