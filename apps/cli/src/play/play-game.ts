/** One game at one keyboard: people and bots, question after question. */
import { adviseOn, reasonsFor, Sight } from '@deadlight/bots';
import {
  asSeat,
  at,
  type Ending,
  printOption,
  randomFrom,
  type Seat,
  SPECTATOR,
  seedBytes,
  type View,
  viewOf,
  writeRecord,
} from '@deadlight/engine';
import { writeText } from '../files.ts';
import { seatRef } from '../seats.ts';
import { paint } from '../terminal/paint.ts';
import type { Hint, Moment } from './asides.ts';
import { endingOf } from './ending.ts';
import { keptHints } from './kept-bot.ts';
import { sayResult, stateOfLesson } from './lesson.ts';
import { payAhead, plainReply, plainScreen, suggestions } from './plain.ts';
import { freshMemory } from './plain-memory.ts';
import { type Outcome, reply } from './reply.ts';
import { news, screenOf } from './screen.ts';
import type { Session } from './session.ts';

/** Clears the screen and what was scrolled off it. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Plays until the game is over or somebody stops. */
export async function playGame(session: Session): Promise<'over' | 'stopped'> {
  const { match, people } = session;
  /** For each seat, how much of the log it has read. */
  const read = new Map<Seat, number>();
  let atKeyboard = people.length === 1 ? people[0] : undefined;
  for (;;) {
    if (endsLesson(session, read)) return 'over';
    await letBotsAnswer(session);
    if (endsLesson(session, read)) return 'over';
    keep(session);
    if (match.table.over !== null) break;
    const seat = at(match.table.pending, 0, 'seat that is asked');
    if (seat !== atKeyboard && !(await handOver(session, seat))) return 'stopped';
    atKeyboard = seat;
    const told = match.log.entries.length;
    if ((await ask(session, seat, read.get(seat))) === 'quit') return 'stopped';
    // The results of the decision itself are news; an undo shortens the log.
    read.set(seat, Math.min(told, match.log.entries.length));
  }
  showEnding(session, match.table.over, Math.min(...people.map((seat) => read.get(seat) ?? 0)));
  await lookBack(session);
  return 'over';
}

/** Whether the lesson that is taken has come to its end, which is told. */
function endsLesson(session: Session, read: ReadonlyMap<Seat, number>): boolean {
  const { lesson, match, people, screen, show } = session;
  const state = stateOfLesson(session);
  if (lesson === null || state === 'open') return false;
  const reader = at(people, 0, 'person');
  show(news(match.log.linesFor(reader, read.get(reader) ?? 0), screen));
  show(sayResult(session, lesson, state));
  return true;
}

/** Bots and programs are told how the game ended, or that it was aborted. */
export function leaveTable({ match: { table }, players }: Session): void {
  players.forEach((player, index) => {
    player.leave?.(table.over === null ? undefined : viewOf(table, asSeat(index)));
  });
}

async function letBotsAnswer({ match, players, people }: Session): Promise<void> {
  for (;;) {
    const { table, decisions, setup } = match;
    const seat = table.pending.find((pending) => !people.includes(pending));
    if (seat === undefined) return;
    // Every decision has its own random generator, so that a loaded game goes on the same way.
    const random = randomFrom(`${seedBytes(setup.seed)}:players:${decisions.length}`);
    match.decide(seat, await at(players, seat, 'player').answer(new Sight(table, seat), random));
  }
}

/** Keeps the game in its file, decision by decision. */
function keep({ match, kept, saveTo }: Session): void {
  if (saveTo !== null) writeText(saveTo, (kept?.writeRecord ?? writeRecord)(match));
}

/** Hands the screen to the next person without showing anything of the last; false if nobody comes. */
async function handOver({ match, keyboard, screen, show }: Session, seat: Seat): Promise<boolean> {
  const name = seatRef(match.table, seat);
  show([CLEAR + screen.voice.say('play.handOver', { seat: name })]);
  // Enter pressed twice, or held, must not open the next person's hand.
  await keyboard.clear();
  return (await keyboard.ask('')) !== null;
}

/** What only this seat has learned since it was last asked, card by card and token by token. */
function secretsSince({ screen: { voice }, noted }: Session, view: View): string[] {
  const fresh = view.notes.slice(noted.get(view.seat) ?? view.notes.length);
  noted.set(view.seat, view.notes.length);
  if (fresh.length === 0) return [];
  return [
    paint('bold', voice.say('play.secret')),
    ...fresh.map(({ what, data }) => `  ${voice.say(`note.${what}`, data)}`),
  ];
}

async function ask(session: Session, seat: Seat, from: number | undefined): Promise<Outcome> {
  const { match, screen, rules, keyboard, show } = session;
  const view = viewIn(session, seat);
  const first = from === undefined;
  const secrets = secretsSince(session, view);
  if (secrets.length > 0) {
    // Secret information is shown to the player alone, and stays until it has been read.
    show(secrets);
    if (!(await keyboard.confirm(`${screen.voice.say('play.seen')} `))) return 'quit';
  }
  const advise = (): Hint[] => hintsFor(session, seat);
  const moment = { view, lines: match.log.linesFor(seat), screen, rules, advise };
  if (session.plain !== null) return askPlainly(session, moment, from);
  show(screenOf(view, match.log.linesFor(seat, from ?? 0), screen, first));
  const prompt = `${screen.voice.say(seatRef(match.table, seat).slice(1))}> `;
  for (;;) {
    const said = await keyboard.ask(prompt);
    if (said === null) return 'quit';
    const outcome = said === '' ? null : reply(session, moment, said);
    if (outcome !== null) return outcome;
  }
}

/** The same at the command table. */
async function askPlainly(
  session: Session,
  moment: Moment,
  from: number | undefined,
): Promise<Outcome> {
  const { match, plain, screen, keyboard, show } = session;
  const { view, lines } = moment;
  const memory = plain!.get(view.seat) ?? freshMemory();
  plain!.set(view.seat, memory);
  const since = lines.length - match.log.linesFor(view.seat, from ?? 0).length;
  const ahead = payAhead(session, moment, since, memory);
  if (ahead !== null) return ahead;
  show(plainScreen(view, lines, since, screen, from === undefined));
  show(session.coach?.follow(view, lines.slice(since), memory.says) ?? []);
  memory.says = null;
  keyboard.suggest((typed) => suggestions(screen, view, typed));
  for (;;) {
    const said = await keyboard.ask('> ');
    if (said === null) return 'quit';
    const outcome = plainReply(session, moment, since, memory, said);
    if (outcome !== null) return outcome;
  }
}

/** The same hint for the same question, however often it is asked for. */
function hintsFor({ match, kept, screen: { voice } }: Session, seat: Seat): Hint[] {
  if (kept !== null) return keptHints(kept, match, seat, voice);
  const sight = new Sight(match.table, seat);
  const random = randomFrom(`${seedBytes(match.setup.seed)}:hint:${match.decisions.length}`);
  return adviseOn(sight, random).map((advice) => ({
    option: printOption(match.game, advice.option),
    reasons: reasonsFor(sight, advice, voice),
  }));
}

function showEnding(session: Session, ending: Ending, from: number): void {
  const { match, people, screen, show } = session;
  const reader = people.length === 1 ? at(people, 0, 'person') : SPECTATOR;
  show(news(match.log.linesFor(reader, from), screen));
  show(endingOf(match, ending, screen, session.plain === null));
  show([screen.voice.say('play.seed', { seed: match.setup.seed })]);
}

/** The end is open to all: what can be looked at still can, and the log tells everything as it was. */
async function lookBack(session: Session): Promise<void> {
  const { match, people, screen, rules, keyboard, show } = session;
  const view = viewIn(session, people.length === 1 ? at(people, 0, 'person') : SPECTATOR);
  const moment = { view, lines: match.log.truth(), screen, rules, advise: () => [] };
  show([screen.voice.say('play.lookBack')]);
  for (;;) {
    const said = await keyboard.ask('> ');
    if (said === null || reply(session, moment, said) !== null) return;
  }
}

/** What a seat may know; a table of older rules is read by the engine of its own time. */
const viewIn = ({ match, kept }: Session, seat: Seat): View =>
  kept === null ? viewOf(match.table, seat) : kept.seenBy(match, seat).view;
