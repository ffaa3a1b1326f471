/** A table as it is sent to the people at it, and to the lobby. */
import { asSeat } from '@deadlight/engine';
import type { Listed, SeatInfo, TableInfo, VoteInfo } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import { awaited, isDealing } from './dealing.ts';
import { diceOf } from './dice.ts';
import { isHostGone } from './hosting.ts';
import type { MatchLog } from './match-log.ts';
import { peopleAt } from './meetings.ts';
import { paceOf } from './pace.ts';
import { isProgram, isTheirs, seatsOf } from './seating.ts';
import type { Vote } from './vote.ts';

export interface About {
  readonly table: TableDoc;
  readonly attendance: Attendance;
  readonly vote: Vote | null;
  readonly play: MatchLog | null;
}

export function infoFor(client: Client, about: About, now: number): TableInfo {
  const { table, attendance } = about;
  const { id, game, options, state, seats, listed, friends, spectators, hints, bots } = table;
  const { chat, join, programs, clock, ended, next, deal, whatIf, promised, faulty, wasRead } =
    table;
  const { commitment, secret, gave } = diceOf(table);
  const watches = attendance.of(client)?.watches === true;
  return {
    id,
    game,
    options,
    state,
    seats: seats.map((seat, index): SeatInfo => {
      const at = asSeat(index);
      const { guest, name, ready, standIn, left, promise } = seat;
      const kind = guest !== null ? 'person' : state === 'open' ? 'empty' : 'bot';
      const presence = attendance.presenceOf(at, seats, now, paceOf(clock));
      const shares = guest === null ? [] : seatsOf(guest, seats).filter((one) => one !== at);
      const mine = !watches && isTheirs(seat, client.guest);
      const program = isProgram(table, seat);
      return { name, ready, kind, program, presence, mine, standIn, shares, left, promise };
    }),
    listed,
    friends,
    spectators,
    hints,
    chat,
    join,
    programs,
    clock,
    bots,
    watching: attendance.watching(seats),
    vote: voteFor(client, about),
    ended,
    sameDeal: deal !== null && whatIf === null,
    whatIf,
    next,
    owner: table.owner === client.guest,
    host: seatsOf(table.owner, seats)[0] ?? null,
    hostGone: isHostGone(table, attendance.goneFor(table.owner, now)),
    banned: table.banned.length,
    commitment,
    promised,
    awaited: isDealing(table) ? awaited(table) : null,
    // A game that was only broken off may be played on.
    revealed: state === 'over' && (!faulty || wasRead) ? { secret, gave } : null,
  };
}

/** The lines that a rewind would take back, as far as the reader may know them. */
function voteFor(client: Client, { vote, attendance, play }: About): VoteInfo | null {
  if (vote === null) return null;
  const { number, about, by, choices, voices } = vote;
  const eye = attendance.of(client)?.screen?.eye ?? null;
  const step = about.do === 'rewind' ? play?.stepAt(about.to!) : undefined;
  const lines =
    step === undefined || eye === null ? [] : play!.host.match.log.linesFor(eye, step.told);
  return { number, about, by, choices, voices, lines };
}

/** A table of the lobby, and whose it is: that is for the server alone. */
export interface LobbyLine {
  readonly shown: Listed;
  readonly people: readonly string[];
}

export function lobbyLineOf(table: TableDoc): LobbyLine | null {
  const shown = lineOf(table);
  return shown === null ? null : { shown, people: peopleAt(table) };
}

/** As the lobby lists it, or as friends of its host find it; null if they do not. */
export function lineOf(table: TableDoc, forFriends = false): Listed | null {
  const { id, game, state, seats, listed, friends, spectators, clock, join } = table;
  if (!(listed || (forFriends && friends)) || state === 'over') return null;
  const sitting = seats.filter(({ guest }) => guest !== null);
  const names = sitting.filter(({ program }) => program === null).map(({ name }) => name);
  const guests = sitting.filter(({ program }) => program !== null).map(({ name }) => name);
  const taken = sitting.length;
  const kept = seats.filter((seat) => seat.guest === null && isProgram(table, seat)).length;
  const free = state === 'open' || join ? seats.length - taken - kept : 0;
  const programs = table.programs ? guests : null;
  return { id, game, state, seats: seats.length, taken, free, names, programs, spectators, clock };
}
