/** The page's end of the line to the host: what it has heard, as signals. */
import { loadBotTexts } from '@deadlight/bots/text';
import type { Line } from '@deadlight/engine';
import { layer } from '@deadlight/games/text';
import type { FromHost, Hint, Kept, Moment, OnlineProblem, Problem, ToHost } from '@deadlight/host';
import { loadCheckTexts } from '@deadlight/host/check';
import { LEVELS, nextMoment } from '@deadlight/host/page';
import { batch, computed, signal } from '@preact/signals';
import { loadStageTexts } from './director/texts.ts';
import type { BrowserGame } from './games/game.ts';
import { loadBrowserGame } from './games/games.ts';
import { Heartbeat, PING, PONG } from './host/heartbeat.ts';
import { speakOf } from './text/voice.ts';

type HandOver = Extract<FromHost, { say: 'hand-over' }>;
type Call = Extract<FromHost, { say: 'call' }>;
type Thinking = Extract<FromHost, { say: 'thinking' }>;

export const kept = signal<readonly Kept[] | null>(null);
/** Bots by level, the weakest first. */
export const levels = signal<readonly string[]>(LEVELS);
export const moment = signal<Moment | null>(null);
/** The newest moment of the table, while an earlier one is looked at. */
export const live = signal<Moment | null>(null);
/** All that the seat may read. */
export const log = signal<readonly Line[]>([]);
export const browserGame = signal<BrowserGame | null>(null);
export const handOver = signal<HandOver | null>(null);
/** The seats that may refuse aloud while somebody else holds the screen. */
export const call = signal<Call | null>(null);
/** The bot that thinks for long, and its progress. */
export const thinking = signal<Thinking | null>(null);
/** How the seat that looks answers by itself. */
export const standing = signal<Extract<FromHost, { say: 'standing' }> | null>(null);
/** A bot's advice, once it has been asked for. */
export const hints = signal<readonly Hint[] | null>(null);
export const hinted = computed(() => hints.value?.[0]?.option ?? null);
/** What came of checking a game. */
export const checked = signal<Extract<FromHost, { say: 'checked' }> | null>(null);
/** A finished game as it stands in a link, once it has been asked for. */
export const shared = signal<string | null>(null);
/** Why the last decision is not kept, if it is not. */
export const unsaved = signal<Problem | null>(null);
/** The whole story of a finished game, once it has been asked for. */
export const story = signal<Extract<FromHost, { say: 'story' }> | null>(null);
/** What everybody saw of it at the moments that were asked for. */
export const frames = signal<Extract<FromHost, { say: 'frames' }> | null>(null);
/** The decisions that mattered in a finished game, once they have been found. */
export const foundMoments = signal<Extract<FromHost, { say: 'moments' }> | null>(null);
export const failure = signal<{
  readonly problem: OnlineProblem;
  readonly detail: string;
} | null>(null);
/** The seat's last answer, until its result arrives. */
export const answered = signal<string | null>(null);
/** An answer is on its way. */
export const busy = signal(false);

let worker: Worker | null = null;
let work: Promise<void> = Promise.resolve();
/** A host other than the worker, for messages to a table; returns whether it took the message. */
let remoteHost: ((message: ToHost) => boolean) | null = null;

/** Sends messages to a table on a server from now on, or to the worker again. */
export function speakTo(other: typeof remoteHost): void {
  remoteHost = other;
}

/** Whether a server answers, and not this browser. */
export const isRemote = (): boolean => remoteHost !== null;

/** Hears what a host said, after all that was said before. */
export function receive(message: FromHost): void {
  work = work.then(() => hear(message)).catch((error: unknown) => reportError(error));
}

function connected(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' });
  const host = worker;
  const lost = (detail: string): void => {
    // A game is kept after every decision: another host can take it up where this one died.
    beat.stop();
    host.terminate();
    worker = null;
    busy.value = false;
    thinking.value = null;
    failure.value = { problem: 'host-died', detail };
  };
  const beat = new Heartbeat(
    () => host.postMessage(PING),
    () => lost(''),
  );
  host.onmessage = ({ data }: MessageEvent<FromHost | typeof PONG>): void => {
    beat.hear();
    if (data === PONG) return;
    receive(data);
  };
  host.onerror = (event): void => {
    event.preventDefault();
    lost(event.message ?? '');
  };
  return worker;
}

/** What leads to a moment: until then one waits. */
const REPLIED_BY_MOMENT: ReadonlySet<string> = new Set<ToHost['say']>([
  'open',
  'restore',
  'continue',
  'decide',
]);

export function tell(message: ToHost): void {
  if (REPLIED_BY_MOMENT.has(message.say)) busy.value = true;
  if (message.say === 'decide') answered.value = message.says;
  if (remoteHost?.(message) === true) return;
  const open = worker === null ? moment.peek() : null;
  const host = connected();
  // A player who plays on although the host has died is taken at their word.
  if (open?.replay === null && (message.say === 'decide' || message.say === 'undo'))
    host.postMessage({ say: 'restore', id: open.id } satisfies ToHost);
  host.postMessage(message);
}

/** Brings a game’s table and its texts; false where they do not arrive. */
export async function sitAt(game: string): Promise<boolean> {
  if (browserGame.peek()?.app.vocabulary.id === game) return true;
  try {
    const loaded = await loadBrowserGame(game);
    await speakOf(async (language) =>
      [
        await loadBotTexts(language),
        await loadStageTexts(language),
        await loadCheckTexts(language),
      ].reduce(layer, await loaded.app.loadTexts(language)),
    );
    browserGame.value = loaded;
    return true;
  } catch (error) {
    busy.value = false;
    failure.value = { problem: 'not-loaded', detail: String(error) };
    return false;
  }
}

let direct: ((now: Moment | null) => void) | null = null;

/** Passes every moment to the director before it is drawn; returns a function that ends that. */
export function directWith(how: NonNullable<typeof direct>): () => void {
  direct = how;
  batch(() => how(moment.peek()));
  return () => {
    if (direct === how) direct = null;
  };
}

function setMoment(now: Moment | null): void {
  moment.value = now;
  direct?.(now);
}

/** Nothing of the last table stays in the page. */
export function clearTable(): void {
  batch(() => {
    setMoment(null);
    live.value = null;
    log.value = [];
    hints.value = null;
    call.value = null;
    standing.value = null;
  });
}

/** Batched, so that everything is rendered once. */
function show(next: Moment): void {
  batch(() => {
    busy.value = false;
    hints.value = null;
    handOver.value = null;
    call.value = null;
    if (failure.peek()?.problem === 'host-died') failure.value = null;
    // New lines are told one by one, as they are played.
    if (next.whole) log.value = next.lines;
    setMoment(next);
  });
}

/** The table as it is now, whatever is looked at. */
export const newest = (): Moment | null => live.peek() ?? moment.peek();

/** Shows an earlier moment of the table; what goes on meanwhile is remembered. */
export function lookBack(past: Moment): void {
  if (moment.peek() === null) return;
  live.value ??= moment.peek();
  show(past);
}

/** Shows the table as it is now, with all that was told meanwhile. */
export function lookAhead(): void {
  live.value = null;
  tell({ say: 'resync' });
}

async function hear(message: FromHost): Promise<void> {
  thinking.value = message.say === 'thinking' ? message : null;
  switch (message.say) {
    case 'kept':
      kept.value = message.games;
      return;
    case 'moment':
      if (!(await sitAt(message.moment.view.game))) return;
      if (live.peek() === null) show(message.moment);
      else live.value = message.moment;
      return;
    case 'changed': {
      const last = newest();
      const next = nextMoment(last, message);
      if (next === null) {
        if (last?.replay === null) tell({ say: 'resync' });
      } else if (live.peek() === null) show(next);
      else live.value = next;
      return;
    }
    case 'hand-over':
      clearTable();
      if (!(await sitAt(message.game))) return;
      busy.value = false;
      handOver.value = message;
      return;
    case 'call':
      busy.value = false;
      call.value = message;
      return;
    case 'standing':
      standing.value = message;
      return;
    case 'hint':
      hints.value = message.hints;
      return;
    case 'story':
      story.value = message;
      return;
    case 'frames':
      frames.value = message;
      return;
    case 'moments':
      foundMoments.value = message;
      return;
    case 'exported':
      download(message.url, message.file);
      return;
    case 'checked':
      if (await sitAt(message.report.game)) checked.value = message;
      return;
    case 'shared':
      shared.value = message.packed;
      return;
    case 'saved':
      unsaved.value = message.problem;
      return;
    case 'failed':
      busy.value = false;
      answered.value = null;
      failure.value = message;
  }
}

function download(url: string, file: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
