/** What everyone can see of the players. */
import { at, type Seat, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { telling, vars } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Person } from '../../table/scene.ts';
import { itemCards, objectCards } from './cards.ts';
import { personId } from './ids.ts';
import { lookOf } from './looks.ts';
import type { World } from './world.ts';

const { cardsIn, seatRef, seatsOf, sizeOf, varsOf, whereabouts, zoneOf } = telling;

function wounds(view: View, voice: Voice, seat: Seat): Mark[] {
  const { light } = varsOf(view);
  const named = (zone: string, tone: Mark['tone'], text: string): Mark[] =>
    cardsIn(view, zoneOf(zone, seat)).map((wound) => ({
      icon: 'wound.serious',
      tone,
      label:
        zone === 'wounds'
          ? `${voice.say(text, { wound: `@wound.${wound}` })}: ${voice.say(`woundText.${wound}`)}`
          : voice.say(text, { wound: `@wound.${wound}` }),
      text: voice.say(`wound.${wound}`),
    }));
  const count = at(light, seat, 'seat');
  const lights: Mark[] =
    count === 0
      ? []
      : [
          {
            icon: 'wound.light',
            tone: 'warn',
            label: voice.say('state.light', { count, of: vars.LIGHT_WOUNDS }),
            text: `${count}/${vars.LIGHT_WOUNDS}`,
          },
        ];
  return [
    ...lights,
    ...named('wounds', 'danger', 'state.serious'),
    ...named('dressed', 'dim', 'state.dressed'),
  ];
}

function states(view: View, voice: Voice, seat: Seat): Mark[] {
  const { slime, larva, signal } = varsOf(view);
  const all: (readonly [boolean, Mark])[] = [
    [at(slime, seat, 'seat'), { icon: 'slime', tone: 'warn', label: voice.say('state.slime') }],
    [
      at(larva, seat, 'seat'),
      { icon: 'type.larva', tone: 'danger', label: voice.say('state.larva') },
    ],
    [at(signal, seat, 'seat'), { icon: 'signal', tone: 'good', label: voice.say('state.signal') }],
  ];
  return all.flatMap(([is, mark]) => (is ? [mark] : []));
}

/** What this seat has seen in secret of somebody. */
const seenOf = (view: View, voice: Voice, ref: string): Mark[] =>
  view.notes
    .filter(({ data }) => data['other'] === ref || data['of'] === ref)
    .map(({ what, data }) => ({
      icon: 'secret',
      tone: 'good',
      label: voice.say(`note.${what}`, data),
    }));

/** Cards in hand, and Items face down, by the colours of their backs. */
function hidden(view: View, voice: Voice, seat: Seat): Mark[] {
  const cards = sizeOf(view, zoneOf('hand', seat));
  const backs = Object.entries(view.zones[zoneOf('inventory', seat)]?.hidden ?? {});
  return [
    {
      icon: 'hand',
      tone: 'plain',
      label: voice.say('state.cards', { count: cards }),
      text: String(cards),
    },
    ...backs.map(
      ([back, count]): Mark => ({
        icon: `back.${back}`,
        tone: 'plain',
        label: voice.say('state.items', { back, count }),
        text: String(count),
      }),
    ),
  ];
}

export function peopleOf(
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
): Person[] {
  const all = varsOf(view);
  const open = (seat: Seat): string[] =>
    ['held', 'gear', 'mounted', 'openOffer'].flatMap((zone) => [
      ...cardsIn(view, zoneOf(zone, seat)),
    ]);
  return seatsOf(view).map((seat) => ({
    id: personId(seat),
    seat,
    name: voice.say(seatRef(all, seat).slice(1)),
    seatName: voice.say(`seat.${telling.colourOf(seat)}`),
    number: at(all.number, seat, 'seat'),
    ...lookOf(view, seat),
    own: seat === view.seat,
    first: all.first === seat && view.seats > 1 && all.round > 0,
    turn: all.active === seat,
    passed: at(all.passed, seat, 'seat'),
    gone: all.fate[seat] !== vars.ABOARD,
    where: whereabouts(world.setting, view, voice, seat),
    wounds: wounds(view, voice, seat),
    states: [
      ...states(view, voice, seat),
      ...world.statesOf(view, voice, seat),
      ...seenOf(view, voice, seatRef(all, seat)),
    ],
    holds: [
      ...itemCards(world, view, voice, sheets, open(seat)),
      ...objectCards(view, voice, seat),
    ],
    hidden: hidden(view, voice, seat),
  }));
}
