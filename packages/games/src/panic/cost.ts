/** Action point costs, shown to a player before choosing (PAN-TURN-05). */
import { codeOf, type Option } from '@deadlight/engine';
import { type Effect, SEARCH_CARDS } from './data/search-cards.ts';
import type { PanicTable } from './vars.ts';
import { VERB } from './words.ts';

const costOfCard = (does: Effect['does']): number =>
  SEARCH_CARDS.find((card) => card.effect?.does === does)!.cost;

const COSTS: Readonly<Record<number, number>> = {
  [VERB.explore.code]: 1,
  [VERB.dig.code]: 1,
  [VERB.move.code]: 1,
  [VERB.search.code]: 1,
  [VERB.treat.code]: 1,
  [VERB.terminal.code]: 1,
  [VERB.shoot.code]: 1,
  [VERB.burn.code]: 1,
  [VERB.lay.code]: 0,
  [VERB.stab.code]: costOfCard('stab'),
  [VERB.boost.code]: costOfCard('gain-actions'),
  [VERB.heal.code]: costOfCard('heal'),
  [VERB.share.code]: costOfCard('heal'),
  [VERB.grenade.code]: costOfCard('blast'),
  [VERB.inspect.code]: costOfCard('see-hand'),
  [VERB.lure.code]: costOfCard('lure'),
};

/** Elsewhere the point has been paid already, or nothing is to be paid. */
const PAID_AT = ['turn/act', 'enter/meet'];

/** The action points of an option, or null if it is not an action. */
export function costOf(table: PanicTable, option: Option): number | null {
  const at = table.state.stack.at(-1)?.at ?? '';
  return PAID_AT.includes(at) ? (COSTS[codeOf(option)] ?? null) : null;
}
