/**
 * A client for online tables, written from docs/online/protocol.md alone: it imports nothing of this project.
 * It opens a table, plays a whole game against bots with random answers, and checks the dice and its own links. With the
 * key of a seat that is kept for a program, it sits down there, as a program, and waits for the host to start.
 *
 *   node examples/client.ts http://127.0.0.1:4173 nemesis
 *   node examples/client.ts http://127.0.0.1:4173 --key kX3v0aQh1f2Z.1.00112233445566778899aabbccddeeff
 */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Fields = { readonly [name: string]: Json };

interface Question {
  readonly min: number;
  readonly max: number;
  readonly options: readonly string[];
}

interface View {
  readonly seat: number;
  readonly question: Question | null;
  readonly over: { readonly how: string; readonly winners: readonly number[] } | null;
}

interface Table {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  readonly awaited: readonly number[] | null;
  readonly promised: readonly (string | null)[] | null;
  readonly seats: readonly { readonly mine: boolean }[];
  readonly state: 'open' | 'playing' | 'over';
}

const VERSION = 4;
const SEATS: Readonly<Record<string, number>> = { panic: 4, nemesis: 2, lockdown: 2 };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Applies a change to a value: `0` removes it, `[v]` replaces it, `[from, removed, ...added]` edits a list. */
function applied(before: Json | undefined, change: Json): Json | undefined {
  if (change === 0) return undefined;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [from, removed, ...added] = change as [number, number, ...Json[]];
    return (before as readonly Json[]).toSpliced(from, removed, ...added);
  }
  const made: Record<string, Json> | Json[] = Array.isArray(before)
    ? [...before]
    : { ...(before as Fields) };
  for (const [name, part] of Object.entries(change as Fields)) {
    const at = made as Record<string, Json>;
    const next = applied(at[name], part);
    if (next === undefined) delete at[name];
    else at[name] = next;
  }
  return made;
}

/** One option as it is; several of one verb as the verb and all their values; none as `nothing`. */
function answerTo({ min, max, options }: Question): string {
  if (min === 1 && max === 1) return options[randomInt(options.length)]!;
  const [first, ...others] = options.slice(0, min);
  if (first === undefined) return 'nothing';
  return [first, ...others.map((option) => option.slice(option.indexOf(' ') + 1))].join(' ');
}

const [, , server = 'http://127.0.0.1:4173', wanted = 'nemesis', given = ''] = process.argv;
/** The key of a seat that is kept for a program names its table and its seat. */
const key = wanted === '--key' ? given : null;
const [keptAt = '', keptSeat = '0'] = key?.split('.') ?? [];
const SEAT = Number(keptSeat);
const { host, origin } = new URL(server);
// The cookie is the guest: 64 hex digits that the client keeps for as long as it wants its seats. One that is made from
// the key is the same after a restart.
const cookie = key === null ? randomBytes(32).toString('hex') : sha256(key);
const socket = new WebSocket(`ws://${host}/online`, {
  headers: { origin, cookie: `deadlight-guest=${cookie}` },
} as never);

const luck = randomBytes(16).toString('hex');
let table: Table | null = null;
let view: View | null = null;
let seq = 0;
let number = 0;
/** The number of the question that was answered last. */
let answered = -1;
let decisions = 0;
const links: { readonly said: string; readonly link: string }[] = [];
const said = new Map<string, string>();
let promised: Table['promised'] = null;
let commitment = '';

const say = (message: Fields): void => socket.send(JSON.stringify(message));

/** Answers what is asked, once. */
function act(): void {
  if (view === null || view.question === null || answered === number) return;
  const id = `c-${++decisions}`;
  const says = answerTo(view.question);
  said.set(id, `${SEAT + 1} ${says}`);
  answered = number;
  say({ say: 'decide', id, seat: SEAT, says, at: number });
}

function hearTable(now: Table): void {
  table = now;
  // The first commitment counts.
  commitment ||= now.commitment;
  if (now.awaited?.includes(SEAT) === true) {
    promised ??= now.promised;
    say({ say: 'reveal', seat: SEAT, luck });
  }
  if (now.state === 'over' && view !== null && view.over !== null) socket.close();
}

function hear(message: Fields): void {
  switch (message['say']) {
    case 'hello': {
      if (message['version'] !== VERSION) throw new Error('another version of the protocol');
      const [bots] = message['levels'] as readonly string[];
      if (key !== null) say({ say: 'enter', table: keptAt });
      else say({ say: 'create', wish: { game: wanted, seats: SEATS[wanted]!, bots: bots! } });
      return;
    }
    case 'created':
      say({ say: 'enter', table: message['table']! });
      return;
    case 'table': {
      const isFirst = table === null;
      hearTable(message['table'] as unknown as Table);
      if (!isFirst || table!.state !== 'open') return;
      const promise = sha256(`${table!.id}\nseat ${SEAT + 1}\n${luck}`);
      const program = key === null ? {} : { program: key };
      say({ say: 'sit', seat: SEAT, name: 'Example', promise, ...program });
      return;
    }
    case 'seated':
      // A program waits for the host.
      if (key === null) say({ say: 'start' });
      return;
    case 'moment': {
      const moment = message['moment'] as Fields;
      view = moment['view'] as unknown as View;
      seq = moment['seq'] as number;
      number = moment['number'] as number;
      if (table?.state === 'over' && view.over !== null) socket.close();
      act();
      return;
    }
    case 'changed': {
      if (message['seq'] !== seq + 1) {
        say({ say: 'resync' });
        return;
      }
      seq++;
      if (message['changes'] !== undefined)
        view = applied(view as unknown as Json, message['changes']) as unknown as View;
      number = (message['number'] as number | undefined) ?? number;
      act();
      return;
    }
    case 'beat':
      if (view !== null && message['seq'] !== seq) say({ say: 'resync' });
      return;
    case 'taken': {
      // What has changed follows in a message of its own.
      links.push({ said: said.get(message['id'] as string)!, link: message['link'] as string });
      return;
    }
    case 'failed':
      if (message['problem'] !== 'stale') throw new Error(JSON.stringify(message));
      answered = -1;
      say({ say: 'resync' });
  }
}

/** The lines of a record that begin with a word, without it. */
const linesIn = (record: string, word: string): string[] =>
  record
    .split('\n')
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));

/** Whether the record has all links at what was said then, and the dice that were promised. */
async function check(): Promise<void> {
  const record = await (await fetch(`${server}/record/${table!.id}`)).text();
  const [rules] = linesIn(record, 'game');
  const [secret] = linesIn(record, 'secret');
  const made = createHash('sha256').update(Buffer.from(secret!, 'hex'));
  if (made.update(`${table!.id}\n${rules}`).digest('hex') !== commitment)
    throw new Error('the server has another secret than it committed itself to');
  const shown = linesIn(record, 'promised').map((line) => line.split(' ')[1]);
  if (shown.join() !== promised!.map((promise) => promise ?? 'nothing').join())
    throw new Error('the record has other promises than were shown');
  if (linesIn(record, 'gave')[SEAT] !== `${SEAT + 1} ${luck}`)
    throw new Error('the record has another luck than this seat gave');
  const decided = record.split('\n').filter((line) => /^\d+ /.test(line));
  // What was said besides the decisions that stand, with its place among all that was said.
  const asides = new Map(
    linesIn(record, 'said').map((line) => {
      const [place = '', ...what] = line.split(' ');
      return [Number(place), what.join(' ')];
    }),
  );
  const [chained] = linesIn(record, 'chain');
  const chain = new Map<string, string>();
  let last = commitment;
  for (let place = 1; decided.length > 0 || asides.has(place); place++) {
    const what = asides.get(place) ?? decided.shift()!;
    last = createHmac('sha256', Buffer.from(chained!, 'hex'))
      .update(`${last}\n${what}`)
      .digest('hex');
    chain.set(last, what);
  }
  for (const one of links)
    if (chain.get(one.link) !== one.said) throw new Error(`the record lacks ${one.said}`);
}

socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Fields);
socket.onerror = () => {
  throw new Error(`there is no server at ${server}`);
};
socket.onclose = async () => {
  if (view === null || view.over === null) throw new Error('the game was cut off');
  await check();
  const { how, winners } = view.over;
  process.stdout.write(
    `${JSON.stringify({ game: table!.game, decisions, links: links.length, how, winners })}\n`,
  );
};
