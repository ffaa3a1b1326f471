/** Why something is not possible, in a player's words. */
import type { View } from '@deadlight/engine';
import type { Said } from '../../telling/telling.ts';
import type { Voice } from '../../text/voice.ts';
import type { Effect, When } from '../effect.ts';
import { actionOf, isActionCard, itemOf } from '../things.ts';
import { roomAt, varsOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** Rules that only say that there is nothing to be done: what is missing depends on what one wanted to do. */
const IDLE = ['ACT-17-R', 'CARD-GENERAL-03-R'] as const;

interface Source {
  readonly when?: When;
  readonly does: readonly Effect[];
}

/** The card, the Item or the Room that an option uses. */
function sourceOf(setting: Setting, view: View, { word, data }: Said): Source | undefined {
  const kindOf = (ref: string): number =>
    setting.game().kinds.findIndex(({ group, name }) => ref === `@${group}.${name}`);
  if (data['card'] !== undefined) {
    const kind = kindOf(data['card']);
    return isActionCard(kind) ? actionOf(kind) : undefined;
  }
  if (data['item'] !== undefined) return itemOf(kindOf(data['item']));
  if (word !== 'room') return undefined;
  const { id } = roomAt(setting, view, varsOf(view).place[view.seat]!);
  return setting.rooms.find((room) => room.id === id);
}

export function whyNot(
  setting: Setting,
  view: View,
  voice: Voice,
  option: Said,
  rule: string,
): string {
  const source = sourceOf(setting, view, option);
  // The rule that is cited is the one against the first effect.
  const [first] = source?.does ?? [];
  const lack = `lack.${first?.does ?? (option.word === 'room' ? 'none' : option.word)}`;
  const isIdle = IDLE.some((name) => setting.game().rule?.(name) === rule);
  if (isIdle && voice.has(lack)) return voice.say(lack);
  const text = `whyNot.${rule}`;
  return voice.say(text, { when: source?.when ?? 'calm' });
}
