/** Why something is not possible, in a player's words: the one reason that holds, and what would help. */
import { at, type Kind, type RefusedOption, type View } from '@deadlight/engine';
import { saidIn } from '../../telling/option.ts';
import type { Said } from '../../telling/telling.ts';
import type { Voice } from '../../text/voice.ts';
import type { Effect, When } from '../effect.ts';
import type { Refusal } from '../rule-names.ts';
import { actionOf, isActionCard, itemOf } from '../things.ts';
import { roomAt, varsOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** Rules that only say that nothing can be done: what is missing depends on the action. */
const IDLE: readonly Refusal[] = ['nothing-to-gain', 'no-marker-here'];

interface Source {
  readonly when?: When;
  readonly does: readonly Effect[];
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
  const { id } = roomAt(setting, view, at(varsOf(view).place, view.seat, 'place of seat'));
  return setting.rooms.find((room) => room.id === id);
}

/** Says why an option is refused. */
export function whyNot(
  setting: Setting,
  view: View,
  voice: Voice,
  { option, rule, which, missing }: RefusedOption,
): string {
  const said = saidIn(setting.vocabulary, option);
  const source = sourceOf(setting, view, said);
  // The rule that is cited is the one against the first effect.
  const [first] = source?.does ?? [];
  const values = {
    when: source?.when ?? 'calm',
    which: which ?? 'other',
    missing: missing ?? 0,
  };
  const lack = `lack.${which === 'spent' ? 'spent' : (first?.does ?? (said.word === 'room' ? 'none' : said.word))}`;
  const isIdle = IDLE.some((name) => setting.vocabulary.rule?.(name) === rule);
  return voice.say(isIdle && voice.has(lack) ? lack : `whyNot.${rule}`, values);
}
