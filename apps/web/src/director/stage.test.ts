import type { Line } from '@deadlight/engine';
import type { Moment, ToHost } from '@deadlight/host';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserGame } from '../games/game.ts';
import { views } from '../games/testing.ts';
import type { Scene } from '../table/scene.ts';
import { Stage } from './stage.ts';

const LINE: Line = { rule: 'NEM-ROUND-01', what: 'round', data: {} };

const [VIEW] = views('nemesis', 'stage');

/** A moment in which a bot waits until what has happened was shown. */
const waiting = (id: string): Moment =>
  ({
    id,
    whole: false,
    news: [LINE],
    paused: true,
    replay: null,
    players: [],
    view: VIEW!,
  }) as Partial<Moment> as Moment;

/** A table without a plan: nothing is played, all is told. */
function tableOf(now: Moment | null) {
  const told: ToHost[] = [];
  const log = signal<readonly Line[]>([]);
  const moment = signal(now);
  let direct: ((now: Moment | null) => void) | null = null;
  const stage = new Stage({
    moment,
    log,
    answered: signal<string | null>(null),
    browserGame: signal<BrowserGame | null>(null),
    drawn: signal<Scene | null>(null),
    isFirstGame: () => false,
    directWith(how) {
      direct = how;
      how(moment.peek());
      return () => {
        direct = null;
      };
    },
    tell: (message) => void told.push(message),
  });
  return { stage, told, log, isDirected: () => direct !== null };
}

describe('a stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells what has happened, and lets the host go on', () => {
    const { stage, told, log } = tableOf(waiting('one'));
    stage.start();
    expect(log.value).toEqual([LINE]);
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(told).toEqual([{ say: 'shown', skip: false }]);
  });

  it('says nothing more to the host once its page is left', () => {
    const { stage, told, isDirected } = tableOf(waiting('one'));
    const stop = stage.start();
    stop();
    vi.runAllTimers();
    expect(told).toEqual([]);
    expect(isDirected()).toBe(false);
  });

  it('shares nothing with the stage of another page', () => {
    const [one, other] = [tableOf(waiting('one')), tableOf(waiting('other'))];
    one.stage.start();
    other.stage.start();
    one.stage.replaySpeed.value = 4;
    one.stage.skip();
    expect(one.told).toEqual([{ say: 'shown', skip: true }]);
    expect(other.told).toEqual([]);
    expect(other.stage.replaySpeed.value).toBe(1);
    vi.runAllTimers();
    expect(other.told).toEqual([{ say: 'shown', skip: false }]);
  });
});

/** A game whose lines are what they are called: great events, cards, creatures, or nothing much. */
const GAME = {
  app: { telling: { events: {} } },
  isGreat: () => false,
  castOf: () => ({
    cues: {
      great: [{ shows: 'tell', ms: 500, great: ['event', 'warn'] }],
      card: [{ shows: 'card', ms: 500, card: 'card', great: ['event', 'warn'] }],
      rise: [{ shows: 'rise', ms: 500, piece: 'figure' }],
      step: [{ shows: 'walk', ms: 500 }],
    },
    pieceOf: (_line: Line, field: string) => (field === 'figure' ? 'it' : null),
    placeOf: () => 'a',
    endsOf: () => null,
    rolledOf: () => null,
    isMine: () => false,
    personOf: () => null,
    creatureOf: () => ({ icon: 'adult', drawing: 'adult', rank: 1 }),
  }),
} as unknown as BrowserGame;

const SCENE = {
  pieces: [{ id: 'me', place: 'a', own: true }],
  places: [],
  ways: [],
  people: [],
  hand: [],
  belongings: [],
  notes: [],
} as unknown as Scene;

/** A stage at a table that has been looked at, and what comes to it. */
function playing(isFirstGame: boolean) {
  const moment = signal<Moment | null>({ ...waiting('one'), news: [] });
  const told: ToHost[] = [];
  let direct: (now: Moment | null) => void = () => undefined;
  const stage = new Stage({
    moment,
    log: signal<readonly Line[]>([]),
    answered: signal<string | null>(null),
    browserGame: signal<BrowserGame | null>(GAME),
    drawn: signal<Scene | null>(SCENE),
    isFirstGame: () => isFirstGame,
    directWith(how) {
      direct = how;
      how(moment.peek());
      return () => undefined;
    },
    tell: (message) => void told.push(message),
  });
  stage.start();
  const play = (...names: readonly string[]): void => {
    const news = names.map((what) => ({ rule: 'NEM-ROUND-01', what, data: { card: '@card.x' } }));
    moment.value = { ...waiting('one'), news };
    direct(moment.peek());
  };
  const shown = (): string | null => stage.playing.peek()?.beat.line.what ?? null;
  return { stage, told, play, shown };
}

describe('what a stage plays', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes one after the other, and a touch goes on to the next', () => {
    const { stage, play, shown } = playing(false);
    play('great', 'step', 'card');
    expect(shown()).toBe('great');
    stage.complete();
    expect(shown()).toBe('step');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('card');
    vi.runAllTimers();
    expect(shown()).toBeNull();
  });

  it('waits for a newcomer at events and at the first creature of its kind', () => {
    const { stage, told, play, shown } = playing(true);
    told.length = 0;
    play('card', 'rise', 'rise', 'step');
    for (const name of ['card', 'rise']) {
      vi.runAllTimers();
      expect(shown()).toBe(name);
      expect(stage.playing.peek()?.waits).toBe(true);
      stage.complete();
    }
    expect(stage.playing.peek()?.waits).toBe(false);
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(told).toEqual([{ say: 'shown', skip: false }]);
  });

  it('goes by quickly while somebody holds', () => {
    const { stage, play, shown } = playing(true);
    play('card', 'great', 'step');
    stage.hurry(true);
    vi.advanceTimersByTime(300);
    expect(shown()).toBeNull();
    stage.hurry(false);
  });
});
