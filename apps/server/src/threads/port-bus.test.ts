import { MessageChannel, type Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { PortBus } from './port-bus.ts';

const log = pino({ level: 'silent' });
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A thread on the bus of the main thread, and what ends the connection. */
function threadOn(main: PortBus): { readonly bus: PortBus; end(): void } {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1);
  // A port is all that the bus needs of a worker.
  const end = main.connect(port1 as unknown as Worker);
  return { bus: PortBus.inThread(port2, log), end };
}

it('tells each thread what it wants to hear, and the main thread everything', async () => {
  const main = new PortBus(log);
  const threads = [threadOn(main), threadOn(main)];
  const heard: string[][] = [[], [], []];
  for (const [n, { bus }] of threads.entries()) bus.hear(`to ${n}`, (text) => heard[n]!.push(text));
  main.hear('from', (text) => heard[2]!.push(text));
  for (const [n, { bus }] of threads.entries()) bus.publish('from', `${n}`);
  await eventually(() => expect(heard[2]).toEqual(['0', '1']));
  main.publish('to 0', 'a');
  main.publish('to 1', 'b');
  main.publish('to 1', 'c');
  await eventually(() => expect(heard.slice(0, 2)).toEqual([['a'], ['b', 'c']]));
});

it('survives a subscriber that cannot parse a message', async () => {
  const main = new PortBus(log);
  const { bus } = threadOn(main);
  const heard: string[] = [];
  main.hear('subject', (text) => heard.push(JSON.parse(text)));
  bus.publish('subject', 'nonsense');
  bus.publish('subject', '"sense"');
  await eventually(() => expect(heard).toEqual(['sense']));
});

it('asks the threads in turn, but none that leaves questions open', async () => {
  const main = new PortBus(log);
  const threads = [threadOn(main), threadOn(main)];
  let isStuck = false;
  for (const [n, { bus }] of threads.entries())
    bus.answer('who', () => (n === 0 && isStuck ? new Promise(() => {}) : Promise.resolve(`${n}`)));
  const ask = (within = 5000): Promise<string> => main.ask('who', '', within);
  const first = await eventually(() => ask());
  const second = await ask();
  expect([first, second].toSorted()).toEqual(['0', '1']);
  isStuck = true;
  const answers = [ask().catch(() => 'none'), ask().catch(() => 'none')];
  expect(await Promise.race(answers)).toBe('1');
  expect([await ask(), await ask(), await ask()]).toEqual(['1', '1', '1']);
  // Those who wait for a thread that ends learn it at once.
  threads[0]!.end();
  expect(await Promise.all(answers).then((all) => all.toSorted())).toEqual(['1', 'none']);
});

it('refuses a question that nobody answers, and one whose answer fails', async () => {
  const main = new PortBus(log);
  const { bus } = threadOn(main);
  await expect(main.ask('who', '', 5000)).rejects.toThrow('nobody answers who');
  await expect(bus.ask('who', '', 5000)).rejects.toThrow('no answer to who');
  main.answer('who', () => Promise.reject(new Error('it broke')));
  await expect(bus.ask('who', '', 5000)).rejects.toThrow('no answer to who');
});
