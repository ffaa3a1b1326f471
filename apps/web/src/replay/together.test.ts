import { asSeat, SPECTATOR } from '@deadlight/engine';
import type { Moment, SharedReplay, ToHost } from '@deadlight/host';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stage } from '../director/stage.ts';
import { moment, speakTo } from '../link.ts';
import { together } from '../online/shared-replay.ts';
import { eye, watch } from './player.ts';
import { leads, lookTogether } from './together.ts';

const OF = 40;

let told: [number, number][];
let asked: ToHost[];
let end: () => void;

const at = (place: number): void => {
  moment.value = { replay: { at: place, of: OF } } as unknown as Moment;
};

function heard(more: Partial<SharedReplay>, iLead: boolean): void {
  const viewers = [
    { number: 0, name: 'Ada', mine: iLead, leads: true },
    { number: 1, name: 'Bo', mine: !iLead, leads: false },
  ];
  together.value = { viewers, at: 0, seat: SPECTATOR, opened: null, ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  asked = [];
  speakTo((message) => asked.push(message) > 0);
  const stage = { playing: signal(null), replaySpeed: signal(1) } as unknown as Stage;
  const ends = [
    watch(stage, { from: 'online', id: 'table' }, 0),
    lookTogether((place, seat) => told.push([place, seat])),
  ];
  asked = [];
  end = () => {
    for (const one of ends) one();
  };
});

afterEach(() => {
  end();
  speakTo(null);
  moment.value = null;
  vi.useRealTimers();
});

it('tells the others where the leader is, the last place of a quick move alone', () => {
  heard({}, true);
  expect(leads.value).toBe(true);
  for (const place of [1, 2, 3]) at(place);
  vi.runAllTimers();
  eye.value = asSeat(2);
  vi.runAllTimers();
  expect(told).toEqual([
    [3, SPECTATOR],
    [3, 2],
  ]);
  heard({ at: 3, seat: asSeat(2) }, true);
  vi.runAllTimers();
  expect(told).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('goes where the leader is, and plays one decision on', () => {
  at(0);
  heard({ at: 7 }, false);
  expect(asked.at(-1)).toMatchObject({ say: 'replay', at: 7, play: false });
  at(7);
  heard({ at: 8 }, false);
  expect(asked.at(-1)).toMatchObject({ at: 8, play: true });
  at(8);
  heard({ at: 8, seat: asSeat(1) }, false);
  expect(asked.at(-1)).toMatchObject({ at: 8, seat: 1, play: false });
  expect(told).toEqual([]);
});

it('waits for what is beyond the end no longer than at the end', () => {
  at(OF);
  heard({ at: OF + 5 }, false);
  vi.runAllTimers();
  expect(asked).toEqual([]);
});
