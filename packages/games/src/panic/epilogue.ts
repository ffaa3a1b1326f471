/** The path of infection, person by person. */
import type { Line, Plain, View } from '@deadlight/engine';
import { type Remark, roundsOf, type Unmasking } from '../telling/epilogue.ts';
import { COLOURS } from './things.ts';

const seatRef = (seat: number): string => `@seat.${COLOURS[seat]}`;

/** The last trade before a line, and who was on its other side. */
function otherSide(lines: readonly Line[], at: number): Plain | null {
  const trade = lines.slice(0, at).findLast(({ what }) => what === 'trade');
  if (trade === undefined) return null;
  const { seat, partner } = trade.data;
  return seat === lines[at]!.data['seat'] ? partner! : seat!;
}

const PASSED = new Set(['infected', 'repelled', 'cured']);

function path(lines: readonly Line[]): Remark[] {
  const rounds = roundsOf(lines);
  const infected = new Set<Plain>();
  const tried = new Set<string>();
  let last = 0;
  return lines.flatMap(({ what, rule, data }, i) => {
    const { seat } = data;
    if (!PASSED.has(what)) return [];
    const round = rounds[i]!;
    const told = { seat: seat!, round, same: round === last ? 'yes' : 'no' };
    last = round;
    const by = rule.startsWith('PAN-TRADE') ? otherSide(lines, i) : null;
    if (by === null) {
      infected.add(seat!);
      return [{ name: 'host', data: told }];
    }
    // Whoever infects without having been infected at the table was the host from the start.
    const first =
      what === 'cured' || infected.has(by) ? [] : [{ name: 'origin', data: { seat: by } }];
    infected.add(by);
    if (what === 'infected') infected.add(seat!);
    if (what === 'cured') infected.delete(seat!);
    const again = what === 'repelled' && tried.has(`${by} ${seat}`) ? 'yes' : 'no';
    tried.add(`${by} ${seat}`);
    return [...first, { name: what, data: { ...told, by, again } }];
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
