/** Several windows at one table, served by the real server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../../scripts/static-server.ts';
import { dist } from '../../../scripts/web-build.mjs';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { takePicture } from './picture.ts';
import { numbers, offered, touch } from './player.ts';
import { type RealServer, startServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadlight-online-'));
let server: RealServer;

/** Starts the server, the second time on the port that the pages know. */
async function start(): Promise<void> {
  server = await startServer(folder, server?.port);
}

useBrowser();
beforeAll(start);
afterAll(() => {
  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The server is killed and the line is cut on purpose: of that the browser complains by itself. */
const CUT = /WebSocket connection .* failed|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/;

const come = (locale = 'en', more = {}): Promise<Page> =>
  visit({ address: `http://localhost:${server.port}/`, locale, expects: CUT, ...more });

const sit = async (page: Page, seat: number, name: string): Promise<void> => {
  const line = page.locator('.waiting-room-seat').nth(seat);
  await line.locator('input').fill(name);
  await line.locator('[type=submit]').click();
  await line.locator('.waiting-room-name').waitFor();
};

/** Whether the page waits for its answer now. */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('.question .question-asked') !== null &&
      document.querySelector('.table')?.getAttribute('aria-busy') !== 'true',
  );

/** Runs in the page: answers what it is asked, if it is, and waits until that is taken. */
async function answerHere(share: number): Promise<'over' | 'answered' | 'not asked'> {
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const made = () => one('.table')?.getAttribute('data-decisions') ?? null;
  const isAsked = () => one('.question[aria-busy=false] .question-asked') !== null;
  if (one('.end') !== null) return 'over';
  // A death is looked at, and watched on from.
  one('dialog[open] .primary')?.click();
  const before = made();
  if (!isAsked() || before === null) return 'not asked';
  one('.question button[aria-expanded=false]')?.click();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const all = [...document.querySelectorAll<HTMLElement>('.question .choice')];
  const notation = all[Math.floor(share * all.length)]?.dataset['notation'];
  if (notation === undefined) return 'not asked';
  const card = one(`.line-up [data-takes="${notation}"]`);
  (card ?? one(`.question .choice[data-notation="${notation}"]`)!).click();
  for (const begun = performance.now(); performance.now() - begun < 30_000; ) {
    one('dialog[open] .primary')?.click();
    if (one('.end') !== null || !isAsked() || made() !== before) return 'answered';
    await new Promise((wait) => setTimeout(wait, 10));
  }
  throw new Error(`${notation} was not taken`);
}

/** A death is looked at, and watched on from. */
const closeDialog = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('dialog[open] .primary')?.click());

/** Answers once in each window that is asked, or waits a moment; gives how many answered, and whether all is over. */
async function answerOnce(pages: readonly Page[], random: () => number) {
  let [over, answered] = [0, 0];
  for (const page of pages) {
    const came = await page.evaluate(answerHere, random());
    if (came === 'over') over++;
    if (came === 'answered') answered++;
  }
  if (answered === 0) await pages[0]!.waitForTimeout(30);
  return { answered, over: over === pages.length };
}

/** Answers in whichever window is asked, a number of times or to the end. */
async function playTogether(
  pages: readonly Page[],
  most: number,
  random: () => number,
): Promise<void> {
  for (let made = 0; made < most; ) {
    const { answered, over } = await answerOnce(pages, random);
    if (over) return;
    made += answered;
  }
}

interface Sat {
  readonly ada: Page;
  /** In German. */
  readonly bo: Page;
  /** In French, on a phone. */
  readonly eve: Page;
}

/** Opens a table in Ada's window; bots that answer at random fill it up. */
async function openTable(ada: Page, game: string): Promise<void> {
  await ada.locator('[data-does=open-table]').click();
  const form = ada.locator('.table-form');
  await form.locator('select').first().selectOption(game);
  await form.locator('select:has(option[value=random])').selectOption('random');
  // A table is private unless somebody says otherwise.
  await form.getByLabel('In the public list').check();
  await form.locator('[type=submit]').click();
  await ada.waitForSelector('.waiting-room');
}

/** Three people sit down: one opens the table, one finds it in the lobby, one has the link. */
async function sitTogether(game: string, more: Parameters<typeof come>[1] = {}): Promise<Sat> {
  const ada = await come();
  await openTable(ada, game);
  await sit(ada, 0, 'Ada');
  const bo = await come('de', more);
  await bo.locator('.online-lobby-table .primary').first().click();
  await bo.waitForSelector('.waiting-room');
  await sit(bo, 1, 'Bo');
  const eve = await come('fr', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await eve.goto(ada.url());
  await eve.waitForSelector('.waiting-room');
  await sit(eve, 2, 'Ève');
  for (const page of [bo, eve])
    await page.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  await ada.locator('.waiting-room .primary:not([disabled])').waitFor();
  return { ada, bo, eve };
}

async function begin({ ada, bo, eve }: Sat): Promise<Page[]> {
  await ada.locator('.waiting-room .primary').click();
  const pages = [ada, bo, eve];
  for (const page of pages) await page.waitForSelector('.table');
  return pages;
}

const openChat = (page: Page): Promise<void> =>
  page.locator('.online-bar-tools .tool').first().click();

const openMenu = (page: Page): Promise<void> =>
  page.locator('.online-bar-tools .tool').last().click();

it('three people play Panic Station to the end; one talks, one reloads, and the server is killed', async () => {
  const sat = await sitTogether('panic');
  const { ada, bo, eve } = sat;
  expect(await complaints(eve)).toEqual([]);
  expect(await overflow(eve)).toBeLessThanOrEqual(0);
  await takePicture(ada, 'online-waiting-room');
  const pages = await begin(sat);

  // Somebody looks on from the lobby.
  const guest = await come('es');
  await guest.locator('.online-lobby-table button').first().click();
  await guest.waitForSelector('.table');
  expect(await guest.locator('.question .choice').count()).toBe(0);

  const random = numbers(11);
  await playTogether(pages, 12, random);

  // Everybody reads a phrase in their own language, and nothing as HTML.
  await openChat(ada);
  await ada.locator('.chat-panel-say input').fill('<b>Run!</b>');
  await ada.locator('.chat-panel-say button').click();
  await openChat(bo);
  await bo.locator('.chat-panel-phrases button').first().click();
  await ada.waitForSelector('.chat-panel-line:nth-child(2)');
  expect(await bo.locator('.chat-panel-text').allTextContents()).toEqual(['<b>Run!</b>', 'Hallo!']);
  expect(await ada.locator('.chat-panel-text').allTextContents()).toEqual([
    '<b>Run!</b>',
    'Hello!',
  ]);
  expect(await complaints(ada)).toEqual([]);
  await takePicture(ada, 'online-table');
  // Spectators read it, but what they say stays among them.
  await openChat(guest);
  await guest.locator('.chat-panel-phrases button').first().click();
  await guest.waitForSelector('.chat-panel-line[data-room=watchers]');
  expect(await ada.locator('.chat-panel-line').count()).toBe(2);
  for (const page of [ada, bo]) await openChat(page);
  await openChat(eve);
  expect(await complaints(eve)).toEqual([]);
  expect(await overflow(eve)).toBeLessThanOrEqual(0);
  await openChat(eve);

  await bo.reload();
  await bo.waitForSelector('.table');
  await playTogether(pages, 6, random);

  server.process.kill('SIGKILL');
  await ada.waitForSelector('.online-bar[data-lost]');
  await start();
  for (const page of pages) await page.waitForSelector('.online-bar:not([data-lost])');
  await playTogether(pages, 2000, random);
  for (const page of [...pages, guest]) await page.waitForSelector('.end');
  expect(await ada.locator('.end-how').count()).toBe(1);
  expect(await guest.locator('.end-fate').count()).toBe(await ada.locator('.end-fate').count());

  // Everybody can check the dice against what was promised to them, and given by them.
  const id = new URL(ada.url()).hash.split('/')[2]!;
  await ada.goto(`http://localhost:${server.port}/#/check/online/${id}`);
  await ada.waitForSelector('.check[aria-busy=false]');
  const checked = await ada.locator('.check').textContent();
  expect(checked).toContain('Nothing was changed.');
  expect(checked).toContain('It is the commitment you were shown before the game.');
  expect(checked).toContain('Seat 1 (Ada): this is what your browser contributed.');
  expect(checked).toMatch(/Your browser kept \d+ of them, and all fit/);
});

/** A page's line to the server, from when it is next loaded; it can be cut for a while. */
async function lineOf(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/online', (socket) => {
    if (isCut) return void socket.close();
    open.add(socket);
    open.add(socket.connectToServer());
  });
  return {
    async cut(): Promise<void> {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend(): void {
      isCut = false;
    },
  };
}

it.each(['nemesis', 'lockdown'])(
  'three people play %s; one reloads at the worst moments and is offline for a while; bots finish it',
  async (game) => {
    const sat = await sitTogether(game);
    const { ada, bo, eve } = sat;
    const pages = await begin(sat);
    const random = numbers(5);
    await playTogether(pages, 6, random);
    const line = await lineOf(bo);
    // With an answer on its way.
    for (let times = 0; times < 2; times++) {
      while (!(await isAsked(bo))) await answerOnce([ada, eve], random);
      const [first] = await offered(bo);
      await touch(bo, first!);
      await bo.reload();
      await bo.waitForSelector('.table');
    }
    await line.cut();
    await bo.waitForSelector('.online-bar[data-lost]');
    // The others notice, and play on as far as they can.
    await ada.waitForSelector('.online-bar-seat[data-presence=away]');
    line.mend();
    await bo.waitForSelector('.online-bar:not([data-lost])');
    await playTogether(pages, 12, random);
    // They leave their seats to bots, and watch the rest.
    for (const page of pages) {
      await closeDialog(page);
      await openMenu(page);
      await page.locator('.table-menu-own .quiet').click();
      await page.locator('.table-menu-own .plain').last().click();
      await page.locator('.table-menu .dialog-head button').click();
    }
    for (const page of pages) await page.waitForSelector('.end');
    const fates = await Promise.all(pages.map((page) => page.locator('.end-fate').count()));
    expect(fates).toEqual([fates[0], fates[0], fates[0]]);
  },
);

it('a table goes back by agreement, a bot takes over when time is up, and all play again', async () => {
  const ada = await visit({ address: `http://localhost:${server.port}/?clock=4-0&x=` });
  await openTable(ada, 'nemesis');
  await sit(ada, 0, 'Ada');
  const bo = await come('de');
  await bo.goto(ada.url().replace(/\?[^#]*/, ''));
  await bo.waitForSelector('.waiting-room');
  await sit(bo, 1, 'Bo');
  await bo.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  await ada.locator('.waiting-room .primary:not([disabled])').click();
  const pages = [ada, bo];
  for (const page of pages) await page.waitForSelector('.table');
  // Nobody answers: the clock of the player who is asked runs out, and the other lets a bot play.
  const asked = async (): Promise<Page> => {
    for (;;) {
      for (const page of pages) if (await isAsked(page)) return page;
      await ada.waitForTimeout(30);
    }
  };
  const late = await asked();
  const other = late === ada ? bo : ada;
  await other.locator('.vote-panel [data-choice=bot]').click();
  await late.waitForSelector('.online-screen-stand-in');
  await other.waitForSelector('.online-bar-seat[data-presence=bot]');
  await takePicture(late, 'online-stand-in');
  await late.locator('.online-screen-stand-in .primary').click();
  await late.waitForSelector('.online-screen-stand-in', { state: 'detached' });

  // Somebody looks back, and proposes to go on from there; everybody reads what that undoes.
  await openMenu(other);
  await other.locator('.table-menu .dialog-tools .plain').first().click();
  await other.waitForSelector('.past-bar');
  await other.locator('.past-bar input').fill('0');
  await other.waitForFunction(
    () => document.querySelector<HTMLInputElement>('.past-bar input')?.value === '0',
  );
  await other.locator('.past-bar-tools .plain').nth(2).click();
  await late.waitForSelector('.vote-panel-lines');
  expect(await complaints(late)).toEqual([]);
  await late.locator('.vote-panel [data-choice=yes]').click();
  for (const page of pages) await page.waitForSelector('.vote-panel-lines', { state: 'detached' });

  // They agree to end it, and play again with the same people.
  await openMenu(ada);
  await ada.locator('.table-menu .dialog-tools .plain').nth(2).click();
  await bo.locator('.vote-panel [data-choice=yes]').click();
  await bo.locator('.after-game .primary').click();
  await bo.waitForSelector('.waiting-room-seat[data-mine]');
  await ada.locator('.after-game .primary').click();
  await ada.waitForSelector('.waiting-room-seat[data-mine]');
  expect(await ada.locator('.waiting-room-name').allTextContents()).toEqual(['Ada', 'Bo']);
});

it('explains that online tables need a server, if there is none', async () => {
  const { server: files, port } = await serve(dist, 0);
  try {
    const page = await visit({ address: `http://localhost:${port}/`, expects: /404/ });
    await page.waitForSelector('.online-lobby .dim');
    expect(await page.locator('.online-lobby').textContent()).toContain('Deadlight server');
    expect(await page.locator('[data-does=open-table]').count()).toBe(0);
  } finally {
    files.closeAllConnections();
    files.close();
  }
});
