/** The line to a server: it comes back by itself, and says again what was not acknowledged. */
import { saidDecision, saidUndo } from '@deadlight/engine';
import type {
  FromServer,
  Listed,
  OnlineWish,
  Seat,
  TableInfo,
  ToHost,
  ToServer,
} from '@deadlight/host';
import { ONLINE_VERSION } from '@deadlight/host/page';
import { signal } from '@preact/signals';
import { answered, busy, failure, levels, lookBack, newest, receive, speakTo } from '../link.ts';
import { go, route } from '../route.ts';
import { forgetChat, hearChat } from './chat.ts';
import { keepRead, readOf } from './read-so-far.ts';
import { hearTimes } from './times.ts';
import { witnessGift, witnessLink, witnessTable } from './witness.ts';

/** Whether there is a server behind this page; null until that is known. */
export const server = signal<boolean | null>(null);
export const connected = signal(false);
export const tables = signal<readonly Listed[] | null>(null);
export const info = signal<TableInfo | null>(null);
/** Keys of seats that were taken here, by seat: each opens it on another device. */
export const keys = signal<Readonly<Record<Seat, string>>>({});

const SILENCE = 40_000;
const FIRST = 300;
const LONGEST = 5000;

type Place = { readonly table: string; readonly key?: string } | 'lobby' | null;

let place: Place = null;
let socket: WebSocket | null = null;
let tries = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
/** Where the page is to sit down in its seats once more. */
let rejoining: string | null = null;
/** Decisions and undos that the server has not acknowledged, in their order. */
const unacknowledged = new Map<string, ToServer>();

/** Asks once whether there is a server; a folder of plain files has none. */
export async function findServer(): Promise<void> {
  if (server.peek() !== null) return;
  try {
    const answer = await fetch('./online.json', { cache: 'no-store' });
    const told = answer.ok ? ((await answer.json()) as { online?: unknown }) : {};
    server.value = typeof told.online === 'number';
  } catch {
    server.value = false;
  }
}

export function enterLobby(): void {
  if (server.peek() === true) goTo('lobby');
}

export function enterTable(table: string, key?: string): void {
  if (info.peek()?.id !== table) {
    info.value = null;
    forgetChat();
    hearTimes(null);
  }
  keys.value = key === undefined ? keys.peek() : {};
  speakTo(sayToTable);
  goTo(key === undefined ? { table } : { table, key });
}

export function leaveOnline(): void {
  if (place === null) return;
  place = null;
  speakTo(null);
  info.value = null;
  forgetChat();
  hearTimes(null);
  keys.value = {};
  unacknowledged.clear();
  clearTimeout(retry);
  socket?.close();
  socket = null;
  connected.value = false;
}

/** Goes into the dice, so that nobody alone decides how they fall. */
const newLuck = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What was given at each seat that was asked for last. */
const luckAt = new Map<Seat, string>();

export function sitDown(seat: Seat, name: string): void {
  const luck = newLuck();
  luckAt.set(seat, luck);
  say({ say: 'sit', seat, name, luck });
}

export const openTable = (wish: OnlineWish): void => say({ say: 'create', wish });

export function say(message: ToServer): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function goTo(next: NonNullable<Place>): void {
  place = next;
  if (connected.peek()) arrive();
  else if (socket === null) connect();
}

function arrive(): void {
  if (place === 'lobby') say({ say: 'tables' });
  else if (place !== null) {
    const read = readOf(place.table);
    say({ say: 'enter', ...place, ...(read !== undefined && { read }) });
    // A bot may have played for who comes back.
    say(document.hidden ? { say: 'seen', seen: false } : { say: 'back' });
    for (const message of unacknowledged.values()) say(message);
  }
}

function connect(): void {
  clearTimeout(retry);
  const address = new URL('./online', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  const opened = new WebSocket(address);
  socket = opened;
  opened.onmessage = ({ data }: MessageEvent<string>): void => {
    listen(opened);
    hear(JSON.parse(data) as FromServer);
  };
  opened.onclose = (): void => {
    if (socket !== opened) return;
    clearTimeout(silence);
    socket = null;
    connected.value = false;
    if (place === null) return;
    const wait = Math.min(LONGEST, FIRST * 2 ** tries++) * (0.5 + Math.random() / 2);
    retry = setTimeout(connect, wait);
  };
  listen(opened);
}

/** A line that says nothing for so long is dead, whatever the browser believes. */
function listen(opened: WebSocket): void {
  clearTimeout(silence);
  silence = setTimeout(() => opened.close(), SILENCE);
}

function hear(message: FromServer): void {
  switch (message.say) {
    case 'hello':
      if (message.version !== ONLINE_VERSION) {
        failure.value = { problem: 'not-loaded', detail: '' };
        leaveOnline();
        return;
      }
      tries = 0;
      levels.value = message.levels;
      connected.value = true;
      arrive();
      return;
    case 'tables':
      tables.value = message.tables;
      return;
    case 'created':
      goToNext(message.table);
      return;
    case 'table':
      info.value = message.table;
      sitAgain(message.table);
      witnessTable(message.table);
      return;
    case 'seated':
      // Who sits down later, or to the same deal again, adds nothing to the dice.
      if (info.peek()?.state === 'open' && info.peek()?.sameDeal === false)
        witnessGift(message.table, message.seat, luckAt.get(message.seat) ?? '');
      keys.value = { ...keys.peek(), [message.seat]: message.key };
      return;
    case 'taken':
      acknowledge(message);
      return;
    case 'beat': {
      const now = newest();
      if (info.peek()?.state === 'playing' && now !== null && now.seq !== message.seq)
        say({ say: 'resync' });
      return;
    }
    case 'failed':
      fail(message);
      return;
    case 'time':
      hearTimes(message);
      return;
    case 'chat':
      hearChat(message.lines, message.whole);
      return;
    case 'past':
      lookBack(message.moment);
      return;
    default:
      receive(message);
  }
}

/** What was said is taken: the link to it is kept until the game can be checked. */
function acknowledge({ id, link }: Extract<FromServer, { say: 'taken' }>): void {
  const message = unacknowledged.get(id);
  unacknowledged.delete(id);
  const table = info.peek()?.id;
  if (table === undefined || message === undefined) return;
  if (message.say === 'decide') witnessLink(table, { said: saidDecision(message), link });
  if (message.say === 'undo') witnessLink(table, { said: saidUndo(message.seat), link });
}

/** The same people play again: each adds to the dice once more. */
function sitAgain({ id, state, seats }: TableInfo): void {
  if (rejoining !== id || state !== 'open') return;
  rejoining = null;
  for (const [seat, { mine, name }] of seats.entries()) if (mine) sitDown(seat, name);
}

/** Goes to the table where the same people play again. */
export function goToNext(table: string): void {
  rejoining = table;
  go({ at: 'online', id: table });
}

function fail({ id, problem, detail }: Extract<FromServer, { say: 'failed' }>): void {
  if (id !== undefined) unacknowledged.delete(id);
  busy.value = false;
  answered.value = null;
  if (problem === 'stale' || problem === 'unkept' || problem === 'broken') say({ say: 'resync' });
  // What came too late is seen at once; nobody has to be told.
  if (problem === 'stale') return;
  failure.value = { problem, detail };
  if ((problem === 'no-table' || problem === 'not-yours') && info.peek() === null) {
    if (route.peek().at === 'online') go({ at: 'lobby' });
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** What a page says to any host of a table, said to this one. */
function sayToTable(message: ToHost): boolean {
  switch (message.say) {
    case 'decide':
    case 'undo': {
      const id = newId();
      const sent = { ...message, id };
      unacknowledged.set(id, sent);
      say(sent);
      return true;
    }
    case 'look':
    case 'hint':
    case 'resync':
      say(message);
      return true;
    case 'shown':
    case 'hurry':
    case 'leave':
      return true;
    default:
      return false;
  }
}

/** Comes back at once when the network does, and says whether anybody looks. */
export function startOnline(): void {
  // A browser that has lost its network knows it before the line does.
  addEventListener('offline', () => socket?.close());
  addEventListener('pagehide', () => {
    if (place !== null) keepRead();
  });
  addEventListener('online', () => {
    if (place !== null && socket === null) connect();
  });
  document.addEventListener('visibilitychange', () => {
    if (place === null) return;
    if (document.hidden) keepRead();
    say({ say: 'seen', seen: !document.hidden });
    if (!document.hidden) say({ say: 'back' });
    if (!document.hidden && socket === null) connect();
  });
}
