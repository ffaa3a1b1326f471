/** What can be done for action points, as a player wants to see it before choosing (PAN-TURN-05). */
import { codeOf, type Option } from '@deadlight/engine';
import { type Effect, SEARCH_CARDS } from './data/search-cards.ts';
import type { PanicTable } from './vars.ts';
import { V } from './words.ts';

const costOfCard = (does: Effect['does']): number =>
  SEARCH_CARDS.find((card) => card.effect?.does === does)!.cost;

const COSTS: Readonly<Record<number, number>> = {
  [V.explore.code]: 1,
  [V.dig.code]: 1,
  [V.move.code]: 1,
  [V.search.code]: 1,
  [V.treat.code]: 1,
  [V.terminal.code]: 1,
  [V.shoot.code]: 1,
  [V.burn.code]: 1,
  [V.lay.code]: 0,
  [V.stab.code]: costOfCard('stab'),
  [V.boost.code]: costOfCard('gain-actions'),
  [V.heal.code]: costOfCard('heal'),
  [V.share.code]: costOfCard('heal'),
  [V.grenade.code]: costOfCard('blast'),
  [V.inspect.code]: costOfCard('see-hand'),
  [V.lure.code]: costOfCard('lure'),
};

/** Elsewhere the point has been paid already, or nothing is to be paid. */
const PAID_AT = ['turn/act', 'enter/meet'];

/** The action points of an option, or null where it is no action. */
export function costOf(table: PanicTable, option: Option): number | null {
  const at = table.state.stack.at(-1)?.at ?? '';
  return PAID_AT.includes(at) ? (COSTS[codeOf(option)] ?? null) : null;
}
