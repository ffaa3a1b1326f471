import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { below, randomFrom, readRecord, verify } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { afterAll, expect, it } from 'vitest';
import { Guest } from './testing.ts';

const COMMAND = fileURLToPath(new URL('../../cli/deadlight.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deadlight-kill-'));
writeFileSync(join(folder, 'index.html'), 'the app');
let process_: ChildProcess | null = null;

afterAll(() => {
  process_?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The real server, as an operator starts it; gives its port. */
function start(): Promise<number> {
  const args = [
    'server',
    '--port',
    '0',
    '--address',
    '127.0.0.1',
    '--data',
    folder,
    '--app',
    folder,
  ];
  const child = spawn(process.execPath, [COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process_ = child;
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const port = /localhost:(\d+)/.exec(String(text))?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

it('loses nothing that it has acknowledged, and counts nothing twice, however often it is killed', async () => {
  let port = await start();
  const ada = await new Guest().connect(port);
  const table = await ada.open({ game: 'nemesis', seats: 1, bots: 'random' });
  await ada.sit(0, 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.isAsked, 'a question');
  const random = randomFrom('kill');
  const acknowledged = new Set<string>();
  let sent: ReturnType<Guest['answer']> | null = null;
  const isNext = (after: number): Promise<boolean> =>
    ada.until(
      () => ada.moment!.number > after && (ada.isAsked || ada.moment!.view.over !== null),
      'the next question',
    );
  for (let kill = 0; kill < 4; kill++) {
    const killAt = acknowledged.size + 3 + below(random, 8);
    while (ada.isOpen && ada.moment!.view.over === null) {
      sent = ada.answer((n) => below(random, n));
      const { id } = sent;
      if (acknowledged.size >= killAt) {
        // With a decision on its way.
        setTimeout(() => process_!.kill('SIGKILL'), below(random, 6));
        await ada.until(() => !ada.isOpen, 'the end of the server');
        if (ada.heard.some((message) => message.say === 'taken' && message.id === id))
          acknowledged.add(id);
        break;
      }
      await ada.until(
        () => ada.heard.some((message) => message.say === 'taken' && message.id === id),
        'the acknowledgement',
      );
      acknowledged.add(id);
      await isNext(sent!.at);
    }
    port = await start();
    await ada.connect(port);
    ada.moment = null;
    await ada.enter(table);
    await ada.until(() => ada.moment !== null, 'the table again');
    // What was not acknowledged is sent again: it counts once, whether it arrived before or not.
    const again = sent!;
    ada.say(again);
    await ada.until(
      () => ada.heard.some((message) => message.say === 'taken' && message.id === again.id),
      'the acknowledgement after all',
    );
    acknowledged.add(again.id);
    await isNext(sent!.at);
  }
  // Every server gives the link that the one before gave, or would have given.
  const { links } = ada;
  expect(new Set(links.map(({ link }) => link)).size).toBe(acknowledged.size);
  ada.say({ say: 'propose', about: { do: 'end' } });
  await ada.until(() => ada.info!.state === 'over', 'the end');
  const record = await (await fetch(`http://127.0.0.1:${port}/record/${table}`)).text();
  const { game } = await loadGame('nemesis');
  const { commitment } = ada.info!;
  const checks = verify(game, readRecord(record, { nemesis: game }), {
    commitment,
    gave: {},
    links,
  });
  expect(checks).toContainEqual(expect.objectContaining({ name: 'seen-links', ok: true }));
  ada.close();
  process_!.kill('SIGTERM');
  await new Promise((resolve) => process_!.on('exit', resolve));
  const db = new DatabaseSync(join(folder, 'deadlight.sqlite'));
  const ids = db
    .prepare('SELECT entry FROM log WHERE tbl = ? ORDER BY place')
    .all(table)
    .map(({ entry }) => (JSON.parse(entry as string) as { id: string }).id.slice(2));
  db.close();
  expect(acknowledged.size).toBeGreaterThan(12);
  expect(ids).toEqual([...acknowledged]);
}, 120_000);
