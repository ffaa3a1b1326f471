/** What a helpful player gives away: to somebody in the Room who is hurt, or who has less. */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import { ABOARD, itemKind, itemOf, itemValue, V, Z } from '@deadlight/games/rules/survival';
import type { SurvivalSight } from './habits.ts';
import { itemWorth } from './items.ts';
import { isTrade } from './purpose.ts';

export const DEALS: ReadonlySet<string> = new Set(['trade/say', 'deal/say']);

interface Gift {
  readonly to: Seat;
  readonly kind: number;
}

/** So many Items more than the other one must have to give one of them away. */
const RICHER = 2;
const HEALS: ReadonlySet<string> = new Set(['dress', 'dress-all', 'heal-light', 'heal-serious']);
const heals = (kind: number): boolean => itemOf(kind).does.some(({ does }) => HEALS.has(does));

const itemsOf = (sight: SurvivalSight, seat: Seat): number => sight.size(Z.inventory + seat);

/** Whom to give what, or null. */
export function giftFor(sight: SurvivalSight): Gift | null {
  const { vars, seat, seats } = sight;
  const own = sight.kinds(Z.inventory + seat);
  if (own.length === 0) return null;
  for (let to = 0; to < seats; to++) {
    if (to === seat || vars.fate[to] !== ABOARD || vars.place[to] !== vars.place[seat]) continue;
    const isHurt = vars.light[to]! > 0 || sight.size(Z.wounds + to) > 0;
    const cure = isHurt && vars.light[seat] === 0 ? own.find(heals) : undefined;
    if (cure !== undefined) return { to, kind: cure };
    if (own.length - itemsOf(sight, to) < RICHER) continue;
    return { to, kind: own.reduce((a, b) => (itemWorth(b) < itemWorth(a) ? b : a)) };
  }
  return null;
}

/** Opens a trade for a gift. */
export const opensTrade = (sight: SurvivalSight): Option | undefined =>
  giftFor(sight) === null ? undefined : sight.options.find(isTrade);

const onTable = (sight: SurvivalSight, seat: Seat): number =>
  Math.max(0, sight.size(Z.offer + seat)) + Math.max(0, sight.size(Z.openOffer + seat));

/** A little more than nothing: if it is refused, it is offered again only now and then. */
const RATHER = 0.003;

/** How a trade goes on: what is given is given for nothing, and what costs nothing is taken. */
export function dealHabit(sight: SurvivalSight, option: Option, gives: boolean): number {
  const { vars, seat } = sight;
  const gift = gives && vars.active === seat ? giftFor(sight) : null;
  const offers = onTable(sight, seat);
  switch (codeOf(option)) {
    case V.offer.code:
      return gift !== null && V.offer.value(option, 0) === vars.character[gift.to]
        ? 1 + RATHER
        : -5;
    case V.close.code:
      return 1;
    case V.give.code:
      return offers === 0 && gift !== null && V.give.value(option, 0) === itemValue(gift.kind)
        ? 3
        : -5;
    case V.propose.code:
      return offers > 0 && vars.active === seat ? 2 : -5;
    case V.accept.code:
      return offers === 0 && takesSomething(sight) ? 2 : -1;
    case V.refuse.code:
      return 1;
    default:
      return -5;
  }
}

const takesSomething = (sight: SurvivalSight): boolean => {
  for (let other = 0; other < sight.seats; other++)
    if (other !== sight.seat && onTable(sight, other) > 0) return true;
  return sight.vars.offered.some(({ seat }) => seat !== sight.seat);
};

/** Whether an option gives an Item of a kind. */
export const givesItem = (option: Option, kind: number): boolean =>
  codeOf(option) === V.give.code && itemKind(V.give.value(option, 0)) === kind;
