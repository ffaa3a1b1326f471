/** Who was what, who turned whom, and who won. */
import { type Seat, SPECTATOR, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Voice } from '@deadlight/games/text';
import type { EndScene } from '../../end/end-scene.ts';
import { badgeOf } from './looks.ts';
import { namesOf } from './people.ts';
import { cardsIn, isOut, markedIn, roleOf, seatRef, seatsOf, zoneOf } from './view.ts';

/** Who was the host at the end; the cards of the dead are gone, but the first infected was it. */
function hostOf(view: View): Seat | undefined {
  const holder = seatsOf(view).find((seat) => roleOf(view, seat) === 'host');
  return holder ?? markedIn(view, 'infected')[0];
}

/** The order in which the infection spread; the first was the host. */
function facts(view: View, voice: Voice): string[] {
  const infected = markedIn(view, 'infected').map(seatRef);
  const infectors = markedIn(view, 'infectors').map(seatRef);
  return [
    infected.length === 0
      ? voice.say('station.nobodyInfected')
      : voice.say('station.infectedWere', { names: infected, count: infected.length }),
    ...(infectors.length === 0
      ? []
      : [voice.say('station.infectors', { names: infectors, count: infectors.length })]),
  ];
}

/** Why the seat has won or lost: the dead and the last infected do not win with their side (PAN-END-01, PAN-END-02). */
function whyOf(view: View, voice: Voice): string | null {
  const { seat } = view;
  const { winners } = view.over!;
  if (seat === SPECTATOR) return null;
  const infected = markedIn(view, 'infected');
  const isInfected = infected.includes(seat);
  const withSide = winners.some((winner) => infected.includes(winner) === isInfected);
  const side = winners.includes(seat)
    ? 'sideWon'
    : !withSide
      ? 'sideLost'
      : isOut(view, seat)
        ? 'sideWonWithoutDead'
        : 'sideWonWithoutLast';
  return voice.say(`end.why.${side}`, { infected: isInfected ? 'yes' : 'no' });
}

export function endOf(view: View, voice: Voice, _sheets: readonly CardSheet[]): EndScene {
  const { how, rule, winners } = view.over!;
  const host = hostOf(view);
  return {
    how: voice.say(`log.${how}`),
    rule,
    why: whyOf(view, voice),
    tone: how === 'hive-burned' ? 'good' : 'danger',
    facts: facts(view, voice),
    revealed: [],
    mission: [],
    fates: seatsOf(view).map((seat) => {
      const role = seat === host ? 'host' : (roleOf(view, seat) ?? 'human');
      const alive = !isOut(view, seat);
      const held = namesOf(voice, cardsIn(view, zoneOf('hand', seat)));
      return {
        seat,
        name: voice.say(seatRef(seat).slice(1)),
        ref: seatRef(seat),
        ...badgeOf(seat),
        own: seat === view.seat,
        won: winners.includes(seat),
        alive,
        fate: voice.say(alive ? 'station.survived' : 'station.died'),
        wish: null,
        goals: [
          {
            id: `role:${role}`,
            name: voice.say(`station.was.${role}`),
            icon: `role.${role}`,
            cost: null,
            text: held === '' ? '' : voice.say('station.held', { cards: held }),
            tone: role === 'human' ? 'goal' : 'contamination',
            rule: null,
            met: null,
          },
        ],
      };
    }),
  };
}
