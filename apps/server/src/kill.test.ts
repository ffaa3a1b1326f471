import { asSeat, below, randomFrom, readRecord, verify } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { expect, it, onTestFinished } from 'vitest';
import { idsIn } from '../testing/journey.ts';
import { newKept, POSTGRES_PORT } from '../testing/kept.ts';
import { ServerThere } from '../testing/server-there.ts';
import { Guest } from './testing.ts';

/** Threads are for tables in a folder. */
const THREADS = process.env[POSTGRES_PORT] === undefined ? [1, 2] : [1];

it.each(THREADS)(
  'loses nothing that it has acknowledged, and counts nothing twice, however often it is killed, on %d threads',
  async (threads) => {
    const kept = await newKept();
    const start = (): Promise<ServerThere> =>
      ServerThere.start(kept, 0, ...(threads > 1 ? ['--threads', String(threads)] : []));
    let server = await start();
    onTestFinished(() => server.end('SIGKILL'));
    const ada = await new Guest().connect(server.port);
    const table = await ada.open({ game: 'nemesis', seats: 1, bots: 'random' });
    await ada.sit(asSeat(0), 'Ada');
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
          // With a decision in flight.
          setTimeout(() => void server.end('SIGKILL'), below(random, 6));
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
      // The table is still there if the game is over.
      await server.end('SIGKILL');
      server = await start();
      await ada.connect(server.port);
      ada.moment = null;
      await ada.enter(table);
      await ada.until(() => ada.moment !== null, 'the table again');
      // Unacknowledged decisions are sent again: each counts once, whether it arrived before or not.
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
    const record = await (await fetch(`http://127.0.0.1:${server.port}/record/${table}`)).text();
    const { game } = await loadGame('nemesis');
    const { commitment } = ada.info!;
    const checks = verify(game, readRecord(record, { nemesis: game }), {
      commitment,
      gave: {},
      links,
    });
    expect(checks).toContainEqual(expect.objectContaining({ name: 'seen-links', ok: true }));
    ada.close();
    await server.end('SIGTERM');
    expect(acknowledged.size).toBeGreaterThan(12);
    expect(idsIn(await kept.log(table))).toEqual([...acknowledged]);
    kept.remove();
  },
  120_000,
);
