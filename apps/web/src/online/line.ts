/** The line to a server: it comes back by itself, and says again what was not acknowledged. */
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
import { answered, busy, failure, levels, moment, receive, speakTo } from '../link.ts';
import { go, route } from '../route.ts';

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
  if (info.peek()?.id !== table) info.value = null;
  keys.value = key === undefined ? keys.peek() : {};
  speakTo(sayToTable);
  goTo(key === undefined ? { table } : { table, key });
}

export function leaveOnline(): void {
  if (place === null) return;
  place = null;
  speakTo(null);
  info.value = null;
  keys.value = {};
  unacknowledged.clear();
  clearTimeout(retry);
  socket?.close();
  socket = null;
  connected.value = false;
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
    say({ say: 'enter', ...place });
    if (document.hidden) say({ say: 'seen', seen: false });
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
      go({ at: 'online', id: message.table });
      return;
    case 'table':
      info.value = message.table;
      return;
    case 'seated':
      keys.value = { ...keys.peek(), [message.seat]: message.key };
      return;
    case 'taken':
      unacknowledged.delete(message.id);
      return;
    case 'beat': {
      const seq = moment.peek()?.seq ?? 0;
      if (info.peek()?.state === 'playing' && moment.peek() !== null && seq !== message.seq)
        say({ say: 'resync' });
      return;
    }
    case 'failed':
      fail(message);
      return;
    default:
      receive(message);
  }
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
  addEventListener('online', () => {
    if (place !== null && socket === null) connect();
  });
  document.addEventListener('visibilitychange', () => {
    if (place === null) return;
    say({ say: 'seen', seen: !document.hidden });
    if (!document.hidden && socket === null) connect();
  });
}
