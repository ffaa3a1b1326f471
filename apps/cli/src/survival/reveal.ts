/** The survivors, and everyone's Objective and whether it was met. */
import type { Seat, View } from '@deadlight/engine';
import { survivalTelling, type Voice } from '@deadlight/games';
import { goals } from './own.ts';
import { nameOf, seatsOf } from './people.ts';
import { cardsIn, zoneOf } from './view.ts';
import { worldOf } from './worlds.ts';

function verdict(view: View, voice: Voice, seat: Seat, kept: readonly string[]): string {
  const objectives = kept.map((id) => voice.say(`objective.${id}`)).join(', ');
  if (objectives === '') return '';
  const judged = survivalTelling.hasMetGoal(view, seat, kept.length);
  const met = judged === null ? 'moot' : judged ? 'yes' : 'no';
  return voice.say('survival.kept', { objectives, count: kept.length, met });
}

export function revealed(view: View, voice: Voice): string[] {
  const mission = goals('mission', view, voice);
  const people = seatsOf(view).map((seat) => {
    const kept = cardsIn(view, zoneOf('objectives', seat));
    const fate = survivalTelling.whereabouts(worldOf(view), view, voice, seat);
    const told = voice.say('survival.revealed', { who: nameOf(view, voice, seat), fate });
    return `${told} ${verdict(view, voice, seat, kept)}`.trimEnd();
  });
  return [...mission, ...people];
}
