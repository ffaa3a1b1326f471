/** A table as it is told: to who is at it, and in the lobby. */
import type { Listed, SeatInfo, TableInfo, VoteInfo } from '@deadlight/host';
import type { Client } from './client.ts';
import { diceOf } from './dice.ts';
import type { Play } from './play.ts';
import { isTheirs } from './seating.ts';
import type { TableDoc } from './store.ts';
import type { Visits } from './visits.ts';
import type { Vote } from './vote.ts';

export interface About {
  readonly table: TableDoc;
  readonly visits: Visits;
  readonly vote: Vote | null;
  readonly play: Play | null;
}

export function infoFor(client: Client, about: About, now: number): TableInfo {
  const { table, visits } = about;
  const { id, game, options, state, seats, listed, spectators, hints, bots } = table;
  const { chat, join, clock, ended, next, deal } = table;
  const { commitment, secret, gave } = diceOf(table);
  return {
    id,
    game,
    options,
    state,
    seats: seats.map((seat, at): SeatInfo => {
      const { guest, name, ready, standIn } = seat;
      const kind = guest !== null ? 'person' : state === 'open' ? 'empty' : 'bot';
      const presence = visits.presenceOf(at, seats, now);
      return { name, ready, kind, presence, mine: isTheirs(seat, client.guest), standIn };
    }),
    listed,
    spectators,
    hints,
    chat,
    join,
    clock,
    bots,
    watching: visits.watching(seats),
    vote: voteFor(client, about),
    ended,
    sameDeal: deal !== null,
    next,
    owner: table.owner === client.guest,
    commitment,
    revealed: state === 'over' ? { secret, gave } : null,
  };
}

/** What would be taken back is told as far as the reader may know it. */
function voteFor(client: Client, { vote, visits, play }: About): VoteInfo | null {
  if (vote === null) return null;
  const { number, about, by, choices, voices } = vote;
  const eye = visits.of(client)?.screen?.eye ?? null;
  const step = about.do === 'rewind' ? play?.stepAt(about.to!) : undefined;
  const lines =
    step === undefined || eye === null ? [] : play!.host.match.log.linesFor(eye, step.told);
  return { number, about, by, choices, voices, lines };
}

/** As the lobby shows it; null if it does not. */
export function lineOf(table: TableDoc): Listed | null {
  const { id, game, state, seats, listed, spectators, clock, join } = table;
  if (!listed || state === 'over') return null;
  const names = seats.filter(({ guest }) => guest !== null).map(({ name }) => name);
  const taken = names.length;
  const free = state === 'open' || join ? seats.length - taken : 0;
  return { id, game, state, seats: seats.length, taken, free, names, spectators, clock };
}
