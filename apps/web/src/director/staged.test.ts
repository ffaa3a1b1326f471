import { describe, expect, it } from 'vitest';
import type { Card, Person, Piece, Place, Scene, Way } from '../table/scene.ts';
import type { Beat } from './beat.ts';
import { spotOf } from './spot.ts';
import { opening, withBeat } from './staged.ts';

const place = (id: string, more: Partial<Place> = {}): Place =>
  ({ id, x: 0, y: 0, width: 100, height: 100, ducts: [], dark: false, ...more }) as Place;
const piece = (id: string, at: string, more: Partial<Piece> = {}): Piece =>
  ({ id, place: at, kind: 'person', label: id, icon: 'seat', ...more }) as Piece;
const way = (noise: boolean): Way => ({ id: 'w', from: 'a', to: 'b', noise }) as Way;
const scene = (more: Partial<Scene>): Scene =>
  ({
    places: [place('a'), place('b', { x: 300 })],
    ways: [],
    pieces: [],
    people: [],
    tracks: [],
    beside: [],
    areas: [],
    hand: [],
    belongings: [],
    goals: [],
    piles: [],
    notes: [],
    round: 'Round 1',
    ...more,
  }) as unknown as Scene;
const beat = (more: Partial<Beat>): Beat =>
  ({
    place: null,
    piece: null,
    other: null,
    ends: null,
    creature: null,
    fate: null,
    ...more,
  }) as Beat;

describe('between two moments', () => {
  const before = scene({ pieces: [piece('me', 'a')], ways: [way(false)] });
  const after = scene({
    pieces: [piece('me', 'b'), piece('it', 'b', { kind: 'creature' })],
    ways: [way(true)],
    hand: [],
  });
  const start = opening(before, after);

  it('the board is as it was until it is told', () => {
    expect(start.pieces).toBe(before.pieces);
  });

  it('a figure walks, a marker drops and a creature rises, each with its own beat', () => {
    const walked = withBeat(start, after, beat({ shows: 'walk', piece: 'me', place: 'b' }));
    expect(walked.pieces.map(({ id, place: at }) => `${id} ${at}`)).toEqual(['me b']);
    expect(walked.ways[0]!.noise).toBe(false);
    const noisy = withBeat(walked, after, beat({ shows: 'noise', ends: ['b', 'a'] }));
    expect(noisy.ways[0]!.noise).toBe(true);
    const risen = withBeat(noisy, after, beat({ shows: 'rise', place: 'b' }));
    expect(risen.pieces.map(({ id }) => id)).toEqual(['me', 'it']);
  });

  it('a creature that is gone again in the end was there in between', () => {
    const creature = { icon: 'type.adult', drawing: 'type.adult', rank: 2 };
    const seen = beat({ piece: 'gone', place: 'a', creature });
    const risen = withBeat(start, after, { ...seen, shows: 'rise' });
    expect(risen.pieces.at(-1)).toMatchObject({ id: 'gone', place: 'a', kind: 'creature' });
    expect(spotOf(risen, seen)).not.toBeNull();
    const fallen = withBeat(risen, after, { ...seen, shows: 'fall' });
    expect(fallen.pieces.map(({ id }) => id)).toEqual(['me']);
  });

  it('a room that is turned up brings its corridors', () => {
    const grown = scene({
      places: [...before.places, place('c')],
      ways: [way(false), { ...way(false), id: 'x', from: 'b', to: 'c' }],
    });
    const turned = withBeat(opening(before, grown), grown, beat({ shows: 'tile', place: 'c' }));
    expect(turned.places.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(turned.ways.map(({ id }) => id)).toEqual(['w', 'x']);
  });
});

it('the state does not tell the end of the story first', () => {
  const card = (id: string): Card => ({ id }) as Card;
  const me = (wounds: number): Person =>
    ({ id: 'me', own: true, wounds: Array(wounds) }) as unknown as Person;
  const before = scene({
    pieces: [piece('me', 'a', { own: true })],
    hand: [card('rest'), card('search')],
    people: [me(0)],
    goals: [],
  });
  const after = scene({
    pieces: [piece('me', 'a', { own: true })],
    hand: [card('search'), card('new')],
    people: [me(1)],
    round: 'Round 2',
  });
  const first = opening(before, after);
  // What I have spent is gone; what I get, and what it does to me, comes with its beat.
  expect(first.hand.map(({ id }) => id)).toEqual(['search']);
  expect([first.round, first.people]).toEqual(['Round 1', before.people]);
  const hurt = withBeat(first, after, beat({ shows: 'mark', piece: 'me', fate: 'light-wound' }));
  expect(hurt.people).toEqual(after.people);
  // The cards of the next round do not come with the blow.
  expect([hurt.round, hurt.hand]).toEqual(['Round 1', first.hand]);
  expect(withBeat(first, after, beat({ shows: 'clock' })).round).toBe('Round 2');
  const drawn = withBeat(first, after, beat({ shows: 'mark', piece: 'me' }));
  expect([drawn.hand, drawn.people]).toEqual([after.hand, before.people]);
});
