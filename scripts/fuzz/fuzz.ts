/** Untrusted input is accepted, or refused promptly with a message; nothing else ever happens. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Environment, randomBot, Sight, talk } from '@deadlight/bots';
import { readAnswer } from '@deadlight/bots/program';
import {
  asSeat,
  at,
  BadRecord,
  checkSetup,
  type Game,
  parseAnswer,
  printAnswer,
  Refused,
  readRecord,
  replay,
  Table,
} from '@deadlight/engine';
import { GAMES, runScenario } from '@deadlight/games';
import { packRecord, unpackRecord } from '@deadlight/host';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readExperiment } from '../../apps/cli/src/lab/experiment.ts';
import { Problem } from '../../apps/cli/src/problem.ts';
import { readMessage } from '../../apps/server/src/socket/protocol.ts';
import { EXPERIMENTS, some } from './examples.ts';
import { garbled, line, word } from './garbled.ts';
import { fuzzedHost } from './host.ts';

/** No answer may take longer than this, on a busy machine. */
const AT_ONCE = 5000;

/** Runs it, and fails on any unexpected error or if it takes too long. */
function onlyThrows(
  kinds: readonly (abstract new (...args: never[]) => Error)[],
  work: () => unknown,
) {
  const started = performance.now();
  try {
    work();
  } catch (error) {
    if (!kinds.some((kind) => error instanceof kind)) throw error;
    expect((error as Error).message.length).toBeLessThan(3000);
  }
  expect(performance.now() - started).toBeLessThan(AT_ONCE);
}

const games = Object.entries(GAMES).map(([id, { game }]) => [id, game] as const);

const json = (known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    word(known),
    fc.jsonValue(),
    fc.array(word(known)),
    fc.integer(),
    fc.constant(undefined),
  );

export function fuzz(runs: number): void {
  const check = <T>(input: fc.Arbitrary<T>, work: (input: T) => void, share = 1): void =>
    fc.assert(fc.property(input, work), { numRuns: Math.ceil(runs * share) });

  describe.each(games)('%s', (id, game) => {
    const words = [...Object.keys(game.verbs), ...game.kinds.map(({ name }) => name)];

    it('reads any line of notation, or refuses it', () => {
      check(fc.tuple(line(words), fc.boolean()), ([text, several]) =>
        onlyThrows([Refused], () => {
          const answer = parseAnswer(game, text, several);
          expect(parseAnswer(game, printAnswer(game, answer), several)).toEqual(answer);
        }),
      );
    });

    it('takes any options, or refuses them', () => {
      const names = Object.keys(game.options);
      const wish = fc.record({
        seats: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.double()),
        seed: word(['seed']),
        options: fc.dictionary(
          word([...names, 'x']),
          fc.oneof(fc.boolean(), fc.integer(), word(names)),
        ),
      });
      check(wish, (wished) => onlyThrows([Refused], () => checkSetup(game, wished)));
    });

    it('reads any record, or says what is wrong with it', () => {
      check(
        garbled(some(`fixtures/${id}/*.deadlight`, 4)),
        (text) =>
          onlyThrows([BadRecord], () =>
            replay(game, readRecord(text, { [id]: game }) as Parameters<typeof replay>[1]),
          ),
        1 / 10,
      );
    });

    it('hears any answer of a program, and says what is wrong with it', () => {
      const setup = checkSetup(game, { seats: game.seats.max, seed: 'fuzz' });
      const table = Table.start(game as Game, setup);
      const sight = new Sight(table, at(table.pending, 0, 'seat that is asked'));
      check(json(words), (said) => {
        const answer = readAnswer(said, sight);
        expect('answer' in answer || answer.why.length < 300).toBe(true);
      });
    });

    it('answers any line of a learner', () => {
      const env = new Environment(game, {
        players: game.seats.max,
        seat: asSeat(0),
        others: randomBot,
      });
      const deeds = ['do', 'reset', 'step', 'observe', 'describe', 'seed', 'action'];
      const wish = fc.oneof(
        line(deeds),
        json(deeds).map((value) => JSON.stringify(value) ?? ''),
        fc
          .record({ do: word(deeds), seed: json(deeds), action: json(deeds) })
          .map((value) => JSON.stringify(value)),
      );
      check(
        wish,
        (text) => {
          const said = JSON.parse(talk(env, text)) as { problem?: string };
          expect(said.problem ?? '').not.toMatch(/Cannot|not a function|not iterable/);
        },
        1 / 4,
      );
    });

    it('runs any scenario, or says what is wrong with it', () => {
      check(
        garbled(some(`scenarios/${id}/**/*.yaml`, 25)),
        (text) => {
          const started = performance.now();
          const { failures } = runScenario(text, 'fuzz');
          expect(performance.now() - started).toBeLessThan(AT_ONCE);
          for (const failure of failures) expect(failure).not.toMatch(/: (\w*Error|Broken): /);
        },
        1 / 2,
      );
    });
  });

  it('reads any experiment, or says what is wrong with it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'deadlight-fuzz-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'experiment.yaml');
    check(
      garbled(EXPERIMENTS),
      (text) => {
        writeFileSync(file, text);
        onlyThrows([Problem], () => readExperiment(file, false));
      },
      1 / 4,
    );
  });

  it('unpacks any share link, or says what is wrong with it', async () => {
    const links = await Promise.all(some('fixtures/panic/*.deadlight', 5).map(packRecord));
    const byte = fc.record({ at: fc.nat(), to: fc.nat({ max: 255 }) });
    const flipped = fc
      .tuple(fc.constantFrom(...links), fc.array(byte, { minLength: 1, maxLength: 5 }))
      .map(([link, edits]) => {
        const bytes = Buffer.from(link, 'base64url');
        for (const { at, to } of edits) bytes[at % bytes.length] = to;
        return bytes.toString('base64url');
      });
    const cut = fc
      .tuple(fc.constantFrom(...links), fc.nat())
      .map(([link, at]) => link.slice(0, at % link.length));
    const anything = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
    const link = fc.oneof(
      flipped,
      cut,
      word(links),
      anything.map((bytes) => bytes.toString('base64url')),
    );
    await fc.assert(
      fc.asyncProperty(link, async (text) => {
        const started = performance.now();
        await unpackRecord(text).catch((error: unknown) => {
          if (!(error instanceof BadRecord)) throw error;
        });
        expect(performance.now() - started).toBeLessThan(AT_ONCE);
      }),
      { numRuns: Math.ceil(runs / 2) },
    );
  });

  it('reads any message to the server, or rejects it', () => {
    const says = ['tables', 'create', 'enter', 'sit', 'decide', 'undo', 'past', 'vote', 'chat'];
    const fields = ['say', 'seat', 'id', 'says', 'at', 'wish', 'table', 'key', 'name', 'luck'];
    const known = [...says, ...fields];
    const text = fc.oneof(
      fc.string(),
      fc.dictionary(word(fields), json(known)).map((value) => JSON.stringify(value)),
      fc
        .tuple(word(says), fc.dictionary(word(fields), json(known)))
        .map(([say, rest]) => JSON.stringify({ ...rest, say })),
    );
    check(text, (said) => onlyThrows([], () => readMessage(said)));
  });

  it('hears any message of a page, and says what is wrong with it', async () => {
    const { host, message } = await fuzzedHost();
    await fc.assert(
      fc.asyncProperty(message, async (said) => host.receive(said)),
      { numRuns: Math.ceil(runs / 4) },
    );
  });
}
