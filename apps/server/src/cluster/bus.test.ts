import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { doWithoutNats, NatsThere } from '../../testing/nats-there.ts';
import { type Bus, natsBus } from './bus.ts';

const log = pino({ level: 'silent' });

describe.skipIf(doWithoutNats())('the bus', () => {
  let nats: NatsThere;
  const buses: Bus[] = [];
  const bus = async (url: string): Promise<Bus> => {
    const made = await natsBus(url, 'test', log);
    buses.push(made);
    return made;
  };
  /** All that is heard of a subject, once that is certain. */
  const heardBy = async (one: Bus): Promise<string[]> => {
    const heard: string[] = [];
    one.hear('subject', (text) => heard.push(text));
    await one.ask('nobody', '', 1000).catch(() => {});
    return heard;
  };
  afterEach(async () => {
    for (const one of buses.splice(0)) await one.close();
    await nats.end();
  });

  it('authenticates by name and password, or by a token', async () => {
    nats = await NatsThere.start(-1, '127.0.0.1', '--user', 'ada', '--pass', 'p@ss');
    const mine = await bus(`nats://ada:p%40ss@127.0.0.1:${nats.port}`);
    const heard = await heardBy(mine);
    mine.publish('subject', 'hello');
    await eventually(() => expect(heard).toEqual(['hello']));
    await nats.end();
    nats = await NatsThere.start(-1, '127.0.0.1', '--auth', 'secret');
    const other = await bus(`nats://secret@127.0.0.1:${nats.port}`);
    const again = await heardBy(other);
    other.publish('subject', 'hello again');
    await eventually(() => expect(again).toEqual(['hello again']));
  });

  it('is separate from others on the same server with another path', async () => {
    nats = await NatsThere.start();
    const [club, pub] = [await bus(`${nats.url}/club`), await bus(`${nats.url}/pub`)];
    const [inClub, inPub] = [await heardBy(club), await heardBy(pub)];
    club.publish('subject', 'to the club');
    pub.publish('subject', 'to the pub');
    await eventually(() => expect([inClub, inPub]).toEqual([['to the club'], ['to the pub']]));
  });

  it('survives a subscriber that cannot parse a message', async () => {
    nats = await NatsThere.start();
    const one = await bus(nats.url);
    const heard: string[] = [];
    one.hear('subject', (text) => heard.push(JSON.parse(text)));
    one.publish('subject', 'nonsense');
    one.publish('subject', '"sense"');
    await eventually(() => expect(heard).toEqual(['sense']));
  });

  it('reports how long it has been away, drops what was sent meanwhile, and reports its return', async () => {
    nats = await NatsThere.start();
    const one = await bus(nats.url);
    const heard = await heardBy(one);
    const back = vi.fn();
    one.onBack(back);
    const { port } = nats;
    await nats.end();
    await eventually(() => expect(one.awayFor).toBeGreaterThan(0));
    one.publish('subject', 'too late');
    nats = await NatsThere.start(port);
    await eventually(() => expect(back).toHaveBeenCalledOnce());
    expect(one.awayFor).toBe(0);
    one.publish('subject', 'in time');
    await eventually(() => expect(heard).toEqual(['in time']));
  });
});
