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

function belongings(view: View, voice: Voice, seat: Seat): string[] {
  const held = cardsIn(view, `held/${seat + 1}`);
  const weapons = held.filter(isWeapon).map((item) => weaponName(view, voice, item));
  const others = ['held', 'gear', 'mounted'].flatMap((zone) =>
    cardsIn(view, `${zone}/${seat + 1}`).filter((item) => !isWeapon(item)),
  );
  const named = (text: string, ...items: readonly string[]): string[] =>
    items.join('') === '' ? [] : [voice.say(`nemesis.${text}`, { items })];
  return [
    ...weapons,
    ...(others.length > 0 ? [countedNames('item', others, voice)] : []),
    ...named('carries', countedNames('object', objectsOf(view, seat), voice)),
    ...named('hidden', ...backs(view, voice, `inventory/${seat + 1}`)),
    ...named('offers', ...offered(view, voice, seat)),
    ...named('quests', countedNames('item', cardsIn(view, `quests/${seat + 1}`), voice)),
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

/** `Scout (Coral, player 2, you)`: the Objectives call players by their numbers. */
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

export const crew = (view: View, voice: Voice, width: number): string[] =>
  seatsOf(view).flatMap((seat) => {
    const shows = shown(view, voice, seat).join(SEPARATOR);
    const name = title(view, voice, seat);
    return hanging(voice.say('nemesis.crew', { name, shows }), width);
  });

const PODS = [1, 2, 3, 4] as const;
const STATES = ['locked', 'unlocked', 'gone'] as const;

/** What lies beside the board: Pods, the bag, Weaknesses. */
export function beside(view: View, voice: Voice, width: number): string[] {
  const { pods } = shipOf(view);
  const { discovered } = varsOf(view);
  const states = PODS.filter((pod) => pods[pod] !== nemesisShip.GONE).map((pod) =>
    voice.say('nemesis.pod', {
      pod,
      section: pod % 2 === 1 ? 'A' : 'B',
      state: STATES[pods[pod]!]!,
    }),
  );
  const { placed, cards } = view.zones['weaknesses'] ?? {};
  const weaknesses = discovered.flatMap((is, i) => (is ? [(cards ?? placed)![i]!] : []));
  const lines = [
    voice.say('nemesis.pods', { pods: states.join(', ') || voice.say('nemesis.none') }),
    voice.say('nemesis.bag', { tokens: countedNames('token', cardsIn(view, 'bag'), voice) }),
  ];
  if (weaknesses.length > 0)
    lines.push(
      voice.say('nemesis.weaknesses', { names: countedNames('weakness', weaknesses, voice) }),
    );
  return lines.flatMap((line) => hanging(line, width));
}
