/** What everyone can see of the players, and what the seat has seen of their hands. */
import { at, type Seat, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { FULL_HEALTH } from '@deadlight/games/panic';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Person } from '../../table/scene.ts';
import { laidOf } from './cards.ts';
import { personId } from './ids.ts';
import { badgeOf } from './looks.ts';
import {
  CREW,
  cardsIn,
  healthOf,
  isOut,
  pawnOf,
  roleOf,
  roomWith,
  seatRef,
  seatsOf,
  sizeOf,
  varsOf,
  zoneOf,
} from './view.ts';

function whereabouts(view: View, voice: Voice, seat: Seat): string {
  if (isOut(view, seat)) return voice.say('station.out');
  return CREW.map((who) => {
    const room = roomWith(view, pawnOf(seat, who));
    const state = room !== null ? 'inside' : healthOf(view, seat, who) === 0 ? 'dead' : 'outside';
    const name = room === null ? '' : voice.say(`room.${room}`);
    return voice.say('station.pawn', { who: `@who.${who}`, state, room: name });
  }).join(' · ');
}

const health = (view: View, voice: Voice, seat: Seat): Mark[] =>
  CREW.map((who) => {
    const left = healthOf(view, seat, who);
    return {
      icon: `who.${who}`,
      tone: left === 0 ? 'dim' : left <= 1 ? 'danger' : left < FULL_HEALTH ? 'warn' : 'good',
      label: voice.say('station.health', {
        name: voice.say(`who.${who}`),
        left,
        of: FULL_HEALTH,
      }),
      text: `${left}/${FULL_HEALTH}`,
    };
  });

/** Names with their copies counted. */
export function namesOf(voice: Voice, cards: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies]
    .map(([card, count]) => voice.say(`card.${card}`) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');
}

function hidden(view: View, voice: Voice, seat: Seat): Mark[] {
  const count = sizeOf(view, zoneOf('hand', seat));
  const known = seat === view.seat ? [] : cardsIn(view, zoneOf('hand', seat));
  const cards: Mark = {
    icon: 'hand',
    tone: 'plain',
    label: voice.say('state.cards', { count }),
    text: String(count),
  };
  if (known.length === 0) return [cards];
  const names = namesOf(voice, known);
  const label = voice.say('station.known', { cards: names });
  return [cards, { icon: 'eye', tone: 'warn', label, text: names }];
}

function states(view: View, voice: Voice, seat: Seat): Mark[] {
  const count = at(varsOf(view).shots, seat, 'seat');
  const shots: Mark = {
    icon: 'card.ammo',
    tone: 'plain',
    label: voice.say('station.shots', { count }),
    text: String(count),
  };
  return [...(count === 0 ? [] : [shots]), ...ownRole(view, voice, seat)];
}

/** What the seat is stays in sight, for the seat alone. */
function ownRole(view: View, voice: Voice, seat: Seat): Mark[] {
  const role = seat === view.seat ? roleOf(view, seat) : null;
  if (role === null) return [];
  const label = voice.say(`station.role.${role}`);
  return [
    { icon: `role.${role}`, tone: role === 'human' ? 'plain' : 'danger', label, text: label },
  ];
}

export const peopleOf = (view: View, voice: Voice, sheets: readonly CardSheet[]): Person[] =>
  seatsOf(view).map((seat) => {
    const name = voice.say(seatRef(seat).slice(1));
    return {
      id: personId(seat),
      seat,
      name,
      seatName: name,
      number: seat + 1,
      ...badgeOf(seat),
      own: seat === view.seat,
      first: sizeOf(view, zoneOf('door', seat)) > 0,
      turn: varsOf(view).active === seat,
      passed: false,
      gone: isOut(view, seat),
      where: whereabouts(view, voice, seat),
      wounds: health(view, voice, seat),
      states: states(view, voice, seat),
      holds: laidOf(view, voice, sheets, seat),
      hidden: hidden(view, voice, seat),
    };
  });
