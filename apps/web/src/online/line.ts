/** The connection to a server: it reconnects by itself, and sends again what was not acknowledged. */
import { asSeat, saidDecision, saidUndo } from '@deadlight/engine';
import type {
  FromServer,
  Listed,
  OnlineTableSettings,
  Seat,
  TableInfo,
  ToHost,
  ToServer,
} from '@deadlight/host';
import { ONLINE_VERSION } from '@deadlight/host/page';
import { signal } from '@preact/signals';
import { answered, busy, failure, levels, lookBack, newest, receive, speakTo } from '../link.ts';
import { go, route, type Shows } from '../route.ts';
import { keptSetting } from '../settings/kept.ts';
import { forgetChat, hearChat } from './chat.ts';
import { hearMine } from './mine.ts';
import { befriendedHere, blockedHere, forgetPeopleHere, invitedHere, note } from './people-here.ts';
import { keepRead, readOf } from './read-so-far.ts';
import { keepCode } from './seat-code.ts';
import { together } from './shared-replay.ts';
import { hearTimes } from './times.ts';
import { witnessGift, witnessLink, witnessOf, witnessPromises, witnessTable } from './witness.ts';

/** Whether there is a server behind this page; null until that is known. */
export const server = signal<boolean | null>(null);
export const connected = signal(false);
export const tables = signal<readonly Listed[] | null>(null);
export const info = signal<TableInfo | null>(null);
/** Keys of seats that were asked for here, by seat: each opens it once, on another device. */
export const keys = signal<Readonly<Record<Seat, string>>>({});

/** Keys of seats that are kept for programs, by seat: the server gives out each once. */
export const programKeys = signal<Readonly<Record<Seat, string>>>({});

/** The table lets nobody look on, and this page has no seat there. */
export const locked = signal<string | null>(null);

const SILENCE_MS = 40_000;
const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 5000;
/** How often the page asks which of its reader's tables wait. */
const MINE_AGAIN_MS = 15_000;

interface Entry {
  readonly table: string;
  readonly key?: string;
  readonly code?: string;
  /** Several people have the page before them: it never shows what a seat sees. */
  readonly watches?: true;
  /** Looks at a finished game together with others. */
  readonly replays?: { readonly name: string };
}

type Place = Entry | 'lobby' | null;

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

const isWatching = (): boolean => place !== null && place !== 'lobby' && place.watches === true;

export const isInLobby = (): boolean => place === 'lobby';

/** Gets a seat back by the code that was shown with it. */
export function enterByCode(table: string, code: string): void {
  locked.value = null;
  goTo({ table, code });
}

export function enterTable(
  table: string,
  { key, shows }: { readonly key?: string; readonly shows?: Shows } = {},
): void {
  const watches = shows === 'tv';
  // Nothing that was on its way to a hand comes to a large screen.
  if (watches !== isWatching()) leaveOnline();
  locked.value = null;
  if (info.peek()?.id !== table) {
    info.value = null;
    forgetChat();
    forgetPeopleHere();
    hearTimes(null);
  }
  keys.value = key === undefined ? keys.peek() : {};
  if (info.peek() === null) programKeys.value = {};
  speakTo(sayToTable);
  goTo({
    table,
    ...(key !== undefined && { key }),
    ...(watches && { watches }),
    ...(shows === 'together' && { replays: { name: keptSetting('name') ?? '' } }),
  });
}

export function leaveOnline(): void {
  if (place === null) return;
  place = null;
  speakTo(null);
  info.value = null;
  forgetChat();
  forgetPeopleHere();
  hearTimes(null);
  keys.value = {};
  programKeys.value = {};
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

/** What was promised at each seat that was asked for last. */
const luckAt = new Map<Seat, string>();
/** The table that has been entered, and not been looked at since. */
let entered: string | null = null;

/** The hash behind a promise is loaded only by a page that takes a seat. */
const loadPromises = () => import('./promise.ts');

export async function sitDown(seat: Seat, name: string): Promise<void> {
  const table = info.peek();
  if (table === null) return;
  const { promiseOf } = await loadPromises();
  const luck = newLuck();
  luckAt.set(seat, luck);
  say({ say: 'sit', seat, name, promise: promiseOf(table.id, seat, luck) });
}

/** A page that comes to its seat on another device, or has forgotten what it had promised, promises something else. */
async function promiseAgain({ id, state, awaited, sameDeal, seats }: TableInfo): Promise<void> {
  if (entered !== id) return;
  entered = null;
  if (state !== 'open' || awaited !== null || sameDeal || !seats.some(({ mine }) => mine)) return;
  const { promiseOf } = await loadPromises();
  for (const [index, { mine, promise }] of seats.entries()) {
    const seat = asSeat(index);
    const luck = witnessOf(id)?.gave[seat];
    if (!mine || (luck !== undefined && promiseOf(id, seat, luck) === promise)) continue;
    const other = newLuck();
    witnessGift(id, seat, other);
    say({ say: 'promise', seat, promise: promiseOf(id, seat, other) });
  }
}

/** The game is dealt: reveals this page's promises, once those of all others are known. */
function reveal({ id, awaited, promised, seats }: TableInfo): void {
  const gave = witnessOf(id)?.gave ?? {};
  for (const seat of awaited ?? []) {
    const luck = gave[seat];
    if (!seats[seat]!.mine || luck === undefined) continue;
    witnessPromises(id, promised!);
    say({ say: 'reveal', seat, luck });
  }
}

/** How the next table is shown that is opened here. */
let opensAs: Shows | undefined;

export function openTable(settings: OnlineTableSettings, shows?: Shows): void {
  opensAs = shows;
  say({ say: 'create', wish: settings });
}

export function say(message: ToServer): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function goTo(next: NonNullable<Place>): void {
  place = next;
  if (connected.peek()) arrive();
  else if (socket === null) connect();
}

/** Which of somebody's tables wait for them is not for all who look at a large screen. */
function askForMine(): void {
  if (!isWatching()) say({ say: 'mine', over: false });
}

/** A bot may have played for somebody who is now back. */
const sayLooks = (): void =>
  say(document.hidden || isWatching() ? { say: 'seen', seen: !document.hidden } : { say: 'back' });

function arrive(): void {
  askForMine();
  if (place === 'lobby') say({ say: 'tables' });
  else if (place !== null) {
    const read = isWatching() ? undefined : readOf(place.table);
    entered = place.table;
    say({ say: 'enter', ...place, ...(read !== undefined && { read }) });
    sayLooks();
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
    if (socket !== opened) return;
    listen(opened);
    hear(JSON.parse(data) as FromServer);
  };
  opened.onclose = (): void => {
    if (socket !== opened) return;
    clearTimeout(silence);
    socket = null;
    connected.value = false;
    if (place === null) return;
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** tries++) * (0.5 + Math.random() / 2);
    retry = setTimeout(connect, wait);
  };
  listen(opened);
}

/** Timeout: a connection that is silent for this long is dead, whatever the browser believes. */
function listen(opened: WebSocket): void {
  clearTimeout(silence);
  silence = setTimeout(() => opened.close(), SILENCE_MS);
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
      tables.value = message.whole ? message.tables : withNews(tables.peek() ?? [], message);
      return;
    case 'mine':
      hearMine(message);
      return;
    case 'account':
      // Only its own screen asks about the account.
      void import('../account/account.ts').then(({ hearAccount }) => hearAccount(message.told));
      return;
    case 'admin':
      // Only the page of administrators asks for it.
      void import('../admin/admin.ts').then(({ hearAdmin }) => hearAdmin(message.told));
      return;
    case 'deals':
      // Only the list of the day asks for it, and the game that may go on it.
      void import('../daily/deals.ts').then(({ hearDeals }) => hearDeals(message.told));
      return;
    case 'clubs':
      // Only their own screens ask for them.
      void import('../clubs/clubs.ts').then(({ hearClubs }) => hearClubs(message.told));
      return;
    case 'created':
      goToNext(message.table);
      return;
    case 'table':
      // A key and a code open a seat once; after that the browser is known.
      if (place !== null && place !== 'lobby') {
        const { key: _, code: __, ...stays } = place;
        place = stays;
      }
      info.value = message.table;
      sitAgain(message.table);
      witnessTable(message.table);
      promiseAgain(message.table);
      reveal(message.table);
      return;
    case 'seated':
      // A player who sits down later, or plays the same deal again, adds nothing to the dice.
      if (info.peek()?.state === 'open' && info.peek()?.sameDeal === false)
        witnessGift(message.table, message.seat, luckAt.get(message.seat) ?? '');
      keepCode(message.table, message.seat, message.code);
      return;
    case 'key':
      keys.value = { ...keys.peek(), [message.seat]: message.key };
      return;
    case 'program':
      programKeys.value = { ...programKeys.peek(), [message.seat]: message.key };
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
    case 'blocked':
      note(blockedHere, message.name);
      return;
    case 'befriended':
      note(befriendedHere, message.name);
      return;
    case 'invited':
      note(invitedHere, message.friend);
      return;
    case 'together':
      together.value = message.together;
      return;
    case 'past':
      lookBack(message.moment);
      return;
    default:
      receive(message);
  }
}

/** A decision was accepted: its link is kept until the game can be checked. */
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
  for (const [seat, { mine, name }] of seats.entries()) if (mine) sitDown(asSeat(seat), name);
}

/** Goes to the table where the same people play again. */
export function goToNext(table: string): void {
  rejoining = table;
  const now = route.peek();
  const shows = now.at === 'online' ? now.shows : opensAs;
  go({ at: 'online', id: table, ...(shows !== undefined && { shows }) });
}

function fail({ id, problem, detail }: Extract<FromServer, { say: 'failed' }>): void {
  if (id !== undefined) unacknowledged.delete(id);
  busy.value = false;
  answered.value = null;
  if (problem === 'stale' || problem === 'unkept' || problem === 'broken') say({ say: 'resync' });
  if (problem === 'unproven') {
    void import('../admin/admin.ts').then(({ prove }) => prove());
    return;
  }
  // An answer that came too late shows at once; no message is needed.
  if (problem === 'stale') return;
  failure.value = { problem, detail };
  if ((problem === 'banned' || problem === 'shut-out') && route.peek().at === 'online') {
    go({ at: 'lobby' });
    return;
  }
  if (info.peek() !== null || route.peek().at !== 'online' || place === null || place === 'lobby')
    return;
  if (problem === 'not-yours') locked.value = place.table;
  else if (problem === 'no-table') go({ at: 'lobby' });
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
    case 'standing':
    case 'revoke':
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
  setInterval(() => {
    if (connected.peek() && !document.hidden) askForMine();
  }, MINE_AGAIN_MS);
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
    if (!document.hidden) {
      sayLooks();
      askForMine();
    }
    if (!document.hidden && socket === null) connect();
  });
}

/** The lobby after something in it has changed: what is new comes last. */
function withNews(
  before: readonly Listed[],
  { tables: news, gone }: Extract<FromServer, { say: 'tables' }>,
): Listed[] {
  const list = new Map(before.map((table) => [table.id, table]));
  for (const id of gone) list.delete(id);
  for (const table of news) list.set(table.id, table);
  return [...list.values()];
}
