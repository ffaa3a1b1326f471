/** Who survived, who wanted what, and who got it. */
import type { Seat, View } from '@deadlight/engine';
import { survivalVars, type Voice } from '@deadlight/games';
import { sheetText } from './own.ts';
import { nameOf, seatsOf } from './people.ts';
import { whereabouts } from './sheet.ts';
import { cardsIn, shipOf, varsOf } from './ship.ts';

/** Only a survivor's kept Objective is judged; whoever met it has won. */
function verdict(view: View, voice: Voice, seat: Seat, kept: readonly string[]): string {
  const objectives = kept.map((id) => voice.say(`objective.${id}`)).join(', ');
  if (objectives === '') return '';
  const judged = kept.length === 1 && varsOf(view).fate[seat] !== survivalVars.DEAD;
  const won = view.over!.winners.includes(seat);
  const met = judged ? (won ? 'yes' : 'no') : 'moot';
  return voice.say('nemesis.kept', { objectives, count: kept.length, met });
}

export function reveal(view: View, voice: Voice): string[] {
  const mission = cardsIn(view, 'mission').map((id) =>
    voice.say('nemesis.objective', { name: `@objective.${id}`, text: sheetText(id, voice) }),
  );
  const destination = shipOf(view).result?.destination ?? null;
  const ship =
    destination === null
      ? []
      : [voice.say('log.course-check', { destination: `@destination.${destination}` })];
  const people = seatsOf(view).map((seat) => {
    const kept = cardsIn(view, `objectives/${seat + 1}`);
    const fate = whereabouts(view, voice, seat);
    const told = voice.say('nemesis.revealed', { who: nameOf(view, voice, seat), fate });
    return `${told} ${verdict(view, voice, seat, kept)}`.trimEnd();
  });
  return [...ship, ...mission, ...people];
}
