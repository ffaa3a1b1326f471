/** Any game in a terminal, as a list of zones and their contents: for a game without its own board. */
import { allSeats, asSeat, at, lookUp, NO_SEAT, type Seat, type View } from '@deadlight/engine';
import { GAMES, type Voice } from '@deadlight/games';
import type { Board } from '../board.ts';
import { wrong } from '../problem.ts';
import { hanging } from '../terminal/hanging.ts';

type Lying = View['zones'][string];

/** `hand/2` is the hand of the second seat. */
const ownerOf = (zone: string): number => Number(zone.split('/')[1] ?? 0) - 1;

export function plainBoard(id: string): Board {
  const playable = lookUp(GAMES, id);
  if (playable === undefined) throw wrong(`there is no game ${id}`);
  const { game, seats } = playable;
  const groups = new Map(game.kinds.map(({ name, group }) => [name, group]));

  const nameOf = (card: string, voice: Voice): string => {
    const text = `${groups.get(card)}.${card}`;
    return voice.has(text) ? voice.say(text) : card;
  };
  /** What is seen of a zone by name, and how much there is. */
  const told = (zone: string, { size, cards }: Lying, voice: Voice): string => {
    const name = at(zone.split('/'), 0, 'part');
    const title = voice.has(`zone.${name}`) ? voice.say(`zone.${name}`) : name;
    const known = (cards ?? []).map((card) => nameOf(card, voice));
    return `${title}: ${size}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
  };
  const zonesOf = (view: View, owner: Seat, voice: Voice): string[] =>
    Object.entries(view.zones)
      .filter(([zone]) => ownerOf(zone) === owner)
      .map(([zone, lying]) => told(zone, lying, voice));
  const crew = (view: View, voice: Voice, width: number): string[] =>
    seats
      .slice(0, view.seats)
      .flatMap((name, index) =>
        hanging(
          `${index + 1} ${voice.say(`seat.${name}`)}  ${zonesOf(view, asSeat(index), voice).join(' · ')}`,
          width,
        ),
      );
  const hand = (view: View): string[] => [...(view.zones[`hand/${view.seat + 1}`]?.cards ?? [])];

  return {
    status: (view, voice) =>
      voice.has('tableStatus') ? voice.say('tableStatus', view.vars as Record<string, never>) : '',
    map: (view, voice, width) =>
      zonesOf(view, NO_SEAT, voice).flatMap((line) => hanging(line, width)),
    key: () => [],
    crew,
    sheets: crew,
    own: (view, voice, width) =>
      hand(view).length === 0
        ? []
        : hanging(
            hand(view)
              .map((card) => nameOf(card, voice))
              .join(', '),
            width,
          ),
    hand,
    characterText: (seat) => `seat.${seat}`,
    place: (name) => ({ x: 0, y: 0, mark: '', name }),
    reveal: (view, voice) => crew(view, voice, Number.POSITIVE_INFINITY),
    cardText: () => null,
    setTitle: () => null,
    rooms: () => [],
    tally: {
      facts: (end) => ({
        how: end.over!.how,
        side: null,
        met: 0,
        players: allSeats(end.seats).map((seat) => ({
          character: at(seats, seat, 'name of a seat'),
          fate: 'alive',
          won: end.over!.winners.includes(seat),
          objectives: [],
          cause: null,
          diedIn: null,
          diedAt: null,
        })),
        visits: {},
        dealt: [],
        found: [],
      }),
      sums: () => ({}),
      report: () => [],
    },
  };
}
