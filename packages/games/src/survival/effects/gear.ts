/** Weapons, ammo, searching, moving by card. */
import {
  codeOf,
  FIRST_SEAT,
  type Kind,
  NO_OPTION,
  NO_SEAT,
  type Option,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import { DECKS } from '../../packs/items.ts';
import { asSlot, NO_WAY, type Slot, slotsWhere } from '../board.ts';
import { boardOf } from '../book.ts';
import {
  canWalk,
  hasComputer,
  hasPassive,
  itemKind,
  itemValue,
  kindRef,
  seatOf,
  sheetOf,
  who,
} from '../crew.ts';
import { addAmmo, ammoOf, capacityOf, mount, weaponOf } from '../items.ts';
import { EVENT } from '../log-events.ts';
import { enter, walk, walkOf } from '../move.ts';
import { deckOf, hasAnyCards, hasCards, search } from '../search.ts';
import { isActionCard, itemOf, KIND, modelOf } from '../things.ts';
import type { SurvivalOffer, SurvivalTable } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { hasWay, offerWays } from './fighting.ts';
import { effectRule } from './rule.ts';

/** Weapons in hand of a class or of one model. */
const weaponsIn = (table: SurvivalTable, seat: Seat, which: string): Thing[] =>
  table.zone(ZONE.held(seat)).filter((thing) => {
    const kind = table.kind(thing);
    const { weapon } = itemOf(kind);
    return weapon && (weapon.class === which || modelOf(kind) === which);
  });

/** Those that could take ammo, by kind. */
const loadable = (table: SurvivalTable, seat: Seat, which: string): Kind[] =>
  weaponsIn(table, seat, which)
    .filter((thing) => ammoOf(table, thing) < capacityOf(table, thing))
    .map((thing) => table.kind(thing));

const energyWeapons = (table: SurvivalTable, seat: Seat): Kind[] =>
  table
    .zone(ZONE.held(seat))
    .filter((thing) => itemOf(table.kind(thing)).weapon?.class === 'energy')
    .map((thing) => table.kind(thing));

/** Heavy Items that are not tied to another yet. */
function loose(table: SurvivalTable, seat: Seat): Thing[] {
  return table.zone(ZONE.held(seat)).filter((thing) => !table.vars.taped.includes(thing));
}

/** Characters that an order reaches: in the same Room, or through the Intercom. */
export function inReach(table: SurvivalTable, seat: Seat, other: Seat): boolean {
  const slot = table.vars.place[other]!;
  if (other === seat || slot === 0) return false;
  if (slot === table.vars.place[seat]) return true;
  return hasPassive(table, seat, KIND.intercom) && hasComputer(table, slot);
}

/** The other entrances of the Technical Corridor networks of a slot (NEM-CARD-mechanic-technical-corridors). */
function entrances(table: SurvivalTable, slot: Slot): number[] {
  const board = boardOf(table);
  const found = board.technicalOf[slot]!.flatMap((way) =>
    board.ends[way]!.filter((to) => to !== slot),
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

const yellowRooms = (table: SurvivalTable, slot: Slot): Slot[] =>
  slotsWhere(
    table.vars.rooms,
    (_room, to) => to !== slot && sheetOf(table, to)?.colour === 'yellow',
  );

function offerDecks(table: SurvivalTable, offer: SurvivalOffer): void {
  DECKS.forEach((_, deck) => {
    offer.unless(hasCards(table, deck) ? null : 'deck-empty', VERB['search-in'](deck));
  });
}

export const gearEffects = {
  load: effectRule('load', {
    whyNot(table, { seat }, { weapon }) {
      if (loadable(table, seat, weapon).length > 0) return null;
      return weaponsIn(table, seat, weapon).length > 0 ? 'weapon-full' : 'nothing-to-gain';
    },
    offer(table, { seat }, { weapon }, offer) {
      for (const kind of loadable(table, seat, weapon)) offer.add(VERB.load(itemValue(kind)));
    },
    run(table, { seat }, { ammo }, choice) {
      const kind = itemKind(VERB.load.value(choice, 0));
      const weapon = weaponOf(table, seat, kind);
      addAmmo(table, weapon, ammo === 'full' ? capacityOf(table, weapon) : ammo);
      table.log?.tell('weapon-loaded', EVENT.loads, {
        who: who(table, seat),
        weapon: kindRef(table, 'item', kind),
        ammo: ammoOf(table, weapon),
      });
    },
  }),
  extend: effectRule('extend', {
    whyNot: (table, { seat }) =>
      energyWeapons(table, seat).length > 0 ? null : 'no-energy-weapon',
    offer(table, { seat }, _effect, offer) {
      for (const kind of energyWeapons(table, seat)) offer.add(VERB.extend(itemValue(kind)));
    },
    run(table, { seat }, { ammo, capacity }, choice) {
      const weapon = weaponOf(table, seat, itemKind(VERB.extend.value(choice, 0)));
      mount(table, seat, table.find(ZONE.inventory(seat), KIND.magazine), weapon, capacity);
      addAmmo(table, weapon, ammo);
    },
  }),
  tape: effectRule('tape', {
    whyNot: (table, { seat }) => (loose(table, seat).length > 1 ? null : 'nothing-to-tape'),
    offer(table, { seat }, _effect, offer) {
      const things = loose(table, seat);
      const said = new Set<Option>();
      things.forEach((first, i) => {
        for (const second of things.slice(i + 1)) {
          const [a, b] = [table.kind(first), table.kind(second)].sort((x, y) => x - y) as [
            Kind,
            Kind,
          ];
          said.add(VERB.tape(itemValue(a), itemValue(b)));
        }
      });
      for (const option of said) offer.add(option);
    },
    run(table, { seat }, _effect, choice) {
      const things = loose(table, seat);
      const first = things.find(
        (thing) => table.kind(thing) === itemKind(VERB.tape.value(choice, 0)),
      )!;
      const second = things.find(
        (thing) => thing !== first && table.kind(thing) === itemKind(VERB.tape.value(choice, 1)),
      )!;
      table.vars.taped.push(first, second);
      table.log?.tell('items-taped', EVENT.tapes, {
        who: who(table, seat),
        first: kindRef(table, 'item', itemKind(VERB.tape.value(choice, 0))),
        second: kindRef(table, 'item', itemKind(VERB.tape.value(choice, 1))),
      });
    },
  }),
  search: effectRule('search', {
    plain(table, { slot }) {
      return deckOf(table, slot) >= 0 ? VERB.yes() : NO_OPTION;
    },
    whyNot(table, { slot }, { evenEmpty }) {
      const deck = deckOf(table, slot);
      if (deck === -2) return 'room-has-no-items';
      if (table.vars.items[slot]! <= 0 && !evenEmpty) return 'room-searched-empty';
      return (deck >= 0 ? hasCards(table, deck) : hasAnyCards(table)) ? null : 'deck-empty';
    },
    offer(table, { slot }, _effect, offer) {
      if (deckOf(table, slot) >= 0) offer.add(VERB.yes());
      else offerDecks(table, offer);
    },
    run(table, { seat, slot }, _effect, choice) {
      if (table.vars.items[slot]! > 0) table.vars.items[slot]!--;
      const named = codeOf(choice) === VERB['search-in'].code;
      const deck = named ? VERB['search-in'].value(choice, 0) : deckOf(table, slot);
      table.call(search, { seat, deck });
    },
  }),
  storage: effectRule('storage', {
    whyNot: (table) => (hasAnyCards(table) ? null : 'deck-empty'),
    offer: (table, _doer, _effect, offer) => offerDecks(table, offer),
    run(table, { seat }, _effect, choice) {
      table.call(search, { seat, deck: VERB['search-in'].value(choice, 0) });
    },
  }),
  order: effectRule('order', {
    whyNot(table, { seat }) {
      for (let other = FIRST_SEAT; other < table.state.seats; other++)
        if (inReach(table, seat, other) && hasWay(table, table.vars.place[other]!)) return null;
      return 'nobody-to-order order';
    },
    offer(table, { seat }, _effect, offer) {
      const { vars } = table;
      for (let other = FIRST_SEAT; other < table.state.seats; other++)
        if (inReach(table, seat, other))
          for (const to of boardOf(table).neighbours[vars.place[other]!]!)
            offer.unless(
              canWalk(table, vars.place[other]!, to) ? null : 'closed-door',
              VERB.order(vars.character[other]!, to),
            );
    },
    run(table, _doer, _effect, choice) {
      const other = seatOf(table.vars, VERB.order.value(choice, 0));
      table.call(walk, walkOf(other, asSlot(VERB.order.value(choice, 1)), { attacked: true }));
    },
  }),
  sneak: effectRule('sneak', {
    whyNot: (table, { slot }) => (hasWay(table, slot) ? null : 'closed-door'),
    offer: (table, { slot }, _effect, offer) => offerWays(table, slot, VERB.sneak, offer),
    run(table, { seat }, _effect, choice) {
      const to = asSlot(VERB.sneak.value(choice, 0));
      table.call(walk, walkOf(seat, to, { noise: 'none' }));
    },
  }),
  crawl: effectRule('crawl', {
    whyNot: (table, { slot }) =>
      entrances(table, slot).length > 0 ? null : 'no-technical-corridor',
    offer(table, { slot }, _effect, offer) {
      for (const to of entrances(table, slot)) offer.add(VERB.crawl(to));
    },
    run(table, { seat }, { thenPass }, choice) {
      if (thenPass) table.vars.mustPass = true;
      const to = asSlot(VERB.crawl.value(choice, 0));
      table.call(enter, {
        seat,
        other: NO_SEAT,
        to,
        way: NO_WAY,
        noise: 'roll',
        exit: 0,
        due: false,
      });
    },
  }),
  spacewalk: effectRule('spacewalk', {
    whyNot(table, { slot }) {
      if (sheetOf(table, slot)?.colour !== 'yellow') return 'no-hatch-here';
      return yellowRooms(table, slot).length > 0 ? null : 'nothing-to-gain';
    },
    offer(table, { slot }, _effect, offer) {
      for (const to of yellowRooms(table, slot)) offer.add(VERB.spacewalk(to));
    },
    run(table, { seat }, _effect, choice) {
      for (const thing of table.zone(ZONE.hand(seat)).slice())
        if (isActionCard(table.kind(thing))) table.move(thing, ZONE.discard(seat));
      const to = asSlot(VERB.spacewalk.value(choice, 0));
      table.call(enter, {
        seat,
        other: NO_SEAT,
        to,
        way: NO_WAY,
        noise: 'roll',
        exit: 0,
        due: false,
      });
    },
  }),
};
