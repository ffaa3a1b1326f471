/** Weapons, ammo, searching, moving by card. */
import { codeOf, type Offer, type Seat } from '@deadlight/engine';
import { DECKS } from '../../packs/items.ts';
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
import { enter, walk } from '../move.ts';
import { deckOf, hasAnyCards, hasCards, search } from '../search.ts';
import { isActionCard, item, itemOf, K, modelOf } from '../things.ts';
import type { SurvivalTable } from '../vars.ts';
import { V } from '../words.ts';
import { Z } from '../zones.ts';
import { hasWay, offerWays } from './fighting.ts';
import { effectRule } from './rule.ts';

/** Weapons in hand of a class or of one model. */
const weaponsIn = (table: SurvivalTable, seat: Seat, which: string): number[] =>
  table.zone(Z.held + seat).filter((thing) => {
    const kind = table.kind(thing);
    const { weapon } = itemOf(kind);
    return weapon && (weapon.class === which || modelOf(kind) === which);
  });

/** Those that could take ammo, by kind. */
const loadable = (table: SurvivalTable, seat: Seat, which: string): number[] =>
  weaponsIn(table, seat, which)
    .filter((thing) => ammoOf(table, thing) < capacityOf(table, thing))
    .map((thing) => table.kind(thing));

const energyWeapons = (table: SurvivalTable, seat: Seat): number[] =>
  table
    .zone(Z.held + seat)
    .filter((thing) => itemOf(table.kind(thing)).weapon?.class === 'energy')
    .map((thing) => table.kind(thing));

/** Heavy Items that are not tied to another yet. */
function loose(table: SurvivalTable, seat: Seat): number[] {
  return table.zone(Z.held + seat).filter((thing) => !table.vars.taped.includes(thing));
}

/** Characters that an order reaches: in the own Room, or through the Intercom. */
export function inReach(table: SurvivalTable, seat: Seat, other: Seat): boolean {
  const slot = table.vars.place[other]!;
  if (other === seat || slot === 0) return false;
  if (slot === table.vars.place[seat]) return true;
  return hasPassive(table, seat, K.intercom) && hasComputer(table, slot);
}

/** The other entrances of the Technical Corridor networks of a slot (NEM-CARD-mechanic-technical-corridors). */
function entrances(table: SurvivalTable, slot: number): number[] {
  const board = boardOf(table);
  const found = board.technicalOf[slot]!.flatMap((way) =>
    board.ends[way]!.filter((to) => to !== slot),
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

const yellowRooms = (table: SurvivalTable, slot: number): number[] =>
  table.vars.rooms.flatMap((_room, to) =>
    to !== slot && sheetOf(table, to)?.colour === 'yellow' ? [to] : [],
  );

function offerDecks(table: SurvivalTable, offer: Offer): void {
  DECKS.forEach((_, deck) => {
    offer.unless(hasCards(table, deck) ? null : 'ITEM-20-R', V['search-in'](deck));
  });
}

export const gearEffects = {
  load: effectRule('load', {
    whyNot(table, { seat }, { weapon }) {
      if (loadable(table, seat, weapon).length > 0) return null;
      return weaponsIn(table, seat, weapon).length > 0 ? 'ITEM-13-R' : 'ACT-17-R';
    },
    offer(table, { seat }, { weapon }, offer) {
      for (const kind of loadable(table, seat, weapon)) offer.add(V.load(itemValue(kind)));
    },
    run(table, { seat }, { ammo }, choice) {
      const kind = itemKind(V.load.value(choice, 0));
      const weapon = weaponOf(table, seat, kind);
      addAmmo(table, weapon, ammo === 'full' ? capacityOf(table, weapon) : ammo);
      table.log?.tell('ITEM-11', 'loads', {
        who: who(table, seat),
        weapon: kindRef(table, kind),
        ammo: ammoOf(table, weapon),
      });
    },
  }),
  extend: effectRule('extend', {
    whyNot: (table, { seat }) => (energyWeapons(table, seat).length > 0 ? null : 'ITEM-12'),
    offer(table, { seat }, _effect, offer) {
      for (const kind of energyWeapons(table, seat)) offer.add(V.extend(itemValue(kind)));
    },
    run(table, { seat }, { ammo, capacity }, choice) {
      const weapon = weaponOf(table, seat, itemKind(V.extend.value(choice, 0)));
      mount(
        table,
        seat,
        table.find(Z.inventory + seat, item('extended-magazine')),
        weapon,
        capacity,
      );
      addAmmo(table, weapon, ammo);
    },
  }),
  tape: effectRule('tape', {
    whyNot: (table, { seat }) => (loose(table, seat).length > 1 ? null : 'ITEM-07'),
    offer(table, { seat }, _effect, offer) {
      const things = loose(table, seat);
      const said = new Set<number>();
      things.forEach((first, i) => {
        for (const second of things.slice(i + 1)) {
          const [a, b] = [table.kind(first), table.kind(second)].sort((x, y) => x - y) as [
            number,
            number,
          ];
          said.add(V.tape(itemValue(a), itemValue(b)));
        }
      });
      for (const option of said) offer.add(option);
    },
    run(table, { seat }, _effect, choice) {
      const things = loose(table, seat);
      const first = things.find(
        (thing) => table.kind(thing) === itemKind(V.tape.value(choice, 0)),
      )!;
      const second = things.find(
        (thing) => thing !== first && table.kind(thing) === itemKind(V.tape.value(choice, 1)),
      )!;
      table.vars.taped.push(first, second);
      table.log?.tell('ITEM-07', 'tapes', {
        who: who(table, seat),
        first: kindRef(table, itemKind(V.tape.value(choice, 0))),
        second: kindRef(table, itemKind(V.tape.value(choice, 1))),
      });
    },
  }),
  search: effectRule('search', {
    plain(table, { slot }) {
      return deckOf(table, slot) >= 0 ? V.yes() : -1;
    },
    whyNot(table, { slot }, { evenEmpty }) {
      const deck = deckOf(table, slot);
      if (deck === -2) return 'ITEM-17';
      if (table.vars.items[slot]! <= 0 && !evenEmpty) return 'ITEM-16';
      return (deck >= 0 ? hasCards(table, deck) : hasAnyCards(table)) ? null : 'ITEM-20-R';
    },
    offer(table, { slot }, _effect, offer) {
      if (deckOf(table, slot) >= 0) offer.add(V.yes());
      else offerDecks(table, offer);
    },
    run(table, { seat, slot }, _effect, choice) {
      if (table.vars.items[slot]! > 0) table.vars.items[slot]!--;
      const named = codeOf(choice) === V['search-in'].code;
      const deck = named ? V['search-in'].value(choice, 0) : deckOf(table, slot);
      table.call(search, { seat, deck });
    },
  }),
  storage: effectRule('storage', {
    whyNot: (table) => (hasAnyCards(table) ? null : 'ITEM-20-R'),
    offer: (table, _doer, _effect, offer) => offerDecks(table, offer),
    run(table, { seat }, _effect, choice) {
      table.call(search, { seat, deck: V['search-in'].value(choice, 0) });
    },
  }),
  order: effectRule('order', {
    whyNot(table, { seat }) {
      for (let other = 0; other < table.state.seats; other++)
        if (inReach(table, seat, other) && hasWay(table, table.vars.place[other]!)) return null;
      return 'CARD-captain-order';
    },
    offer(table, { seat }, _effect, offer) {
      const { vars } = table;
      for (let other = 0; other < table.state.seats; other++)
        if (inReach(table, seat, other))
          for (const to of boardOf(table).neighbours[vars.place[other]!]!)
            offer.unless(
              canWalk(table, vars.place[other]!, to) ? null : 'MOVE-04',
              V.order(vars.character[other]!, to),
            );
    },
    run(table, _doer, _effect, choice) {
      const other = seatOf(table.vars, V.order.value(choice, 0));
      table.call(walk, {
        seat: other,
        to: V.order.value(choice, 1),
        noise: 'roll',
        exit: 0,
        attacked: true,
      });
    },
  }),
  sneak: effectRule('sneak', {
    whyNot: (table, { slot }) => (hasWay(table, slot) ? null : 'MOVE-04'),
    offer: (table, { slot }, _effect, offer) => offerWays(table, slot, V.sneak, offer),
    run(table, { seat }, _effect, choice) {
      const to = V.sneak.value(choice, 0);
      table.call(walk, { seat, to, noise: 'none', exit: 0, attacked: false });
    },
  }),
  crawl: effectRule('crawl', {
    whyNot: (table, { slot }) => (entrances(table, slot).length > 0 ? null : 'NOISE-10'),
    offer(table, { slot }, _effect, offer) {
      for (const to of entrances(table, slot)) offer.add(V.crawl(to));
    },
    run(table, { seat }, { thenPass }, choice) {
      if (thenPass) table.vars.mustPass = true;
      const to = V.crawl.value(choice, 0);
      table.call(enter, { seat, to, way: -1, noise: 'roll', exit: 0, due: false });
    },
  }),
  spacewalk: effectRule('spacewalk', {
    whyNot(table, { slot }) {
      if (sheetOf(table, slot)?.colour !== 'yellow') return 'CARD-space-suit';
      return yellowRooms(table, slot).length > 0 ? null : 'ACT-17-R';
    },
    offer(table, { slot }, _effect, offer) {
      for (const to of yellowRooms(table, slot)) offer.add(V.spacewalk(to));
    },
    run(table, { seat }, _effect, choice) {
      for (const thing of table.zone(Z.hand + seat).slice())
        if (isActionCard(table.kind(thing))) table.move(thing, Z.discard + seat);
      const to = V.spacewalk.value(choice, 0);
      table.call(enter, { seat, to, way: -1, noise: 'roll', exit: 0, due: false });
    },
  }),
};
