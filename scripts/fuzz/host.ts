/** A host as in the browser, and messages that any page could send it. */
import { at } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { Host, packRecord, type Saves, type ToHost } from '@deadlight/host';
import fc from 'fast-check';
import { expect } from 'vitest';
import { some } from './examples.ts';
import { garbled, line, word } from './garbled.ts';

export async function fuzzedHost(): Promise<{
  readonly host: Host;
  readonly message: fc.Arbitrary<ToHost>;
}> {
  const kept = new Map<string, Parameters<Saves['keep']>[0]>();
  const saves: Saves = {
    keep: async (save) => void kept.set('one', save),
    // What a browser has kept may have been edited there.
    find: async (id) => {
      const save = kept.get('one');
      return save === undefined ? undefined : { ...save, record: edited.get(id) ?? save.record };
    },
    forget: async () => undefined,
    list: async () => [],
  };
  const host = new Host({
    send: () => {},
    saves,
    now: () => 1,
    rest: async () => {},
    thinkers: () => expect.unreachable('nobody thinks'),
    onlineRecord: async () => null,
    keptRuleset: async () => {
      throw new RangeError('no ruleset is kept here');
    },
    publish: () => '',
  });
  const edited = new Map<string, string>(
    fc
      .sample(garbled(some('fixtures/nemesis/*.deadlight', 3)), { numRuns: 40, seed: 1 })
      .map((text, i) => [`edited-${i}`, text]),
  );
  const players = [
    { kind: 'person', name: 'A' },
    { kind: 'bot', level: 'random' },
  ] as const;
  const verbs = Object.keys(at(GAMES, 'nemesis', 'game').game.verbs);
  const records = some('fixtures/nemesis/*.deadlight', 3);
  const links = await Promise.all(records.map(packRecord));
  const seat = fc.integer({ min: -1, max: 6 });
  const source = fc.record({
    from: word(['kept', 'online', 'link']),
    id: word(['one', ...edited.keys(), ...links]),
  });
  const message = fc.oneof(
    fc.record({ say: fc.constantFrom('list', 'leave', 'hurry', 'resync') }),
    fc.record({
      say: fc.constant('open'),
      wish: fc.record({
        game: word(['nemesis', 'panic']),
        seed: word(['x']),
        options: fc.dictionary(word(['mode']), word(['coop'])),
        players: fc.constantFrom([], [...players], [players[0]], Array(9).fill(players[1])),
      }),
    }),
    fc.record({ say: fc.constantFrom('restore', 'forget'), id: word(['one', ...edited.keys()]) }),
    fc.record({ say: fc.constant('export'), id: word(['one']), agreed: fc.boolean() }),
    fc.record({ say: fc.constantFrom('look', 'undo'), seat }),
    fc.record({
      say: fc.constant('decide'),
      seat,
      says: line(verbs),
      at: fc.integer({ max: 50 }),
    }),
    fc.record({ say: fc.constant('import'), text: garbled(records) }),
    fc.record({
      say: fc.constantFrom('replay', 'story', 'continue'),
      of: source,
      at: fc.integer(),
      seat,
      level: word(['drifter']),
    }),
    fc.record({ say: fc.constantFrom('check', 'share'), of: source }),
  );
  // What comes over a wire need not be what its type says.
  return { host, message: message as fc.Arbitrary<unknown> as fc.Arbitrary<ToHost> };
}
