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
      all.push(
        beatsOf(GAMES[view.game]!.telling.events, castFor(view), table.log!.linesFor(seat, from)),
      );
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

describe('the length of a beat', () => {
  const plain = { ms: 500, fate: null, great: null, card: null, betrayal: null } as Beat;
  const great = { ...plain, great: ['event', 'warn'] } as Beat;
  const mine = { ...plain, fate: 'light-wound' } as Beat;

  it('gives what is shown large the time to be read, however much else happens', () => {
    const many = Array.from({ length: 100 }, () => plain);
    const [first, second] = lengthsOf([great, mine, ...many], () => 50, 1);
    expect(first).toBeGreaterThanOrEqual(50 * 200);
    expect(second).toBeGreaterThanOrEqual(50 * 250);
  });

  it('hurries what only passes by', () => {
    const many = lengthsOf(
      Array.from({ length: 100 }, () => plain),
      () => 5,
      1,
    );
    expect(many.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(3201);
    expect(lengthsOf([plain, plain], () => 2, 2)).toEqual([1000, 1000]);
  });
});

it('what parasites take is due to their attack in that room', () => {
  const view = viewOf(
    new Match(GAMES['panic']!.game, checkSetup(GAMES['panic']!.game, { seats: 4, seed: 'a' }))
      .table,
    FIRST_SEAT,
  );
  const pawn = `@pawn.${GAMES['panic']!.seats[0]}-trooper`;
  const line = (what: string, data: Line['data']): Line => ({ rule: 'PAN-PHASE-03', what, data });
  const beats = beatsOf(GAMES['panic']!.telling.events, panicCast(view), [
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
    GAMES['panic']!.telling.events,
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
    betrayal: null,
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

describe('what another person does to me', () => {
  const { game, telling } = GAMES['lockdown']!;
  const view = viewOf(new Match(game, checkSetup(game, { seats: 3, seed: 'a' })).table, FIRST_SEAT);
  const ref = (seat: number): string => telling.seatRef(view.vars, asSeat(seat));
  const line = (what: string, data: Line['data']): Line => ({ rule: 'LCK-CARD-01', what, data });
  const beats = (lines: readonly Line[], earlier: readonly Line[] = []): Beat[] =>
    beatsOf(telling.events, castFor(view), lines, earlier);
  const throws = [
    line('uses', { who: ref(1), item: '@item.grenade' }),
    line('thrown', { target: '@figure.adult-1', room: '@room.archive', slot: 11 }),
  ];
  const wound = line('serious-wound', { who: ref(0), wound: '@wound.arm', from: 'hit' });

  it('is told with who did it and what with, also after a question', () => {
    for (const [lines, earlier] of [
      [[...throws, wound], []],
      [[wound], throws],
    ] as const) {
      const last = beats(lines, earlier).at(-1)!;
      expect(last.cause?.what).toBe('thrown');
      expect(last.betrayal).toMatchObject({ culprit: 'seat:1', name: ref(1), deed: throws[0] });
    }
  });

  it('is told of others, too, and never of what somebody does to themselves', () => {
    const other = line('serious-wound', { who: ref(2), wound: '@wound.arm', from: 'hit' });
    const own = line('serious-wound', { who: ref(1), wound: '@wound.arm', from: 'hit' });
    expect(
      beats([...throws, other, own])
        .slice(-2)
        .map(({ betrayal }) => betrayal?.culprit),
    ).toEqual(['seat:1', undefined]);
  });

  it('is not what a creature does while somebody acts', () => {
    const attack = line('attacks', {
      figure: '@figure.adult-1',
      who: ref(0),
      card: '@attack.bite',
    });
    const last = beats([wound], [throws[0]!, attack]).at(-1)!;
    expect(last.cause?.what).toBe('attacks');
    expect(last.betrayal).toBeNull();
    expect(last.by).not.toBeNull();
  });

  it('is over when somebody begins something else', () => {
    const turn = line('turn', { who: ref(2) });
    const last = beats([turn, wound], throws).at(-1)!;
    expect(last.cause).toBeNull();
    expect(last.betrayal).toBeNull();
  });

  it('kills much later, where an airlock was set', () => {
    const set = [
      line('room-action', { who: ref(1), room: '@room.airlock', slot: 3 }),
      line('decompression', { room: '@room.archive', slot: 11 }),
      line('turn', { who: ref(0) }),
    ];
    const kills = [
      line('decompressed', { room: '@room.archive', slot: 11 }),
      line('dies', { who: ref(0), room: '@room.archive', slot: 11, cause: '@cause.vacuum' }),
    ];
    const last = beats(kills, set).at(-1)!;
    expect(last.fate).toBe('death');
    expect(last.betrayal?.culprit).toBe('seat:1');
  });
});
