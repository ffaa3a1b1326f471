/** What an action costs in cards, which are asked for one by one. */
import { computed, signal } from '@preact/signals';
import { browserGame, moment } from '../link.ts';
import { scene } from './current.ts';

/** What was chosen last that costs cards, and how many of them have been paid. */
const bill = signal({ cost: 0, paid: 0 });

/** Whether what is asked is to be paid with a card. */
export const isPayment = computed(() => {
  const { at, min = 1, max = 1 } = moment.value?.view.question ?? {};
  return at !== undefined && at === browserGame.value?.payment && min === 1 && max === 1;
});

/** Which card is asked for, of how many; null where it is the only one. */
export const payment = computed(() => {
  const { cost, paid } = bill.value;
  return isPayment.value && cost > 1 && paid < cost ? { number: paid + 1, of: cost } : null;
});

/** A card to pay with, where all that are held must go. */
export const lastCard = computed<string | null>(() => {
  const now = payment.value;
  if (now === null) return null;
  const held = scene.value?.hand.reduce((sum, { copies = 1 }) => sum + copies, 0) ?? 0;
  return held === now.of - now.number + 1
    ? (moment.value?.view.question?.options[0] ?? null)
    : null;
});

/** Something has been answered: it costs this many cards, or pays one of them. */
export function noteAnswer(cost: number | null): void {
  const { cost: of, paid } = bill.peek();
  if (isPayment.peek()) bill.value = { cost: of, paid: paid + 1 };
  else if (cost !== null) bill.value = { cost, paid: 0 };
}

/** What was taken back is no longer paid for. */
export function forgetBill(): void {
  bill.value = { cost: 0, paid: 0 };
}
