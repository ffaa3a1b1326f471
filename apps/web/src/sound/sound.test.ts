import { SPECTATOR } from '@deadlight/engine';
import type { Moment } from '@deadlight/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../table/scene.ts';
import { endingHeard } from './heard.ts';
import { type Part, SCORE, type Sound } from './score.ts';
import { humIn, soundPart } from './synth.ts';
import { tensionOf } from './tension.ts';

const line = (what: string) => ({ what, rule: 'X', data: {} });
const moment = (what: readonly string[], more: object = {}): Moment =>
  ({
    id: 'game',
    whole: false,
    lines: what.map(line),
    view: { seat: 1, over: null },
    ...more,
  }) as unknown as Moment;
const over = (...winners: number[]) => ({ view: { seat: 1, over: { winners } } });

/** An audio context that notes what it is asked to do. */
function fakeContext() {
  const started: { at: number; end: number; node: string }[] = [];
  const loudness: number[] = [];
  const param = (note: (value: number) => void) => ({
    setValueAtTime: note,
    exponentialRampToValueAtTime: (value: number) => {
      expect(value).toBeGreaterThan(0);
      note(value);
    },
  });
  const node = (name: string) => ({
    frequency: param(() => undefined),
    gain: param((value) => loudness.push(value)),
    connect: () => undefined,
    disconnect: () => undefined,
    start(at: number) {
      started.push({ at, end: Number.NaN, node: name });
    },
    stop(end: number) {
      started.at(-1)!.end = end;
    },
    get context() {
      return context;
    },
  });
  const context: object = {
    sampleRate: 100,
    destination: {},
    state: 'running',
    currentTime: 5,
    resume: () => Promise.resolve(),
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('hiss'),
    createBiquadFilter: () => node('band'),
    createGain: () => node('gain'),
  };
  return { context: context as unknown as AudioContext, started, loudness };
}

describe('the end of a game', () => {
  it.each([
    ['win', [0, 1]],
    ['lose', [0]],
  ] as const)('sounds like %s for seat 1 where the winners are %j', (sound, winners) => {
    expect(endingHeard(moment([]), moment([], over(...winners)))).toBe(sound);
  });

  it.each([
    ['win', [1, 2]],
    ['lose', []],
  ] as const)('sounds like %s on a large screen where the winners are %j', (sound, winners) => {
    const all = moment([], { view: { seat: SPECTATOR, over: { winners } } });
    expect(endingHeard(moment([]), all)).toBe(sound);
  });

  it('is silent where it is only looked at again', () => {
    expect(endingHeard(null, moment([], over(1)))).toBeNull();
    expect(endingHeard(moment([], over(1)), moment([], over(1)))).toBeNull();
    expect(endingHeard(moment([], { id: 'other' }), moment([], over(1)))).toBeNull();
  });
});

describe.each(Object.entries(SCORE) as [Sound, readonly Part[]][])('the sound %s', (_, parts) => {
  it('is short and quiet, and ends by itself', () => {
    const { context, started, loudness } = fakeContext();
    for (const part of parts) soundPart(context, part, 5);
    expect(started).toHaveLength(parts.length);
    for (const { at, end } of started) {
      expect(at).toBeGreaterThanOrEqual(5);
      expect(end).toBeGreaterThan(at);
      expect(end).toBeLessThanOrEqual(7.1);
    }
    expect(Math.max(...loudness)).toBeLessThanOrEqual(0.2);
  });
});

describe('tension', () => {
  const place = (id: string, ...neighbours: string[]) => ({ id, neighbours, ducts: [] });
  const table = (more: object): Scene =>
    ({
      places: [place('a', 'b'), place('b', 'a', 'c'), place('c', 'b', 'd'), place('d', 'c')],
      ways: [],
      tracks: [{ id: 'time', at: 0, spaces: 16, tone: 'plain' }],
      people: [{ own: true, gone: false, wounds: [] }],
      pieces: [{ kind: 'person', own: true, place: 'a' }],
      ...more,
    }) as unknown as Scene;
  const me = { kind: 'person', own: true, place: 'a' };
  const at = (place: string) => table({ pieces: [me, { kind: 'creature', place, rank: 2 }] });
  const danger = (scene: Scene) => tensionOf(scene, true).danger;

  it('grows with creatures near me, with noise next to me, and as time runs out', () => {
    const dangers = ['d', 'c', 'b', 'a'].map((place) => danger(at(place)));
    expect(dangers).toEqual(dangers.toSorted((a, b) => a - b));
    expect(new Set(dangers).size).toBe(4);
    const noise = { ways: [{ from: 'a', to: 'b', noise: true }] };
    expect(danger(table(noise))).toBeGreaterThan(danger(table({})));
    expect(danger(table({ ways: [{ from: 'c', to: 'd', noise: true }] }))).toBe(0);
    const late = { tracks: [{ id: 'time', at: 13, spaces: 16, tone: 'danger' }] };
    expect(danger(table(late))).toBeGreaterThan(0.3);
    expect(
      danger(table({ ...late, pieces: [me, ...new Array(9).fill({ ...at('a').pieces[1] })] })),
    ).toBe(1);
  });

  it('grows in the dark, and with wounds of my own', () => {
    const dark = { ...place('a', 'b'), dark: true };
    expect(danger(table({ places: [dark] }))).toBeGreaterThan(danger(table({})));
    const hurt = { people: [{ own: true, gone: false, wounds: [{ tone: 'danger' }] }] };
    expect(danger(table(hurt))).toBeGreaterThan(danger(table({})));
  });

  it('lets a heart be heard when I am wounded, and none that is unhurt', () => {
    const hurt = (...tones: string[]) =>
      tensionOf(
        table({ people: [{ own: true, gone: false, wounds: tones.map((tone) => ({ tone })) }] }),
        true,
      ).pulse;
    expect(hurt()).toBe(0);
    expect(hurt('dim')).toBe(0);
    expect(hurt('warn')).toBeGreaterThan(0);
    expect(hurt('warn', 'danger')).toBeGreaterThan(hurt('warn'));
  });

  it('is the same for everybody who shares a screen, and tells of no hand and no heart', () => {
    const seen = (own: number) =>
      tensionOf(
        table({
          // Cans of gas are in a hand; being infected is a state.
          tracks: [{ id: 'gas', at: own, spaces: 4, tone: own === 0 ? 'danger' : 'good' }],
          people: [0, 1].map((seat) => ({
            own: seat === own,
            gone: false,
            wounds: [{ tone: 'danger' }],
            states: seat === own ? [{ tone: 'danger' }] : [],
          })),
          pieces: [
            ...['a', 'd'].map((here, seat) => ({ kind: 'person', own: seat === own, place: here })),
            { kind: 'creature', place: 'd', rank: 4 },
          ],
        }),
        false,
      );
    expect(seen(0)).toEqual(seen(1));
    expect(seen(0).pulse).toBe(0);
  });
});

describe('the hum', () => {
  it('is louder with danger, and silent at once when asked to be', () => {
    const heard: { value: number; within: number }[] = [];
    const node = () => ({
      frequency: { value: 0 },
      gain: {
        value: 1,
        setTargetAtTime: (value: number, _at: number, within: number) =>
          heard.push({ value, within }),
      },
      connect: () => undefined,
      disconnect: () => undefined,
      start: () => undefined,
      stop: () => undefined,
    });
    const context = { currentTime: 0, createOscillator: node, createGain: node };
    const hum = humIn({ context } as unknown as AudioNode);
    const loudness = (danger: number | null): number => {
      heard.length = 0;
      hum.swell(danger);
      return heard.reduce((sum, { value }) => sum + value, 0);
    };
    expect(loudness(0)).toBeGreaterThan(0);
    expect(loudness(0.5)).toBeGreaterThan(loudness(0));
    expect(loudness(1)).toBeGreaterThan(loudness(0.5));
    expect(loudness(1)).toBeLessThan(0.2);
    expect(loudness(null)).toBe(0);
    expect(Math.max(...heard.map(({ within }) => within))).toBeLessThan(0.5);
    hum.end();
  });
});

describe('playing', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('lets every part of every sound be heard, one sound after the other', async () => {
    const { context, started } = fakeContext();
    vi.stubGlobal('AudioContext', function AudioContext() {
      return context;
    });
    const { play } = await import('./playing.ts');
    play(['door', 'round']);
    // What sounds are made of is loaded for the first of them.
    await vi.waitFor(() => expect(started).toHaveLength(SCORE.door.length + SCORE.round.length));
    const [first] = started;
    const follows = started[SCORE.door.length]!;
    expect(follows.at).toBeGreaterThan(first!.at);
  });

  it('is silent where there is no device, or nobody has touched the page yet', async () => {
    const { play } = await import('./playing.ts');
    expect(() => play(['noise'])).not.toThrow();
    vi.resetModules();
    const { context, started } = fakeContext();
    vi.stubGlobal('AudioContext', function AudioContext() {
      return { ...context, state: 'suspended', resume: () => Promise.reject(new Error('no')) };
    });
    const later = await import('./playing.ts');
    later.play(['noise']);
    expect(started).toEqual([]);
  });
});
