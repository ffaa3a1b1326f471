import type { Thinkers } from '@deadlight/bots/core';
import { thinkersOn } from '@deadlight/bots/threads';
import { below, randomFrom, type View } from '@deadlight/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import type { FromHost, Moment, Player } from './messages.ts';
import { nextMoment } from './next-moment.ts';
import type { Save, Saves } from './saves.ts';
import { outsideOf } from './saves.ts';

const ME: Player = { kind: 'person', name: 'Ada' };
const OTHER: Player = { kind: 'person', name: 'Bo' };
const BOT: Player = { kind: 'bot', level: 'random' };

function memorySaves(): Saves & { readonly all: Map<string, Save> } {
  const all = new Map<string, Save>();
  return {
    all,
    keep: async (save) => void all.set(save.id, save),
    find: async (id) => all.get(id),
    forget: async (id) => void all.delete(id),
    list: async () => [...all.values()].map(outsideOf),
  };
}

let thinkers: Thinkers | undefined;
afterAll(() => thinkers?.close());

/** A host with all that it said, and the last of each kind. */
function hostWith(saves: Saves = memorySaves(), listen: (message: FromHost) => void = () => {}) {
  const said: FromHost[] = [];
  let now = 1000;
  /** What changed is put together as a page does it. */
  const hear = (message: FromHost): void => {
    const next = message.say === 'changed' ? nextMoment(last('moment')!.moment, message) : null;
    if (message.say === 'changed' && next === null) expect.fail('a message is missing');
    said.push(next === null ? message : { say: 'moment', moment: next });
    listen(message);
  };
  const host = new Host({
    send: (message) => hear(message),
    saves,
    now: () => now++,
    thinkers: () => {
      thinkers ??= thinkersOn(2);
      return thinkers;
    },
    keptRuleset: async () => expect.fail('none is kept'),
    publish: (text) => `data:text/plain,${encodeURIComponent(text)}`,
  });
  const last = <S extends FromHost['say']>(say: S) =>
    said.findLast((message): message is Extract<FromHost, { say: S }> => message.say === say);
  const moment = (): Moment => last('moment')!.moment;
  const open = (players: readonly Player[], seed = 'host') =>
    host.receive({ say: 'open', wish: { game: 'nemesis', seed, options: {}, players } });
  const random = randomFrom('page');
  /** Lets the person at the screen choose until it is somebody else's turn to look, or the end. */
  const play = async (decisions: number): Promise<void> => {
    for (let i = 0; i < decisions; i++) {
      const message = said.at(-1)!.say === 'saved' ? said.at(-2)! : said.at(-1)!;
      if (message.say === 'hand-over') await host.receive({ say: 'look', seat: message.seat });
      else if (message.say === 'moment' && message.moment.paused)
        await host.receive({ say: 'shown', skip: i % 2 === 0 });
      else if (message.say === 'moment' && message.moment.view.question !== null) {
        const { view, number: at } = message.moment;
        const options = view.question!.options;
        const says = options[below(random, options.length)]!;
        await host.receive({ say: 'decide', seat: view.seat, says, at });
      } else return;
    }
  };
  return { host, said, last, moment, open, play };
}

describe('the host', () => {
  it('asks the person at the screen, and shows bots one move at a time', async () => {
    const { moment, open, play, said } = hostWith();
    await open([BOT, ME, BOT]);
    expect(moment().view.seat).toBe(1);
    await play(60);
    const moments = said.flatMap((message) => (message.say === 'moment' ? [message.moment] : []));
    expect(moments.some(({ paused }) => paused)).toBe(true);
    expect(moments.every(({ view }) => view.seat === 1)).toBe(true);
    // What happened is told once.
    const told = moments.filter(({ whole }) => !whole).flatMap(({ lines }) => lines);
    expect(told).not.toEqual([]);
  });

  it('says how far a bot is that thinks for long, and lets it be hurried', async () => {
    const deep: Player = { kind: 'bot', level: 'mastermind:100000' };
    // As soon as it says how far it is, it is told to answer.
    const { host, open, play, said } = hostWith(memorySaves(), (message) => {
      if (message.say === 'thinking' && message.done > 0) host.hurry();
    });
    await open([ME, deep]);
    await play(10);
    const thoughts = said.filter((message) => message.say === 'thinking');
    expect(thoughts.some(({ done }) => done > 0)).toBe(true);
    for (const { done, of } of thoughts) {
      expect(of).toBe(100000);
      expect(done).toBeLessThan(of);
    }
  });

  it('tells nothing of any seat while the screen changes hands', async () => {
    const { last, open, play, said } = hostWith();
    await open([ME, OTHER]);
    const { seat, name } = last('hand-over')!;
    expect(name).toBe(seat === 0 ? 'Ada' : 'Bo');
    expect(last('moment')).toBeUndefined();
    const handOvers = () => said.filter(({ say }) => say === 'hand-over').length;
    while (handOvers() < 3) await play(10);
    said.forEach((message, i) => {
      if (message.say !== 'hand-over') return;
      const before = said.slice(0, i).findLast(({ say }) => say === 'moment');
      const after = said.slice(i).find(({ say }) => say === 'moment');
      if (after?.say === 'moment') expect(after.moment.view.seat).toBe(message.seat);
      if (after?.say === 'moment') expect(after.moment.whole).toBe(true);
      expect(before === after).toBe(false);
    });
  });

  it('does not let a seat look or decide that is not asked', async () => {
    const { host, last, open } = hostWith();
    await open([ME, OTHER]);
    const notAsked = 1 - last('hand-over')!.seat;
    await host.receive({ say: 'decide', seat: notAsked, says: 'pass', at: 0 });
    expect(last('failed')?.problem).toBe('refused');
    await host.receive({ say: 'look', seat: notAsked });
    expect(last('moment')).toBeUndefined();
  });

  it('goes on with a kept game exactly where it was', async () => {
    const saves = memorySaves();
    const first = hostWith(saves);
    await first.open([ME, BOT, BOT]);
    await first.play(30);
    const [id] = [...saves.all.keys()];
    const second = hostWith(saves);
    await second.host.receive({ say: 'restore', id: id! });
    const view = (moment: Moment): View => moment.view;
    if (!first.moment().paused) expect(view(second.moment())).toEqual(view(first.moment()));
    expect(second.moment().number).toBeGreaterThanOrEqual(first.moment().number);
    const shown = second.said.find((message) => message.say === 'moment');
    expect(shown?.say === 'moment' && shown.moment.whole).toBe(true);
  });

  it('takes back a decision, and refuses to take back what was learned', async () => {
    const saves = memorySaves();
    const { host, last, moment, open, play } = hostWith(saves);
    await open([ME], 'undo');
    await play(1);
    // In a whole game there is always something that nobody learns from.
    while (moment().undoable === 0 && moment().view.over === null) await play(1);
    const { id } = moment();
    const made = saves.all.get(id)!.decisions;
    expect(moment().undoable).toBeGreaterThan(0);
    await host.receive({ say: 'undo', seat: 0 });
    expect(saves.all.get(id)!.decisions).toBe(made - 1);
    while (moment().undoable > 0) await host.receive({ say: 'undo', seat: 0 });
    await host.receive({ say: 'undo', seat: 0 });
    expect(last('failed')?.problem).toBe('refused');
  });

  it.each([
    ['a damaged record', (text: string) => text.replace(/^end .*$/m, 'end 1 0'), 'bad-record'],
    ['no record at all', () => 'hello', 'bad-record'],
    [
      'an inherited name',
      (text: string) => text.replace(/^\d .*$/m, '1 constructor'),
      'bad-record',
    ],
    ['far too much', (text: string) => text + 'x'.repeat(5_000_000), 'bad-record'],
    [
      'older rules',
      (text: string) => text.replace(/^game nemesis \d+/m, 'game nemesis 0'),
      'old-rules',
    ],
  ])('says what is wrong with %s', async (_name, spoil, problem) => {
    const saves = memorySaves();
    const { host, last, open } = hostWith(saves);
    await open([ME, BOT]);
    const [save] = [...saves.all.values()];
    await host.receive({ say: 'import', text: spoil(save!.record) });
    expect(last('failed')?.problem).toBe(problem);
    await host.receive({ say: 'import', text: save!.record });
    expect(last('kept')?.games).toHaveLength(2);
  });

  it('tells everything when the game is over', async () => {
    const { host, moment } = hostWith();
    const players = [ME, BOT, BOT, BOT];
    await host.receive({
      say: 'open',
      wish: { game: 'panic', seed: 'over', options: {}, players },
    });
    const hidden = (): boolean => JSON.stringify(moment().lines).includes('@hidden');
    const random = randomFrom('over');
    let secrets = false;
    while (moment().view.over === null) {
      secrets ||= hidden();
      const { paused, view, number: at } = moment();
      const options = view.question?.options ?? [];
      if (paused) await host.receive({ say: 'shown', skip: false });
      else {
        const says = options[below(random, options.length)]!;
        await host.receive({ say: 'decide', seat: view.seat, says, at });
      }
    }
    expect(secrets).toBe(true);
    expect(moment().whole).toBe(true);
    expect(hidden()).toBe(false);
  });

  it.each([
    ['', 'no-storage'],
    ['QuotaExceededError', 'no-room'],
  ])(
    'plays on where nothing can be kept (%s), says why, and gives the game out as a file',
    async (name, problem) => {
      const why = Object.assign(new Error('not kept'), { name });
      const broken: Saves = { ...memorySaves(), keep: () => Promise.reject(why) };
      const { host, last, moment, open, play } = hostWith(broken);
      await open([ME, BOT]);
      expect(last('saved')?.problem).toBe(problem);
      const { number } = moment();
      await play(5);
      expect(moment().number).toBeGreaterThan(number);
      await host.receive({ say: 'export', id: moment().id });
      const text = await (await fetch(last('exported')!.url)).text();
      expect(text).toMatch(/^end \d+ \w+ \w+$/m);
      await host.receive({ say: 'import', text });
      expect(last('failed')?.problem).toBe(problem);
    },
  );

  it('says so where kept games cannot even be listed', async () => {
    const broken: Saves = { ...memorySaves(), list: () => Promise.reject(new Error('forbidden')) };
    const { host, last } = hostWith(broken);
    await host.receive({ say: 'list' });
    expect(last('failed')?.problem).toBe('no-storage');
  });

  it('survives any damage to a record, and keeps what was kept', async () => {
    const saves = memorySaves();
    const { host, last, open, play, said } = hostWith(saves);
    await open([ME, BOT]);
    await play(30);
    const [save] = [...saves.all.values()];
    const random = randomFrom('damage');
    for (let i = 0; i < 60; i++) {
      const at = below(random, save!.record.length);
      const text = save!.record.slice(0, at) + 'x2 '.repeat(i % 3) + save!.record.slice(at + 1);
      said.length = 0;
      await host.receive({ say: 'import', text });
      expect(last('failed') ?? last('kept'), text).toBeDefined();
    }
    await host.receive({ say: 'restore', id: save!.id });
    expect(last('moment')?.moment.view.game).toBe('nemesis');
  });

  it.each([
    ['a game that there is not', { game: 'chess', options: {}, players: [ME] }],
    ['too many seats', { game: 'nemesis', options: {}, players: Array(9).fill(ME) }],
    ['an option that there is not', { game: 'nemesis', options: { moon: true }, players: [ME] }],
  ])('opens no table for %s', async (_name, wish) => {
    const { host, last } = hostWith();
    await host.receive({ say: 'open', wish: { seed: 'wish', ...wish } });
    expect(last('failed')?.problem).toBe('bad-wish');
  });

  it('leaves a kept game of another version alone', async () => {
    const saves = memorySaves();
    const { host, last, open } = hostWith(saves);
    await open([ME, BOT]);
    const [save] = [...saves.all.values()];
    const old = { ...save!, record: save!.record.replace('deadlight 2', 'deadlight 0') };
    saves.all.set(old.id, old);
    await host.receive({ say: 'leave' });
    await host.receive({ say: 'restore', id: old.id });
    expect(last('failed')?.problem).toBe('old-rules');
    expect(saves.all.get(old.id)).toEqual(old);
  });
});
