/** Who survived, who wanted what, and who got it. */
import { type Seat, SPECTATOR, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { telling, vars } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { EndScene, Wish } from '../../end/end-scene.ts';
import { goalCards } from './cards.ts';
import { lookOf } from './looks.ts';
import type { World } from './world.ts';

const { cardsIn, hasMetGoal, seatRef, seatsOf, varsOf, whereabouts, zoneOf } = telling;

/** Why the seat has won or lost. */
function whyOf(view: View, voice: Voice): string | null {
  const { fate, options } = varsOf(view);
  if (view.seat === SPECTATOR) return null;
  const hasWon = view.over!.winners.includes(view.seat);
  if (options.mode === 'coop') return voice.say(`end.why.${hasWon ? 'teamWon' : 'teamLost'}`);
  const lost = fate[view.seat] === vars.DEAD ? 'died' : 'missed';
  return voice.say(`end.why.${hasWon ? 'won' : lost}`);
}

/** Whose death a seat was after; who plays alone is after nobody. */
function wantedDead(world: World, view: View, voice: Voice, seat: Seat): Wish | null {
  const victims = cardsIn(view, zoneOf('objectives', seat)).flatMap((id) => {
    const number = world.rivalIn(id);
    return seatsOf(view).filter((one) => one + 1 === number && one !== seat);
  });
  const [victim] = victims;
  if (victim === undefined) return null;
  return {
    mine: victim === view.seat,
    says: voice.say('end.wantedDead', {
      who: seatRef(varsOf(view), seat),
      own: seat === view.seat ? 'yes' : 'no',
      victim: seatRef(varsOf(view), victim),
      you: victim === view.seat ? 'yes' : 'no',
    }),
  };
}

export function endOf(
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  facts: readonly string[],
): EndScene {
  const { how, rule, winners } = view.over!;
  return {
    how: voice.say(`log.end-${how}`),
    rule,
    why: whyOf(view, voice),
    tone: winners.length > 0 ? 'good' : 'danger',
    facts,
    revealed: [],
    mission: goalCards(view, voice, sheets, 'mission'),
    fates: seatsOf(view).map((seat) => {
      const goals = goalCards(view, voice, sheets, zoneOf('objectives', seat));
      return {
        seat,
        name: voice.say(seatRef(varsOf(view), seat).slice(1)),
        ref: seatRef(varsOf(view), seat),
        ...lookOf(view, seat),
        own: seat === view.seat,
        won: winners.includes(seat),
        alive: varsOf(view).fate[seat] !== vars.DEAD,
        fate: whereabouts(world.setting, view, voice, seat),
        wish: wantedDead(world, view, voice, seat),
        goals: goals.map((goal) => ({ ...goal, met: hasMetGoal(view, seat, goals.length) })),
      };
    }),
  };
}
