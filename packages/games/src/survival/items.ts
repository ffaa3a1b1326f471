/** Items: gained, used up, dropped, mounted and tied together. */
import { asSeen, type Seat } from '@deadlight/engine';
import { DECKS, type Deck } from '../packs/items.ts';
import { bookOf } from './book.ts';
import { who } from './crew.ts';
import { itemOf, K, WEAPONS } from './things.ts';
import { CAPACITIES, type SurvivalTable, type Vars } from './vars.ts';
import { Z } from './zones.ts';

/** An Item with all that is mounted on it or tied to it, which goes where it goes (NEM-ITEM-10-R). */
export function withParts(vars: Vars, thing: number): number[] {
  const parts = [thing];
  for (let i = 0; i < vars.taped.length; i += 2) {
    if (vars.taped[i] === thing) parts.push(vars.taped[i + 1]!);
    else if (vars.taped[i + 1] === thing) parts.push(vars.taped[i]!);
  }
  for (let i = 0; i < vars.mounts.length; i += 2)
    if (parts.includes(vars.mounts[i + 1]!)) parts.push(vars.mounts[i]!);
  return parts;
}

function forget(pairs: number[], thing: number): void {
  for (let i = pairs.length - 2; i >= 0; i -= 2)
    if (pairs[i] === thing || pairs[i + 1] === thing) pairs.splice(i, 2);
}

/** Out of the game, face down, with all its parts (NEM-ITEM-05, NEM-INFO-19). */
export function lose(table: SurvivalTable, seat: Seat, thing: number): void {
  if (!bookOf(table).variants.tapedFallTogether) forget(table.vars.taped, thing);
  for (const part of withParts(table.vars, thing)) {
    table.log?.tell('ITEM-05', 'item-dropped', {
      who: who(table, seat),
      item: asSeen(table, part),
    });
    bookOf(table).piles.dropItem(table, part);
    forget(table.vars.taped, part);
    forget(table.vars.mounts, part);
  }
}

/** The open pile that a used Item goes to (NEM-ITEM-19-R, NEM-ITEM-24-R). */
function pileOf(kind: number): number {
  const deck = DECKS.indexOf(itemOf(kind).back as Deck);
  return deck < 0 ? Z.used : Z.itemDiscard + deck;
}

/** A used or spent Item, with what is mounted on it; what was tied to it stays. */
export function spend(table: SurvivalTable, thing: number): void {
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
  vars.ammo[gun] = 0;
  vars.capacity[gun] = CAPACITIES[gun]!;
}

/** The Autoloader goes on the rifle as soon as its owner holds it (NEM-CARD-autoloader). */
export function mountAutoloader(table: SurvivalTable, seat: Seat): void {
  const loader = table.find(Z.gear + seat, K.autoloader);
  const rifle = table.find(Z.held + seat, K.assaultRifle);
  if (loader < 0 || rifle < 0) return;
  mount(table, seat, loader, rifle, 1);
}

/** Mounts an Item on a weapon for good: the pair is one Item (NEM-ITEM-06). */
export function mount(
  table: SurvivalTable,
  seat: Seat,
  part: number,
  host: number,
  capacity: number,
): void {
  table.move(part, Z.mounted + seat);
  table.vars.mounts.push(part, host);
  table.vars.capacity[gunOf(table, host)]! += capacity;
  table.log?.tell('ITEM-06', 'mounted', {
    who: who(table, seat),
    item: asSeen(table, part),
    weapon: asSeen(table, host),
  });
}

/** Whether the Autoloader is on a weapon. */
export function hasAutoloader(table: SurvivalTable, weapon: number): boolean {
  const { mounts } = table.vars;
  for (let i = 0; i < mounts.length; i += 2)
    if (mounts[i + 1] === weapon && table.kind(mounts[i]!) === K.autoloader) return true;
  return false;
}

export const isWeapon = (table: SurvivalTable, thing: number): boolean =>
  itemOf(table.kind(thing)).weapon !== undefined;

const gunOf = (table: SurvivalTable, thing: number): number => WEAPONS.indexOf(table.kind(thing));

export const ammoOf = (table: SurvivalTable, thing: number): number =>
  table.vars.ammo[gunOf(table, thing)]!;

export const capacityOf = (table: SurvivalTable, thing: number): number =>
  table.vars.capacity[gunOf(table, thing)]!;

/** More or less ammo, never above the capacity (NEM-ITEM-11, NEM-ITEM-13-R). */
export function addAmmo(table: SurvivalTable, thing: number, ammo: number): void {
  const { vars } = table;
  const gun = gunOf(table, thing);
  vars.ammo[gun] = Math.min(vars.capacity[gun]!, vars.ammo[gun]! + ammo);
}

/** The weapon of a kind in a Character's hands, or -1. */
export const weaponOf = (table: SurvivalTable, seat: Seat, kind: number): number =>
  table.find(Z.held + seat, kind);
