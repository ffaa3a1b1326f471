/** The surface of Mars: the d12, zones and cards (LCK-ALT). */

import { codeOf, END, NO_KIND, NO_SEAT, type Seat, type Thing } from '@deadlight/engine';
import { networkWay, type Slot, type Way } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { contaminate } from '../survival/contamination.ts';
import { cardCalled, handSize, inCombat, inOrder, isInRoom, who } from '../survival/crew.ts';
import { topOf } from '../survival/decks.ts';
import { NOISE } from '../survival/dice.ts';
import { encounter } from '../survival/encounter.ts';
import { addNoise, addSlime } from '../survival/markers.ts';
import { noiseRoll, rollTen } from '../survival/noise.ts';
import { discardCalled } from '../survival/pass.ts';
import { isActionCard } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { suffer } from '../survival/wounds.ts';
import { MARS_CARDS } from './data/tokens.ts';
import { checkLast } from './ending.ts';
import { BUILDINGS, isCrossing, isOnSurface } from './facility.ts';
import { EVENT } from './log-events.ts';
import { panicking } from './panicking.ts';
import { FIRST_MARS } from './things.ts';
import { hasSuit } from './ways-out.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** The d12 on the surface: like the ten faces, with Mars twice (LCK-ALT-34, LCK-ALT-45-R). */
export function rollNoise(table: SurvivalTable, seat: Seat): number {
  if (!isOnSurface(table.vars, table.vars.place[seat]!)) return rollTen(table);
  const roll = table.roll(12);
  if (roll <= 8) return (roll + 1) >> 1;
  return roll === 9 ? NOISE.silence : roll === 10 ? NOISE.danger : NOISE.other;
}

/** In a building or in a suit (LCK-ALT-40). */
const isProtected = (table: SurvivalTable, seat: Seat): boolean =>
  !isCrossing(table.vars, table.vars.place[seat]!) || hasSuit(table, seat);

/** The way of the zone that belongs to a building; on a crossing that of zone 3. */
const ownZone = (table: SurvivalTable, slot: Slot): Way => {
  const zone = BUILDINGS.findIndex((rooms) => rooms.includes(slot));
  return networkWay(boardOf(table), zone > 0 ? zone : 3);
};

interface Mars {
  readonly seat: Seat;
  card: Thing;
  next: number;
}

/** A Mars Surface card, for the player who drew it or for all on the surface (LCK-ALT-38, LCK-ALT-39-D). */
export const marsCard = procedure<Mars>('mars').steps({
  draw(table, local) {
    // LCK-ALT-42-R
    local.card = topOf(table, ZONE.marsDeck, ZONE.marsDiscard);
    table.move(local.card, ZONE.marsDiscard);
    const { id } = MARS_CARDS[table.kind(local.card) - FIRST_MARS]!;
    table.log?.tell('LCK-ALT-38', EVENT['mars-card'], {
      who: who(table, local.seat),
      card: `@mars.${id}`,
    });
  },
  each(table, local) {
    const { id, forAll } = MARS_CARDS[table.kind(local.card) - FIRST_MARS]!;
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      const slot = table.vars.place[seat]!;
      if (slot === 0 || !(forAll ? isOnSurface(table.vars, slot) : seat === local.seat)) continue;
      expose(table, seat, id);
      return 'each';
    }
    checkLast(table);
    return END;
  },
});

function expose(table: SurvivalTable, seat: Seat, id: string): void {
  const safe = isProtected(table, seat);
  const slot = table.vars.place[seat]!;
  switch (id) {
    case 'radioactive-dust':
      contaminate(table, seat);
      if (!safe) addSlime(table, seat);
      break;
    case 'sandstorm':
      table.call(sandstorm, { seat, left: safe ? 1 : 2 });
      break;
    case 'sharp-gravel':
      table.call(suffer, { seat, light: safe ? 1 : 2, serious: 0, cause: 'mars' });
      break;
    case 'torn-seal':
      table.call(suffer, { seat, light: safe ? 1 : 0, serious: safe ? 0 : 1, cause: 'mars' });
      break;
    case 'echo-in-the-dunes': {
      if (safe) addNoise(table, ownZone(table, slot));
      else for (let zone = 1; zone <= 4; zone++) addNoise(table, networkWay(boardOf(table), zone));
      break;
    }
    case 'stalked':
      if (inCombat(table.vars, seat)) break;
      if (safe) table.call(noiseRoll, { seat, roll: 0 });
      else table.call(encounter, { seat, slot, figure: -1, tokenKind: NO_KIND, attack: true });
      break;
    case 'magnetic-storm':
      table.call(panicking, { seat, ammo: 1, item: safe ? 'kept' : 'chosen', started: false });
      break;
  }
}

/** Action cards go with the wind; the player chooses which. */
export const sandstorm = procedure<{ readonly seat: Seat; left: number }>('sandstorm').steps({
  discard: {
    asks: (table, { seat, left }) =>
      left > 0 && isInRoom(table.vars, seat) && handSize(table, seat) > 0 ? seat : NO_SEAT,
    options(table, _local, seat, offer) {
      let any = false;
      for (const thing of table.zone(ZONE.hand(seat))) {
        const kind = table.kind(thing);
        if (!isActionCard(kind) || cardCalled(table, seat, kind) !== thing) continue;
        offer.add(VERB.discard(kind));
        any = true;
      }
      if (!any) offer.add(VERB.done());
    },
  },
  discarded(table, local) {
    if (!table.answered || codeOf(table.answer) === VERB.done.code) return END;
    discardCalled(table, local.seat, table.answer);
    table.log?.tell('LCK-CARD-sandstorm', EVENT.discards, { who: who(table, local.seat) });
    local.left--;
    return 'discard';
  },
});
