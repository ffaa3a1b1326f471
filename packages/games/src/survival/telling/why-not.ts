/** Why something is not possible, in a player's words: the one reason that holds, and what would help. */
import { type Kind, nameIn, type View } from '@deadlight/engine';
import { saidIn } from '../../telling/option.ts';
import type { Said } from '../../telling/telling.ts';
import type { Voice } from '../../text/voice.ts';
import type { Effect, When } from '../effect.ts';
import type { Refusal } from '../rule-names.ts';
import { actionOf, isActionCard, itemOf } from '../things.ts';
import { cardsIn, roomAt, varsOf, zoneOf } from './seen.ts';
import type { Setting } from './setting.ts';
import { loadOf } from './weapons.ts';

/** Rules that only say that nothing can be done: what is missing depends on the action. */
const IDLE: readonly Refusal[] = ['nothing-to-gain', 'no-marker-here'];

/** Cards in hand that pay for nothing. */
const CONTAMINATION: readonly string[] = ['contamination', 'infected', 'clean'];

interface Source {
  readonly when?: When;
  readonly does: readonly Effect[];
  readonly uses?: number;
}

/** The card, the Item or the Room that an option uses. */
function sourceOf(setting: Setting, view: View, { word, data }: Said): Source | undefined {
  const kindOf = (ref: string): Kind =>
    setting.vocabulary.kinds.findIndex(({ group, name }) => ref === `@${group}.${name}`) as Kind;
  if (data['card'] !== undefined) {
    const kind = kindOf(data['card']);
    return isActionCard(kind) ? actionOf(kind) : undefined;
  }
  if (data['item'] !== undefined) return itemOf(kindOf(data['item']));
  if (word !== 'room') return undefined;
  const { id } = roomAt(setting, view, varsOf(view).place[view.seat]!);
  return setting.rooms.find((room) => room.id === id);
}

/** How many more cards it would take to pay; 0 if the cost is not known. */
function missingCards(view: View, notation: string, { word }: Said): number {
  const cost = view.question?.costs[notation] ?? 0;
  const held = cardsIn(view, zoneOf('hand', view.seat));
  const paying = held.filter((card) => !CONTAMINATION.includes(card)).length;
  return Math.max(0, cost - (word === 'play' ? paying - 1 : paying));
}

const isSpent = ({ vocabulary }: Setting, view: View, { data }: Said, source?: Source): boolean =>
  source?.uses !== undefined && loadOf(vocabulary, view, nameIn(data['item']!))?.ammo === 0;

export function whyNot(
  setting: Setting,
  view: View,
  voice: Voice,
  notation: string,
  rule: string,
): string {
  const option = saidIn(setting.vocabulary, notation);
  const source = sourceOf(setting, view, option);
  // The rule that is cited is the one against the first effect.
  const [first] = source?.does ?? [];
  const values = {
    when: source?.when ?? 'calm',
    which: 'other',
    missing: missingCards(view, notation, option),
    ...setting.reason(view, option, rule, first?.does),
  };
  const lack = `lack.${first?.does ?? (option.word === 'room' ? 'none' : option.word)}`;
  const isIdle = IDLE.some((name) => setting.vocabulary.rule?.(name) === rule);
  if (isIdle && isSpent(setting, view, option, source)) return voice.say('lack.spent');
  if (isIdle && voice.has(lack)) return voice.say(lack, values);
  return voice.say(`whyNot.${rule}`, values);
}
