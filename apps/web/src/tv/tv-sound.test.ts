/** What sounds on a large screen: nothing that only one of those before it may know, and nobody's heart. */
import {
  allSeats,
  checkSetup,
  Match,
  randomFrom,
  redeal,
  type Seat,
  SPECTATOR,
  type View,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { askTexts, type CardSheet, GAMES, Voice } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import type { Beat, Cast } from '../director/beat.ts';
import { beatsOf } from '../director/direct.ts';
import { castOf as lockdownCast } from '../games/lockdown/beats.ts';
import { sceneOf as lockdownScene } from '../games/lockdown/scene.ts';
import { BEATS } from '../games/nemesis/beats.ts';
import { sceneOf as nemesisScene } from '../games/nemesis/scene.ts';
import { castOf as panicCast } from '../games/panic/beats.ts';
import { sceneOf as panicScene } from '../games/panic/scene.ts';
import { castOf as survivalCast } from '../games/survival/beats.ts';
import { tensionOf } from '../sound/tension.ts';
import type { Scene } from '../table/scene.ts';
import texts from '../text/en.json' with { type: 'json' };

interface Shown {
  readonly castOf: (view: View) => Cast;
  readonly sceneOf: (view: View, voice: Voice, sheets: readonly CardSheet[]) => Scene;
}

const SHOWN: Readonly<Record<string, Shown>> = {
  panic: { castOf: panicCast, sceneOf: panicScene },
  nemesis: { castOf: (view) => survivalCast(BEATS, view), sceneOf: nemesisScene },
  lockdown: { castOf: lockdownCast, sceneOf: lockdownScene },
};

const MOVES = 300;
const SEATS = 4;

describe.each(Object.keys(GAMES))('a large screen with %s', (id) => {
  const { game, texts: said, cards, telling } = GAMES[id]!;
  const { castOf, sceneOf } = SHOWN[id]!;
  const voice = new Voice('en', said.en, askTexts.en, texts);
  const match = new Match(game, checkSetup(game, { seats: SEATS, seed: 'tv' }));
  const random = randomFrom('tv');
  const tensions: unknown[] = [];
  const redealt: unknown[] = [];
  for (let i = 0; i < MOVES && match.table.over === null; i++) {
    const seat = match.table.pending[0]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
    if (i % 20 > 0) continue;
    // One person at the table, and all of them: neither changes what the screen may tell.
    for (const [table, into] of [
      [match.table, tensions],
      [redeal(match.table, SPECTATOR, `tv ${i}`), redealt],
    ] as const)
      for (const isAlone of [true, false])
        into.push(tensionOf(sceneOf(viewOf(table, SPECTATOR), voice, cards(voice)), isAlone));
  }
  const beatsFor = (seat: Seat): Beat[] =>
    beatsOf(telling.events, castOf(viewOf(match.table, seat)), match.log.linesFor(seat));

  it('plays no sound of what is secret, nor of what becomes of one seat', () => {
    const own = allSeats(SEATS).flatMap(beatsFor);
    expect(own.some(({ secret, fate }) => secret || fate !== null)).toBe(true);
    const beats = beatsFor(SPECTATOR);
    expect(beats.some(({ sound }) => sound !== null)).toBe(true);
    expect(beats.filter(({ secret, fate }) => secret || fate !== null)).toEqual([]);
  });

  it('hums the same, whatever lies where nobody but one can look', () => {
    expect(redealt).toEqual(tensions);
    expect(
      tensions.map((one) => (one as { pulse: number }).pulse).filter((pulse) => pulse > 0),
    ).toEqual([]);
  });
});
