import { readFileSync } from 'node:fs';
import type { Thinkers } from '@deadlight/bots/core';
import { thinkersOn } from '@deadlight/bots/threads';
import { asSeat, below, randomFrom, SPECTATOR, type View } from '@deadlight/engine';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readLesson } from '../../games/src/lessons/read-lesson.ts';
import type { Report } from './check/report.ts';
import { Host } from './host.ts';
import type { FromHost, Moment, Player } from './messages.ts';
import { nextMoment } from './next-moment.ts';
import type { Save, Saves } from './saves.ts';
import { outsideOf } from './saves.ts';
import { packRecord } from './share.ts';

const ME: Player = { kind: 'person', name: 'Ada' };
const OTHER: Player = { kind: 'person', name: 'Bo' };
const fixture = readFileSync(
  new URL('../../../fixtures/panic/001.deadlight', import.meta.url),
  'utf8',
);

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

/** A host with all its messages, and the last of each kind. */
function hostWith(
  saves: Saves = memorySaves(),
  listen: (message: FromHost) => void = () => {},
  tick = 1,
  rest = async (): Promise<void> => {},
) {
  const said: FromHost[] = [];
  let now = 1000;
  /** Applies changes as a page does. */
  const hear = (message: FromHost): void => {
    const next = message.say === 'changed' ? nextMoment(last('moment')!.moment, message) : null;
    if (message.say === 'changed' && next === null) expect.fail('a message is missing');
    said.push(next === null ? message : { say: 'moment', moment: next });
    listen(message);
  };
  const host = new Host({
    send: (message) => hear(message),
    saves,
    now: () => (now += tick),
    rest,
    thinkers: () => {
      thinkers ??= thinkersOn(2);
      return thinkers;
    },
    onlineRecord: async () => null,
    keptRuleset: async () => expect.fail('none is kept'),
    publish: (text) => `data:text/plain,${encodeURIComponent(text)}`,
  });
  const last = <S extends FromHost['say']>(say: S) =>
    said.findLast((message): message is Extract<FromHost, { say: S }> => message.say === say);
  const moment = (): Moment => last('moment')!.moment;
  const open = (players: readonly Player[], seed = 'host', game = 'nemesis') =>
    host.receive({ say: 'open', wish: { game, seed, options: {}, players } });
  const random = randomFrom('page');
  /** Lets the person at the screen choose until the screen changes hands, or the game ends. */
  const play = async (decisions: number): Promise<void> => {
    for (let i = 0; i < decisions; i++) {
      const message = said.findLast(({ say }) => say !== 'saved' && say !== 'standing')!;
      if (message.say === 'hand-over') await host.receive({ say: 'look', seat: message.seat });
      else if (message.say === 'call') await host.receive({ say: 'decline', seat: message.seat });
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
    // Events are told once.
    const told = moments.filter(({ whole }) => !whole).flatMap(({ lines }) => lines);
    expect(told).not.toEqual([]);
  });

  it('reports the progress of a bot that thinks for long, and lets it be hurried', async () => {
    const deep: Player = { kind: 'bot', level: 'mastermind:100000' };
    // At the first progress report it is told to answer.
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

  it('sends nothing about any seat while the screen changes hands', async () => {
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

  it('answers for a seat by itself, also in a kept game, until that is revoked or taken back', async () => {
    const saves = memorySaves();
    const { host, last, moment, open, play, said } = hostWith(saves);
    const ASKED = 'interrupt/ask';
    const asked = (): boolean => moment().view.question?.at === ASKED;
    await open([ME, BOT, BOT], 'standing');
    for (let i = 0; i < 400 && !asked(); i++) await play(1);
    const { view, number: at } = moment();
    const wish = { seat: view.seat, at, says: 'decline', round: false } as const;
    await host.receive({ say: 'standing', ...wish, seat: asSeat(1) });
    expect(last('failed')?.problem).toBe('refused');
    await host.receive({ say: 'standing', ...wish });
    const answers = [{ at: ASKED, says: 'decline', round: null, unless: null }];
    expect(last('standing')).toEqual({ say: 'standing', seat: view.seat, answers });
    expect(moment().number).toBeGreaterThan(at);
    const from = said.length;
    await play(200);
    const questions = said.slice(from).flatMap((message) => {
      if (message.say !== 'moment' || message.moment.paused) return [];
      return [message.moment.view.question?.at];
    });
    expect(questions).not.toContain(ASKED);
    const { id } = moment();
    expect(JSON.stringify(await saves.list())).not.toContain(ASKED);
    await host.receive({ say: 'restore', id });
    expect(last('standing')?.answers).toEqual(answers);
    await host.receive({ say: 'revoke', seat: view.seat });
    expect(last('standing')?.answers).toEqual([]);
    expect(saves.all.get(id)!.standing!.get(view.seat)).toEqual([]);
  });

  it.each(['nemesis', 'lockdown'])(
    '%s changes hands as seldom as secrecy allows: others say no aloud, whatever they hold',
    async (name) => {
      const [games, decisions] = [20, 38];
      let [handed, called, made] = [0, 0, 0];
      for (let game = 0; game < games; game++) {
        const { host, last, moment, open, play, said } = hostWith();
        await open([ME, OTHER, BOT], `hands-${game}`, name);
        const count = (say: FromHost['say']) => said.filter((one) => one.say === say).length;
        const answers = vi.spyOn(host, 'receive');
        const decided = () => answers.mock.calls.filter(([{ say }]) => say === 'decide').length;
        while (decided() < decisions) {
          await play(1);
          const now = said.at(-1)!.say === 'saved' ? said.at(-2)! : said.at(-1)!;
          if (now.say !== 'call') continue;
          // The player who holds the screen goes on looking at it, and learns nothing about the other's hand.
          expect(now.seat).not.toBe(moment().view.seat);
          expect(Object.keys(now).sort()).toEqual(['at', 'name', 'ref', 'say', 'seat']);
        }
        handed += count('hand-over');
        called += count('call');
        made += decided();
        expect(last('failed')).toBeUndefined();
      }
      expect(called).toBeGreaterThan(0);
      // With a hand-over for every question it was 17 in 38.
      expect(handed / made).toBeLessThanOrEqual(8 / 38);
    },
  );

  it('lets the player who is called look first, and nobody else answer', async () => {
    const { host, last, open, play, said } = hostWith();
    await open([ME, OTHER, BOT], 'hands-0');
    const isCalled = () => said.slice(-2).some(({ say }) => say === 'call');
    for (let i = 0; i < 400 && !isCalled(); i++) await play(1);
    const { seat } = last('call')!;
    await host.receive({ say: 'decline', seat: asSeat(seat + 1) });
    expect(last('failed')?.problem).toBe('refused');
    await host.receive({ say: 'hand-over', seat });
    expect(said.at(-1)).toMatchObject({ say: 'hand-over', seat });
    await host.receive({ say: 'look', seat });
    expect(last('moment')!.moment.view.question!.options).toContain('decline');
  });

  it('does not let a seat that is not asked look or decide', async () => {
    const { host, last, open } = hostWith();
    await open([ME, OTHER]);
    const notAsked = asSeat(1 - last('hand-over')!.seat);
    await host.receive({ say: 'decide', seat: notAsked, says: 'pass', at: 0 });
    expect(last('failed')?.problem).toBe('refused');
    await host.receive({ say: 'look', seat: notAsked });
    expect(last('moment')).toBeUndefined();
  });

  it('resumes a saved game exactly where it was', async () => {
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

  it('takes back a decision, but not one that revealed something', async () => {
    const saves = memorySaves();
    const { host, last, moment, open, play } = hostWith(saves);
    await open([ME], 'undo');
    await play(1);
    // In a whole game there is always a decision that reveals nothing.
    while (moment().undoable === 0 && moment().view.over === null) await play(1);
    const { id } = moment();
    const made = saves.all.get(id)!.decisions;
    expect(moment().undoable).toBeGreaterThan(0);
    await host.receive({ say: 'undo', seat: asSeat(0) });
    expect(saves.all.get(id)!.decisions).toBe(made - 1);
    while (moment().undoable > 0) await host.receive({ say: 'undo', seat: asSeat(0) });
    await host.receive({ say: 'undo', seat: asSeat(0) });
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

  it('shows everything when the game is over, and offers it as a link', async () => {
    const { host, last, moment } = hostWith();
    const players = [ME, BOT, BOT, BOT];
    await host.receive({
      say: 'open',
      wish: { game: 'panic', seed: 'over', options: {}, players },
    });
    const hidden = (): boolean => JSON.stringify(moment().lines).includes('@hidden');
    const random = randomFrom('over');
    const { id } = moment();
    const share = { say: 'share', of: { from: 'kept', id } } as const;
    await host.receive(share);
    expect(last('failed')?.problem).toBe('refused');
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
    expect(moment().seed).toMatch(/^[\da-f]{64}$|^over$/);
    await host.receive(share);
    const { packed } = last('shared')!;
    // Anywhere else it can be watched, and shows who played.
    const other = hostWith();
    const of = { from: 'link', id: packed } as const;
    await other.host.receive({ say: 'replay', of, at: 3, seat: asSeat(0) });
    expect(other.moment().replay?.at).toBe(3);
    expect(other.moment().players).toEqual(players);
    await other.host.receive({ say: 'share', of });
    expect(other.last('shared')).toEqual({ say: 'shared', packed });
    // Step by step, the events are animated.
    await other.host.receive({ say: 'replay', of, at: 4, seat: asSeat(0), play: true });
    expect(other.moment().news).toEqual(other.moment().lines);
    await other.host.receive({ say: 'replay', of, at: 2, seat: asSeat(0), play: true });
    expect(other.moment()).toMatchObject({ whole: true, news: [] });
    await other.host.receive({ say: 'story', of });
    const { story } = other.last('story')!;
    expect(story.lines).toEqual(moment().lines);
    expect(story.decided).toHaveLength(other.moment().replay!.of);
    expect(story.setup).toMatchObject({ game: 'panic', seats: 4 });
    // What everybody saw at some moments, in their order.
    await other.host.receive({ say: 'frames', of, at: [0, story.decided.length] });
    const { views } = other.last('frames')!;
    expect(views.map(({ seat }) => seat)).toEqual([SPECTATOR, SPECTATOR]);
    expect(views.map(({ over }) => over !== null)).toEqual([false, true]);
    // And played on from there, as anybody.
    await other.host.receive({ say: 'continue', of, at: 2, seat: asSeat(1), level: 'drifter' });
    expect(other.moment()).toMatchObject({ replay: null, view: { seat: 1, over: null } });
    expect(other.moment().players.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot']);
    for (const wrong of [{ seat: asSeat(9) }, { level: 'constructor' }]) {
      const message = {
        say: 'continue',
        of,
        at: 2,
        seat: asSeat(1),
        level: 'drifter',
        ...wrong,
      } as const;
      await other.host.receive(message);
      expect(other.last('failed')?.problem).toBe('refused');
    }
  });

  it('gives out only what its seat knows of a running game, unless all agree to open it', async () => {
    const { host, last, moment, open, play } = hostWith();
    await open([BOT, ME, BOT]);
    await play(20);
    const { id, view } = moment();
    const exported = async (agreed: boolean): Promise<string> => {
      await host.receive({ say: 'export', id, agreed });
      return (await fetch(last('exported')!.url)).text();
    };
    const own = JSON.parse(await exported(false)) as { view: View; log: unknown };
    expect(last('exported')!.file).toMatch(/-seat-2\.json$/);
    expect(own.view).toEqual(JSON.parse(JSON.stringify(view)));
    expect(Object.keys(own)).toEqual(['view', 'log']);
    // The same for a saved game that is not open.
    await host.receive({ say: 'leave' });
    expect(JSON.parse(await exported(false))).toEqual(own);
    expect(await exported(true)).toMatch(/^deadlight 2\n/);
    expect(moment().seed).toBeNull();
    for (const say of ['check', 'share'] as const) {
      await host.receive({ say, of: { from: 'kept', id } });
      expect(last('failed')?.problem).toBe('refused');
    }
  });

  it('gives nobody the view of a seat in a shared game that nobody looks at', async () => {
    const { host, last, open, said } = hostWith();
    await open([ME, OTHER]);
    const { id } = last('hand-over')!;
    await host.receive({ say: 'export', id, agreed: false });
    await host.receive({ say: 'leave' });
    await host.receive({ say: 'export', id, agreed: false });
    const files = said.flatMap((one) => (one.say === 'exported' ? [one.file] : []));
    expect(files).toEqual([`nemesis-${id}-everyone.json`, `nemesis-${id}-everyone.json`]);
    const { view } = JSON.parse(await (await fetch(last('exported')!.url)).text());
    expect(view.seat).toBe(SPECTATOR);
  });

  it('checks a game from anywhere, and reports the result of each step', async () => {
    const { host, last } = hostWith();
    const checkOf = async (record: string): Promise<Report> => {
      const of = { from: 'link', id: await packRecord(record) } as const;
      await host.receive({ say: 'check', of });
      return last('checked')!.report;
    };
    const good = await checkOf(fixture);
    expect(good.untouched).toBe(true);
    expect(good.decisions).toHaveLength(fixture.match(/^\d+ /gm)!.length);
    expect(good.checks.map(({ name }) => name)).toEqual(['plain-seed', 'play', 'end']);
    const bad = await checkOf(fixture.replace(/^(end \d+) \w+/m, `$1 ${'0'.repeat(32)}`));
    expect(bad.untouched).toBe(false);
    expect(bad.checks.find(({ name }) => name === 'play')).toMatchObject({
      ok: false,
      played: bad.decisions.length,
    });
  });

  it('watches an online game once the server gives out its record', async () => {
    const { host, last } = hostWith();
    const of = { from: 'online', id: 'a-table' } as const;
    await host.receive({ say: 'replay', of, at: 0, seat: asSeat(0) });
    expect(last('failed')?.problem).toBe('gone');
  });

  it('keeps a finished game from elsewhere unchanged', async () => {
    const saves = memorySaves();
    const { host, last } = hostWith(saves);
    const text = fixture.replace(/^seed .*$/m, '$&\n# A short evening.');
    await host.receive({ say: 'import', text });
    expect(last('kept')?.games).toMatchObject([{ game: 'panic', over: true }]);
    expect([...saves.all.values()][0]!.record).toBe(text);
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
      await host.receive({ say: 'export', id: moment().id, agreed: true });
      const text = await (await fetch(last('exported')!.url)).text();
      expect(text).toMatch(/^end \d+ \w+ \w+$/m);
      await host.receive({ say: 'import', text });
      expect(last('failed')?.problem).toBe(problem);
    },
  );

  it('says so where saved games cannot even be listed', async () => {
    const broken: Saves = { ...memorySaves(), list: () => Promise.reject(new Error('forbidden')) };
    const { host, last } = hostWith(broken);
    await host.receive({ say: 'list' });
    expect(last('failed')?.problem).toBe('no-storage');
  });

  it('survives any damage to a record, and keeps saved games', async () => {
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
  ])('opens no table for %s', async (_name, wrong) => {
    const { host, last } = hostWith();
    await host.receive({ say: 'open', wish: { seed: 'wish', ...wrong } });
    expect(last('failed')?.problem).toBe('bad-settings');
  });

  it('leaves a saved game of another version alone', async () => {
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

  it('finds the moments that mattered in the background, unless a table is wanted', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let isHeld = false;
    const rest = async (): Promise<void> => (isHeld ? held : undefined);
    const { host, said, last } = hostWith(memorySaves(), undefined, 500, rest);
    await host.receive({ say: 'import', text: fixture });
    const [kept] = last('kept')!.games;
    const of = { from: 'kept', id: kept!.id } as const;
    const seat = asSeat(1);
    await host.receive({ say: 'moments', of, seat });
    expect(last('moments')).toBeUndefined();
    await vi.waitFor(() => expect(last('moments')).toMatchObject({ of, seat }));
    expect(last('moments')!.found!.length).toBeLessThanOrEqual(3);
    await host.receive({ say: 'moments', of, seat: asSeat(9) });
    expect(last('failed')?.problem).toBe('refused');

    said.length = 0;
    isHeld = true;
    await host.receive({ say: 'moments', of, seat });
    await host.receive({
      say: 'open',
      wish: { game: 'nemesis', seed: 'host', options: {}, players: [ME, BOT] },
    });
    release();
    await new Promise((done) => setTimeout(done));
    expect(last('moments')).toBeUndefined();
  });

  it('lays out the table of a lesson, takes decisions back to it, and keeps no record of it', async () => {
    const file = 'scenarios/nemesis/lessons/noise.yaml';
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    const { position } = readLesson(text, file);
    const saves = memorySaves();
    const { host, moment, last } = hostWith(saves);
    await host.receive({ say: 'lesson', position });
    const { id, view, number } = moment();
    expect(view.question!.options).toContain('move 14');
    await host.receive({ say: 'decide', seat: view.seat, says: 'move 14', at: number });
    expect(moment().view.question!.at).toBe('action/pay');
    await host.receive({ say: 'undo', seat: view.seat });
    expect(moment().view).toEqual(view);
    // Nothing was told before: what comes first is news all the same.
    for (const says of ['move 14', 'pay rest'])
      await host.receive({ say: 'decide', seat: view.seat, says, at: moment().number });
    expect(moment().whole).toBe(false);
    expect(moment().news.map(({ what }) => what)).toContain('enters');
    await host.receive({ say: 'export', id, agreed: true });
    expect(last('failed')?.problem).toBe('refused');
    expect(saves.all.size).toBe(0);
    await host.receive({ say: 'lesson', position: { ...position, rules: 99 } });
    expect(last('failed')?.problem).toBe('old-rules');
  });

  it.each(['nemesis', 'lockdown', 'panic'])(
    'seats somebody in the lesson of %s on trading who takes what is given',
    async (game) => {
      const file = `scenarios/${game}/lessons/trade.yaml`;
      const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
      const { position, solution } = readLesson(text, file);
      const { host, moment } = hostWith();
      await host.receive({ say: 'lesson', position });
      for (const { seat, says } of solution.filter(({ seat }) => seat === position.seat)) {
        await host.receive({ say: 'decide', seat, says, at: moment().number });
        while (moment().paused) await host.receive({ say: 'shown', skip: true });
      }
      await host.receive({ say: 'resync' });
      const told = moment().lines.map(({ what }) => what);
      expect(told).toContain(game === 'panic' ? 'trade' : 'traded');
    },
  );

  it('decides for newcomers whom they play', async () => {
    const { host, moment } = hostWith();
    const wish = { game: 'nemesis', seed: 'learn-3', options: {}, players: [ME, BOT, BOT] };
    await host.receive({ say: 'open', wish: { ...wish, begins: ['choose scout'] } });
    while (moment().paused) await host.receive({ say: 'shown', skip: true });
    expect(moment().view.question!.options).toContain('move 6');
  });
});
