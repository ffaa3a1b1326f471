/** A player's public information. */

import { at, type Seat, type View } from '@deadlight/engine';
import { survivalTelling, survivalVars, survivalWords, type Voice } from '@deadlight/games';
import { hanging } from '../terminal/hanging.ts';
import { countedNames } from '../terminal/names.ts';
import { characterOf, colourOf, nameOf, seatsOf } from './people.ts';
import { SEPARATOR } from './status.ts';
import { cardsIn, sizeOf, varsOf, zoneOf } from './view.ts';
import { isWeapon, weaponName } from './weapons.ts';
import { worldOf } from './worlds.ts';

const { ABOARD, carriedBy, LIGHT_WOUNDS } = survivalVars;
const { BLUE_CORPSE, OBJECTS } = survivalWords;

/** What only one game shows about its players. */
export interface Teller {
  /** What is public in addition to what both games show. */
  more(view: View, voice: Voice, seat: Seat): string[];
  /** The text for a player without a Character on the board, or null. */
  instead(view: View, voice: Voice, seat: Seat): string | null;
}

function health(view: View, voice: Voice, seat: Seat): string[] {
  const { light, slime, larva } = varsOf(view);
  const parts: string[] = [];
  if (at(light, seat, 'number of light wounds of seat') > 0)
    parts.push(
      voice.say('survival.light', {
        count: at(light, seat, 'number of light wounds of seat'),
        of: LIGHT_WOUNDS,
      }),
    );
  const serious = cardsIn(view, zoneOf('wounds', seat));
  if (serious.length > 0)
    parts.push(voice.say('survival.serious', { wounds: countedNames('wound', serious, voice) }));
  const dressed = cardsIn(view, zoneOf('dressed', seat));
  if (dressed.length > 0)
    parts.push(voice.say('survival.dressed', { wounds: countedNames('wound', dressed, voice) }));
  if (slime[seat]) parts.push(voice.say('survival.slime'));
  if (larva[seat]) parts.push(voice.say('survival.larva'));
  return parts;
}

function objectsOf(view: View, seat: Seat): string[] {
  const { eggsOf, carcassesOf, corpse } = varsOf(view);
  return [
    ...new Array<string>(at(eggsOf, seat, 'eggs of seat')).fill('egg'),
    ...new Array<string>(at(carcassesOf, seat, 'carcasses of seat')).fill('carcass'),
    ...OBJECTS.filter((_, object) => object >= BLUE_CORPSE && corpse[object] === carriedBy(seat)),
  ];
}

/** Item cards face down, by the colours of their backs. */
function backs(view: View, voice: Voice, zone: string): string[] {
  return Object.entries(view.zones[zone]?.hidden ?? {}).map(([back, count]) =>
    voice.say('survival.back', { back, count }),
  );
}

/** What is laid down in a trade: open Items, closed ones, Objects. */
function offered(view: View, voice: Voice, seat: Seat): string[] {
  const objects = varsOf(view)
    .offered.filter((one) => one.seat === seat)
    .map(({ object }) => at(OBJECTS, object, 'object'));
  return [
    countedNames('item', cardsIn(view, zoneOf('openOffer', seat)), voice),
    countedNames('object', objects, voice),
    ...backs(view, voice, zoneOf('offer', seat)),
  ].filter((said) => said !== '');
}

const named = (voice: Voice, text: string, ...items: readonly string[]): string[] =>
  items.join('') === '' ? [] : [voice.say(`survival.${text}`, { items })];

function belongings(view: View, voice: Voice, seat: Seat): string[] {
  const held = cardsIn(view, zoneOf('held', seat));
  const weapons = held
    .filter((item) => isWeapon(view, item))
    .map((item) => weaponName(view, voice, item));
  const others = ['held', 'gear', 'mounted'].flatMap((zone) =>
    cardsIn(view, zoneOf(zone, seat)).filter((item) => !isWeapon(view, item)),
  );
  return [
    ...weapons,
    ...(others.length > 0 ? [countedNames('item', others, voice)] : []),
    ...named(voice, 'carries', countedNames('object', objectsOf(view, seat), voice)),
    ...named(voice, 'hidden', ...backs(view, voice, zoneOf('inventory', seat))),
    ...named(voice, 'offers', ...offered(view, voice, seat)),
  ];
}

function shown(teller: Teller, view: View, voice: Voice, seat: Seat): string[] {
  const { fate, passed, signal } = varsOf(view);
  const where = survivalTelling.whereabouts(worldOf(view), view, voice, seat);
  const instead = teller.instead(view, voice, seat);
  if (instead !== null) return [where, instead];
  if (fate[seat] !== ABOARD || characterOf(varsOf(view), seat) === null) return [where];
  return [
    where,
    voice.say('survival.cards', { count: sizeOf(view, zoneOf('hand', seat)) }),
    ...(passed[seat] ? [voice.say('survival.passed')] : []),
    ...health(view, voice, seat),
    ...(signal[seat] ? [voice.say('survival.signal')] : []),
    ...teller.more(view, voice, seat),
    ...belongings(view, voice, seat),
  ];
}

/** Items that are not in play yet; everyone knows whose they are. */
const quests = (view: View, voice: Voice, seat: Seat): string[] =>
  named(voice, 'quests', countedNames('item', cardsIn(view, zoneOf('quests', seat)), voice));

const crewLine = (voice: Voice, name: string, shows: readonly string[], width: number): string[] =>
  hanging(voice.say('survival.crew', { name, shows: shows.join(SEPARATOR) }), width);

/** `2 Scout (you)`: the Objectives call players by their numbers. */
function shortTitle(view: View, voice: Voice, seat: Seat): string {
  const { number, first } = varsOf(view);
  const about = [
    ...(first === seat && view.seats > 1 ? [voice.say('survival.first')] : []),
    ...(seat === view.seat ? [voice.say('play.you')] : []),
  ];
  const name = `${number[seat]} ${nameOf(view, voice, seat)}`;
  return about.length > 0 ? `${name} (${about.join(', ')})` : name;
}

/** A line for each player, or several where it does not fit. */
export const crewLines = (teller: Teller, view: View, voice: Voice, width: number): string[] =>
  seatsOf(view).flatMap((seat) =>
    crewLine(voice, shortTitle(view, voice, seat), shown(teller, view, voice, seat), width),
  );

/** `Scout (Coral, player 2, you)` */
function title(view: View, voice: Voice, seat: Seat): string {
  const vars = varsOf(view);
  const about = [
    ...(characterOf(vars, seat) === null ? [] : [voice.say(`seat.${colourOf(seat)}`)]),
    voice.say('survival.number', { number: at(vars.number, seat, 'number of seat') }),
    ...(vars.first === seat && view.seats > 1 ? [voice.say('survival.first')] : []),
    ...(seat === view.seat ? [voice.say('play.you')] : []),
  ];
  return `${nameOf(view, voice, seat)} (${about.join(', ')})`;
}

/** The same in full. */
export const sheetLines = (teller: Teller, view: View, voice: Voice, width: number): string[] =>
  seatsOf(view).flatMap((seat) => {
    const shows = [...shown(teller, view, voice, seat), ...quests(view, voice, seat)];
    return crewLine(voice, title(view, voice, seat), shows, width);
  });
