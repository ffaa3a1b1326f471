/** How a bot announces what it is about to do, so that others can play with it. */
import type { Option, Seat } from '@deadlight/engine';
import { ABOARD, asSlot, type Slot, type Vars, VERB, ZONE } from '@deadlight/games/rules/survival';
import type { Aim } from './aim.ts';
import type { SurvivalSight } from './habits.ts';

interface PlanWords {
  readonly say: () => Option;
  readonly 'say-take': (slot: Slot) => Option;
  readonly 'say-help': () => Option;
  readonly 'say-leave': () => Option;
}

const ASKS = 'plans/say';
/** Rounds before an announcement is repeated. */
const ROUNDS = 3;
const TAKES = 'say-take ';
/** With this few cards, or this many wounds, a Character cannot win a fight alone. */
const FEW_CARDS = 2;

/** What to announce, in notation; or null. */
function planOf(sight: SurvivalSight, aim: Aim): string | null {
  const { vars, seat } = sight;
  const here = vars.place[seat]!;
  if (vars.crowd[here]! > 0) {
    const isAlone = vars.place.filter((slot) => slot === here).length === 1;
    const isWeak = sight.size(ZONE.hand(seat)) <= FEW_CARDS || sight.size(ZONE.wounds(seat)) > 0;
    return isAlone && isWeak ? 'say-help' : null;
  }
  if (aim.exit) return 'say-leave';
  if (aim.slot <= 0) return null;
  const isTask = aim.does !== null || vars.rooms[aim.slot]! < 0;
  return isTask && aim.slot !== here ? `${TAKES}${aim.slot}` : null;
}

/**
 * Whether the seat has said so recently; for leaving, at any time. One room a round is enough: nobody follows somebody
 * who names another in every turn.
 */
const hasSaid = ({ claims, round }: Readonly<Vars>, seat: Seat, says: string): boolean =>
  claims.some(
    (one) =>
      one.seat === seat &&
      (one.says === says
        ? says === 'say-leave' || one.round > round - ROUNDS
        : one.round === round && one.says.startsWith(TAKES) && says.startsWith(TAKES)),
  );

/** The option that begins or makes an announcement; undefined if there is nothing new. */
export function announces(
  words: PlanWords,
  aimOf: (sight: SurvivalSight) => Aim,
): (sight: SurvivalSight) => Option | undefined {
  const news = (sight: SurvivalSight): string | null => {
    const { vars, seat } = sight;
    if (vars.fate[seat] !== ABOARD || !vars.place[seat]) return null;
    const says = planOf(sight, aimOf(sight));
    return says === null || hasSaid(vars, seat, says) ? null : says;
  };
  return (sight) => {
    if (sight.asks === ASKS) {
      const says = news(sight);
      if (says === null) return VERB.no();
      if (says === 'say-help') return words['say-help']();
      if (says === 'say-leave') return words['say-leave']();
      return words['say-take'](asSlot(Number(says.slice(TAKES.length))));
    }
    if (sight.asks !== 'turn/act' || !sight.options.includes(words.say())) return undefined;
    return news(sight) === null ? undefined : words.say();
  };
}
