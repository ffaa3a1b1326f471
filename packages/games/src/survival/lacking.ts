/** Refusals that say how much is missing. */
import type { Refusal, WhyNot } from './rule-names.ts';

type TooFew = Extract<Refusal, `too-few-cards${string}`>;

/** No Action costs more cards. */
const MAX_COST = 12;

/** Made once: they are looked up for every option that is too dear, also where nobody reads them. */
const allOf = (rule: TooFew): readonly WhyNot[] =>
  Array.from({ length: MAX_COST + 1 }, (_, missing): WhyNot => `${rule} ${missing}`);

const LACKING: Readonly<Record<TooFew, readonly WhyNot[]>> = {
  'too-few-cards': allOf('too-few-cards'),
  'too-few-cards-for-card': allOf('too-few-cards-for-card'),
  'too-few-cards-for-item': allOf('too-few-cards-for-item'),
  'too-few-cards-for-room': allOf('too-few-cards-for-room'),
};

export const lacking = (rule: TooFew, cards: number): WhyNot => LACKING[rule][cards] ?? rule;

/** The rule against an Action that costs more than there is in hand, or null. */
export const tooDear = (cards: number, cost: number): WhyNot | null =>
  cards < cost ? lacking('too-few-cards', cost - cards) : null;
