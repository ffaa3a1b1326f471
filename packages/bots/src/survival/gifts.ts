/** What a helpful player gives away: to somebody in the Room who is wounded, or who has less. */
import { codeOf, FIRST_SEAT, type Kind, type Option, type Seat } from '@deadlight/engine';
import { ABOARD, itemOf, itemValue, VERB, ZONE } from '@deadlight/games/rules/survival';
import { isTrade } from './aim.ts';
import type { SurvivalSight } from './habits.ts';
import { itemWorth } from './items.ts';

export const DEALS: ReadonlySet<string> = new Set(['trade/say', 'deal/say']);

interface Gift {
  readonly to: Seat;
  readonly kind: Kind;
}

/** Lead in Items required to give one away. */
const RICHER = 2;
const HEALS: ReadonlySet<string> = new Set(['dress', 'dress-all', 'heal-light', 'heal-serious']);
const heals = (kind: Kind): boolean => itemOf(kind).does.some(({ does }) => HEALS.has(does));

const itemsOf = (sight: SurvivalSight, seat: Seat): number => sight.size(ZONE.inventory(seat));

/** The recipient and the gift, or null. */
function giftFor(sight: SurvivalSight): Gift | null {
  const { vars, seat, seats } = sight;
  const own = sight.kinds(ZONE.inventory(seat));
  if (own.length === 0) return null;
  for (let to = FIRST_SEAT; to < seats; to++) {
    if (to === seat || vars.fate[to] !== ABOARD || vars.place[to] !== vars.place[seat]) continue;
    const isHurt = vars.light[to]! > 0 || sight.size(ZONE.wounds(to)) > 0;
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
  Math.max(0, sight.size(ZONE.offer(seat))) + Math.max(0, sight.size(ZONE.openOffer(seat)));

/** Slightly above 0: a refused gift is offered again only now and then. */
const RATHER = 0.003;

/** How a trade goes on: gifts ask for nothing in return, and gifts are accepted. */
export function dealHabit(sight: SurvivalSight, option: Option, gives: boolean): number {
  const { vars, seat } = sight;
  const gift = gives && vars.active === seat ? giftFor(sight) : null;
  const offers = onTable(sight, seat);
  switch (codeOf(option)) {
    case VERB.offer.code:
      return gift !== null && VERB.offer.value(option, 0) === vars.character[gift.to]
        ? 1 + RATHER
        : -5;
    case VERB.close.code:
      return 1;
    case VERB.give.code:
      return offers === 0 && gift !== null && VERB.give.value(option, 0) === itemValue(gift.kind)
        ? 3
        : -5;
    case VERB.propose.code:
      return offers > 0 && vars.active === seat ? 2 : -5;
    case VERB.accept.code:
      return offers === 0 && takesSomething(sight) ? 2 : -1;
    case VERB.refuse.code:
      return 1;
    default:
      return -5;
  }
}

const takesSomething = (sight: SurvivalSight): boolean => {
  for (let other = FIRST_SEAT; other < sight.seats; other++)
    if (other !== sight.seat && onTable(sight, other) > 0) return true;
  return sight.vars.offered.some(({ seat }) => seat !== sight.seat);
};
