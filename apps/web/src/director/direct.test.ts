import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asSeat,
  checkSetup,
  EVERYONE,
  FIRST_SEAT,
  type Line,
  Match,
  randomFrom,
  type Seat,
  type View,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { GAMES, runScenario } from '@deadlight/games';
import { EVENT } from '@deadlight/games/nemesis';
import { layer, Voice } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { BEATS as LOCKDOWN } from '../games/lockdown/beats.ts';
import { BEATS as NEMESIS } from '../games/nemesis/beats.ts';
import { BEATS as PANIC, castOf as panicCast } from '../games/panic/beats.ts';
import { castOf as survivalCast } from '../games/survival/beats.ts';
import { SCORE } from '../sound/score.ts';
import type { Scene } from '../table/scene.ts';
import app from '../text/en.json' with { type: 'json' };
import type { Beat, Cast, Cues } from './beat.ts';
import { beatsOf, cuesFor } from './direct.ts';
import { type Blow, deathOf, withFate } from './fate.ts';
import { lengthsOf } from './pacing.ts';
import texts from './text/en.json' with { type: 'json' };

const CUES: Readonly<Record<string, Cues>> = {
  panic: PANIC,
  nemesis: NEMESIS,
  lockdown: LOCKDOWN,
};

const castFor = (view: View): Cast =>
  view.game === 'panic' ? panicCast(view) : survivalCast(CUES[view.game]!, view);

/** The beats of each decision of a scenario, as a seat sees them. */
function beatsIn(path: string, seat: Seat): Beat[][] {
  const all: Beat[][] = [];
  const text = readFileSync(join(import.meta.dirname, '../../../../scenarios', path), 'utf8');
  const { failures } = runScenario(text, path, {
    decided: (table, from) => {
      const view = viewOf(table, seat);
      all.push(beatsOf(castFor(view), table.log!.linesFor(seat, from)));
    },
  });
  expect(failures).toEqual([]);
  return all;
}

/** How each beat is shown, who has it, and what it means for the seat. */
const shown = (beats: readonly Beat[]): string[] =>
  beats.map(({ shows, line, piece, fate }) =>
    [shows, line.what, piece ?? '', fate ?? ''].join(' ').trim(),
  );

describe.each(Object.entries(CUES))('the cues of %s', (_id, beats) => {
  it('keeps every beat short, and gives it sounds that there are', () => {
    for (const what of Object.keys(beats))
      for (const { ms, sound } of cuesFor(beats, { what })) {
        expect(ms, what).toBeGreaterThanOrEqual(150);
        expect(ms, what).toBeLessThanOrEqual(600);
        if (sound !== undefined) expect(SCORE).toHaveProperty(sound);
      }
  });
});

describe('the beats of a scenario', () => {
  it('an encounter: step, die, token, creature, and what it does to me', () => {
    const [, beats] = beatsIn('nemesis/noise/marked-corridor-is-an-encounter.yaml', asSeat(0));
    expect(shown(beats!)).toEqual([
      'walk enters seat:0',
      'die noise-roll seat:0',
      'room encounter seat:0',
      'bag token',
      'rise intruder-appears figure:adult-1',
      'mark surprise seat:0',
      'strike attacks figure:adult-1 attacked',
      'mark light-wound seat:0 light-wound',
      'mark contaminated seat:0 contaminated',
    ]);
    // The token is drawn where the encounter is, and the wound is the attack's doing.
    expect(beats![3]!.place).toBe(beats![2]!.place);
    expect(beats![7]!.cause?.what).toBe('attacks');
  });

  it('the same to somebody else is nobody’s fate', () => {
    const [, beats] = beatsIn('nemesis/noise/marked-corridor-is-an-encounter.yaml', asSeat(1));
    expect(beats!.filter(({ fate }) => fate !== null)).toEqual([]);
  });

  it('my death, and its cause', () => {
    const [, beats] = beatsIn('nemesis/wounds/death.yaml', asSeat(0));
    const last = beats!.find(({ fate }) => fate === 'death');
    expect(last?.line.what).toBe('dies');
    expect(last?.cause?.what).toBe('strikes');
  });

  it('an infection that only the infected see', () => {
    const beats = beatsIn('panic/trade/infection-by-trade.yaml', asSeat(1)).flat();
    expect(shown(beats)).toEqual([
      'walk move piece:red-trooper',
      'mark trade',
      'mark infected piece:green-trooper infected',
    ]);
    expect(beats.at(-1)!.secret).toBe(true);
    const others = beatsIn('panic/trade/infection-by-trade.yaml', asSeat(0)).flat();
    expect(others.filter(({ secret }) => secret)).toEqual([]);
  });

  it('a light that goes out', () => {
    const path = 'lockdown/power/flip-changes-everything-at-once.yaml';
    expect(beatsIn(path, asSeat(0)).map(shown)[2]).toEqual(['light power-off']);
  });
});

it.each(Object.keys(CUES))('in %s, what not everybody may read is marked as secret', (id) => {
  const { game } = GAMES[id]!;
  const random = randomFrom(id);
  const entries = [1, 2, 3, 4].flatMap((deal) => {
    const setup = checkSetup(game, { seats: 4, seed: `${id}-${deal}`, options: {} });
    const match = new Match(game, setup);
    for (let i = 0; i < 1500 && match.table.over === null; i++) {
      const seat = match.table.pending[0]!;
      match.decide(seat, anyAnswer(match.table, seat, random));
    }
    return match.log.entries;
  });
  const secret = entries.filter(({ to }) => to !== EVERYONE);
  if (id === 'panic') expect(secret.length).toBeGreaterThan(0);
  for (const { what } of secret)
    for (const cue of cuesFor(CUES[id]!, { what }))
      if (cue.sound !== undefined) expect(cue.secret, what).toBe(true);
});

it('many beats are played more quickly, and never for longer than the pace allows', () => {
  const beat = { ms: 500 } as Beat;
  expect(lengthsOf([beat, beat], 2)).toEqual([1000, 1000]);
  const many = lengthsOf(
    Array.from({ length: 100 }, () => beat),
    1,
  );
  expect(many.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(7000);
});

it('what parasites take is due to their attack in that room', () => {
  const view = viewOf(
    new Match(GAMES['panic']!.game, checkSetup(GAMES['panic']!.game, { seats: 4, seed: 'a' }))
      .table,
    FIRST_SEAT,
  );
  const pawn = `@pawn.${GAMES['panic']!.seats[0]}-trooper`;
  const line = (what: string, data: Line['data']): Line => ({ rule: 'PAN-PHASE-03', what, data });
  const beats = beatsOf(panicCast(view), [
    line('parasite-attack', { room: '@room.a', loss: 1 }),
    line('parasite-attack', { room: '@room.b', loss: 2 }),
    line('hurt', { pawn, room: '@room.a', loss: 1, left: 0 }),
    line('death', { pawn }),
  ]);
  expect(beats.filter(({ fate }) => fate !== null).map(({ cause }) => cause?.data['room'])).toEqual(
    ['@room.a', '@room.a'],
  );
});

it('a shot is what kills, though it was told before the question about armor', () => {
  const view = viewOf(
    new Match(GAMES['panic']!.game, checkSetup(GAMES['panic']!.game, { seats: 4, seed: 'a' }))
      .table,
    FIRST_SEAT,
  );
  const [seat, other] = GAMES['panic']!.seats;
  const pawn = `@pawn.${seat}-trooper`;
  const line = (what: string, data: Line['data']): Line => ({ rule: 'PAN-ACT-36', what, data });
  const beats = beatsOf(
    panicCast(view),
    [
      line('hurt', { pawn, room: '@room.a', loss: 1, left: 0 }),
      line('death', { pawn }),
      line('eliminated', { seat: `@seat.${seat}` }),
    ],
    [line('shot', { seat: `@seat.${other}`, target: pawn })],
  );
  expect(beats.map(({ fate, cause }) => [fate, cause?.what])).toEqual([
    ['hurt', 'shot'],
    ['pawn-lost', 'shot'],
    ['death', 'shot'],
  ]);
});

it('what one cause does to me stays together, and nothing of it is lost', () => {
  const voice = new Voice('en', layer(GAMES['nemesis']!.texts.en, texts));
  const [, beats] = beatsIn('nemesis/noise/marked-corridor-is-an-encounter.yaml', asSeat(0));
  const blows = beats!
    .filter(({ fate }) => fate !== null)
    .reduce<readonly Blow[]>((all, beat) => withFate(all, beat, voice, []), []);
  expect(blows).toHaveLength(1);
  expect(blows[0]!.why).toContain('goes for the Scout');
  expect(blows[0]!.fates.map(({ name }) => name)).toEqual(['light-wound', 'contaminated']);
  // Two light wounds of one attack are two of one kind.
  const wound = beats!.find(({ fate }) => fate === 'light-wound')!;
  const [twice] = [wound, wound].reduce<readonly Blow[]>(
    (all, beat) => withFate(all, beat, voice, []),
    [],
  );
  expect(twice!.fates.map(({ name, times }) => [name, times])).toEqual([['light-wound', 2]]);
});

it('a death is told in the round that it came in', () => {
  const voice = new Voice('en', layer(GAMES['panic']!.texts.en, app));
  const dies = {
    line: { rule: 'PAN-DEATH-02', what: 'eliminated', data: { seat: '@seat.red' } },
    cause: null,
    by: null,
  };
  const before = { round: 'Round 3', people: [], belongings: [] } as unknown as Scene;
  const news: Line[] = [3, 4].map((round) => ({
    rule: 'PAN-TURN-01',
    what: 'round',
    data: { round },
  }));
  const roundAt = (index: number): string =>
    deathOf(EVENT, { ...dies, index } as unknown as Beat, before, news, voice, false).round;
  expect([roundAt(0), roundAt(1), roundAt(2)]).toEqual(['Round 3', 'Round 3', 'Round 4']);
});
