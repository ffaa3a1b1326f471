/** Panic Station as it is drawn. */
import type { View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Voice } from '@deadlight/games/text';
import type { Scene } from '../../table/scene.ts';
import { notesOf } from '../notes.ts';
import { besideOf } from './beside.ts';
import { handOf, laidOf, roleCards } from './cards.ts';
import { sheetOf } from './geometry.ts';
import { peopleOf } from './people.ts';
import { piecesOf } from './pieces.ts';
import { placesOf } from './places.ts';
import { stationOf } from './station.ts';
import { tracksOf } from './tracks.ts';
import { tradeOf } from './trade.ts';
import { seatRef, varsOf } from './view.ts';
import { waysOf } from './ways.ts';

function turn(view: View, voice: Voice): string {
  const { active, ap } = varsOf(view);
  if (active < 0) return voice.say('station.parasites');
  return voice.say('station.turn', { who: seatRef(active), ap });
}

export function sceneOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Scene {
  const station = stationOf(view);
  const seated = view.seat >= 0;
  return {
    theme: 'station',
    ...sheetOf([...station.rooms, ...station.free].map(({ box }) => box)),
    areas: [],
    places: placesOf(view, voice, station),
    ways: waysOf(view, voice, station),
    pieces: piecesOf(view, voice, station),
    round: voice.say('table.round', { round: varsOf(view).round }),
    turn: turn(view, voice),
    tracks: tracksOf(view, voice),
    people: peopleOf(view, voice, sheets),
    hand: seated ? handOf(view, voice, sheets) : [],
    belongings: seated ? laidOf(view, voice, sheets, view.seat) : [],
    goals: roleCards(view, voice),
    beside: besideOf(view, voice),
    piles: [],
    spotlight: tradeOf(view, voice),
    notes: notesOf(view, voice, sheets),
  };
}
