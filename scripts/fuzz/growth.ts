/** Refused input is forgotten: memory does not grow with untrusted input. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Environment, randomBot, Sight, talk } from '@deadlight/bots';
import { readAnswer } from '@deadlight/bots/program';
import {
  asSeat,
  at,
  checkSetup,
  type Game,
  parseAnswer,
  readRecord,
  replay,
  Table,
} from '@deadlight/engine';
import { GAMES, runScenario } from '@deadlight/games';
import { type ToHost, unpackRecord } from '@deadlight/host';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readExperiment } from '../../apps/cli/src/lab/experiment.ts';
import { readMessage } from '../../apps/server/src/socket/protocol.ts';
import { EXPERIMENTS, some } from './examples.ts';
import { garbled, line, word } from './garbled.ts';
import { fuzzedHost } from './host.ts';

const MEGABYTE = 1_000_000;
/** Bytes that may stay after each of the later rounds, which have 500 to 4,000 inputs. */
const MAX_GROWTH_BYTES = 2 * MEGABYTE;
const INPUTS = 4000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function heap(): Promise<number> {
  // Asynchronous work releases its last references a little later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  collect();
  return process.memoryUsage().heapUsed;
}

const quietly = async (work: () => unknown): Promise<void> => {
  try {
    await work();
  } catch {
    // The fuzzers look at what is thrown.
  }
};

/** Examples enough for texts that differ. */
const SAMPLE = 10;

export async function growsNot(): Promise<void> {
  const { host, message } = await fuzzedHost();
  const { game } = at(GAMES, 'panic', 'game');
  const verbs = Object.keys(game.verbs);
  const env = new Environment(game, { players: 4, seat: asSeat(0), others: randomBot });
  const deeds = ['do', 'reset', 'step', 'observe', 'describe'];
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-growth-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'experiment.yaml');
  const table = Table.start(game as Game, checkSetup(game, { seats: 4, seed: 'growth' }));
  const sight = new Sight(table, at(table.pending, 0, 'seat that is asked'));
  const records = garbled(some('fixtures/panic/*.deadlight', SAMPLE));

  it.each<[string, fc.Arbitrary<string>, (text: string) => unknown, number]>([
    ['notation', line(verbs), (text) => parseAnswer(game, text, true), 1],
    ['records', records, (text) => replay(game, readRecord(text, { panic: game })), 1 / 8],
    [
      'scenarios',
      garbled(some('scenarios/panic/**/*.yaml', SAMPLE)),
      (text) => runScenario(text, 'fuzz'),
      1 / 2,
    ],
    [
      'lines of a learner',
      word(deeds).map((deed) => JSON.stringify({ do: deed, seed: deed })),
      (text) => talk(env, text),
      1 / 4,
    ],
    [
      'experiments',
      garbled(EXPERIMENTS),
      (text) => {
        writeFileSync(file, text);
        readExperiment(file, false);
      },
      1 / 4,
    ],
    ['answers of a program', line(verbs), (text) => readAnswer(text, sight), 1],
    [
      'messages to the host',
      message.map((said) => JSON.stringify(said)),
      (text) => host.receive(JSON.parse(text) as ToHost),
      1 / 8,
    ],
    ['share links', line(['AAAA', 'eNq']), unpackRecord, 1],
    ['messages to the server', line(['{"say":', '"sit"', '}']), readMessage, 1],
  ])('%s leave nothing behind', async (_what, input, work, share) => {
    const inputs = Math.ceil(INPUTS * share);
    const sizes: number[] = [];
    for (let round = 0; round < 5; round++) {
      const texts = fc.sample(input, { numRuns: inputs, seed: round });
      for (const text of texts) await quietly(() => work(text));
      texts.length = 0;
      sizes.push(await heap());
    }
    // The first rounds fill caches.
    const [, before, , , after] = sizes;
    expect((after! - before!) / 3, sizes.join(' ')).toBeLessThan(MAX_GROWTH_BYTES);
  });
}
