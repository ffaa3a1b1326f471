/** Reads what pages send: anything that is not exactly a message of ours is refused. */
import { LANGUAGES } from '@deadlight/games/text';
import {
  COLOURS,
  LATE_ENDS,
  LONGEST_CHAT,
  LONGEST_ENTRY,
  NOTICE_DELAYS,
  NOTICE_WAYS,
  PHRASES,
  SHOWN,
  type ToServer,
  WEBHOOKS,
} from '@deadlight/host';
import { z } from 'zod';

const ID = /^[\w-]{1,40}$/;
const MAX_SEAT = 15;
const LONGEST_ANSWER = 2000;
const MAX_DECISIONS = 1_000_000;
/** `kX3v0aQh1f2Z.2.00112233445566778899aabbccddeeff` */
const LONGEST_KEY = 80;
const id = z.string().regex(ID);
const seat = z.number().int().min(0).max(MAX_SEAT);
const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,32}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Random bytes for the dice: enough that nobody guesses them from their hash. */
const luck = z.string().regex(/^(?:[0-9a-f]{2}){16,32}$/);
const word = z.string().regex(/^[\w:.-]{1,40}$/);
/** `interrupt/ask` */
const questionName = z.string().regex(/^[a-z-]{1,40}\/[a-z-]{1,40}$/);
/** What somebody is called; the table says what is wrong with a name. */
const name = z.string().max(200);

/** What somebody says: lines may break, but nothing turns writing round. */
const said = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_CHAT)
  .regex(/^(?:[^\p{Cc}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]|\n)+$/u);
export const phrase = z.enum(PHRASES);
const spoken = z.union([z.strictObject({ text: said }), z.strictObject({ phrase })]);
/** Two weeks: a game may be played over days. */
const SECONDS = 14 * 24 * 60 * 60;
export const clock = z.strictObject({
  bank: z.number().int().min(1).max(SECONDS),
  more: z.number().int().min(0).max(SECONDS),
  end: z.enum(LATE_ENDS).optional(),
  days: z.strictObject({ each: z.boolean(), hours: z.boolean(), holidays: z.boolean() }).optional(),
});
const minute = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);
const MAX_PERIODS = 40;
/** When somebody plays; the server says no if it leaves the others too little. */
export const calendar = z.strictObject({
  zone: z.string().max(60),
  hours: z.strictObject({ from: minute, to: minute }).nullable(),
  holidays: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date() })).max(MAX_PERIODS),
});
export const proposal = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rewind'), to: z.number().int().min(0).optional() }),
  z.strictObject({ do: z.literal('end') }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('go-on') }),
  z.strictObject({ do: z.literal('bot'), seat }),
]);

const tableSettings = z.strictObject({
  game: word,
  seats: z.number().int().min(1).max(16),
  options: z.record(word, z.union([z.boolean(), z.number().int(), word])).default({}),
  // A table is private unless somebody says otherwise.
  listed: z.boolean().default(false),
  friends: z.boolean().default(false),
  spectators: z.boolean().default(true),
  hints: z.boolean().default(true),
  chat: z.boolean().default(true),
  join: z.boolean().default(false),
  programs: z.boolean().default(false),
  clock: clock.nullable().default(null),
  bots: word.default('survivor'),
});

const decisions = z.number().int().min(0).max(MAX_DECISIONS);
/** From whoever leads a shared replay; -1 is what everybody saw. */
const replayAsk = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('show'),
    at: decisions,
    seat: z.number().int().min(-1).max(MAX_SEAT),
  }),
  z.strictObject({ do: z.literal('lead'), viewer: z.number().int().min(0) }),
  z.strictObject({ do: z.literal('what-if'), at: decisions }),
]);

export const webhook = z.enum(WEBHOOKS);
export const noticeWay = z.enum(NOTICE_WAYS);
const LONGEST_URL = 500;
const LONGEST_ADDRESS = 254;
const LONGEST_ENDPOINT = 1000;
/** What one person is called to another. */
const alias = z.string().regex(/^[0-9a-f]{16}$/);
const signed = z.record(z.string().max(40), z.json());
export const noticeChoice = z.strictObject({
  first: noticeWay,
  second: z.strictObject({ way: noticeWay, after: z.literal(NOTICE_DELAYS) }).nullable(),
  daily: z
    .strictObject({ hour: z.number().int().min(0).max(23), zone: z.string().max(60) })
    .nullable(),
});
const accountAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('show') }),
  z.strictObject({
    do: z.literal('change'),
    name: name.nullable().optional(),
    language: z.enum(LANGUAGES).nullable().optional(),
    colour: z.enum(COLOURS).nullable().optional(),
  }),
  z.strictObject({ do: z.literal('calendar'), calendar: calendar.nullable() }),
  z.strictObject({
    do: z.literal('webhook'),
    webhook: z.strictObject({ kind: webhook, url: z.url().max(LONGEST_URL) }).nullable(),
  }),
  z.strictObject({
    do: z.literal('push'),
    subscription: z
      .strictObject({
        endpoint: z.url().max(LONGEST_ENDPOINT),
        p256dh: z.string().regex(/^[\w-]{87}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      })
      .nullable(),
  }),
  z.strictObject({
    do: z.literal('mail'),
    address: z.string().max(LONGEST_ADDRESS).nullable(),
  }),
  z.strictObject({ do: z.literal('confirm-mail'), code: z.string().max(40) }),
  z.strictObject({ do: z.literal('notices'), choice: noticeChoice.nullable() }),
  z.strictObject({ do: z.literal('try-notice'), way: noticeWay }),
  z.strictObject({ do: z.literal('new-passkey') }),
  z.strictObject({ do: z.literal('add-passkey'), signed }),
  z.strictObject({ do: z.literal('remove-passkey'), id: z.string().max(2000) }),
  z.strictObject({ do: z.literal('known-passkey') }),
  z.strictObject({ do: z.literal('sign-in'), signed }),
  z.strictObject({ do: z.literal('new-codes') }),
  z.strictObject({ do: z.literal('use-code'), code: z.string().max(40) }),
  z.strictObject({
    do: z.literal('sign-out'),
    device: id.optional(),
    others: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('unblock'), id: alias }),
  z.strictObject({ do: z.literal('page'), shows: z.array(z.enum(SHOWN)).max(SHOWN.length) }),
  z.strictObject({ do: z.literal('player'), address: id }),
  z.strictObject({ do: z.literal('friends') }),
  z.strictObject({ do: z.literal('accept'), id: alias }),
  z.strictObject({ do: z.literal('unfriend'), id: alias }),
  z.strictObject({ do: z.literal('show-online'), on: z.boolean() }),
  z.strictObject({ do: z.literal('decline'), table: id }),
  z.strictObject({ do: z.literal('export') }),
  z.strictObject({ do: z.literal('delete') }),
]);

const LONGEST_REASON = 200;
const MAX_DAYS = 3650;
const adminAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('overview') }),
  z.strictObject({
    do: z.literal('tables'),
    id: id.optional(),
    person: hash.optional(),
    before: z.number().int().min(0).optional(),
  }),
  z.strictObject({ do: z.literal('people'), name: name.optional() }),
  z.strictObject({ do: z.literal('reports') }),
  z.strictObject({ do: z.literal('audit') }),
  z.strictObject({ do: z.literal('prove') }),
  z.strictObject({ do: z.literal('proof'), signed }),
  z.strictObject({ do: z.literal('close'), table: id }),
  z.strictObject({ do: z.literal('reopen'), table: id }),
  z.strictObject({
    do: z.literal('ban'),
    person: hash,
    reason: z.string().max(LONGEST_REASON),
    days: z.number().int().min(1).max(MAX_DAYS).nullable(),
  }),
  z.strictObject({ do: z.literal('unban'), person: hash }),
  z.strictObject({ do: z.literal('settle'), report: id }),
  z.strictObject({ do: z.literal('backup') }),
]);

/** In the year 3886. */
const MAX_WEEK = 100_000;
const dealAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list'), day: z.iso.date() }),
  z.strictObject({
    do: z.literal('enter'),
    day: z.iso.date(),
    record: z
      .string()
      .regex(/^[\w-]+$/)
      .max(LONGEST_ENTRY),
  }),
]);

const clubAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('mine') }),
  z.strictObject({ do: z.literal('found'), name, as: name }),
  z.strictObject({ do: z.literal('show'), club: id }),
  z.strictObject({ do: z.literal('join'), club: id, as: name }),
  z.strictObject({ do: z.literal('leave'), club: id }),
  z.strictObject({ do: z.literal('remove'), club: id, member: alias }),
  z.strictObject({
    do: z.literal('sign-up'),
    club: id,
    week: z.number().int().min(0).max(MAX_WEEK),
    team: id.optional(),
  }),
  z.strictObject({
    do: z.literal('sign-off'),
    club: id,
    week: z.number().int().min(0).max(MAX_WEEK),
  }),
  z.strictObject({ do: z.literal('begin'), club: id, team: id }),
]);

export const toServer = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('tables') }),
  z.strictObject({
    say: z.literal('mine'),
    over: z.boolean(),
    after: z.strictObject({ created: z.number().int().min(0), id }).optional(),
  }),
  z.strictObject({ say: z.literal('account'), ask: accountAsk }),
  z.strictObject({ say: z.literal('admin'), ask: adminAsk }),
  z.strictObject({ say: z.literal('deals'), ask: dealAsk }),
  z.strictObject({ say: z.literal('clubs'), ask: clubAsk }),
  z.strictObject({ say: z.literal('forget') }),
  z.strictObject({ say: z.literal('calendar') }),
  z.strictObject({ say: z.literal('create'), wish: tableSettings }),
  z.strictObject({
    say: z.literal('enter'),
    table: id,
    key: hex.optional(),
    code: z.string().max(40).optional(),
    read: z.strictObject({ seat, lines: z.number().int().min(0) }).optional(),
    watches: z.literal(true).optional(),
    replays: z.strictObject({ name }).optional(),
  }),
  z.strictObject({
    say: z.literal('sit'),
    seat,
    name,
    promise: hash.optional(),
    program: z.string().max(LONGEST_KEY).optional(),
  }),
  z.strictObject({ say: z.literal('promise'), seat, promise: hash }),
  z.strictObject({ say: z.literal('reveal'), seat, luck }),
  z.strictObject({ say: z.literal('stand'), seat }),
  z.strictObject({ say: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ say: z.literal('remove'), seat, ban: z.boolean().optional() }),
  z.strictObject({ say: z.literal('forgive') }),
  z.strictObject({ say: z.literal('host'), seat: seat.optional() }),
  z.strictObject({ say: z.literal('start') }),
  z.strictObject({
    say: z.literal('decide'),
    id,
    seat,
    says: z.string().min(1).max(LONGEST_ANSWER),
    at: z.number().int().min(0),
  }),
  z.strictObject({ say: z.literal('undo'), id, seat }),
  z.strictObject({
    say: z.literal('standing'),
    seat,
    at: z.number().int().min(0),
    says: z.string().min(1).max(LONGEST_ANSWER),
    round: z.boolean(),
    unless: z.literal('me').optional(),
  }),
  z.strictObject({ say: z.literal('revoke'), seat, about: questionName.optional() }),
  z.strictObject({ say: z.literal('look'), seat }),
  z.strictObject({ say: z.literal('hint'), seat }),
  z.strictObject({ say: z.literal('resync') }),
  z.strictObject({ say: z.literal('seen'), seen: z.boolean() }),
  z.strictObject({ say: z.literal('back') }),
  z.strictObject({ say: z.literal('key'), seat }),
  z.strictObject({ say: z.literal('program'), seat }),
  z.strictObject({ say: z.literal('propose'), about: proposal, id: id.optional() }),
  z.strictObject({
    say: z.literal('vote'),
    vote: z.number().int().min(0),
    choice: z.enum(['yes', 'no', 'wait', 'skip', 'bot']),
  }),
  z.strictObject({ say: z.literal('past'), step: z.number().int().min(0).optional() }),
  z.strictObject({
    say: z.literal('chat'),
    what: spoken,
    name: name.optional(),
    id: id.optional(),
  }),
  z.strictObject({ say: z.literal('chatting'), on: z.boolean() }),
  z.strictObject({ say: z.literal('report'), line: z.number().int().min(0) }),
  z
    .strictObject({
      say: z.literal('block'),
      seat: seat.optional(),
      line: z.number().int().min(0).optional(),
    })
    .refine(({ seat: at, line }) => (at === undefined) !== (line === undefined)),
  z.strictObject({ say: z.literal('befriend'), seat }),
  z.strictObject({ say: z.literal('invite'), friend: alias }),
  z.strictObject({ say: z.literal('again'), same: z.boolean() }),
  z.strictObject({ say: z.literal('together'), ask: replayAsk }),
  z.strictObject({ say: z.literal('leave') }),
]);

type Decision = Extract<ToServer, { say: 'decide' }>;

/** What the schema above says of a decision, for the one message that comes all the time. */
function isDecision(read: object): read is Decision {
  const { say, id, seat, says, at } = read as Partial<Decision>;
  return (
    say === 'decide' &&
    typeof id === 'string' &&
    ID.test(id) &&
    isWithin(seat, MAX_SEAT) &&
    typeof says === 'string' &&
    says.length > 0 &&
    says.length <= LONGEST_ANSWER &&
    isWithin(at, Number.MAX_SAFE_INTEGER) &&
    Object.keys(read).length === DECISION_FIELDS
  );
}

const DECISION_FIELDS = 5;

const isWithin = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** A message, or null. */
export function readMessage(text: string): ToServer | null {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null && isDecision(said)) return said;
    const read = toServer.safeParse(said);
    return read.success ? (read.data as ToServer) : null;
  } catch {
    return null;
  }
}
