import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Progress, Thread } from '@deadlight/bots/core';
import { asSeat } from '@deadlight/engine';
import {
  type FromHost,
  Host,
  keptFile,
  keptIn,
  type Moment,
  type Player,
  type Ruleset,
  type Save,
} from '@deadlight/host';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { keepRuleset } from './keep.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulesets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ME: Player = { kind: 'person', name: 'Ada' };
const BOT: Player = { kind: 'bot', level: 'drifter' };
const DEEP: Player = { kind: 'bot', level: 'mastermind:8' };
const VARS = '../../packages/games/src/panic/vars.ts';
const GAME = '../../packages/games/src/panic/game.ts';

/** A line of thought in this thread. */
function threadOn({ lineOfThought }: Ruleset): Thread {
  const said: Progress[] = [];
  const waiting: ((progress: Progress) => void)[] = [];
  const think = lineOfThought((progress) => {
    const hear = waiting.shift();
    if (hear === undefined) said.push(progress);
    else hear(progress);
  });
  return {
    tell: (message) => void think(message),
    hear: () =>
      new Promise((resolve) => {
        const [next] = said.splice(0, 1);
        if (next === undefined) waiting.push(resolve);
        else resolve(next);
      }),
    close: () => {},
  };
}

/** One screen of a host class, which may be that of a copy with other rules. */
function screenOf(HostClass: typeof Host, saves: Map<string, Save>) {
  let last: Moment | null = null;
  const failures: string[] = [];
  /** The rules that masterminds have thought on. */
  const thoughtOn = new Set<number>();
  const { nextMoment } = page;
  const host = new HostClass({
    send(message: FromHost) {
      if (message.say === 'moment') last = message.moment;
      if (message.say === 'changed') last = nextMoment(last!, message);
      if (message.say === 'failed') failures.push(message.problem);
    },
    saves: {
      keep: async (save) => void saves.set(save.id, save),
      find: async (id) => saves.get(id),
      forget: async (id) => void saves.delete(id),
      list: async () => [],
    },
    now: () => Date.now(),
    rest: async () => {},
    thinkers: (ruleset) => {
      thoughtOn.add(ruleset.rules);
      return ruleset.thinkers(1, () => threadOn(ruleset));
    },
    publish: (text) => text,
    onlineRecord: async () => null,
    keptRuleset: keptIn(pathToFileURL(`${folder}/`).href),
  });
  const moment = (): Moment => last!;
  const health = (): number[] => (moment().view.vars as { health: number[] }).health;
  /** Chooses the first option, and lets bots play. */
  const play = async (decisions: number): Promise<void> => {
    for (let i = 0; i < decisions && moment().view.over === null; i++) {
      const { paused, view, number: at } = moment();
      if (paused) await host.receive({ say: 'shown', skip: true });
      else
        await host.receive({
          say: 'decide',
          seat: asSeat(0),
          says: view.question!.options.at(-1)!,
          at,
        });
    }
  };
  return { host, moment, health, play, failures, thoughtOn };
}

const page = await import('@deadlight/host/page');

afterEach(() => {
  vi.doUnmock(VARS);
  vi.doUnmock(GAME);
  vi.resetModules();
});

describe('a kept ruleset', () => {
  it('plays on with its own games next to new ones on other rules', async () => {
    const saves = new Map<string, Save>();
    const before = screenOf(Host, saves);
    const wish = { game: 'panic', seed: 'kept', options: {}, players: [ME, BOT, DEEP, BOT] };
    await before.host.receive({ say: 'open', wish });
    await before.play(10);
    const [id] = [...saves.keys()];
    const { rules } = before.moment().view;
    await keepRuleset('panic', rules, folder);

    // A small change of the rules, in a copy: everybody begins with one health less.
    vi.resetModules();
    vi.doMock(VARS, async (original) => {
      const vars = await original<typeof import('../../packages/games/src/panic/vars.ts')>();
      const initialVars: typeof vars.initialVars = (setup) => {
        const made = vars.initialVars(setup);
        return { ...made, health: made.health.map((one) => one - 1) };
      };
      return { ...vars, initialVars };
    });
    vi.doMock(GAME, async (original) => {
      const { game } = await original<typeof import('../../packages/games/src/panic/game.ts')>();
      return { game: { ...game, rules: rules + 1 } };
    });
    const { Host: Changed } = await import('@deadlight/host');

    const again = screenOf(Changed, saves);
    await again.host.receive({ say: 'open', wish });
    expect(again.moment().view.rules).toBe(rules + 1);
    expect(again.health().every((one) => one === 3)).toBe(true);

    const old = screenOf(Changed, saves);
    await old.host.receive({ say: 'restore', id: id! });
    expect(old.failures).toEqual([]);
    expect(old.moment().view.rules).toBe(rules);
    expect(old.health()).toEqual(before.health());
    await old.play(20);
    // A mastermind thinks with the code of its own rules, too.
    expect([...old.thoughtOn]).toEqual([rules]);
    expect(saves.get(id!)!.record).toContain(`game panic ${rules}\n`);
    expect(saves.get(id!)!.decisions).toBeGreaterThan(10);

    // The same game on the code that it was begun with: nothing is different.
    await before.host.receive({ say: 'restore', id: id! });
    expect(before.moment().view).toEqual(old.moment().view);
  });

  it.each([
    ['../../elsewhere', 1],
    ['panic', Number.NaN],
    ['panic', 1.5],
    ['constructor-', 1],
  ])('is looked for nowhere else, whatever a record says: %s %d', (game, rules) => {
    expect(() => keptFile(game, rules)).toThrow('there is no ruleset');
  });

  it('is reported as missing where it is not kept', async () => {
    const saves = new Map<string, Save>();
    const { host, failures } = screenOf(Host, saves);
    const wish = { game: 'panic', seed: 'kept', options: {}, players: [ME, BOT, BOT, BOT] };
    await host.receive({ say: 'open', wish });
    const [save] = [...saves.values()];
    saves.set('old', {
      ...save!,
      id: 'old',
      record: save!.record.replace(/^game panic .*/m, 'game panic 999'),
    });
    await host.receive({ say: 'restore', id: 'old' });
    expect(failures).toEqual(['old-rules']);
  });
});
