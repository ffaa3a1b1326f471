/** The path of infection, person by person. */
import { type Line, type Plain, tells, type View } from '@deadlight/engine';
import { type Remark, roundsOf, type Unmasking } from '../telling/epilogue.ts';
import { EVENT } from './log-events.ts';
import { COLOURS } from './things.ts';

const seatRef = (seat: number): string => `@seat.${COLOURS[seat]}`;

/** Who was on the other side of the last trade before a line. */
function otherSide(seat: Plain, before: readonly Line[]): Plain | null {
  const trade = before.findLast((line) => tells(line, EVENT.trade));
  if (trade === undefined) return null;
  return seat === trade.data.seat ? trade.data.partner : trade.data.seat;
}

function path(lines: readonly Line[]): Remark[] {
  const rounds = roundsOf(EVENT, lines);
  const infected = new Set<Plain>();
  const tried = new Set<string>();
  let last = 0;
  return lines.flatMap((line, i): Remark[] => {
    if (!tells(line, EVENT.infected, EVENT.repelled, EVENT.cured)) return [];
    const { seat } = line.data;
    const round = rounds[i]!;
    const told = { seat, round, same: round === last ? 'yes' : 'no' };
    last = round;
    const by = line.rule.startsWith('PAN-TRADE') ? otherSide(seat, lines.slice(0, i)) : null;
    if (by === null) {
      infected.add(seat);
      return [{ name: 'host', data: told }];
    }
    const isCured = tells(line, EVENT.cured);
    // Whoever infects without having been infected at the table was the host from the start.
    const first = isCured || infected.has(by) ? [] : [{ name: 'origin', data: { seat: by } }];
    infected.add(by);
    if (tells(line, EVENT.infected)) infected.add(seat);
    if (isCured) infected.delete(seat);
    const again = tells(line, EVENT.repelled) && tried.has(`${by} ${seat}`) ? 'yes' : 'no';
    tried.add(`${by} ${seat}`);
    return [...first, { name: line.what, data: { ...told, by, again } }];
  });
}

/** How each of them ended. */
function sides(view: View): Remark[] {
  const all = Array.from({ length: view.seats }, (_, seat) => ({
    seat: seatRef(seat),
    side: view.zones[`status/${seat + 1}`]?.cards?.[0],
  }));
  const humans = all.filter(({ side }) => side === 'human').map(({ seat }) => seat);
  return humans.length === 0
    ? [{ name: 'nobody-human', data: {} }]
    : [{ name: 'stayed-human', data: { seats: humans, count: humans.length } }];
}

export const unmask: Unmasking = (view, lines) => [path(lines), sides(view)];
