/** The log events of Panic Station. */
import {
  events,
  type Field,
  HIDDEN,
  type Line,
  type ListOf,
  type LogEvent,
  listOf,
  NUMBER,
  named,
  oneOf,
  tells,
} from '@deadlight/engine';
import { type Before, event, type LineWith, withTraits } from '../telling/traits.ts';
import { closing, inSet, LINE as STATE_LINE } from './state.ts';
import { DOMAIN } from './words.ts';

const { seat, who, room, pawn, target, card } = DOMAIN;
const stab = { seat, who, target, die: NUMBER, hits: oneOf('yes', 'no') } as const;
const shots = { seat, target, times: NUMBER } as const;
const alarm = { seat, die: NUMBER, room } as const;

/** Events that the traits of others read or make. */
const LINE = events({
  placed: { data: { seat, room, cell: DOMAIN.cell } },
  buried: { data: { seat, room } },
  terminal: { data: { seat, function: DOMAIN.terminal } },
  'turns-red': { data: { room } },
  'draws-hidden': { data: { seat, times: NUMBER } },
  shots: { data: shots },
  'shots-kill': { data: shots },
  stab: { data: stab },
  'stab-kills': { data: stab },
  alarm: { data: alarm },
  'alarm-with': { data: { ...alarm, parasite: target } },
  'alarm-moves': {
    data: { ...alarm, parasite: target, from: room, stays: oneOf('yes', 'no') },
  },
  'first-blood': { data: {} },
  death: { data: { pawn } },
  'first-death': { data: {} },
  deaths: { data: { all: listOf(pawn) } },
  'parasite-move': { data: { die: NUMBER, parasite: target, room } },
  'parasites-gather': { data: { all: listOf(target), room } },
  'parasite-attack': { data: { room, loss: NUMBER } },
  'calls-vote': { data: { seat } },
});

/** A terminal may find a room, but only one; what else is played before does not. */
const findsRoom = (_line: Line, { lines, first, last }: Before): boolean =>
  !lines.some((line) => tells(line, LINE.placed)) &&
  (tells(last, LINE.buried) ||
    (tells(first, LINE.terminal) && first.data.function === '@terminal.discover'));

/** The choice at the terminal says that the doors open, unless an alarm has come between. */
const isChosen = (_line: Line, before: Line): boolean =>
  tells(before, LINE.terminal, LINE['turns-red']);

/** What an attack in a room takes is told with it, though all attacks are made before any takes health. */
const isTaken = ({ data }: LineWith<'room'>, first: Line): boolean =>
  tells(first, LINE['parasite-attack']) && first.data.room === data.room;

/** An alarm, and the parasite that it brings from the supply. */
const withNew = (before: Line, { data: { parasite } }: LineWith<'parasite'>): Line | null =>
  tells(before, LINE.alarm)
    ? { ...before, what: LINE['alarm-with'].name, data: { ...before.data, parasite } }
    : null;

/** An alarm, and the parasite that it brings from another room. */
function withMoved(
  before: Line,
  { data: { parasite, from } }: LineWith<'parasite' | 'from'>,
): Line | null {
  if (!tells(before, LINE.alarm)) return null;
  const stays = from === before.data.room ? 'yes' : 'no';
  const data = { ...before.data, parasite, from, stays };
  return { ...before, what: LINE['alarm-moves'].name, data };
}

/** Cards that are not known are only counted. */
const countHidden = (line: LineWith<'card' | 'seat'>): Line =>
  line.data.card === HIDDEN
    ? { ...line, what: LINE['draws-hidden'].name, data: { seat: line.data.seat, times: 1 } }
    : line;

const countShots = (line: Line): Line => ({
  ...line,
  what: LINE.shots.name,
  data: { ...line.data, times: 1 },
});

/** Pieces to which the same happens one after another are told at once. */
const gathered =
  <B extends 'pawn' | 'parasite'>(
    one: LogEvent<Readonly<Record<B, Field>>>,
    field: B,
    all: LogEvent<{ readonly all: ListOf<Field> }>,
  ) =>
  (before: Line, line: Line): Line | null => {
    const { [field]: piece, room: there } = line.data;
    const { room: reached } = before.data;
    if (reached !== there) return null;
    const so = tells(before, all)
      ? before.data.all
      : tells(before, one)
        ? [before.data[field]]
        : null;
    if (so === null) return null;
    const data = { all: [...so, piece!], ...(there === undefined ? {} : { room: there }) };
    return { ...line, what: all.name, data };
  };

/** Parasites that come to one room one after another come together. */
const comesToo = ({ data }: LineWith<'room'>, { last }: Before): boolean =>
  tells(last, LINE['parasite-move']) && last.data.room === data.room;

/** A stab or a shot that kills is one sentence. */
function killed(
  before: Line,
  { data: { change, parasite } }: LineWith<'change' | 'parasite'>,
): Line | null {
  if (!tells(before, LINE.stab, LINE.shots)) return null;
  if (change !== 'dead' || before.data.target !== parasite) return null;
  const killing = tells(before, LINE.stab) ? LINE['stab-kills'] : LINE['shots-kill'];
  return { ...before, what: killing.name };
}

/** Somebody who is stabbed is hurt, unless there is more to say of it. */
const isStabbed = ({ data: { pawn, left } }: LineWith<'pawn' | 'left'>, before: Line): boolean =>
  tells(before, LINE.stab) && before.data.target === pawn && left !== 1;

/** Nothing but mechanics: the story knows no cards, dice and points. */
const BESIDE = { chip: true, unsaid: true } as const;

export const EVENT = events({
  // Rounds and turns
  round: event({ round: NUMBER, seat }, { opens: 'round', chip: true, closes: closing }),
  ...withTraits(STATE_LINE.state, { form: true }),
  phase: event({ phase: named('phase') }, { opens: 'phase' }),
  turn: event({ seat, actions: NUMBER }, { opens: 'turn', chip: true }),
  inherits: event({ seat }, { result: true, stays: true, ...BESIDE }),
  // The station
  ...withTraits(LINE.placed, {
    follows: findsRoom,
    chip: true,
    adds: inSet('rooms', 'room'),
  }),
  ...withTraits(LINE.buried, { follows: findsRoom, ...BESIDE }),
  move: event({ seat, who, room }, { begins: true }),
  runs: event({ seat, who, room }, { result: true }),
  ...withTraits(LINE.terminal, { action: true, ends: true }),
  scan: event({ infected: NUMBER, human: NUMBER }, { result: true }),
  treats: event({ seat, room }, { begins: true }),
  healed: event({ pawn, amount: NUMBER, left: NUMBER }, { result: true, chip: true }),
  'burns-hive': event({ seat, cans: NUMBER }),
  ...withTraits(LINE['turns-red'], { result: true, ends: true }),
  // Cards
  search: event({ seat, who, room }, { begins: true }),
  drew: event({ seat, card }, { result: true, counted: countHidden }),
  ...withTraits(LINE['draws-hidden'], { form: true }),
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
  ...withTraits(LINE.shots, { form: true }),
  ...withTraits(LINE['shots-kill'], { form: true }),
  ...withTraits(LINE.stab, { begins: true, chip: true, tense: true }),
  ...withTraits(LINE['stab-kills'], { form: true, begins: true }),
  armor: event({ seat, number: NUMBER, room }, { result: true, under: isTaken }),
  spared: event({ pawn, room }, { result: true, under: isTaken }),
  hurt: event(
    { pawn, room, loss: NUMBER, left: NUMBER },
    {
      result: true,
      under: isTaken,
      chip: true,
      milestone: LINE['first-blood'],
      isSaidBy: isStabbed,
      // The dead are hurt no more.
      unsaid: ({ data }) => data.left === 0,
    },
  ),
  ...withTraits(LINE['first-blood'], { form: true }),
  ...withTraits(LINE.death, {
    result: true,
    ownSentence: true,
    stays: true,
    milestone: LINE['first-death'],
    completes: gathered(LINE.death, 'pawn', LINE.deaths),
    adds: inSet('dead', 'pawn'),
  }),
  ...withTraits(LINE.deaths, { form: true, result: true }),
  ...withTraits(LINE['first-death'], { form: true }),
  eliminated: event({ seat }, { result: true, stays: true }),
  'parasite-hit': event(
    { parasite: target, gray: target, change: oneOf('dead', 'turned', 'gray') },
    {
      result: true,
      ends: true,
      completes: killed,
      removes: { ...inSet('parasites', 'parasite'), if: ({ data }) => data.change === 'dead' },
    },
  ),
  // Alarms and parasites
  ...withTraits(LINE.alarm, { result: true, chip: true, tense: true }),
  'alarm-brings': event(
    { parasite: target },
    { result: true, completes: withNew, adds: inSet('parasites', 'parasite') },
  ),
  'alarm-takes': event(
    { parasite: target, from: room },
    { result: true, completes: withMoved, adds: inSet('parasites', 'parasite') },
  ),
  ...withTraits(LINE['alarm-with'], { form: true }),
  ...withTraits(LINE['alarm-moves'], { form: true }),
  'parasite-phase': event({}, { opens: 'phase' }),
  'doors-open': event({}, { result: true, isSaidBy: isChosen }),
  'doors-close': event({}),
  ...withTraits(LINE['parasite-move'], {
    follows: comesToo,
    chip: true,
    completes: gathered(LINE['parasite-move'], 'parasite', LINE['parasites-gather']),
    adds: inSet('parasites', 'parasite'),
  }),
  ...withTraits(LINE['parasites-gather'], { form: true }),
  ...withTraits(LINE['parasite-attack'], { chip: true }),
  // The end
  ...withTraits(LINE['calls-vote'], { begins: true }),
  vote: event(
    { yes: NUMBER, of: NUMBER },
    { follows: (_line, { last }) => tells(last, LINE['calls-vote']) },
  ),
  'hive-burned': event({}),
  'troopers-dead': event({}, { begins: true }),
  'all-infected': event({}, { begins: true }),
  'hive-lost': event({}, { begins: true }),
  conceded: event({}, { begins: true }),
  'gave-up': event({}, { begins: true }),
  'out-of-time': event({}, { begins: true }),
});
