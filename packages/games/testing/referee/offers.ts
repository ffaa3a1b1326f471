/** What a Character may do in its turn as far as it can be seen from the board: where it may go, what it may strike. */
import type { Offer, PlayedGame, Rest } from './moments.ts';
import {
  CLOSED,
  type Complain,
  type GameId,
  inZone,
  isContamination,
  type Plan,
  planOf,
  roomAt,
  type Shown,
  standingIn,
  waysOf,
} from './shown.ts';

/** What an option starts with, and the slots that stand behind it. */
const slotsOf = ({ options }: Offer, verb: string): string =>
  [
    ...new Set(options.flatMap((one) => (one.startsWith(`${verb} `) ? [one.split(' ')[1]!] : []))),
  ].join();

const offers = ({ options }: Offer, verb: string): boolean =>
  options.some((one) => one === verb || one.startsWith(`${verb} `));

/** NEM-MOVE-03, NEM-MOVE-04, LCK-MOVE-04, LCK-MOVE-05: over open Corridors, and on foot over the surface. */
function neighboursOf({ corridors, paths = [] }: Plan, { door }: Shown, slot: number): number[] {
  const open = corridors.filter((_, way) => door[way] !== CLOSED);
  const far = ([a, b]: readonly [number, number, ...unknown[]]) =>
    a === slot ? [b] : b === slot ? [a] : [];
  return [...new Set([...open.flatMap(far), ...paths.flatMap(far)])].sort((a, b) => a - b);
}

/** NEM-CARD-leg, LCK-CARD-leg: an escape costs one card more. */
const moveCost = (wounds: readonly string[], isEngaged: boolean): number =>
  isEngaged && wounds.includes('leg') ? 2 : 1;

interface Seen {
  readonly rule: string;
  readonly what: string;
  readonly offered: unknown;
  readonly wanted: unknown;
}

function seenOf(game: GameId, offer: Offer, { vars, zones }: Rest<Shown>): Seen[] {
  const { seat } = offer;
  const plan = planOf(game, vars);
  const slot = vars.place[seat]!;
  const wounds = inZone(zones, 'wounds', seat);
  const cards = inZone(zones, 'hand', seat).filter((card) => !isContamination(card)).length;
  const isEngaged = vars.at.some((there) => there === slot);
  const isFree = vars.actions > 0 || vars.rushed;
  const near = neighboursOf(plan, vars, slot);
  const quiet = near.filter((to) => waysOf(plan, to).some((way) => !vars.noise[way]));
  const eggs = vars.eggsIn[slot]! + (roomAt(game, vars, slot) === 'nest' ? vars.nestEggs : 0);
  const mayStrike = isFree && cards >= 1 && (isEngaged || eggs > 0);
  const company = standingIn(vars, slot).length > 1;
  const seen: Seen[] = [
    { rule: 'BASIC-03', what: 'melee', offered: offers(offer, 'melee'), wanted: mayStrike },
    {
      rule: 'BASIC-08',
      what: 'trade',
      offered: offers(offer, 'trade') && (isEngaged || !company || cards < 1),
      wanted: false,
    },
    {
      rule: 'ROOM-GEN-03',
      what: 'room',
      offered: offers(offer, 'room') && (isEngaged || vars.malfunction[slot]),
      wanted: false,
    },
  ];
  // The first Move of a round costs more with a bad Knee (LCK-CARD-knee).
  if (wounds.includes('knee')) return seen;
  const mayGo = isFree && cards >= moveCost(wounds, isEngaged);
  const mayCreep = isFree && cards >= 2 && !isEngaged;
  return [
    ...seen,
    {
      rule: 'MOVE-04',
      what: 'moves',
      offered: slotsOf(offer, 'move'),
      wanted: (mayGo ? near : []).join(),
    },
    {
      rule: 'BASIC-05',
      what: 'careful moves',
      offered: slotsOf(offer, game === 'nemesis' ? 'careful' : 'careful-to'),
      wanted: (mayCreep ? quiet : []).join(),
    },
  ];
}

export function judgeOffers(
  game: GameId,
  { moments, rests }: PlayedGame<Shown>,
  complain: Complain,
): void {
  for (const rest of rests)
    for (const offer of rest.offers)
      for (const { rule, what, offered, wanted } of seenOf(game, offer, rest))
        if (offered !== wanted)
          complain(
            moments[rest.lines - 1] ?? null,
            rule,
            `seat ${offer.seat} is offered ${what} ${offered || 'none'}, not ${wanted || 'none'}`,
          );
}
