/** Who survived, who wanted what, and who got it. */
import type { Seat, View } from '@deadlight/engine';
import { survivalVars, type Voice } from '@deadlight/games';
import { sheetText } from './own.ts';
import { nameOf, seatsOf } from './people.ts';
import { cardsIn, varsOf, zoneOf } from './place.ts';
import { type Teller, whereabouts } from './sheet.ts';

/** Only a survivor's kept Objective is judged; whoever met it has won. */
function verdict(view: View, voice: Voice, seat: Seat, kept: readonly string[]): string {
  const objectives = kept.map((id) => voice.say(`objective.${id}`)).join(', ');
  if (objectives === '') return '';
  const judged = kept.length === 1 && varsOf(view).fate[seat] !== survivalVars.DEAD;
  const won = view.over!.winners.includes(seat);
  const met = judged ? (won ? 'yes' : 'no') : 'moot';
  return voice.say('survival.kept', { objectives, count: kept.length, met });
}

export function revealed(teller: Teller, view: View, voice: Voice): string[] {
  const mission = cardsIn(view, 'mission').map((id) =>
    voice.say('survival.objective', {
      name: `@objective.${id}`,
      text: sheetText(view, id, voice),
    }),
  );
  const people = seatsOf(view).map((seat) => {
    const kept = cardsIn(view, zoneOf('objectives', seat));
    const fate = whereabouts(teller, view, voice, seat);
    const told = voice.say('survival.revealed', { who: nameOf(view, voice, seat), fate });
    return `${told} ${verdict(view, voice, seat, kept)}`.trimEnd();
  });
  return [...mission, ...people];
}
