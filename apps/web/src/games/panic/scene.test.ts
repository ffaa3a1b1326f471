import {
  allSeats,
  checkSetup,
  FIRST_SEAT,
  Match,
  randomFrom,
  SPECTATOR,
  type View,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES, saidIn, Voice } from '@deadlight/games';
import { LANGUAGES } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../director/direct.ts';
import { placePieces } from '../../table/piece-placement.ts';
import de from '../../text/de.json' with { type: 'json' };
import en from '../../text/en.json' with { type: 'json' };
import es from '../../text/es.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import { castOf } from './beats.ts';
import { endOf } from './end.ts';
import { ghostOf, likenessOf } from './ghost.ts';
import icons from './icons.json' with { type: 'json' };
import { sceneOf } from './scene.ts';
import { targetsOf } from './target.ts';

const { game, texts, cards, telling } = GAMES['panic']!;
const OWN = { en, de, fr, es };
const speaking = (language: keyof typeof OWN): Voice =>
  new Voice(language, texts[language], OWN[language]);
const voice = speaking('en');
const sheets = cards(voice);

const start = (seed: string): Match =>
  new Match(game, checkSetup(game, { seats: 5, seed, options: { bonus: true } }));

/** Views of a game played at random, each with its question. */
function* views(seed: string, most = 500): Generator<View> {
  const match = start(seed);
  const random = randomFrom(seed);
  for (let i = 0; i < most && match.table.over === null; i++) {
    const seat = match.table.pending[0]!;
    yield viewOf(match.table, seat);
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
}

function playedOut(seed: string): Match {
  const match = start(seed);
  const random = randomFrom(seed);
  while (match.table.over === null) {
    const seat = match.table.pending[0]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
  return match;
}

describe('the scene of Panic Station', () => {
  it('has a place for all that can be done, and an icon for all that is there', () => {
    const drawn = new Set(Object.keys(icons));
    for (const view of views('scene')) {
      const scene = sceneOf(view, voice, sheets);
      const parts = [scene.places, scene.pieces, scene.people, scene.hand].flatMap((some) =>
        some.map(({ id }: { id: string }) => id),
      );
      const ids = new Set(parts);
      expect(ids.size).toBe(parts.length);
      for (const option of view.question!.options) {
        const targets = targetsOf(view, saidIn(game, option));
        for (const target of targets) expect(ids, `${option} → ${target}`).toContain(target);
        // A first aid kit is lit as well as those it heals.
        if (option.startsWith('heal')) expect(targets).toContain('card:first-aid-kit');
      }
      const signs = [
        scene.pieces,
        scene.hand,
        scene.belongings,
        scene.goals,
        scene.spotlight,
        scene.tracks,
        scene.people.flatMap(({ hidden, wounds, states, holds }) => [
          ...hidden,
          ...wounds,
          ...states,
          ...holds,
        ]),
        scene.places.flatMap(({ marks }) => marks),
        scene.beside.flatMap(({ marks }) => marks),
      ].flat();
      for (const { icon } of signs) expect(drawn).toContain(icon);
      for (const { icon } of scene.places) if (icon !== null) expect(drawn).toContain(icon);
    }
  });

  it('draws rooms apart from each other and within the sheet, where they stay', () => {
    const seen = new Map<string, string>();
    for (const view of views('apart')) {
      const { places, origin, width, height } = sceneOf(view, voice, sheets);
      for (const { id, x, y, width: wide, height: high } of places) {
        expect(x - wide / 2).toBeGreaterThanOrEqual(origin![0]);
        expect(x + wide / 2).toBeLessThanOrEqual(origin![0] + width);
        expect(y - high / 2).toBeGreaterThanOrEqual(origin![1]);
        expect(y + high / 2).toBeLessThanOrEqual(origin![1] + height);
        expect(seen.get(id) ?? `${x} ${y}`).toBe(`${x} ${y}`);
        seen.set(id, `${x} ${y}`);
        for (const other of places)
          if (other.id !== id)
            expect(
              Math.abs(other.x - x) >= (other.width + wide) / 2 ||
                Math.abs(other.y - y) >= (other.height + high) / 2,
              `${id} and ${other.id}`,
            ).toBe(true);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('keeps every piece within its room', () => {
    for (const view of views('crowd')) {
      const { places, pieces } = sceneOf(view, voice, sheets);
      for (const place of places)
        for (const { x, y, size } of placePieces(
          place,
          pieces.filter((piece) => piece.place === place.id),
        )) {
          expect(Math.abs(x - place.x)).toBeLessThan(place.width / 2);
          expect(y - size / 2).toBeGreaterThan(place.y - place.height / 2);
          expect(y + size / 2).toBeLessThan(place.y + place.height / 2);
        }
    }
  });

  it('joins rooms as the rules do: one can walk wherever the engine lets one', () => {
    let steps = 0;
    for (const view of views('walk')) {
      const { places, pieces } = sceneOf(view, voice, sheets);
      for (const option of view.question!.options) {
        const { word, data } = saidIn(game, option);
        if (word !== 'move') continue;
        const who = data['who']!.replace('@who.', '');
        const own = pieces.find(({ id, own: mine }) => mine && id.endsWith(who))!;
        const from = places.find(({ id }) => id === own.place)!;
        expect(from.neighbours).toContain(targetsOf(view, { word, data })[0]);
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(100);
  });

  it('offers turnings once that lead to the same station, and draws each of the others', () => {
    const counts = new Set<number>();
    for (const view of ['turned', 'walk', 'crowd', 'cells'].flatMap((seed) => [
      ...views(seed, 200),
    ])) {
      const explored = (view.question?.options ?? [])
        .map((option) => saidIn(game, option))
        .filter(({ word }) => word === 'explore');
      const drawn = new Map<string, Set<string>>();
      for (const option of explored) {
        const { exits, turned, halved } = ghostOf(view, voice, option)!;
        const sides = exits.map((_, side) => exits[(side - turned + 4) % 4]!);
        const looks = [option.data['cell'], ...sides, halved && turned].join();
        const alike = drawn.get(looks) ?? new Set();
        drawn.set(looks, alike.add(likenessOf(view, option)!));
      }
      for (const alike of drawn.values()) expect(alike.size).toBe(1);
      counts.add(explored.length - drawn.size);
    }
    // Some turnings do look alike.
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  it('shows an infection card as what it is to the seat that holds it', () => {
    const tones = new Set<string>();
    for (const view of views('infection', 900)) {
      const { hand, goals } = sceneOf(view, voice, sheets);
      const [role] = goals;
      const own = hand.find(
        ({ id }) => id === `card:infection-${GAMES['panic']!.seats[view.seat]}`,
      );
      if (own === undefined) continue;
      tones.add(own.tone);
      expect(own.tone).toBe(role!.icon === 'role.human' ? 'inactive' : 'contamination');
    }
    expect([...tones].sort()).toEqual(['contamination', 'inactive']);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('all of a game can be said, to its players and to those who watch', () => {
    const said = speaking(language);
    const own = cards(said);
    for (const view of views(`said-${language}`, 300)) sceneOf(view, said, own);
    const { table, log } = playedOut(`end-${language}`);
    for (const seat of [SPECTATOR, ...allSeats(5)]) {
      const view = viewOf(table, seat);
      sceneOf(view, said, own);
      const { fates } = endOf(view, said, own);
      expect(fates).toHaveLength(5);
      for (const { line } of beatsOf(telling.events, castOf(view), log.linesFor(seat)))
        said.say(`log.${line.what}`, line.data);
    }
  });
});

it('the end names one host, who is infected', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const view = viewOf(playedOut(`host-${seed}`).table, FIRST_SEAT);
    const roles = endOf(view, voice, sheets).fates.map(({ goals }) => goals[0]!.icon);
    expect(roles.filter((icon) => icon === 'role.host').length).toBeLessThanOrEqual(1);
    const infected = roles.filter((icon) => icon !== 'role.human').length;
    expect(infected).toBe(view.zones['infected']?.size ?? 0);
  }
});

it('the end says why a seat has not won with its side', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const { table } = playedOut(`why-${n}`);
    for (const seat of allSeats(5)) {
      const view = viewOf(table, seat);
      const { why, fates } = endOf(view, voice, sheets);
      const isHuman = fates.map(({ goals }) => goals[0]!.icon === 'role.human');
      const withSide = fates.some(({ won }, other) => won && isHuman[other] === isHuman[seat]);
      const { won, alive } = fates[seat]!;
      const says = won
        ? 'won.'
        : !withSide
          ? 'lost.'
          : alive
            ? 'last to be infected'
            : 'did not live to see it';
      expect(why).toContain(says);
      seen.add(says);
    }
  }
  // A last infected who outlives it is too rare for games at random.
  expect([...seen]).toEqual(expect.arrayContaining(['did not live to see it', 'lost.', 'won.']));
});
