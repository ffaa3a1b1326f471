import type { Moment } from '@deadlight/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endingHeard } from './heard.ts';
import { type Part, SCORE, type Sound } from './score.ts';
import { soundPart } from './synth.ts';

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
  });
  const context = {
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
    expect(started).toHaveLength(SCORE.door.length + SCORE.round.length);
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
