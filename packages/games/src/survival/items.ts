/** Items: gained, used up, dropped, mounted and tied together. */
import { asSeen, type Kind, type Seat, type Thing } from '@deadlight/engine';
import { DECKS, type Deck } from '../packs/items.ts';
import { bookOf } from './book.ts';
import { who } from './crew.ts';
import { EVENT } from './log-events.ts';
import { itemOf, MOUNTED, WEAPONS } from './things.ts';
import { CAPACITIES, pairsOf, type SurvivalTable, type Vars } from './vars.ts';
import { ZONE } from './zones.ts';

/** An Item with all that is mounted on it or tied to it, which goes where it goes (NEM-ITEM-10-R). */
export function withParts(vars: Vars, thing: Thing): Thing[] {
  const parts = [thing];
  for (const [first, second] of pairsOf(vars.taped)) {
    if (first === thing) parts.push(second);
    else if (second === thing) parts.push(first);
  }
  for (const [part, host] of pairsOf(vars.mounts)) if (parts.includes(host)) parts.push(part);
  return parts;
}

function forget(pairs: number[], thing: Thing): void {
  for (let i = pairs.length - 2; i >= 0; i -= 2)
    if (pairs[i] === thing || pairs[i + 1] === thing) pairs.splice(i, 2);
}

/** Out of the game, face down, with all its parts (NEM-ITEM-05, NEM-INFO-19). */
export function lose(table: SurvivalTable, seat: Seat, thing: Thing): void {
  if (!bookOf(table).variants.tapedFallTogether) forget(table.vars.taped, thing);
  for (const part of withParts(table.vars, thing)) {
    table.log?.tell('dropped', EVENT['item-dropped'], {
      who: who(table, seat),
      item: asSeen(table, part),
    });
    bookOf(table).piles.dropItem(table, part);
    forget(table.vars.taped, part);
    forget(table.vars.mounts, part);
  }
}

// LCK-CRAFT-10-R, LCK-CRAFT-11-R
/** The open pile that a used Item goes to (NEM-ITEM-19-R, NEM-ITEM-24-R). */
export function pileOf(kind: Kind): number {
  const deck = DECKS.indexOf(itemOf(kind).back as Deck);
  return deck < 0 ? ZONE.used : ZONE.itemDiscard(deck);
}

/** A used or spent Item, with what is mounted on it; what was tied to it stays. */
export function spend(table: SurvivalTable, thing: Thing): void {
  const { vars } = table;
  table.move(thing, pileOf(table.kind(thing)));
  forget(vars.taped, thing);
  for (let i = vars.mounts.length - 2; i >= 0; i -= 2)
    if (vars.mounts[i + 1] === thing)
      table.move(vars.mounts[i]!, pileOf(table.kind(vars.mounts[i]!)));
  forget(vars.mounts, thing);
  if (!isWeapon(table, thing)) return;
  // Found again, it is as good as new.
  const gun = gunOf(table, thing);
  // LCK-ITEM-21-R
  vars.ammo[gun] = 0;
  vars.capacity[gun] = CAPACITIES[gun]!;
}

/** A part goes on its weapon as soon as its owner holds both (NEM-CARD-autoloader). */
export function mountParts(table: SurvivalTable, seat: Seat): void {
  for (const { part, host, capacity } of MOUNTED) {
    const own = table.find(ZONE.gear(seat), part);
    const weapon = own < 0 ? own : table.find(ZONE.held(seat), host);
    if (weapon >= 0) mount(table, seat, own, weapon, capacity);
  }
}

/** Mounts an Item on a weapon for good: the pair is one Item (NEM-ITEM-06). */
export function mount(
  table: SurvivalTable,
  seat: Seat,
  part: Thing,
  host: Thing,
  capacity: number,
): void {
  table.move(part, ZONE.mounted(seat));
  table.vars.mounts.push(part, host);
  table.vars.capacity[gunOf(table, host)]! += capacity;
  table.log?.tell('item-mounted', EVENT.mounted, {
    who: who(table, seat),
    item: asSeen(table, part),
    weapon: asSeen(table, host),
  });
}

/** Whether a part that is mounted on a weapon makes loading it free. */
export const loadsFree = (table: SurvivalTable, weapon: number): boolean =>
  pairsOf(table.vars.mounts).some(
    ([part, host]) => host === weapon && itemOf(table.kind(part)).mounts?.loadsFree === true,
  );

export const isWeapon = (table: SurvivalTable, thing: Thing): boolean =>
  itemOf(table.kind(thing)).weapon !== undefined;

const gunOf = (table: SurvivalTable, thing: Thing): number => WEAPONS.indexOf(table.kind(thing));

export const ammoOf = (table: SurvivalTable, thing: Thing): number =>
  table.vars.ammo[gunOf(table, thing)]!;

export const capacityOf = (table: SurvivalTable, thing: Thing): number =>
  table.vars.capacity[gunOf(table, thing)]!;

/** More or less ammo, never above the capacity (NEM-ITEM-11, NEM-ITEM-13-R). */
export function addAmmo(table: SurvivalTable, thing: Thing, ammo: number): void {
  const { vars } = table;
  const gun = gunOf(table, thing);
  vars.ammo[gun] = Math.min(vars.capacity[gun]!, vars.ammo[gun]! + ammo);
}

/** As much ammo, or as many uses, as a thing can hold. */
export function refill(table: SurvivalTable, thing: Thing): void {
  const gun = gunOf(table, thing);
  table.vars.ammo[gun] = table.vars.capacity[gun]!;
}

/** The weapon of a kind in a Character's hands, or -1. */
export const weaponOf = (table: SurvivalTable, seat: Seat, kind: Kind): Thing =>
  table.find(ZONE.held(seat), kind);
