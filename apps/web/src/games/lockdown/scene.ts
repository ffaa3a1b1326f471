/** Lockdown as it is drawn. */
import type { View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { app } from '@deadlight/games/lockdown';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Scene } from '../../table/scene.ts';
import { notesOf } from '../notes.ts';
import { belongingsOf, handOf, ownGoals } from '../survival/cards.ts';
import { openCards } from '../survival/open-cards.ts';
import { peopleOf } from '../survival/people.ts';
import { piecesOf } from '../survival/pieces.ts';
import { placesOf } from '../survival/places.ts';
import { waysOf } from '../survival/ways.ts';
import { areasOf } from './areas.ts';
import { besideOf } from './beside.ts';
import { bunkerOf, gateOf } from './bunker.ts';
import { ownContingencies } from './contingencies.ts';
import { layoutOf } from './facility.ts';
import { ownPieces } from './pieces.ts';
import { tracksOf } from './tracks.ts';
import { lockdownWorld as world } from './world.ts';

const { seatRef, varsOf } = telling;

function turn(view: View, voice: Voice): string {
  const vars = varsOf(view);
  const { active, actions, rushed } = vars;
  if (active < 0) return '';
  const who = seatRef(vars, active);
  return voice.say('turn.left', { who, actions, rushed: rushed ? 'yes' : 'no' });
}

export function sceneOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Scene {
  const seated = view.seat >= 0;
  return {
    theme: world.theme,
    ...layoutOf(view).size,
    hull: '',
    areas: areasOf(view, voice),
    places: [...placesOf(world, view, voice), bunkerOf(view, voice)],
    ways: [...waysOf(world, view, voice), gateOf(view, voice)],
    pieces: [...piecesOf(world, view, voice), ...ownPieces(view, voice)],
    round: voice.say('facility.round', { round: varsOf(view).round }),
    turn: turn(view, voice),
    tracks: tracksOf(view, voice),
    people: peopleOf(world, view, voice, sheets),
    hand: seated ? handOf(view, voice, sheets, 'card') : [],
    belongings: seated ? belongingsOf(world, view, voice, sheets) : [],
    goals: ownGoals(app.telling.goals(view), voice, sheets),
    piles: seated
      ? [{ name: voice.say('facility.own'), cards: ownContingencies(view, voice, sheets) }]
      : [],
    beside: besideOf(view, voice, sheets),
    spotlight: openCards(view, voice, sheets),
    notes: notesOf(view, voice, sheets, (room) => world.describe(voice, room).text),
  };
}
