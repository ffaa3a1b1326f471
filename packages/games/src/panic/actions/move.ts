/** Moving, and all that entering a room brings: alarm, trade or attack, run (PAN-ACT-14). */
import {
  asSeat,
  codeOf,
  END,
  FIRST_SEAT,
  NO_SEAT,
  type Offer,
  type Option,
  type Seat,
} from '@deadlight/engine';
import { alarm } from '../alarm.ts';
import { othersIn, pawnOf, roomOfPawn } from '../crew.ts';
import { EVENT } from '../log-events.ts';
import {
  DIRECTIONS,
  doorway,
  isNest,
  isOpen,
  isRun,
  linkTo,
  NONE,
  opensDoors,
  REACTOR,
} from '../station.ts';
import { ANDROID, pawnThing } from '../things.ts';
import { kindOfCard, trade } from '../trade.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { noteAction } from './acted.ts';
import { type OwedSearch, owedSearch } from './first-search.ts';
import { lay, offerLaying } from './lay.ts';
import { offerShots, shoot, whyNotShoot } from './shoot.ts';
import { offerStabs, stab, whyNotStab } from './stab.ts';

/** Offers a character's steps into the rooms next door (PAN-ACT-12). */
export function offerSteps(
  table: PanicTable,
  seat: Seat,
  who: number,
  verb: (to: number) => Option,
  cost: number,
  owed: OwedSearch | null,
  offer: Offer,
): void {
  const { vars } = table;
  const room = roomOfPawn(table, pawnOf(seat, who));
  const doors = opensDoors(table, seat);
  for (let side = 0; side < DIRECTIONS; side++) {
    const to = doorway(vars, room, side);
    if (to === NONE) continue;
    const points = vars.ap < cost ? 'PAN-TURN-05' : null;
    const closed = isOpen(linkTo(vars, room, side), doors) ? null : 'PAN-ACT-13';
    offer.unless(points ?? closed ?? owed?.afterMoving(who, to, cost) ?? null, verb(to));
  }
}

interface Entering {
  readonly seat: Seat;
  readonly who: number;
}

/**
 * Whether a trade is due here: others are, and neither the reactor nor a trade excuses (PAN-TRADE-01,
 * PAN-TRADE-03, PAN-TRADE-04, PAN-TRADE-06, PAN-TRADE-09, PAN-TRADE-10).
 */
function isTradeDue(table: PanicTable, { seat, who }: Entering, room: number): boolean {
  const { vars } = table;
  // PAN-TRADE-05, PAN-ROOM-06
  if (room === REACTOR || othersIn(table, room, seat) === 0) return false;
  const bit = 1 << room;
  const traded = vars.options.tradeByCharacter
    ? vars.traded[who]!
    : vars.traded[0] | vars.traded[1];
  return (traded & bit) === 0;
}

function offerRun(table: PanicTable, { seat, who }: Entering, offer: Offer): void {
  const owed = owedSearch(table, seat);
  offer.add(VERB.stay());
  offerSteps(table, seat, who, VERB.run, 0, owed, offer);
}

/** A run needs a room without others and no other action there; back is always a way (PAN-ROOM-01, PAN-ROOM-02). */
function mayRun(table: PanicTable, { seat, who }: Entering): boolean {
  const room = roomOfPawn(table, pawnOf(seat, who));
  return isRun(room) && (table.vars.acted & (1 << room)) === 0 && othersIn(table, room, seat) === 0;
}

/** What happens after one character has stepped into a room. */
export const enter = procedure<Entering>('enter').steps({
  alarm(table, { seat, who }) {
    const room = roomOfPawn(table, pawnOf(seat, who));
    // On every entry, whichever side is up (PAN-ROOM-04).
    if (isNest(room)) table.call(alarm, { room, seat });
  },
  meet: {
    asks(table, entering) {
      const room = roomOfPawn(table, pawnOf(entering.seat, entering.who));
      return isTradeDue(table, entering, room) ? entering.seat : NO_SEAT;
    },
    options(table, { who }, seat, offer) {
      const room = roomOfPawn(table, pawnOf(seat, who));
      const others = othersIn(table, room, seat);
      for (let other = FIRST_SEAT; other < table.state.seats; other++)
        // PAN-TRADE-02
        if (others & (1 << other)) offer.add(VERB.trade(other));
      // Attacking somebody here instead must be the very next action (PAN-TRADE-07, PAN-TRADE-08).
      const owed = owedSearch(table, seat)?.afterPaying(1) ?? null;
      if (roomOfPawn(table, pawnOf(seat, ANDROID)) === room)
        offerShots(table, seat, whyNotShoot(table, seat) ?? owed, true, offer);
      offerStabs(table, seat, whyNotStab(table, seat) ?? owed, room, offer);
      offerLaying(table, seat, true, offer);
    },
  },
  met(table, entering) {
    if (!table.answered) return;
    const { seat, who } = entering;
    const { answer, vars } = table;
    noteAction(table, seat, answer);
    switch (codeOf(answer)) {
      case VERB.lay.code:
        lay(table, seat, kindOfCard(VERB.lay.value(answer, 0)));
        return 'meet';
      case VERB.trade.code:
        vars.traded[who]! |= 1 << roomOfPawn(table, pawnOf(seat, who));
        table.call(trade, { seat, partner: asSeat(VERB.trade.value(answer, 0)) });
        return;
      case VERB.shoot.code:
        vars.ap--;
        table.call(shoot, { seat, target: VERB.shoot.value(answer, 0), shot: [] });
        return;
      default:
        vars.ap--;
        table.call(stab, {
          seat,
          who: VERB.stab.value(answer, 0),
          target: VERB.stab.value(answer, 1),
        });
    }
    return;
  },
  run: {
    asks: (table, entering) => (mayRun(table, entering) ? entering.seat : NO_SEAT),
    options: (table, entering, _seat, offer) => offerRun(table, entering, offer),
  },
  /** A free move has all the effects of a paid one, another run among them (PAN-ROOM-03). */
  ran(table, entering) {
    if (!table.answered || codeOf(table.answer) === VERB.stay.code) return END;
    step(table, entering.seat, entering.who, VERB.run.value(table.answer, 0), true);
    return 'alarm';
  },
});

/** Puts a character into a room next door. */
export function step(table: PanicTable, seat: Seat, who: number, room: number, free = false): void {
  table.move(pawnThing(pawnOf(seat, who)), ZONE.room(room));
  table.log?.tell(free ? 'PAN-ROOM-03' : 'PAN-ACT-12', free ? EVENT.runs : EVENT.move, {
    seat,
    who,
    room,
  });
}
