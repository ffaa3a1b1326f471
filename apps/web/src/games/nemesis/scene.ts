/** Nemesis as it is drawn. */
import { at, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { app } from '@deadlight/games/nemesis';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Card, Scene } from '../../table/scene.ts';
import { notesOf } from '../notes.ts';
import { belongingsOf, handOf, ownGoals } from '../survival/cards.ts';
import { openCards } from '../survival/open-cards.ts';
import { peopleOf } from '../survival/people.ts';
import { piecesOf } from '../survival/pieces.ts';
import { placesOf } from '../survival/places.ts';
import { waysOf } from '../survival/ways.ts';
import { besideOf } from './beside.ts';
import { HULLS, SIZE } from './layout.ts';
import { shipOf } from './ship.ts';
import { coordinatesIn, tracksOf } from './tracks.ts';
import { nemesisWorld as world } from './world.ts';

const { cardsIn, roomAt, seatRef, varsOf } = telling;

function turn(view: View, voice: Voice): string {
  const vars = varsOf(view);
  const { active, actions, rushed } = vars;
  if (active < 0) return '';
  const who = seatRef(vars, active);
  if (shipOf(view).intruder === active) return voice.say('ship.intruderTurn', { who });
  return voice.say('turn.left', { who, actions, rushed: rushed ? 'yes' : 'no' });
}

/** Both tokens of an engine while the seat decides which counts, or the event it has foreseen. */
function spotlight(view: View, voice: Voice, sheets: readonly CardSheet[]): Card[] {
  if (view.question?.at !== 'engine/choose') return openCards(view, voice, sheets);
  const room = roomAt(
    world.setting,
    view,
    at(varsOf(view).place, view.seat, 'place of a character'),
  ).id!;
  const [lower, upper] = cardsIn(view, `engine/${room.replace('engine-', '')}`);
  return [upper!, lower!].map((state, i) => ({
    id: `engine:${i}`,
    name: voice.say(`engine.${state}`),
    icon: state === 'intact' ? 'room.engine-1' : 'malfunction',
    cost: null,
    text: voice.say(i === 0 ? 'ship.upperToken' : 'ship.lowerToken'),
    tone: state,
    rule: null,
  }));
}

export function sceneOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Scene {
  const { round } = varsOf(view);
  const group = shipOf(view).intruder === view.seat ? 'intruderCard' : 'card';
  const seated = view.seat >= 0;
  return {
    theme: world.theme,
    ...SIZE,
    hull: HULLS[varsOf(view).options.board],
    areas: [],
    places: placesOf(world, view, voice),
    ways: waysOf(world, view, voice),
    pieces: piecesOf(world, view, voice),
    round: voice.say('turn.round', { round }),
    turn: turn(view, voice),
    tracks: tracksOf(view, voice),
    people: peopleOf(world, view, voice, sheets),
    hand: seated ? handOf(view, voice, sheets, group) : [],
    belongings: seated ? belongingsOf(world, view, voice, sheets) : [],
    goals: ownGoals(app.telling.goals(view), voice, sheets),
    piles: [],
    beside: besideOf(view, voice),
    spotlight: spotlight(view, voice, sheets),
    notes: notesOf(
      view,
      voice,
      sheets,
      (room) => world.describe(voice, room).text,
      (note) => coordinatesIn(view, voice, note),
    ),
  };
}
