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
