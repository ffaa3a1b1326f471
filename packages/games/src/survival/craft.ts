/** Crafting: two Items with the right symbols become one from the open pool. */
import { type Kind, NO_THING, type Option, type Seat, type Thing } from '@deadlight/engine';
import { type CraftSymbol, RECIPES } from '../packs/items.ts';
import { findItem, itemKind, itemsOf, itemValue, kindRef, who } from './crew.ts';
import { gain } from './gain.ts';
import { addAmmo, capacityOf, isWeapon, spend } from './items.ts';
import { EVENT } from './log-events.ts';
import type { WhyNot } from './rule-names.ts';
import { item, itemOf, modelOf } from './things.ts';
import type { SurvivalOffer, SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

const PLANS = RECIPES.map(({ makes, of }) => ({ makes: item(makes), model: makes, of }));

/** A copy of a Crafted Item that is still in the open pool, or -1. */
const available = (table: SurvivalTable, model: string): Thing =>
  table.zone(ZONE.crafted).find((thing) => modelOf(table.kind(thing)) === model) ?? NO_THING;

/** Whether an Item stands for a symbol; with Ingenuity any yellow one is a tool (LCK-CRAFT-13-R). */
const fits = (kind: Kind, symbol: CraftSymbol, yellowAsTool: boolean): boolean => {
  const { symbol: own, back } = itemOf(kind);
  return own === symbol || (yellowAsTool && symbol === 'tool' && back === 'yellow');
};

/** How many Items of a kind a Character has. */
function copies(table: SurvivalTable, seat: Seat, kind: Kind): number {
  return table.count(ZONE.inventory(seat), kind) + table.count(ZONE.held(seat), kind);
}

/** Everything that can be crafted, from each pair of Items (NEM-BASIC-10, NEM-ITEM-23). */
export function offerCrafts(
  table: SurvivalTable,
  seat: Seat,
  yellowAsTool: boolean,
  rule: WhyNot | null,
  offer: SurvivalOffer,
): void {
  if (table.zone(ZONE.inventory(seat)).length + table.zone(ZONE.held(seat)).length < 2) return;
  const items = itemsOf(table, seat);
  for (const { makes, model, of } of PLANS)
    for (const first of items) {
      if (!fits(first, of[0], yellowAsTool)) continue;
      for (const second of items) {
        if (!fits(second, of[1], yellowAsTool)) continue;
        if (first === second && copies(table, seat, first) < 2) continue;
        const gone = available(table, model) < 0 ? 'crafted-item-gone' : null;
        offer.unless(
          rule ?? gone,
          VERB.craft(itemValue(makes), itemValue(first), itemValue(second)),
        );
      }
    }
}

export function canCraft(table: SurvivalTable, seat: Seat, yellowAsTool: boolean): boolean {
  let can = false;
  const probe: SurvivalOffer = {
    explaining: false,
    add() {
      can = true;
    },
    refuse() {},
    unless(rule) {
      if (rule === null) can = true;
    },
  };
  offerCrafts(table, seat, yellowAsTool, null, probe);
  return can;
}

/** Both parts are discarded openly (NEM-INFO-21-R); a Flamethrower comes full (NEM-ITEM-22). */
export function craft(table: SurvivalTable, seat: Seat, choice: Option): void {
  const [makes, first, second] = VERB.craft.values(choice);
  spend(table, findItem(table, seat, itemKind(first)));
  spend(table, findItem(table, seat, itemKind(second)));
  const made = available(table, modelOf(itemKind(makes)));
  table.log?.tell('item-crafted', EVENT.crafts, {
    who: who(table, seat),
    item: kindRef(table, 'item', itemKind(makes)),
    first: kindRef(table, 'item', itemKind(first)),
    second: kindRef(table, 'item', itemKind(second)),
  });
  if (isWeapon(table, made)) addAmmo(table, made, capacityOf(table, made));
  gain(table, seat, made);
  // In the Inventory it shows its blue back again (NEM-INFO-21-R).
  table.forget(made);
}
