/** The log events of Panic Station. */
import {
  events,
  HIDDEN,
  type Line,
  listOf,
  NUMBER,
  named,
  oneOf,
  type Plain,
} from '@deadlight/engine';
import { type Before, event, type LineWith } from '../telling/traits.ts';
import { STATE, tally } from './state.ts';
import { DOMAIN } from './words.ts';

const ALARM = 'alarm';
const BURIED = 'buried';
const CALLS_VOTE = 'calls-vote';
const PARASITE_ATTACK = 'parasite-attack';
const PLACED = 'placed';
const TERMINAL = 'terminal';
const TURNS_RED = 'turns-red';

const { seat, who, room, pawn, target, card } = DOMAIN;

/** A terminal may find a room, but only one; what else is played before does not. */
const findsRoom = (_line: Line, { lines, first, last }: Before): boolean =>
  lines.every(({ what }) => what !== PLACED) &&
  (last.what === BURIED || first.data['function'] === '@terminal.discover');

/** The choice at the terminal says that the doors open, unless an alarm has come between. */
const isChosen = (_line: Line, { what }: Line): boolean => what === TERMINAL || what === TURNS_RED;

/** What an attack in a room takes is told with it, though all attacks are made before any takes health. */
const isTaken = ({ data }: LineWith<'room'>, { what, data: { room: there } }: Line): boolean =>
  what === PARASITE_ATTACK && there === data.room;

/** An alarm, and the parasite that it brings from the supply. */
const withNew = (alarm: Line, { data: { parasite } }: LineWith<'parasite'>): Line | null =>
  alarm.what === ALARM ? { ...alarm, what: 'alarm-with', data: { ...alarm.data, parasite } } : null;

/** An alarm, and the parasite that it brings from another room. */
function withMoved(
  alarm: Line,
  { data: { parasite, from } }: LineWith<'parasite' | 'from'>,
): Line | null {
  if (alarm.what !== ALARM) return null;
  const stays = from === alarm.data['room'] ? 'yes' : 'no';
  const data = { ...alarm.data, parasite, from, stays };
  return { ...alarm, what: 'alarm-moves', data };
}

/** Cards that are not known are only counted. */
const countHidden = (line: LineWith<'card' | 'seat'>): Line =>
  line.data.card === HIDDEN
    ? { ...line, what: 'draws-hidden', data: { seat: line.data.seat, times: 1 } }
    : line;

const countShots = (line: Line): Line => ({
  ...line,
  what: 'shots',
  data: { ...line.data, times: 1 },
});

/** Pieces to which the same happens one after another are told at once. */
const gathered =
  (one: string, field: 'pawn' | 'parasite', all: string) =>
  (before: Line, line: Line): Line | null => {
    if (before.data['room'] !== line.data['room']) return null;
    const { [field]: piece, room: there } = line.data;
    const so =
      before.what === all
        ? (before.data['all'] as Plain[])
        : before.what === one
          ? [before.data[field]!]
          : null;
    if (so === null) return null;
    const data = { all: [...so, piece!], ...(there === undefined ? {} : { room: there }) };
    return { ...line, what: all, data };
  };

/** Parasites that come to one room one after another come together. */
const comesToo = ({ data }: LineWith<'room'>, { last }: Before): boolean =>
  last.what === 'parasite-move' && last.data['room'] === data.room;

/** A stab or a shot that kills is one sentence. */
const KILLS: Readonly<Record<string, string>> = { stab: 'stab-kills', shots: 'shots-kill' };

function killed(
  before: Line,
  { data: { change, parasite } }: LineWith<'change' | 'parasite'>,
): Line | null {
  const what = KILLS[before.what];
  return what !== undefined && change === 'dead' && before.data['target'] === parasite
    ? { ...before, what }
    : null;
}

/** Somebody who is stabbed is hurt, unless there is more to say of it. */
const isStabbed = (
  { data: { pawn, left } }: LineWith<'pawn' | 'left'>,
  { what, data: { target: stabbed } }: Line,
): boolean => what === 'stab' && stabbed === pawn && left !== 1;

/** Nothing but mechanics: the story knows no cards, dice and points. */
const BESIDE = { chip: true, unsaid: true } as const;

const alarm = { seat, die: NUMBER, room } as const;

export const EVENT = events({
  // Rounds and turns
  round: event(
    { round: NUMBER, seat },
    { opens: 'round', chip: true, closes: { as: 'state', tally } },
  ),
  state: event(STATE, { form: true }),
  phase: event({ phase: named('phase') }, { opens: 'phase' }),
  turn: event({ seat, actions: NUMBER }, { opens: 'turn', chip: true }),
  inherits: event({ seat }, { result: true, stays: true, ...BESIDE }),
  // The station
  [PLACED]: event({ seat, room, cell: DOMAIN.cell }, { follows: findsRoom, chip: true }),
  [BURIED]: event({ seat, room }, { follows: findsRoom, ...BESIDE }),
  move: event({ seat, who, room }, { begins: true }),
  runs: event({ seat, who, room }, { result: true }),
  [TERMINAL]: event({ seat, function: DOMAIN.terminal }, { action: true, ends: true }),
  scan: event({ infected: NUMBER, human: NUMBER }, { result: true }),
  treats: event({ seat, room }, { begins: true }),
  healed: event({ pawn, amount: NUMBER, left: NUMBER }, { result: true, chip: true }),
  'burns-hive': event({ seat, cans: NUMBER }),
  [TURNS_RED]: event({ room }, { result: true, ends: true }),
  // Cards
  search: event({ seat, who, room }, { begins: true }),
  drew: event({ seat, card }, { result: true, counted: countHidden }),
  'draws-hidden': event({ seat, times: NUMBER }, { form: true }),
  'drew-alarm': event({ seat }, { result: true }),
  reshuffled: event({}, { result: true, ...BESIDE }),
  laid: event({ seat, card }, { begins: true }),
  played: event({ seat, card }, { action: true }),
  boosted: event({ seat, actions: NUMBER }, { chip: true }),
  explodes: event({ room, found: NUMBER }),
  inspected: event({ seat, other: seat }),
  lured: event({ from: room, room }),
  // Trades
  trade: event({ seat, partner: seat, given: card, received: card }, { begins: true, ends: true }),
  infected: event({ seat }, { result: true }),
  repelled: event({ seat }, { result: true }),
  cured: event({ seat }, { result: true }),
  // Fights
  shot: event(
    { seat, target },
    // Two shots of one action are fired before either of them takes health.
    { follows: (line, { last }) => last.what === line.what, counted: countShots, tense: true },
  ),
  shots: event({ seat, target, times: NUMBER }, { form: true }),
  'shots-kill': event({ seat, target, times: NUMBER }, { form: true }),
  stab: event(
    { seat, who, target, die: NUMBER, hits: oneOf('yes', 'no') },
    { begins: true, chip: true, tense: true },
  ),
  'stab-kills': event(
    { seat, who, target, die: NUMBER, hits: oneOf('yes', 'no') },
    { form: true, begins: true },
  ),
  armor: event({ seat, number: NUMBER, room }, { result: true, under: isTaken }),
  spared: event({ pawn, room }, { result: true, under: isTaken }),
  hurt: event(
    { pawn, room, loss: NUMBER, left: NUMBER },
    {
      result: true,
      under: isTaken,
      chip: true,
      milestone: 'first-blood',
      isSaidBy: isStabbed,
      // The dead are hurt no more.
      unsaid: ({ data }) => data.left === 0,
    },
  ),
  'first-blood': event({}, { form: true }),
  death: event(
    { pawn },
    {
      result: true,
      ownSentence: true,
      stays: true,
      milestone: 'first-death',
      completes: gathered('death', 'pawn', 'deaths'),
    },
  ),
  deaths: event({ all: listOf(pawn) }, { form: true, result: true }),
  'first-death': event({}, { form: true }),
  eliminated: event({ seat }, { result: true, stays: true }),
  'parasite-hit': event(
    { parasite: target, gray: target, change: oneOf('dead', 'turned', 'gray') },
    { result: true, ends: true, completes: killed },
  ),
  // Alarms and parasites
  [ALARM]: event(alarm, { result: true, chip: true, tense: true }),
  'alarm-brings': event({ parasite: target }, { result: true, completes: withNew }),
  'alarm-takes': event({ parasite: target, from: room }, { result: true, completes: withMoved }),
  'alarm-with': event({ ...alarm, parasite: target }, { form: true }),
  'alarm-moves': event(
    { ...alarm, parasite: target, from: room, stays: oneOf('yes', 'no') },
    { form: true },
  ),
  'parasite-phase': event({}, { opens: 'phase' }),
  'doors-open': event({}, { result: true, isSaidBy: isChosen }),
  'doors-close': event({}),
  'parasite-move': event(
    { die: NUMBER, parasite: target, room },
    {
      follows: comesToo,
      chip: true,
      completes: gathered('parasite-move', 'parasite', 'parasites-gather'),
    },
  ),
  'parasites-gather': event({ all: listOf(target), room }, { form: true }),
  [PARASITE_ATTACK]: event({ room, loss: NUMBER }, { chip: true }),
  // The end
  [CALLS_VOTE]: event({ seat }, { begins: true }),
  vote: event(
    { yes: NUMBER, of: NUMBER },
    { follows: (_line, { last }) => last.what === CALLS_VOTE },
  ),
  'hive-burned': event({}),
  'troopers-dead': event({}, { begins: true }),
  'all-infected': event({}, { begins: true }),
  'hive-lost': event({}, { begins: true }),
  conceded: event({}, { begins: true }),
  'gave-up': event({}, { begins: true }),
  'out-of-time': event({}, { begins: true }),
});
