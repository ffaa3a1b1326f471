import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import {
  below,
  checkSetup,
  commitmentTo,
  fairSeed,
  Match,
  randomFrom,
  writeRecord,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import {
  linkTo,
  linkToScenario,
  packedIn,
  packRecord,
  packScenario,
  unpackRecord,
} from '@deadlight/host/share';
import { expect, inject, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';

useBrowser();

const record = readFileSync(
  join(import.meta.dirname, '../../../fixtures/panic/001.deadlight'),
  'utf8',
);

/** A game whose dice are those of a table with people. */
function fairRecord(): string {
  const { game } = GAMES['panic']!;
  const [table, secret] = ['friday', '5ec2e7'.padEnd(64, '0')];
  const gave = ['5eed', null, null, null];
  const commitment = commitmentTo(secret, table, `${game.id} ${game.rules}`);
  const fair = { table, secret, gave, commitment };
  const match = new Match(game, checkSetup(game, { seats: 4, seed: fairSeed(fair) }));
  const random = randomFrom('fair');
  while (match.table.over === null) {
    const seat = match.table.pending[0]!;
    const options = match.table.options(seat);
    match.decide(seat, options[below(random, options.length)]!);
  }
  const players = gave.map((gift) =>
    gift === null
      ? ({ kind: 'bot', name: 'random' } as const)
      : ({ kind: 'person', name: 'Ada' } as const),
  );
  return writeRecord(match, { fair, players });
}

it.each([
  ['is true', (text: string) => text, 'true', 0],
  ['is not', (text: string) => text.replace('noise: [14-17] }', 'noise: [] }'), 'false', 1],
] as const)(
  'plays a scenario that is in its address: what it says %s',
  async (_, written, holds, wrong) => {
    const file = join(import.meta.dirname, '../../../scenarios/nemesis/handbook/noise.yaml');
    const page = await visit();
    const packed = await packScenario(written(readFileSync(file, 'utf8')));
    await page.goto(linkToScenario(inject('address'), packed));
    await page.locator(`.scenario-verdict[data-ok=${holds}]`).waitFor();
    expect(await page.locator('.scenario-failures li').count()).toBe(wrong);
    // The table as it is laid out, and after each of five decisions.
    expect(await page.locator('.example-step').count()).toBe(6);
    expect(await complaints(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);

it('opens a share link as a replay, and gives it out again', async () => {
  const page = await visit();
  await page.goto(linkTo(inject('address'), await packRecord(record)));
  await page.waitForSelector('.replay');
  const { length } = record.match(/^\d+ /gm)!;
  expect(await page.locator('.replay-strip').textContent()).toContain(`0 / ${length}`);
  await page.locator('.replay-strip [data-does=share]').click();
  const link = page.locator('.dialog[open] input');
  await link.waitFor();
  expect(await unpackRecord(packedIn(await link.inputValue())!)).toBe(record);
  expect(await complaints(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

it('checks a game, and says in four languages how each step went', async () => {
  const page = await visit();
  const checkOf = async (text: string): Promise<string> => {
    await page.goto(
      linkTo(inject('address'), await packRecord(text)).replace('#/replay/', '#/check/'),
    );
    await page.waitForSelector('.check[aria-busy=false]');
    return (await page.locator('.check').textContent())!;
  };
  const fairGame = fairRecord();
  const fair = await checkOf(fairGame);
  expect(fair).toContain('Nothing was changed.');
  expect(fair).toContain('Seat 1 (Ada) contributed 5eed to the dice.');
  expect(fair).toContain('Seat 2 (bot) took no part in the dice');
  await page.locator('.check-decisions summary').click();
  await page.locator('.check-decisions li').first().waitFor();
  expect(await page.locator('.check-decisions li').count()).toBe(fairGame.match(/^\d+ /gm)!.length);
  expect(await page.locator('.check-mark[data-ok=false]').count()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const bad = await checkOf(record.replace(/^(end \d+) \w+/m, `$1 ${'0'.repeat(32)}`));
  expect(bad).toContain('This is not the game that was played.');
  for (const [locale, verdict] of [
    ['de', 'Nichts wurde verändert.'],
    ['fr', 'Rien n’a été changé.'],
    ['es', 'No se ha cambiado nada.'],
  ] as const) {
    await page.evaluate((to) => localStorage.setItem('deadlight.language', to), locale);
    await page.reload();
    expect(await checkOf(record)).toContain(verdict);
  }
});

it.each([
  ['was cut off', async () => (await packRecord(record)).slice(0, -40), 'cut off'],
  [
    'would become huge',
    async () => deflateRawSync(Buffer.alloc(100_000_000)).toString('base64url'),
    '4,000,000 characters',
  ],
  [
    'names what every object has',
    async () => packRecord(record.replace(/^\d .*$/m, '1 constructor')),
    '"constructor"',
  ],
])('says what is wrong with a link that %s, and goes on', async (_how, packed, why) => {
  const page = await visit();
  await page.goto(linkTo(inject('address'), await packed()));
  await page.waitForSelector('.failure');
  expect(await page.locator('.failure').textContent()).toContain(why);
  await page.locator('.failure button').first().click();
  await page.waitForSelector('.lobby');
});
