/** What the server says, as schemas: the documents for other programmers are made from them, and tests hold every message against them. */
import { COLOURS, type OnlineProblem, SHOWN, WHY_NO_ENTRY } from '@deadlight/host';
import { z } from 'zod';
import { calendar, clock, noticeChoice, noticeWay, phrase, proposal, webhook } from './protocol.ts';

const count = z.number().int().min(0);
const seat = count.describe('Seats are counted from 0.');
const eye = z.number().int().min(-1).describe('A seat, or -1 for what spectators see.');
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const data = z.record(z.string(), z.json());

const line = z
  .strictObject({ what: z.string(), rule: z.string(), data })
  .describe('Something that happened. A value such as "@room.reactor" is the name of a text.');
const question = z.strictObject({
  at: z.string().describe('The name of the text of the question.'),
  min: count,
  max: count,
  options: z.array(z.string()).describe('All answers that are legal, in notation.'),
  // Games on older rulesets have a record, by option.
  costs: z.union([z.array(z.number()), z.record(z.string(), z.number())]),
  refused: z.array(
    z.strictObject({
      option: z.string(),
      rule: z.string(),
      which: z.string().optional(),
      missing: z.number().optional(),
    }),
  ),
});
const zone = z.strictObject({
  size: count,
  cards: z.array(z.string()).optional(),
  placed: z.record(z.string(), z.string()).optional(),
  hidden: z.record(z.string(), count).optional(),
});
const view = z.strictObject({
  game: z.string(),
  rules: count,
  seat: eye,
  seats: count,
  vars: z.json(),
  zones: z.record(z.string(), zone),
  notes: z.array(z.strictObject({ what: z.string(), data })),
  asked: z.array(seat),
  question: question.nullable(),
  over: z.strictObject({ how: z.string(), rule: z.string(), winners: z.array(seat) }).nullable(),
});
const player = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    program: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('bot'), level: z.string() }),
]);
const told = {
  number: count.describe('The number of the question; an answer names it.'),
  undoable: count,
  whyNotUndo: z.enum(['learned', 'others']).nullable(),
  paused: z.boolean(),
};
const moment = z.strictObject({
  id: z.string(),
  seq: count,
  players: z.array(player),
  view,
  lines: z.array(line),
  whole: z.boolean(),
  news: z.array(line),
  ...told,
  seed: z.string().nullable(),
  replay: z.strictObject({ at: count, of: count }).nullable(),
});
const change = z
  .json()
  .describe(
    '0: gone. [v]: the new value. [from, removed, ...added]: parts of a list. An object: changes by field.',
  );
const vote = z.strictObject({
  number: count,
  about: z.union([
    proposal,
    z.strictObject({ do: z.literal('late'), seat: seat.nullable() }),
    z.strictObject({ do: z.literal('sit'), seat, name: z.string() }),
  ]),
  by: seat.nullable(),
  choices: z.array(z.enum(['yes', 'no', 'wait', 'skip', 'bot'])),
  voices: z.array(
    z.strictObject({ seat, says: z.enum(['yes', 'no', 'wait', 'skip', 'bot']).nullable() }),
  ),
  lines: z.array(line),
});
const options = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));
const table = z.strictObject({
  id: z.string(),
  game: z.string(),
  options,
  state: z.enum(['open', 'playing', 'over']),
  seats: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['empty', 'person', 'bot']),
      program: z.boolean(),
      ready: z.boolean(),
      presence: z.enum(['here', 'away', 'gone']),
      mine: z.boolean(),
      standIn: z.boolean(),
      promise: hash.nullable(),
      shares: z.array(seat),
      left: z.string().nullable(),
    }),
  ),
  listed: z.boolean(),
  friends: z.boolean(),
  spectators: z.boolean(),
  hints: z.boolean(),
  chat: z.boolean(),
  join: z.boolean(),
  programs: z.boolean(),
  clock: clock.nullable(),
  bots: z.string(),
  watching: count,
  vote: vote.nullable(),
  ended: z.boolean(),
  sameDeal: z.boolean(),
  whatIf: z.strictObject({ table: z.string(), at: count }).nullable(),
  next: z.string().nullable(),
  owner: z.boolean(),
  host: seat.nullable(),
  hostGone: z.boolean(),
  banned: count,
  commitment: hash,
  promised: z.array(hash.nullable()).nullable(),
  awaited: z.array(seat).nullable(),
  revealed: z.strictObject({ secret: hash, gave: z.array(z.string().nullable()) }).nullable(),
});
const listed = z.strictObject({
  id: z.string(),
  game: z.string(),
  state: z.enum(['open', 'playing']),
  seats: count,
  taken: count,
  free: count,
  names: z.array(z.string()),
  programs: z.array(z.string()).nullable(),
  spectators: z.boolean(),
  clock: clock.nullable(),
});
const myTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  state: z.enum(['open', 'playing', 'over']),
  created: count,
  names: z.array(z.string().nullable()),
  programs: z.array(seat),
  mine: z.array(seat),
  owner: z.boolean(),
  whatIf: z.boolean(),
  asked: z.array(seat),
  waits: z.boolean(),
  waited: count.nullable(),
  left: count.nullable(),
  due: count.nullable(),
  clock: clock.nullable(),
});
const account = z.strictObject({
  since: count.nullable(),
  name: z.string().nullable(),
  language: z.string().nullable(),
  colour: z.enum(COLOURS).nullable(),
  passkeys: z.array(z.strictObject({ id: z.string(), created: count, used: count })),
  codes: count,
  devices: z.array(z.strictObject({ id: z.string(), since: count, here: z.boolean() })),
  calendar: calendar.nullable(),
  webhook: z.strictObject({ kind: webhook, host: z.string() }).nullable(),
  push: z.strictObject({ key: z.string(), here: z.boolean(), devices: count }),
  mail: z.strictObject({
    offered: z.boolean(),
    address: z.string().nullable(),
    confirmed: z.boolean(),
  }),
  notices: noticeChoice.nullable(),
  hoursAgain: count,
  number: z.string().nullable(),
  admin: z.boolean(),
  page: z.strictObject({ address: z.string(), shows: z.array(z.enum(SHOWN)) }).nullable(),
  blocked: z.array(z.strictObject({ id: z.string(), name: z.string(), since: count })),
});
const ceremony = z
  .record(z.string(), z.json())
  .describe('What a passkey signs, as browsers read it from JSON (WebAuthn).');
const accountTold = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('account'), account }),
  z.strictObject({
    is: z.literal('to-sign'),
    for: z.enum(['new-passkey', 'known-passkey']),
    what: ceremony,
  }),
  z.strictObject({ is: z.literal('codes'), codes: z.array(z.string()) }),
  z.strictObject({ is: z.literal('tried'), way: noticeWay, arrived: z.boolean() }),
  z.strictObject({ is: z.literal('export'), data }),
  z.strictObject({
    is: z.literal('player'),
    address: z.string(),
    player: z
      .strictObject({
        name: z.string().nullable(),
        colour: z.enum(COLOURS).nullable(),
        since: count.nullable(),
        games: z.array(z.strictObject({ game: z.string(), played: count, won: count })).nullable(),
      })
      .nullable(),
  }),
  z.strictObject({
    is: z.literal('friends'),
    showsOnline: z.boolean(),
    friends: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        since: count,
        is: z.enum(['friend', 'asked', 'asks']),
        online: z.boolean(),
        page: z.string().nullable(),
        tables: z.array(listed),
      }),
    ),
  }),
  z.strictObject({ is: z.literal('signed-in') }),
  z.strictObject({ is: z.literal('signed-out') }),
]);
const ban = z.strictObject({ reason: z.string(), since: count, until: count.nullable() });
const state = z.enum(['open', 'playing', 'over']);
const adminTold = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('overview'),
    well: z.boolean(),
    up: count,
    memory: count,
    sockets: count,
    tables: z.strictObject({ open: count, playing: count, over: count }),
    store: z.enum(['sqlite', 'postgres', 'elsewhere']),
    free: count.nullable(),
    limits: z.array(z.strictObject({ limit: z.string(), value: z.number() })),
    backups: z.array(z.strictObject({ name: z.string(), size: count, at: count })),
  }),
  z.strictObject({
    is: z.literal('tables'),
    tables: z.array(
      z.strictObject({
        id: z.string(),
        game: z.string(),
        rules: count,
        state,
        people: z.array(z.strictObject({ id: z.string(), name: z.string(), program: z.boolean() })),
        created: count,
        changed: count,
        ended: z.boolean(),
        faulty: z.boolean(),
        listed: z.boolean(),
        mayReopen: z.boolean(),
      }),
    ),
  }),
  z.strictObject({
    is: z.literal('people'),
    people: z.array(
      z.strictObject({ id: z.string(), name: z.string().nullable(), ban: ban.nullable() }),
    ),
  }),
  z.strictObject({
    is: z.literal('reports'),
    reports: z.array(
      z.strictObject({
        id: z.string(),
        at: count,
        author: z.string(),
        about: z.strictObject({
          table: z.string(),
          name: z.string(),
          what: z.union([z.strictObject({ text: z.string() }), z.strictObject({ phrase })]),
        }),
        settled: count.nullable(),
      }),
    ),
  }),
  z.strictObject({
    is: z.literal('audit'),
    deeds: z.array(
      z.strictObject({
        at: count,
        by: z.string(),
        name: z.string(),
        what: z.string(),
        about: z.string(),
        detail: z.string(),
      }),
    ),
  }),
  z.strictObject({ is: z.literal('to-prove'), what: ceremony }),
  z.strictObject({ is: z.literal('proven') }),
  z.strictObject({ is: z.literal('done'), what: z.string() }),
]);
const dealTold = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('list'),
    day: z.iso.date(),
    open: z.boolean(),
    count,
    entries: z.array(
      z.strictObject({
        rank: z.number().int().min(1),
        who: z.enum(['reader', 'player', 'former']),
        name: z.string().nullable(),
        page: z.string().nullable(),
        won: z.boolean(),
        decisions: count,
        streak: count,
      }),
    ),
    streak: z.strictObject({ now: count, best: count }),
  }),
  z.strictObject({
    is: z.literal('turned-down'),
    day: z.iso.date(),
    why: z.enum(WHY_NO_ENTRY),
    at: count.nullable(),
  }),
]);
const club = z.strictObject({
  id: z.string(),
  name: z.string(),
  members: count,
  inside: z
    .strictObject({
      people: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          who: z.enum(['reader', 'member']),
          host: z.boolean(),
        }),
      ),
      host: z.boolean(),
      weeks: z.array(
        z.strictObject({
          week: count,
          is: z.enum(['next', 'now', 'over']),
          teams: z.array(
            z.strictObject({
              id: z.string(),
              names: z.array(z.string().nullable()),
              mine: z.boolean(),
              state: z.enum(['forming', 'playing', 'over']),
              table: z.string().nullable(),
              won: z.boolean().nullable(),
              decisions: count.nullable(),
              rank: count.nullable(),
            }),
          ),
          finished: count,
        }),
      ),
      seasons: z.array(
        z.strictObject({
          first: count,
          round: count,
          standings: z.array(
            z.strictObject({
              rank: z.number().int().min(1),
              name: z.string(),
              who: z.enum(['reader', 'member']),
              points: count,
              games: count,
              won: count,
            }),
          ),
        }),
      ),
    })
    .nullable(),
});
const clubTold = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('clubs'),
    clubs: z.array(z.strictObject({ id: z.string(), name: z.string(), members: count })),
  }),
  z.strictObject({ is: z.literal('club'), id: z.string(), club: club.nullable() }),
]);
const chatLine = z.strictObject({
  number: count,
  id: z.string().optional(),
  room: z.enum(['table', 'watchers']),
  seat: seat.nullable(),
  name: z.string(),
  who: z.string(),
  mine: z.boolean(),
  at: z.number(),
  what: z.union([z.strictObject({ text: z.string() }), z.strictObject({ phrase })]),
});

const PROBLEMS = [
  'stale',
  'refused',
  'old-rules',
  'bad-settings',
  'bad-message',
  'no-table',
  'not-yours',
  'seat-taken',
  'seat-denied',
  'seen-another',
  'bad-name',
  'name-taken',
  'banned',
  'shut-out',
  'unproven',
  'no-passkey',
  'too-many',
  'full',
  'too-fast',
  'unkept',
  'broken',
] as const satisfies readonly OnlineProblem[];

export const fromServer = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('hello'), version: count, levels: z.array(z.string()) }),
  z.strictObject({
    say: z.literal('tables'),
    tables: z.array(listed),
    whole: z.boolean(),
    gone: z.array(z.string()),
  }),
  z.strictObject({
    say: z.literal('mine'),
    over: z.boolean(),
    tables: z.array(myTable),
    invitations: z.array(
      z.strictObject({ table: z.string(), game: z.string(), by: z.string(), since: count }),
    ),
    more: z.boolean(),
  }),
  z.strictObject({ say: z.literal('account'), told: accountTold }),
  z.strictObject({ say: z.literal('admin'), told: adminTold }),
  z.strictObject({ say: z.literal('deals'), told: dealTold }),
  z.strictObject({ say: z.literal('clubs'), told: clubTold }),
  z.strictObject({ say: z.literal('created'), table: z.string() }),
  z.strictObject({
    say: z.literal('together'),
    together: z.strictObject({
      viewers: z.array(
        z.strictObject({
          number: count,
          name: z.string(),
          mine: z.boolean(),
          leads: z.boolean(),
        }),
      ),
      at: count,
      seat: z.number().int().min(-1),
      opened: z.strictObject({ table: z.string(), at: count, by: z.string() }).nullable(),
    }),
  }),
  z.strictObject({ say: z.literal('table'), table }),
  z.strictObject({ say: z.literal('seated'), table: z.string(), seat, code: z.string() }),
  z.strictObject({ say: z.literal('key'), table: z.string(), seat, key: z.string() }),
  z.strictObject({ say: z.literal('program'), table: z.string(), seat, key: z.string() }),
  z.strictObject({ say: z.literal('moment'), moment }),
  z.strictObject({
    say: z.literal('changed'),
    seq: count,
    changes: z.record(z.string(), change).optional(),
    lines: z.array(line).optional(),
    whole: z.boolean().optional(),
    number: told.number.optional(),
    undoable: told.undoable.optional(),
    whyNotUndo: told.whyNotUndo.optional(),
    paused: told.paused.optional(),
  }),
  z.strictObject({
    say: z.literal('standing'),
    seat,
    answers: z.array(
      z.strictObject({
        at: z.string(),
        says: z.string(),
        round: count.nullable(),
        unless: z.literal('me').nullable(),
      }),
    ),
  }),
  z.strictObject({
    say: z.literal('hand-over'),
    seq: count,
    id: z.string(),
    game: z.string(),
    seat,
    name: z.string(),
    ref: z.string(),
  }),
  z.strictObject({ say: z.literal('taken'), id: z.string(), link: hash }),
  z.strictObject({
    say: z.literal('hint'),
    hints: z.array(
      z.strictObject({
        option: z.string(),
        reasons: z.array(z.strictObject({ name: z.string(), data })),
      }),
    ),
  }),
  z.strictObject({
    say: z.literal('time'),
    waited: z.number(),
    paused: z.boolean(),
    clock: z
      .strictObject({
        left: z.array(z.number()),
        runs: seat.nullable(),
        together: z.number().nullable(),
        going: z.boolean(),
        due: z.number().nullable().optional(),
      })
      .nullable(),
  }),
  z.strictObject({ say: z.literal('chat'), lines: z.array(chatLine), whole: z.boolean() }),
  z.strictObject({ say: z.literal('blocked'), name: z.string() }),
  z.strictObject({ say: z.literal('befriended'), name: z.string() }),
  z.strictObject({ say: z.literal('invited'), friend: z.string() }),
  z.strictObject({ say: z.literal('past'), moment }),
  z.strictObject({ say: z.literal('beat'), seq: count }),
  z.strictObject({
    say: z.literal('failed'),
    problem: z.enum(PROBLEMS),
    detail: z.string(),
    id: z.string().optional(),
  }),
]);
